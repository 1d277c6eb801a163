package panal.chart;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import panal.experiment.Curve;
import panal.experiment.Curves;
import panal.experiment.Few;
import panal.message.Messages;
import panal.view.Numbers;

/**
 * How often searches are right, by their budget: a line a contender with the band of its 95 %
 * interval, the budgets on a logarithmic axis, and what chance reaches as a line of dots.
 */
public final class ConvergenceChart {

  private ConvergenceChart() {}

  /** The chart of these curves. */
  public static Chart of(Curves curves) {
    List<Double> budgets =
        curves.curves().stream()
            .flatMap(curve -> curve.points().stream())
            .map(point -> (double) point.budget())
            .distinct()
            .sorted()
            .toList();
    Axis x = Axis.logarithmic(Messages.of("chart.convergence.x"), budgets);
    List<Line> lines = new ArrayList<>();
    if (!budgets.isEmpty()) {
      lines.add(chance(curves, x));
    }
    Map<String, Integer> variants = new HashMap<>();
    List<String> algorithms =
        curves.curves().stream().map(curve -> curve.description().selection()).distinct().toList();
    for (Curve curve : curves.curves()) {
      String algorithm = curve.description().selection();
      int variant = variants.merge(algorithm, 1, Integer::sum) - 1;
      Ink ink = Ink.of(algorithm, variant, algorithms.indexOf(algorithm));
      lines.add(new Line(curve.name(), ink, points(curve)));
    }
    return new LineChart(
        new Sheet(
            Messages.of("chart.convergence.title", curves.position()),
            Few.isFew(curves.seeds())
                ? curves.sentence() + " " + Messages.of("chart.few.points", Few.ENOUGH)
                : curves.sentence()),
        curves.table(),
        x,
        Axis.percent(Messages.of("chart.convergence.y")),
        lines);
  }

  private static Line chance(Curves curves, Axis x) {
    double percent = 100 * curves.chance();
    String name = Messages.of("chart.convergence.chance", Numbers.percent(curves.chance(), 0));
    List<Line.Point> points =
        Stream.of(x.low(), x.high()).map(end -> new Line.Point(x.value(end), percent)).toList();
    return new Line(name, Ink.CHANCE, points);
  }

  private static List<Line.Point> points(Curve curve) {
    return curve.points().stream()
        .map(
            point ->
                new Line.Point(
                    point.budget(),
                    100 * point.share(),
                    100 * point.low(),
                    100 * point.high(),
                    Few.isFew(point.seeds())))
        .toList();
  }
}
