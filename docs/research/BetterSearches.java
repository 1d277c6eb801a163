import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import panal.experiment.Contender;
import panal.experiment.Convergence;
import panal.experiment.Curve;
import panal.experiment.Progress;
import panal.experiment.TreeContender;
import panal.experiment.match.Arena;
import panal.experiment.match.Encounter;
import panal.experiment.match.GameLog;
import panal.experiment.match.Plan;
import panal.experiment.match.Standings;
import panal.experiment.match.Tournament;
import panal.game.Cell;
import panal.game.Prior;
import panal.games.hex.HexGame;
import panal.games.hex.HexGuide;
import panal.games.hex.HexPrior;
import panal.rollout.GuidedRollout;
import panal.search.Budget;
import panal.search.mcts.Mcts;
import panal.search.mcts.MctsSettings;
import panal.search.mcts.Solver;
import panal.search.mcts.selection.FirstPlay;
import panal.search.mcts.selection.Puct;
import panal.search.mcts.selection.Rave;
import panal.search.mcts.selection.Uct;

/**
 * What each option of a search is worth against the plain one: the numbers of better-searches.md.
 *
 * <pre>
 * java -cp target/panal.jar docs/research/BetterSearches.java WHAT
 * </pre>
 *
 * WHAT is cost, convergence, equal-iterations, equal-time, reuse or game-time; minutes each.
 *
 * <p>Equal time: the plain search gets as many iterations more as the option costs, a ratio that
 * {@code cost} measures; so a busy machine changes nothing during
 * the games. For reuse and a game's time the games go by the clock, and differ from run to run.
 */
class BetterSearches {

  private static final ThreadMXBean CPU = ManagementFactory.getThreadMXBean();
  private static final double C = Uct.USUAL_C;
  private static final MctsSettings PLAIN = MctsSettings.uct();
  private static final int ITERATIONS = 500;
  private static final int GAMES = 400;

  private static Map<String, MctsSettings> searches() {
    Map<String, MctsSettings> searches = new LinkedHashMap<>();
    searches.put("uct", PLAIN);
    searches.put("uct(solver=on)", PLAIN.withSolver(Solver.ON));
    searches.put("uct(fpu=1)", PLAIN.withSelection(new FirstPlay(new Uct(C), 1)));
    searches.put("uct(fpu=2)", PLAIN.withSelection(new FirstPlay(new Uct(C), 2)));
    searches.put("rave", PLAIN.withSelection(new Rave(C, Rave.USUAL_K)));
    searches.put("rave(c=0,k=300)", PLAIN.withSelection(new Rave(0, 300)));
    searches.put("puct", PLAIN.withSelection(new Puct(C, HexPrior.PATHS)));
    searches.put("puct(c=3)", PLAIN.withSelection(new Puct(3, HexPrior.PATHS)));
    searches.put("puct(c=3,prior=centre)", PLAIN.withSelection(new Puct(3, HexPrior.CENTRE)));
    searches.put(
        "puct(c=3,prior=uniform)",
        PLAIN.withSelection(new Puct(3, Prior.uniform())));
    searches.put("uct(rollout=bridges)", PLAIN.withRollout(new GuidedRollout(HexGuide.BRIDGES)));
    searches.put("uct(rollout=contact)", PLAIN.withRollout(new GuidedRollout(HexGuide.CONTACT)));
    return searches;
  }

  /** All but the plain one. */
  private static List<String> others() {
    return searches().keySet().stream().skip(1).toList();
  }

  public static void main(String[] args) {
    switch (args.length == 1 ? args[0] : "") {
      case "cost" -> costs().forEach((name, cost) -> print("%-26s %5.2f", name, cost));
      case "convergence" -> convergence();
      case "equal-iterations" -> others().forEach(name -> match(name, 1));
      case "equal-time" -> {
        Map<String, Double> costs = costs();
        others().forEach(name -> match(name, costs.get(name)));
      }
      case "reuse" -> reuse();
      case "game-time" -> gameTime();
      default -> print("cost, convergence, equal-iterations, equal-time, reuse or game-time");
    }
  }

  private static void print(String format, Object... arguments) {
    System.out.printf(Locale.ROOT, format + "%n", arguments);
  }

