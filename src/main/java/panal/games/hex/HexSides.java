package panal.games.hex;

import java.util.ArrayList;
import java.util.List;
import panal.game.Cell;
import panal.game.Picture.Point;
import panal.game.Picture.Side;
import panal.game.Player;

/**
 * The four sides of a board as strips along the outside of its cells. Two of them meet at each of
 * the board's sharp corners, top left and bottom right; at the blunt ones they meet in the middle
 * of the corner cell's outermost edge.
 */
record HexSides(int rows, int columns) {

  /** How wide a strip is, in sides of a cell. */
  static final double WIDTH = 0.3;

  /** The sides of Black and White in turn, clockwise from the top. */
  List<Side> sides() {
    List<List<Point>> lines = lines();
    List<Side> sides = new ArrayList<>();
    for (int i = 0; i < lines.size(); i++) {
      List<Point> before = lines.get((i + 3) % 4);
      List<Point> line = lines.get(i);
      List<Point> after = lines.get((i + 1) % 4);
      List<Point> strip = new ArrayList<>(line);
      for (int p = line.size() - 1; p >= 0; p--) {
        Point last = p == 0 ? before.get(before.size() - 2) : line.get(p - 1);
        Point next = p == line.size() - 1 ? after.get(1) : line.get(p + 1);
        strip.add(outside(last, line.get(p), next));
      }
      sides.add(new Side(i % 2 == 0 ? Player.FIRST : Player.SECOND, strip));
    }
    return sides;
  }

  /** The border of the cells, clockwise from the top side; each line starts where one ends. */
  private List<List<Point>> lines() {
    List<Point> top = new ArrayList<>();
    List<Point> right = new ArrayList<>();
    List<Point> bottom = new ArrayList<>();
    List<Point> left = new ArrayList<>();
    Cell topRight = new Cell(0, columns - 1);
    Cell bottomLeft = new Cell(rows - 1, 0);
    top.add(HexPicture.corner(new Cell(0, 0), 5));
    for (int c = 0; c < columns; c++) {
      top.add(HexPicture.corner(new Cell(0, c), 0));
      top.add(HexPicture.corner(new Cell(0, c), 1));
    }
    top.set(top.size() - 1, middle(topRight, 0, 1));
    right.add(middle(topRight, 0, 1));
    for (int r = 0; r < rows; r++) {
      right.add(HexPicture.corner(new Cell(r, columns - 1), 1));
      right.add(HexPicture.corner(new Cell(r, columns - 1), 2));
    }
    bottom.add(right.get(right.size() - 1));
    for (int c = columns - 1; c >= 0; c--) {
      bottom.add(HexPicture.corner(new Cell(rows - 1, c), 3));
      bottom.add(HexPicture.corner(new Cell(rows - 1, c), 4));
    }
    bottom.set(bottom.size() - 1, middle(bottomLeft, 3, 4));
    left.add(middle(bottomLeft, 3, 4));
    for (int r = rows - 1; r >= 0; r--) {
      left.add(HexPicture.corner(new Cell(r, 0), 4));
      left.add(HexPicture.corner(new Cell(r, 0), 5));
    }
    return List.of(top, right, bottom, left);
  }

  private static Point middle(Cell cell, int corner, int other) {
    Point one = HexPicture.corner(cell, corner);
    Point two = HexPicture.corner(cell, other);
    return new Point((one.x() + two.x()) / 2, (one.y() + two.y()) / 2);
  }

  /** Where two parallels on the left of the ways to and from {@code here} meet, a width away. */
  private static Point outside(Point last, Point here, Point next) {
    Point n = left(last, here);
    Point m = left(here, next);
    double stretch = WIDTH / (1 + n.x() * m.x() + n.y() * m.y());
    return here.plus(stretch * (n.x() + m.x()), stretch * (n.y() + m.y()));
  }

  private static Point left(Point from, Point to) {
    double dx = to.x() - from.x();
    double dy = to.y() - from.y();
    double length = Math.sqrt(dx * dx + dy * dy);
    return new Point(dy / length, -dx / length);
  }
}
