package panal.chart;

import java.util.List;

/**
 * A line of a chart. A point whose y is NaN is a gap.
 *
 * @param name what stands at its end
 * @param ink how it looks
 * @param points from left to right, unmodifiable
 */
record Line(String name, Ink ink, List<Point> points) {

  Line {
    points = List.copyOf(points);
  }

  /**
   * A point and the ends of its interval.
   *
   * @param low NaN where there is no interval
   * @param high NaN where there is none
   * @param pale whether too little is known of it, see {@link panal.experiment.Few}
   */
  record Point(double x, double y, double low, double high, boolean pale) {
    Point(double x, double y) {
      this(x, y, Double.NaN, Double.NaN);
    }

    Point(double x, double y, double low, double high) {
      this(x, y, low, high, false);
    }
  }

  /** The points that are no gaps. */
  List<Point> drawn() {
    return points.stream().filter(point -> !Double.isNaN(point.y())).toList();
  }
}
