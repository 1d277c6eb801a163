package panal.chart;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.DoubleStream;
import java.util.stream.Stream;
import panal.experiment.Few;
import panal.experiment.match.ScoreCurves;
import panal.message.Messages;

/** The scores of a sweep along one of its parameters, with bands; the dots are at 50 %. */
public final class ScoreCurvesChart {

  private static final double WIDE = 20; // from here on factors count, not differences
  private static final int MOST_BANDS = 6; // more cover each other

  private ScoreCurvesChart() {}

  /** The chart of these curves. */
  public static Chart of(ScoreCurves curves) {
    double[] values =
        curves.curves().stream()
            .flatMap(curve -> curve.points().stream())
            .mapToDouble(ScoreCurves.Point::at)
            .toArray();
    Axis x = axis(curves.parameter(), values);
    List<Line> lines = new ArrayList<>();
    boolean banded = curves.curves().size() <= MOST_BANDS;
    for (ScoreCurves.Curve curve : curves.curves()) {
      lines.add(
          new Line(
              curve.name(),
              Ink.nth(lines.size()),
              curve.points().stream().map(point -> point(point, banded)).toList()));
    }
    List<Line.Point> drawn = lines.stream().flatMap(line -> line.drawn().stream()).toList();
    List<String> sentence = new ArrayList<>(List.of(curves.sentence() + "."));
    if (drawn.stream().anyMatch(Line.Point::pale)) {
      sentence.add(Messages.of("chart.few.points", Few.ENOUGH));
    }
    if (!banded) {
      sentence.add(Messages.of("chart.curve.noBands"));
    }
    if (!drawn.isEmpty()) {
      lines.add(0, half(x));
    }
    return new LineChart(
        new Sheet(Messages.of("chart.curve.title", curves.parameter()), String.join(" ", sentence)),
        curves.table(),
        x,
        Axis.percent(Messages.of("chart.curve.y")),
        lines);
  }

  private static Axis axis(String parameter, double[] values) {
    double least = DoubleStream.of(values).min().orElse(0);
    double most = DoubleStream.of(values).max().orElse(0);
    List<Double> all = DoubleStream.of(values).boxed().toList();
    return least > 0 && most / least >= WIDE
        ? Axis.logarithmic(Messages.of("chart.curve.log", parameter), all)
        : Axis.marked(parameter, all);
  }

  private static Line half(Axis x) {
    List<Line.Point> ends =
        Stream.of(x.low(), x.high()).map(place -> new Line.Point(x.value(place), 50)).toList();
    return new Line(Messages.of("chart.curve.half"), Ink.CHANCE, ends);
  }

  private static Line.Point point(ScoreCurves.Point point, boolean banded) {
    return new Line.Point(
        point.at(),
        100 * point.share(),
        banded ? 100 * point.low() : Double.NaN,
        banded ? 100 * point.high() : Double.NaN,
        Few.isFew(point.encounter().counted().games()));
  }
}