  /**
   * CPU time of an iteration on the empty 5x5 board, in those of the plain search: they take turns,
   * and the median of the rounds' ratios counts, so that a busy machine disturbs little.
   */
  private static Map<String, Double> costs() {
    Map<String, List<Double>> times = new LinkedHashMap<>();
    for (int round = -3; round < 9; round++) {
      for (Map.Entry<String, MctsSettings> search : searches().entrySet()) {
        long start = CPU.getCurrentThreadCpuTime();
        for (int seed = 0; seed < 40; seed++) {
          new Mcts<>(new HexGame(5).initialState(), search.getValue().withSeed(seed))
              .run(Budget.iterations(ITERATIONS));
        }
        if (round >= 0) {
          times
              .computeIfAbsent(search.getKey(), any -> new ArrayList<>())
              .add((CPU.getCurrentThreadCpuTime() - start) / 40.0 / ITERATIONS);
        }
      }
    }
    Map<String, Double> costs = new LinkedHashMap<>();
    times.forEach((name, all) -> costs.put(name, median(ratios(all, times.get("uct")))));
    return costs;
  }

  private static List<Double> ratios(List<Double> times, List<Double> plain) {
    List<Double> ratios = new ArrayList<>();
    for (int round = 0; round < times.size(); round++) {
      ratios.add(times.get(round) / plain.get(round));
    }
    return ratios;
  }

  private static double median(List<Double> values) {
    return values.stream().sorted().toList().get(values.size() / 2);
  }

  private static void convergence() {
    List<Contender> contenders = new ArrayList<>();
    searches().forEach((name, settings) -> contenders.add(new TreeContender(name, settings)));
    for (Curve curve :
        Convergence.of(new HexGame(3))
            .withContenders(contenders)
            .withBudgets(50, 100, 200, 500, 1000)
            .run()
            .curves()) {
      StringBuilder line = new StringBuilder();
      for (Curve.Point point : curve.points()) {
        line.append(
            String.format(
                Locale.ROOT,
                "  %5.1f [%.1f, %.1f]",
                100 * point.share(),
                100 * point.low(),
                100 * point.high()));
      }
      print("%-26s%s", curve.name(), line);
    }
  }

  private static void match(String name, double cost) {
    long more = Math.round(ITERATIONS * cost);
    String open = name.endsWith(")") ? name.replace(")", ",") : name + "(";
    String better = open + "iterations=" + ITERATIONS + ")";
    String plain = "uct(iterations=" + more + ")";
    print("%-26s %5.2f", name, cost);
    match(5, GAMES, Runtime.getRuntime().availableProcessors(), better, plain);
  }

  private static void match(int size, int games, int threads, String better, String plain) {
    Tournament<Cell> tournament =
        Tournament.of(new HexGame(size), better, plain).withGames(games).withOpenings(2);
    Standings standings;
    try (GameLog log = GameLog.inMemory(Plan.of(tournament))) {
      Arena.play(List.of(tournament), log, threads, Progress.NONE);
      standings = log.standings().get(0);
    }
    Encounter match = standings.encounters().get(0);
    print(
        "  hex(%d)  %s  %s  %d of %d  %.1f %% [%.1f, %.1f]  p = %.4f",
        size,
        better,
        plain,
        match.score().wins(),
        games,
        100 * match.score().share(),
        100 * match.interval().low(),
        100 * match.interval().high(),
        match.p());
  }

  /** At equal time by the clock, one game at a time, so that other work disturbs both alike. */
  private static void reuse() {
    int all = Runtime.getRuntime().availableProcessors();
    match(5, GAMES, all, "uct(reuse=on,iterations=500)", "uct(iterations=500)");
    match(5, GAMES, 1, "uct(reuse=on,time=10ms)", "uct(time=10ms)");
  }

  /** Against equal parts for each move that can come: 24 on 7x7, 60 on 11x11. */
  private static void gameTime() {
    match(7, GAMES / 2, 1, "uct(gametime=960ms)", "uct(time=40ms)");
    match(11, GAMES / 2, 1, "uct(gametime=1200ms)", "uct(time=20ms)");
  }
}
