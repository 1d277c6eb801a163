package panal.experiment;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.LongStream;
import panal.game.Game;
import panal.game.State;
import panal.message.Messages;
import panal.search.Budget;
import panal.search.Result;
import panal.search.Search;
import panal.search.exact.Minimax;
import panal.search.mcts.MctsSettings;

/**
 * How often a search has the right answer, by its budget: each contender searches the same position
 * once for each seed, and what counts is how many of the seeds choose one of the optimal actions.
 *
 * <p>Which actions are optimal is known exactly, by {@link Minimax}. A search goes on from one
 * budget to the next, so the points of a curve come from the same runs and are not independent of
 * each other; the seeds are. Seeds are {@code firstSeed}, {@code firstSeed + 1} …, whose streams
 * are unrelated.
 *
 * <p>Costs contenders × seeds × the largest budget, in iterations, spread over the cores. The
 * result does not depend on how many there are.
 *
 * @param position what is searched, in words such as {@code hex(3) b2 a1}
 * @param root the same as a state
 * @param contenders who takes part, each with a name of its own, unmodifiable
 * @param budgets in iterations from the start, ascending and without doubles, unmodifiable
 * @param seeds how many
 * @param firstSeed the first of them
 * @param <A> the type of an action
 */
public record Convergence<A>(
    String position,
    State<A> root,
    List<Contender> contenders,
    List<Long> budgets,
    int seeds,
    long firstSeed) {

  private static final int USUAL_SEEDS = 400;
  private static final long USUAL_FIRST_SEED = 42;
  private static final List<Long> USUAL_BUDGETS =
      List.of(10L, 20L, 50L, 100L, 200L, 500L, 1000L, 2000L);

  /** Checks everything but the position; puts the budgets in order and drops doubles. */
  public Convergence {
    if (contenders.isEmpty()) {
      throw new IllegalArgumentException(Messages.of("experiment.noContenders"));
    }
    Set<String> names = new HashSet<>();
    for (Contender contender : contenders) {
      if (!names.add(contender.name())) {
        throw new IllegalArgumentException(Messages.of("experiment.twice", contender.name()));
      }
    }
    if (budgets.isEmpty()) {
      throw new IllegalArgumentException(Messages.of("experiment.noBudgets"));
    }
    for (long budget : budgets) {
      if (budget < 1) {
        throw new IllegalArgumentException(Messages.of("experiment.budget", budget));
      }
    }
    if (seeds < 1) {
      throw new IllegalArgumentException(Messages.of("experiment.seeds", seeds));
    }
    contenders = List.copyOf(contenders);
    budgets = budgets.stream().sorted().distinct().toList();
  }

  /** The usual experiment at the start of a game. */
  public static <A> Convergence<A> of(Game<A> game) {
    return of(game, "");
  }

  /**
   * The usual experiment after these moves of a game: greedy, UCT and flat, budgets from 10 to
   * 2,000, 400 seeds from 42 on.
   *
   * @throws IllegalArgumentException if the moves are none of the game's, or not legal
   */
  public static <A> Convergence<A> of(Game<A> game, String moves) {
    return new Convergence<>(
        (game.name() + " " + moves).strip(),
        game.play(game.actions(moves)),
        List.of(
            new TreeContender("greedy", MctsSettings.greedy()),
            new TreeContender("uct", MctsSettings.uct()),
            new FlatContender()),
        USUAL_BUDGETS,
        USUAL_SEEDS,
        USUAL_FIRST_SEED);
  }

  /** The same with other contenders. */
  public Convergence<A> withContenders(List<Contender> others) {
    return new Convergence<>(position, root, others, budgets, seeds, firstSeed);
  }

  /** The same with other budgets. */
  public Convergence<A> withBudgets(long... others) {
    List<Long> list = LongStream.of(others).boxed().toList();
    return new Convergence<>(position, root, contenders, list, seeds, firstSeed);
  }

  /** The same with so many seeds. */
  public Convergence<A> withSeeds(int others) {
    return new Convergence<>(position, root, contenders, budgets, others, firstSeed);
  }

  /** The same with seeds from another one on. */
  public Convergence<A> withFirstSeed(long other) {
    return new Convergence<>(position, root, contenders, budgets, seeds, other);
  }

  /** Runs it on all cores and says nothing. */
  public Curves run() {
    return run(Progress.NONE);
  }

  /**
   * Runs it on all cores.
   *
   * @see #run(int, Progress)
   */
  public Curves run(Progress progress) {
    return run(Runtime.getRuntime().availableProcessors(), progress);
  }

  /**
   * Runs it.
   *
   * @throws IllegalArgumentException if the game is over, the position is too large to be solved,
   *     or there is not even one thread
   * @throws java.util.concurrent.CancellationException if the thread is interrupted, which ends the
   *     whole experiment without a result
   */
  public Curves run(int threads, Progress progress) {
    if (root.isTerminal()) {
      throw new IllegalArgumentException(Messages.of("search.finished"));
    }
    List<A> optimal = Minimax.solve(root).best();
    boolean[][][] right = new boolean[contenders.size()][seeds][];
    List<Runnable> work = new ArrayList<>();
    for (int c = 0; c < contenders.size(); c++) {
      for (int s = 0; s < seeds; s++) {
        int contender = c;
        int seed = s;
        work.add(() -> right[contender][seed] = answers(contender, firstSeed + seed, optimal));
      }
    }
    Cores.run(work, threads, progress);
    List<Curve> curves = new ArrayList<>();
    for (int c = 0; c < contenders.size(); c++) {
      curves.add(curve(contenders.get(c), right[c]));
    }
    return new Curves(position, optimal, root.actions().size(), seeds, firstSeed, curves);
  }

  /** Whether the search of that seed has a right answer at each of the budgets. */
  private boolean[] answers(int contender, long seed, List<A> optimal) {
    Search<A> search = contenders.get(contender).search(root, seed);
    boolean[] right = new boolean[budgets.size()];
    long done = 0;
    for (int b = 0; b < right.length; b++) {
      Result<A> result = search.run(Budget.iterations(budgets.get(b) - done));
      right[b] = result.best().filter(optimal::contains).isPresent();
      done = budgets.get(b);
    }
    return right;
  }

  private Curve curve(Contender contender, boolean[][] right) {
    List<Curve.Point> points = new ArrayList<>();
    for (int b = 0; b < budgets.size(); b++) {
      int budget = b;
      int hits = (int) Arrays.stream(right).filter(seed -> seed[budget]).count();
      points.add(new Curve.Point(budgets.get(b), hits, seeds));
    }
    return new Curve(contender.name(), contender.search(root, firstSeed).description(), points);
  }
}
