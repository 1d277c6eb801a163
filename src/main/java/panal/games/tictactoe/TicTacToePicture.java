package panal.games.tictactoe;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import panal.game.Cell;
import panal.game.Glyphs;
import panal.game.Notation;
import panal.game.Picture;
import panal.game.Picture.Label;
import panal.game.Picture.Mark;
import panal.game.Picture.Meaning;
import panal.game.Picture.Place;
import panal.game.Picture.Point;
import panal.game.Picture.Shape;
import panal.game.Picture.Stone;
import panal.game.Picture.Tile;
import panal.game.Player;
import panal.message.Language;
import panal.message.Messages;

/** Tic-tac-toe drawn and written. One unit is half the side of a cell. */
record TicTacToePicture(TicTacToe board) {

  private static final double MARK = 0.66;
  private static final double MARGIN = 0.25;

  Picture picture(Notation notation, Language language) {
    return new Picture(
        Picture.title(
            Messages.in(language, "tictactoe.title"), board, new TicTacToeGame(), language),
        TicTacToe.cells().stream().map(TicTacToePicture::tile).toList(),
        List.of(),
        stones(),
        marks(),
        labels(notation));
  }

  String text(Glyphs glyphs, Notation notation) {
    int last = TicTacToe.SIDE - 1;
    StringBuilder text = new StringBuilder(" ");
    for (int c = 0; c <= last; c++) {
      text.append(' ').append(notation.column(c));
    }
    for (Cell cell : TicTacToe.cells()) {
      if (cell.column() == 0) {
        text.append('\n').append(notation.row(cell.row()));
      }
      text.append(' ').append(glyph(cell, glyphs));
    }
    return text.toString();
  }

  private String glyph(Cell cell, Glyphs glyphs) {
    String empty = glyphs == Glyphs.UNICODE ? "·" : ".";
    return board.mark(cell).map(owner -> owner == Player.FIRST ? "X" : "O").orElse(empty);
  }

  private static Point centre(Cell cell) {
    return new Point(2 * cell.column(), 2 * cell.row());
  }

  private static Tile tile(Cell cell) {
    Point at = centre(cell);
    return Tile.of(cell, List.of(at.plus(-1, -1), at.plus(1, -1), at.plus(1, 1), at.plus(-1, 1)));
  }

  private List<Stone> stones() {
    List<Stone> stones = new ArrayList<>();
    for (Cell cell : TicTacToe.cells()) {
      Optional<Player> owner = board.mark(cell);
      owner.ifPresent(
          player -> {
            Shape shape = player == Player.FIRST ? Shape.CROSS : Shape.RING;
            stones.add(Stone.of(player, shape, centre(cell), MARK));
          });
    }
    return stones;
  }

  private List<Mark> marks() {
    List<Mark> marks = new ArrayList<>();
    board.actions().forEach(cell -> marks.add(new Mark(centre(cell), MARK, Meaning.LEGAL)));
    board.line().forEach(cell -> marks.add(new Mark(centre(cell), MARK, Meaning.WINNING)));
    board.last().ifPresent(cell -> marks.add(new Mark(centre(cell), MARK, Meaning.LAST)));
    return marks;
  }

  private static List<Label> labels(Notation notation) {
    List<Label> labels = new ArrayList<>();
    for (int i = 0; i < TicTacToe.SIDE; i++) {
      Point top = new Point(2 * i, -1 - MARGIN);
      Point left = new Point(-1 - MARGIN, 2 * i);
      labels.add(new Label(notation.column(i), top, Place.ABOVE));
      labels.add(new Label(notation.row(i), left, Place.LEFT));
    }
    return labels;
  }
}
