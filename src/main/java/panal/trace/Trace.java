package panal.trace;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import panal.game.Game;
import panal.game.State;
import panal.message.Messages;
import panal.search.Budget;
import panal.search.Description;
import panal.search.Kept;
import panal.search.NodeView;
import panal.search.Phase;
import panal.search.Step;
import panal.search.SteppedSearch;

/**
 * What a search did, step by step from its first iteration on, or from where it goes on in a tree
 * that was kept. Tables and files are made from these steps and nothing else; {@link Replay} makes
 * the tree from them.
 *
 * <p>A trace may stop anywhere, inside an iteration too. Traces are equal by value.
 *
 * @param game the game
 * @param moves from the start of the game to the root of the search, unmodifiable
 * @param description of the search
 * @param kept the tree with which the search began, mostly nothing; its own iterations are numbered
 *     behind those of the tree
 * @param steps in the order in which they were done, unmodifiable
 * @param <A> the type of an action
 */
public record Trace<A>(
    Game<A> game, List<A> moves, Description description, Kept<A> kept, List<Step<A>> steps) {

  /** Takes copies of the lists; checks that the steps follow one another from the first on. */
  public Trace {
    moves = List.copyOf(moves);
    steps = List.copyOf(steps);
    Step<A> before = null;
    for (Step<A> step : steps) {
      if (before == null ? !isFirst(step, description, kept) : !follows(before, step)) {
        throw new IllegalArgumentException(
            Messages.of(
                "trace.order", step.iteration(), step.phase().marker(), kept.iterations() + 1));
      }
      before = step;
    }
  }

  /** Of a search that began with nothing. */
  public Trace(Game<A> game, List<A> moves, Description description, List<Step<A>> steps) {
    this(game, moves, description, Kept.nothing(), steps);
  }

  private static boolean isFirst(Step<?> step, Description description, Kept<?> kept) {
    Phase first = description.isExact() ? Phase.VISIT : Phase.SELECTION;
    return step.phase() == first && step.iteration() == kept.iterations() + 1;
  }

  private static boolean follows(Step<?> before, Step<?> step) {
    Phase phase = step.phase();
    boolean begins = phase == Phase.SELECTION || phase == Phase.VISIT;
    return switch (before.phase()) {
          case SELECTION -> phase == Phase.EXPANSION || phase == Phase.SIMULATION;
          case EXPANSION -> phase == Phase.SIMULATION;
          case SIMULATION -> phase == Phase.BACKPROPAGATION;
          case BACKPROPAGATION -> phase == Phase.SELECTION;
          case VISIT -> phase == Phase.VISIT || phase == Phase.RETURN;
          case RETURN -> phase == Phase.VISIT || phase == Phase.RETURN || phase == Phase.PRUNE;
          case PRUNE -> phase == Phase.RETURN;
        }
        && step.iteration() == before.iteration() + (begins ? 1 : 0);
  }

  /**
   * Runs a search and writes down what it does.
   *
   * @param moves from the start of the game to the root of the search
   * @param search one that has not begun
   * @throws IllegalArgumentException if the search has begun, or its root is not where the moves
   *     lead
   */
  public static <A> Trace<A> record(
      Game<A> game, List<A> moves, SteppedSearch<A> search, Budget budget) {
    Trace<A> head = head(game, moves, search);
    List<Step<A>> steps = new ArrayList<>();
    Consumer<Step<A>> listener = steps::add;
    search.listen(listener);
    try {
      search.run(budget);
    } finally {
      search.ignore(listener);
    }
    return head.with(steps);
  }

  /** All but the steps of a search that has not begun. */
  static <A> Trace<A> head(Game<A> game, List<A> moves, SteppedSearch<A> search) {
    if (search.begun()) {
      throw new IllegalArgumentException(Messages.of("trace.begun", search.result().iterations()));
    }
    if (!search.root().equals(game.play(moves))) {
      throw new IllegalArgumentException(Messages.of("trace.otherRoot", game.name()));
    }
    return new Trace<>(game, moves, search.description(), search.kept(), List.of());
  }

  /** The same search with these steps. */
  Trace<A> with(List<Step<A>> others) {
    return new Trace<>(game, moves, description, kept, others);
  }

  /** The root of the search. */
  public State<A> root() {
    return game.play(moves);
  }

  /**
   * How many iterations were finished, without those of a kept tree; of minimax and alpha-beta, how
   * many nodes visited.
   */
  public long iterations() {
    return steps.stream()
        .map(Step::phase)
        .filter(phase -> phase == Phase.BACKPROPAGATION || phase == Phase.VISIT)
        .count();
  }

  /** Whether these are the steps of minimax or alpha-beta. */
  public boolean isExact() {
    return description.isExact();
  }

  /** The tree after all steps. */
  public NodeView<A> tree() {
    return tree(Long.MAX_VALUE);
  }

  /** The tree before the first step, to which the steps can be applied. */
  public Replay<A> replay() {
    return new Replay<>(root().turn(), kept);
  }

  /** The tree after so many iterations of its own, or after all steps where there are fewer. */
  public NodeView<A> tree(long iterations) {
    Replay<A> replay = replay();
    steps.stream()
        .takeWhile(step -> step.iteration() - kept.iterations() <= iterations)
        .forEach(replay::apply);
    return replay.tree();
  }
}
