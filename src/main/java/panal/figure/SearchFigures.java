package panal.figure;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.LongStream;
import panal.chart.Chart;
import panal.chart.GrowthChart;
import panal.chart.LinePlot;
import panal.chart.VisitsChart;
import panal.experiment.Growth;
import panal.game.Cell;
import panal.games.hex.Hex;
import panal.games.hex.HexGame;
import panal.message.Language;
import panal.message.Messages;
import panal.rollout.Interval;
import panal.rollout.RandomPlay;
import panal.rollout.ScriptedRollout;
import panal.rollout.Streams;
import panal.rollout.UniformRollout;
import panal.search.Budget;
import panal.search.HandTree;
import panal.search.Perspective;
import panal.search.exact.Minimax;
import panal.search.mcts.Mcts;
import panal.search.mcts.MctsSettings;
import panal.search.mcts.expansion.ScriptedExpansion;
import panal.search.mcts.selection.Uct;
import panal.trace.Trace;
import panal.view.Board;
import panal.view.ChoiceTable;
import panal.view.Heat;
import panal.view.Look;
import panal.view.Table;
import panal.view.TraceView;
import panal.view.TreeView;

/** Rollouts, the golden traces and trees. */
final class SearchFigures {

  private static final Look CHOOSER = Look.of(Perspective.CHOOSER);
  private static final Look ROOT = Look.of(Perspective.ROOT);
  private static final HexGame HEX = new HexGame(3);
  private static final long SEED = 42;
  private static final double C = 1.41;
  private static final int ROLLOUTS = 1000;

  private SearchFigures() {}

  static List<Figure> all() {
    return List.of(
        new Figure("estimador", SearchFigures::estimate),
        new Figure("traza-a", SearchFigures::traceA),
        new Figure("iteracion-101-arbol", () -> TreeView.of(byHand(), ROOT)),
        new Figure("iteracion-101-raiz", () -> ChoiceTable.of(new Uct(C).choice(byHand()), ROOT)),
        new Figure(
            "iteracion-101-a1",
            () -> ChoiceTable.of(new Uct(C).choice(byHand().children().get(0)), ROOT)),
        new Figure("uct-20", SearchFigures::trace20),
        new Figure("arbol-50", () -> TreeView.of(search(50).tree(), CHOOSER).withTop(4)),
        new Figure("visitas-10", () -> visits(10)),
        new Figure("visitas-50", () -> visits(50)),
        new Figure("visitas-200", () -> visits(200)),
        new Figure("visitas-en-30-iteraciones", SearchFigures::thirty),
        new Figure("greedy-500", () -> against(MctsSettings.greedy())),
        new Figure("uct-500", () -> against(MctsSettings.uct(C))),
        new Figure("rave-beta", SearchFigures::beta),
        new Figure("arbol-7x7-c-1.41", () -> wide(C)),
        new Figure("arbol-7x7-c-0.2", () -> wide(0.2)),
        new Figure("reparto-7x7-c-1.41", () -> GrowthChart.spread(grown(C))),
        new Figure("reparto-7x7-c-0.2", () -> GrowthChart.spread(grown(0.2))));
  }

  /** The running mean of rollouts from the empty board with its 95 % band, and the exact value. */
  private static Chart estimate() {
    Hex start = HEX.initialState();
    int wins = 0;
    Streams streams = new Streams(SEED);
    List<double[]> points = new ArrayList<>();
    for (int n = 1; n <= ROLLOUTS; n++) {
      streams.at(n);
      wins += new UniformRollout().result(start, n - 1, streams) > 0 ? 1 : 0;
      if (n >= StrictMath.pow(1.1, points.size()) || n == ROLLOUTS) {
        Interval share = Interval.wilson(wins, n);
        double mean = 2.0 * wins / n - 1;
        points.add(new double[] {n, mean, 2 * share.low() - 1, 2 * share.high() - 1});
      }
    }
    double exact = new RandomPlay<>(start).valueForFirst(start);
    return LinePlot.of(Messages.of("figure.estimate"), Messages.of("figure.estimate.sentence"))
        .withLogX(Messages.of("figure.rollouts"))
        .withY(Messages.of("figure.mean"))
        .with(
            Messages.of("figure.mean"),
            column(points, 0),
            column(points, 1),
            column(points, 2),
            column(points, 3))
        .withLevel(
            Messages.of("figure.exact"), new double[] {1, ROLLOUTS}, new double[] {exact, exact});
  }

  private static double[] column(List<double[]> points, int i) {
    return points.stream().mapToDouble(point -> point[i]).toArray();
  }

  private static TraceView traceA() {
    MctsSettings script =
        MctsSettings.greedy()
            .withPerspective(Perspective.ROOT)
            .withExpansion(new ScriptedExpansion(HEX.actions("(1,1) (0,0) (0,1) (0,2) (1,0)")))
            .withRollout(new ScriptedRollout(List.of(1.0, -1.0, 1.0, 1.0, -1.0)));
    Mcts<Cell> search = new Mcts<>(HEX.initialState(), script);
    return new TraceView(Trace.record(HEX, List.of(), search, Budget.iterations(5)), ROOT);
  }

  private static HandTree byHand() {
    return HandTree.root(
        100,
        58,
        HandTree.node("a1", 40, 28, HandTree.node("b1", 18, 10), HandTree.node("b2", 20, 15)),
        HandTree.node("a2", 35, 15),
        HandTree.node("a3", 25, 14));
  }

  private static Mcts<Cell> begun(MctsSettings settings) {
    return new Mcts<>(HEX.initialState(), settings.withSeed(SEED));
  }

  private static Mcts<Cell> search(long iterations) {
    Mcts<Cell> search = begun(MctsSettings.uct(C));
    search.run(Budget.iterations(iterations));
    return search;
  }

  private static TraceView trace20() {
    return new TraceView(
        Trace.record(HEX, List.of(), begun(MctsSettings.uct(C)), Budget.iterations(20)), CHOOSER);
  }

  private static Board visits(long iterations) {
    return new Board(HEX.initialState(), CHOOSER.notation(), Language.current())
        .withHeat(Heat.visits(search(iterations).result(), CHOOSER));
  }

  private static Chart thirty() {
    long[] moments = LongStream.rangeClosed(0, 30).toArray();
    return GrowthChart.visits(
        Growth.of(begun(MctsSettings.uct(C)), moments), Minimax.solve(HEX.initialState()));
  }

  private static Chart against(MctsSettings settings) {
    return VisitsChart.of(
        begun(settings).run(Budget.iterations(500)), Minimax.solve(HEX.initialState()));
  }

  /** How much RAVE trusts AMAF: β = k/(k + 3N). */
  private static Table beta() {
    Table table = Table.of(Messages.of("figure.beta"), "N", "k = 100", "k = 300", "k = 1000");
    for (int n : new int[] {0, 1, 10, 33, 100, 333, 1000, 10_000}) {
      table = table.with(n, beta(100, n), beta(300, n), beta(1000, n));
    }
    return table;
  }

  private static double beta(double k, int n) {
    return k / (k + 3 * n);
  }

  private static Mcts<Cell> large(double c) {
    return new Mcts<>(new HexGame(7).initialState(), MctsSettings.uct(c).withSeed(SEED));
  }

  private static TreeView<Cell> wide(double c) {
    Mcts<Cell> search = large(c);
    search.run(Budget.iterations(2000));
    return TreeView.of(search.tree(), CHOOSER).withTop(3).withDepth(3);
  }

  private static Growth<Cell> grown(double c) {
    return Growth.of(large(c), LongStream.rangeClosed(0, 20).map(i -> 100 * i).toArray());
  }
}
