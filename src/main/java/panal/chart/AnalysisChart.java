package panal.chart;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import java.util.function.ToDoubleFunction;
import java.util.stream.DoubleStream;
import panal.experiment.analysis.AnalysedMove;
import panal.experiment.analysis.Analysis;
import panal.game.Player;
import panal.message.Language;
import panal.message.Messages;
import panal.search.Perspective;
import panal.search.Result;
import panal.view.Look;
import panal.view.Style;

/**
 * A game that was analysed, move by move: above, Q/N of the move and of the recommended action, and
 * the exact value where it is known, all for whoever moved first in the game; below, their visits.
 */
public final class AnalysisChart {

  private static final int MARKS = 10;

  private AnalysisChart() {}

  /** The chart of a game that was analysed. */
  public static Chart of(Analysis<?> analysis) {
    List<Line> values = new ArrayList<>();
    values.add(line("played", Ink.numbered(Style.BLUE, 0, 0), analysis, m -> mean(m, m.played())));
    values.add(line("best", Ink.numbered(Style.AMBER, 1, 1), analysis, m -> mean(m, m.best())));
    values.add(
        line(
            "exact",
            Ink.numbered(Style.GREEN, 0, 3),
            analysis,
            move -> forFirst(move, move.exact())));
    List<Line> visits = new ArrayList<>();
    visits.add(line("played", Ink.numbered(Style.BLUE, 0, 0), analysis, m -> m.played().visits()));
    visits.add(line("best", Ink.numbered(Style.AMBER, 1, 1), analysis, m -> m.best().visits()));
    double[] numbers = analysis.moves().stream().mapToDouble(AnalysedMove::number).toArray();
    String first = analysis.game().playerName(Player.FIRST, Language.current());
    return new LineChart(
        new Sheet(
            Messages.of("chart.analysis.title", analysis.record().game()),
            Messages.of("chart.analysis.sentence", first)),
        analysis.table(Look.of(Perspective.CHOOSER)),
        moves(numbers),
        List.of(
            new LineChart.Panel(axis("Q/N", values, -1, 1), values),
            new LineChart.Panel(axis(Messages.of("chart.visits.visits"), visits, 0, 1), visits)));
  }

  private static Axis moves(double[] numbers) {
    double first = DoubleStream.of(numbers).min().orElse(0);
    double last = DoubleStream.of(numbers).max().orElse(1);
    return Axis.whole(Messages.of("chart.analysis.x"), first - 0.5, last + 0.5, MARKS);
  }

  private static Axis axis(String label, List<Line> lines, double... always) {
    DoubleStream drawn =
        lines.stream().flatMap(line -> line.drawn().stream()).mapToDouble(Line.Point::y);
    return Axis.linear(label, DoubleStream.concat(DoubleStream.of(always), drawn).toArray(), 5);
  }

  private static Line line(
      String name, Ink ink, Analysis<?> analysis, ToDoubleFunction<AnalysedMove<?>> value) {
    List<Line.Point> points = new ArrayList<>();
    for (AnalysedMove<?> move : analysis.moves()) {
      points.add(new Line.Point(move.number(), value.applyAsDouble(move)));
    }
    return new Line(Messages.of("chart.analysis." + name), ink, points);
  }

  private static double mean(AnalysedMove<?> move, Result.Estimate<?> estimate) {
    return forFirst(move, OptionalDouble.of(estimate.mean()));
  }

  private static double forFirst(AnalysedMove<?> move, OptionalDouble value) {
    return value.orElse(Double.NaN) * (move.side() == Player.FIRST ? 1 : -1);
  }
}
