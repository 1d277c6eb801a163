package panal.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.jline.terminal.Size;
import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStringBuilder;
import org.jline.utils.AttributedStyle;
import panal.cli.StepWalk.Part;
import panal.game.Glyphs;
import panal.view.StepText;

/**
 * A place of a {@link StepWalk} laid out for a window: board and pseudocode side by side where both
 * fit, below them the numbers and the tree. In a low window only those lines of the pseudocode
 * stand that ran, and the tree is smaller. Where something has to be left out the last line says
 * what.
 *
 * <p>Where a part stands depends on the window as far as it can, not on the step, so that little
 * moves from phase to phase.
 */
final class StepScreen {

  private static final AttributedStyle PLAIN = AttributedStyle.DEFAULT;
  private static final AttributedStyle BOLD = PLAIN.bold();

  private static final int HIGH = 32;
  private static final int VERY_HIGH = 44;
  private static final int LOW = 16;
  private static final int WIDE = 110;
  private static final int NARROWEST = 40;
  private static final int BOARD = 12;
  private static final int TREE = 44;
  private static final int GAP = 3;
  private static final int[] NODES = {40, 24, 12, 8, 5, 3, 2, 1};

  /** One line of the screen, and of which parts there is something on it. */
  private record Row(AttributedString text, Set<Part> parts) {}

  private final StepWalk<?> walk;
  private final StepText text;
  private final AttributedStyle lit;
  private final int width;
  private final int height;

  /**
   * A screen.
   *
   * @param lit the style of what the step ran or went through
   */
  StepScreen(StepWalk<?> walk, Glyphs glyphs, AttributedStyle lit, Size window) {
    this.walk = walk;
    this.text = new StepText(walk.view(), glyphs);
    this.lit = lit;
    width = window.getColumns();
    height = window.getRows();
  }

  /** The lines from top to bottom: at most one less than the window has, none too wide. */
  List<AttributedString> lines() {
    List<Row> rows = head();
    rows.addAll(spaced(top()));
    List<Row> numbers = block(Part.FORMULA);
    if (width >= WIDE) {
      rows.addAll(spaced(beside(tree(rows.size()), numbers, TREE)));
    } else {
      rows.addAll(spaced(numbers));
      rows.addAll(spaced(tree(rows.size())));
    }
    rows.addAll(spaced(block(Part.ROW)));
    return fitted(rows).stream().map(this::narrowed).toList();
  }

  /** Other lines in the same window, as many as fit. */
  List<AttributedString> page(List<String> lines) {
    List<Row> rows = lines.stream().map(line -> row(text.written(line), PLAIN, Set.of())).toList();
    return fitted(rows).stream().map(this::narrowed).toList();
  }

  /** The last line of the window. */
  AttributedString foot(String line, AttributedStyle style) {
    return narrowed(row(text.written(line), style, Set.of()));
  }

  private List<Row> head() {
    List<Row> rows = new ArrayList<>();
    text.place().forEach(line -> rows.add(row(line, BOLD, Set.of())));
    if (height >= LOW) {
      text.caption().forEach(line -> rows.add(row(line, PLAIN, Set.of())));
    }
    return rows;
  }

  /** The line that says where the board is has the whole width. */
  private List<Row> top() {
    List<Row> board = block(Part.BOARD);
    int where = Math.min(1, board.size());
    List<Row> rows = new ArrayList<>(board.subList(0, where));
    rows.addAll(beside(board.subList(where, board.size()), code(), BOARD));
    return rows;
  }

  private List<Row> code() {
    boolean whole = height >= (width >= WIDE ? HIGH : VERY_HIGH);
    List<String> lines =
        text.code().stream().filter(line -> whole || StepText.isLit(line)).toList();
    return block(Part.CODE, lines);
  }

  /** The largest that fits below so many lines, or else the smallest. */
  private List<Row> tree(int above) {
    int room = height - 1 - above - (height >= LOW ? 1 : 0);
    for (int nodes : NODES) {
      List<String> lines = text.tree(nodes);
      if (lines.size() <= room) {
        return block(Part.TREE, lines);
      }
    }
    return block(Part.TREE, text.tree(1));
  }

  private List<Row> block(Part part) {
    return block(part, part.of(text));
  }

  private List<Row> block(Part part, List<String> lines) {
    if (!walk.shows(part)) {
      return List.of();
    }
    return lines.stream()
        .filter(line -> height >= LOW || !line.isBlank())
        .map(line -> row(line, isLit(line) ? lit : PLAIN, Set.of(part)))
        .toList();
  }

  /** Pseudocode that ran, and the path through the tree. */
  private static boolean isLit(String line) {
    return StepText.isLit(line) || line.endsWith("←") || line.endsWith("<-");
  }

  private static Row row(String line, AttributedStyle style, Set<Part> parts) {
    return new Row(new AttributedString(line.replaceAll("\\p{Cntrl}", "?"), style), parts);
  }

  /**
   * Side by side, the left one in so many columns or more; one below the other in a narrow window.
   */
  private List<Row> beside(List<Row> left, List<Row> right, int columns) {
    int most = left.stream().mapToInt(row -> row.text().columnLength()).max().orElse(0);
    int across = Math.max(columns, most);
    List<Row> rows = new ArrayList<>(left);
    if (left.isEmpty() || right.isEmpty() || across + GAP + NARROWEST > width) {
      rows.addAll(right);
      return rows;
    }
    for (int i = 0; i < right.size(); i++) {
      Row there = i < left.size() ? left.get(i) : row("", PLAIN, Set.of());
      Row both = joined(there, right.get(i), across + GAP);
      if (i < left.size()) {
        rows.set(i, both);
      } else {
        rows.add(both);
      }
    }
    return rows;
  }

  private static Row joined(Row left, Row right, int column) {
    AttributedStringBuilder line = new AttributedStringBuilder().append(left.text());
    line.append(" ".repeat(column - left.text().columnLength())).append(right.text());
    Set<Part> parts = new TreeSet<>(left.parts());
    parts.addAll(right.parts());
    return new Row(line.toAttributedString(), parts);
  }

  /** With an empty line above, unless the window is low. */
  private List<Row> spaced(List<Row> rows) {
    if (rows.isEmpty() || height < LOW) {
      return rows;
    }
    List<Row> spaced = new ArrayList<>(List.of(row("", PLAIN, Set.of())));
    spaced.addAll(rows);
    return spaced;
  }

  private List<Row> fitted(List<Row> rows) {
    int room = Math.max(1, height - 1);
    if (rows.size() <= room) {
      return rows;
    }
    int kept = Math.max(1, room - 1);
    int lost = rows.size() - kept;
    String cut =
        rows.subList(kept, rows.size()).stream()
            .flatMap(row -> row.parts().stream())
            .distinct()
            .sorted()
            .map(part -> walk.say("step.part." + part))
            .collect(Collectors.joining(", "));
    List<Row> fitted = new ArrayList<>(rows.subList(0, kept));
    if (kept < room) {
      fitted.add(
          row(
              text.written(walk.say(cut.isEmpty() ? "step.cutLines" : "step.cut", cut, lost)),
              lit,
              Set.of()));
    }
    return fitted;
  }

  /** A line that is too wide ends in a mark. */
  private AttributedString narrowed(Row row) {
    AttributedString line = row.text();
    if (line.columnLength() <= width) {
      return line;
    }
    return new AttributedStringBuilder()
        .append(line.columnSubSequence(0, width - 1))
        .append(text.glyphs() == Glyphs.ASCII ? "~" : "…")
        .toAttributedString();
  }
}
