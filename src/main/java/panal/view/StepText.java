package panal.view;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import panal.game.Glyphs;
import panal.game.Pictured;

/**
 * The parts of a {@link StepView} as lines of text; each list is unmodifiable, and empty where
 * there is nothing to see.
 *
 * @param view what is seen
 * @param glyphs with which characters
 */
public record StepText(StepView<?> view, Glyphs glyphs) {

  private static final String LIT = "▶ ";
  private static final String DARK = "  ";

  /** What is searched and how. */
  public List<String> caption() {
    return lines(view.caption());
  }

  /** Iteration, phase and step. */
  public List<String> place() {
    return lines(view.place());
  }

  /** The board, and where it is. */
  public List<String> board() {
    String board =
        view.state() instanceof Pictured pictured
            ? pictured.text(glyphs, view.look().notation())
            : view.state().toString();
    return lines(view.where() + "\n" + board);
  }

  /** The pseudocode, an arrow at each line that ran. */
  public List<String> code() {
    return view.code().lines().stream().map(this::line).map(this::written).toList();
  }

  private String line(Pseudocode.Line line) {
    String marker = line.marker().isEmpty() ? "" : "[" + line.marker() + "] ";
    return (view.isLit(line) ? LIT : DARK) + "  ".repeat(line.depth()) + marker + line.text();
  }

  /** Whether a line of {@link #code()}, in Unicode or in ASCII, ran. */
  public static boolean isLit(String line) {
    return line.startsWith(LIT) || line.startsWith(Ascii.of(LIT));
  }

  /** What was compared or changed. */
  public List<String> numbers() {
    return view.numbers().stream().map(this::table).flatMap(List::stream).toList();
  }

  /** The tree. */
  public List<String> tree() {
    return lines(view.tree().text(glyphs));
  }

  /** The tree, cut down to so many nodes and the path. */
  public List<String> tree(int most) {
    return lines(view.tree().withMost(most).text(glyphs));
  }

  /** The row of the trace. */
  public List<String> row() {
    return view.row().map(this::table).orElse(List.of());
  }

  /** Letters are replaced before columns are aligned, since some become two. */
  private List<String> table(Table table) {
    return lines(
        new Table(
                table.caption(),
                table.columns(),
                table.rows().stream()
                    .map(row -> row.stream().<Entry>map(this::written).toList())
                    .toList())
            .toString());
  }

  private Entry written(Entry entry) {
    return new Entry.Text(written(entry.text()));
  }

  /** A text with these characters. */
  public String written(String text) {
    return glyphs == Glyphs.ASCII ? Ascii.of(text) : text;
  }

  private List<String> lines(String text) {
    return text.lines().map(this::written).toList();
  }

  /** All parts one below the other, without a line end after the last line. */
  public String text() {
    return Stream.of(join(caption(), place()), board(), code(), numbers(), tree(), row())
        .filter(part -> !part.isEmpty())
        .map(part -> String.join("\n", part))
        .collect(Collectors.joining("\n\n"));
  }

  private static List<String> join(List<String> first, List<String> second) {
    List<String> all = new ArrayList<>(first);
    all.addAll(second);
    return all;
  }
}
