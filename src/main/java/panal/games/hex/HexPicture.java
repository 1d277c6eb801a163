package panal.games.hex;

import java.util.ArrayList;
import java.util.List;
import panal.game.Cell;
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
import panal.message.Language;

/**
 * Hex drawn as the tilted rhombus: six-sided cells that stand on a corner, each row half a cell
 * further to the right. One unit is the side of a cell.
 */
final class HexPicture {

  private static final double HALF_WIDTH = Math.sqrt(3) / 2;
  private static final double STONE = 0.62;
  private static final double[][] CORNERS = {
    {0, -1}, {HALF_WIDTH, -0.5}, {HALF_WIDTH, 0.5}, {0, 1}, {-HALF_WIDTH, 0.5}, {-HALF_WIDTH, -0.5}
  };

  private final Hex hex;

  HexPicture(Hex hex) {
    this.hex = hex;
  }

  Picture picture(Notation notation, Language language) {
    HexGame game = new HexGame(hex.rows(), hex.columns());
    return new Picture(
        Picture.title("Hex " + hex.rows() + "×" + hex.columns(), hex, game, language),
        hex.cells().stream().map(HexPicture::tile).toList(),
        new HexSides(hex.rows(), hex.columns()).sides(),
        stones(),
        marks(),
        labels(notation));
  }

  static Point centre(Cell cell) {
    return new Point(HALF_WIDTH * (2 * cell.column() + cell.row()), 1.5 * cell.row());
  }

  /** A corner of a cell, counted clockwise from 0 at the top. */
  static Point corner(Cell cell, int corner) {
    return centre(cell).plus(CORNERS[corner][0], CORNERS[corner][1]);
  }

  private static Tile tile(Cell cell) {
    List<Point> corners = new ArrayList<>();
    for (int i = 0; i < CORNERS.length; i++) {
      corners.add(corner(cell, i));
    }
    return Tile.of(cell, corners);
  }

  private List<Stone> stones() {
    List<Stone> stones = new ArrayList<>();
    for (Cell cell : hex.cells()) {
      hex.stone(cell)
          .ifPresent(owner -> stones.add(Stone.of(owner, Shape.DISC, centre(cell), STONE)));
    }
    return stones;
  }

  private List<Mark> marks() {
    List<Mark> marks = new ArrayList<>();
    hex.actions().forEach(cell -> marks.add(new Mark(centre(cell), STONE, Meaning.LEGAL)));
    new HexChain(hex)
        .cells()
        .forEach(cell -> marks.add(new Mark(centre(cell), STONE, Meaning.WINNING)));
    hex.last().ifPresent(cell -> marks.add(new Mark(centre(cell), STONE, Meaning.LAST)));
    return marks;
  }

  private List<Label> labels(Notation notation) {
    List<Label> labels = new ArrayList<>();
    for (int c = 0; c < hex.columns(); c++) {
      Point top = corner(new Cell(0, c), 0);
      labels.add(new Label(notation.column(c), top.plus(0, -HexSides.WIDTH), Place.ABOVE));
    }
    for (int r = 0; r < hex.rows(); r++) {
      Point left = centre(new Cell(r, 0)).plus(-HALF_WIDTH - HexSides.WIDTH, 0);
      labels.add(new Label(notation.row(r), left, Place.LEFT));
    }
    return labels;
  }
}
