package panal.figure;

import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import panal.chart.Chart;
import panal.chart.ConvergenceChart;
import panal.chart.CrossTableChart;
import panal.chart.LinePlot;
import panal.chart.RatingsChart;
import panal.chart.ScoreCurvesChart;
import panal.experiment.Convergence;
import panal.experiment.Curves;
import panal.experiment.match.ScoreCurves;
import panal.experiment.match.Standings;
import panal.experiment.match.Sweep;
import panal.experiment.match.Tournament;
import panal.game.Cell;
import panal.games.Games;
import panal.games.hex.Hex;
import panal.games.hex.HexGame;
import panal.message.Messages;
import panal.rollout.MonteCarlo;

/** What takes many seeds or games. */
final class ExperimentFigures {

  private static final String AGAINST =
      "\"against\":[\"alphabeta(evaluation=stones)\",\"alphabeta\"],\"games\":400";

  private ExperimentFigures() {}

  static List<Figure> all() {
    Supplier<Curves> empty = once(() -> convergence(""));
    Supplier<Standings> league = once(ExperimentFigures::league);
    return List.of(
        new Figure("error-de-los-rollouts", ExperimentFigures::error),
        new Figure("convergencia-3x3", () -> ConvergenceChart.of(empty.get())),
        new Figure("convergencia-3x3-tabla", () -> empty.get().table()),
        new Figure("convergencia-trampa", () -> ConvergenceChart.of(convergence("a3 c2 c3"))),
        new Figure("curva-presupuesto-5x5", ExperimentFigures::budgets),
        new Figure("curva-c-5x5", ExperimentFigures::weights),
        new Figure("liguilla-7x7", () -> CrossTableChart.of(league.get())),
        new Figure("liguilla-7x7-tabla", () -> league.get().scoresTable()),
        new Figure("liguilla-7x7-elo", () -> RatingsChart.of(league.get())));
  }

  /** What several figures share is made for the first of them. */
  private static <T> Supplier<T> once(Supplier<T> made) {
    AtomicReference<T> kept = new AtomicReference<>();
    return () -> kept.updateAndGet(old -> old == null ? made.get() : old);
  }

  /** The standard error of the estimate by its number of rollouts, on four boards. */
  private static Chart error() {
    int[] numbers = {10, 100, 1000, 10_000};
    double[] xs = IntStream.of(numbers).asDoubleStream().toArray();
    LinePlot plot =
        LinePlot.of(Messages.of("figure.error"), Messages.of("figure.error.sentence"))
            .withLogX(Messages.of("figure.rollouts"))
            .withLogY(Messages.of("figure.stdError"));
    for (int size : new int[] {3, 5, 7, 11}) {
      Hex start = new HexGame(size).initialState();
      double[] ys =
          IntStream.of(numbers)
              .mapToDouble(n -> MonteCarlo.<Cell>estimate(start, n, size).stdError())
              .toArray();
      plot = plot.with("Hex " + size + "×" + size, xs, ys);
    }
    double[] law = IntStream.of(numbers).mapToDouble(n -> 1 / Math.sqrt(n)).toArray();
    return plot.withLevel("1/√n", xs, law);
  }

  private static Curves convergence(String moves) {
    return Convergence.of(new HexGame(3), moves).run();
  }

  private static Chart budgets() {
    return curve(
        "{\"game\":\"hex(5)\",\"agents\":[\"uct(iterations={M})\"],"
            + "\"grid\":{\"M\":[10,20,50,100,200,500,1000,2000]},"
            + AGAINST
            + "}",
        "iterations");
  }

  private static Chart weights() {
    return curve(
        "{\"game\":\"hex(5)\",\"agents\":[\"uct(c={c},iterations=100)\"],"
            + "\"grid\":{\"c\":[0.01,0.5,1.41,3,10]},"
            + AGAINST
            + "}",
        "c");
  }

  private static Chart curve(String experiment, String parameter) {
    return ScoreCurvesChart.of(
        ScoreCurves.of(Sweep.parse(experiment, Games::parse).run(), parameter, Games::parse));
  }

  private static Standings league() {
    return Tournament.of(
            new HexGame(7), "uct", "greedy", "alphabeta(evaluation=stones)", "alphabeta")
        .withGames(200)
        .run();
  }
}
