package panal.view;

import java.util.List;
import panal.game.Picture.Point;

/** An upright rectangle. */
record Box(double left, double top, double right, double bottom) {

  /** The smallest one around some points. */
  static Box around(List<Point> points) {
    return new Box(
        points.stream().mapToDouble(Point::x).min().orElse(0),
        points.stream().mapToDouble(Point::y).min().orElse(0),
        points.stream().mapToDouble(Point::x).max().orElse(0),
        points.stream().mapToDouble(Point::y).max().orElse(0));
  }

  Box widened(double by) {
    return new Box(left - by, top - by, right + by, bottom + by);
  }

  Box moved(double dx, double dy) {
    return new Box(left + dx, top + dy, right + dx, bottom + dy);
  }

  double middle() {
    return (left + right) / 2;
  }

  double width() {
    return right - left;
  }

  double height() {
    return bottom - top;
  }
}
