package panal.view;

import java.util.ArrayList;
import java.util.List;
import panal.game.Cell;
import panal.game.Glyphs;
import panal.game.Picture;
import panal.game.Picture.Link;
import panal.game.Picture.Meaning;
import panal.message.Messages;

/**
 * A {@link Board} as text: the state as it writes itself, then a line for each kind of thing that
 * is laid on it, and heat as a table.
 */
record BoardText(Board board, Glyphs glyphs) {

  String text() {
    StringBuilder text = new StringBuilder(board.state().text(glyphs, board.notation()));
    List<String> lines = lines();
    if (!lines.isEmpty()) {
      text.append("\n\n").append(String.join("\n", lines));
    }
    board.heat().ifPresent(heat -> text.append("\n\n").append(table(heat)));
    return glyphs == Glyphs.ASCII ? Ascii.of(text.toString()) : text.toString();
  }

  private List<String> lines() {
    List<String> lines = new ArrayList<>();
    add(lines, "winning", cells(plain().marked(Meaning.WINNING)));
    add(lines, "numbers", numbers());
    plain().withMarks(board.marks(), Meaning.POINTED); // refuses what has no place
    add(lines, "marks", cells(board.marks()));
    add(lines, "bridges", board.links().stream().map(Link::name).toList());
    return lines;
  }

  private Picture plain() {
    return board.state().picture(board.notation(), board.language());
  }

  private List<String> cells(List<String> actions) {
    return actions.stream().map(this::printed).toList();
  }

  /** An action in the notation of the board. */
  private String printed(String action) {
    return board.notation().print(Cell.parse(action).map(Object.class::cast).orElse(action));
  }

  private List<String> numbers() {
    return plain().tiles().stream()
        .flatMap(tile -> tile.action().stream())
        .filter(board.numbers()::containsKey)
        .map(action -> printed(action) + " " + board.numbers().get(action))
        .toList();
  }

  private String table(Heat heat) {
    String action = Messages.in(board.language(), "view.trace.action");
    List<List<Entry>> rows =
        heat.spots().stream()
            .map(
                spot ->
                    List.<Entry>of(
                        new Entry.Text(board.notation().print(spot.action())),
                        new Entry.Number(spot.number().isEmpty() ? Numbers.NONE : spot.number())))
            .toList();
    return new Table(
            heat.caption(),
            List.of(Table.Column.text(action), Table.Column.number(heat.name())),
            rows)
        .toString();
  }

  private void add(List<String> lines, String what, List<String> found) {
    if (!found.isEmpty()) {
      lines.add(Messages.in(board.language(), "view.board." + what, String.join("  ", found)));
    }
  }
}
