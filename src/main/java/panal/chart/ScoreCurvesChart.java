package panal.chart;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.DoubleStream;
import java.util.stream.Stream;
import panal.experiment.Few;
import panal.experiment.match.ScoreCurves;
import panal.message.Messages;
import panal.view.Style;

/** The scores of a sweep along one of its parameters, with bands; the dots are at 50 %. */
public final class ScoreCurvesChart {

  private static final double WIDE = 20; // from here on factors count, not differences
  private static final int MARKS = 8;
  private static final List<String> COLOURS =
      List.of(Style.BLUE, Style.AMBER, Style.SKY, Style.INK, Style.RED, Style.SOFT_TEXT);

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
    lines.add(half(x));
    for (ScoreCurves.Curve curve : curves.curves()) {
      int number = lines.size() - 1;
      Ink ink = Ink.numbered(COLOURS.get(number % COLOURS.size()), number, number);
      lines.add(
          new Line(
              curve.name(), ink, curve.points().stream().map(ScoreCurvesChart::point).toList()));
    }
    boolean pale =
        lines.stream().flatMap(line -> line.points().stream()).anyMatch(Line.Point::pale);
    String said = Messages.of("chart.curve.sentence");
    return new LineChart(
        new Sheet(
            Messages.of("chart.curve.title", curves.parameter()),
            pale ? said + " " + Messages.of("chart.few.points", Few.ENOUGH) : said),
        curves.table(),
        x,
        Axis.percent(Messages.of("chart.curve.y")),
        lines);
  }

  private static Axis axis(String parameter, double[] values) {
    double least = DoubleStream.of(values).min().orElse(0);
    double most = DoubleStream.of(values).max().orElse(0);
    return least > 0 && most / least >= WIDE
        ? Axis.logarithmic(parameter, DoubleStream.of(values).boxed().toList())
        : Axis.linear(parameter, values, MARKS);
  }

  private static Line half(Axis x) {
    List<Line.Point> ends =
        Stream.of(x.low(), x.high()).map(place -> new Line.Point(x.value(place), 50)).toList();
    return new Line(Messages.of("chart.curve.half"), Ink.CHANCE, ends);
  }

  private static Line.Point point(ScoreCurves.Point point) {
    return new Line.Point(
        point.at(),
        100 * point.share(),
        100 * point.low(),
        100 * point.high(),
        Few.isFew(point.encounter().counted()));
  }
}
