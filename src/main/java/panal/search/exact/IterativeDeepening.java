package panal.search.exact;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.ToDoubleFunction;
import panal.game.State;
import panal.message.Messages;
import panal.search.Budget;
import panal.search.Deepening;

/**
 * {@link AlphaBeta} to depth 1, 2, 3 … until the budget is used up or every line ends before the
 * horizon: minimax that has an answer at any time, that of the last depth it finished.
 *
 * @param root the state whose actions are weighed
 * @param evaluation the value for {@link panal.game.Player#FIRST} of a state at the horizon where
 *     the game is not over
 * @param <A> the type of an action
 */
public record IterativeDeepening<A>(State<A> root, ToDoubleFunction<State<A>> evaluation) {

  /**
   * Checks the root.
   *
   * @throws IllegalArgumentException if the game is over there
   */
  public IterativeDeepening {
    if (root.isTerminal()) {
      throw new IllegalArgumentException(Messages.of("search.finished"));
    }
  }

  /** With 0 for every state at the horizon: it knows nothing but how games end. */
  public IterativeDeepening(State<A> root) {
    this(root, state -> 0);
  }

  /**
   * Searches from depth 1 on.
   *
   * @param budget one iteration of it is one visited node
   */
  public Deepening<A> run(Budget budget) {
    Budget.Meter meter = budget.start();
    List<Deepening.Depth<A>> depths = new ArrayList<>();
    long nodes = 0;
    boolean done = false;
    for (int depth = 1; !done; depth++) {
      Optional<AlphaBeta.Found<A>> found = new AlphaBeta<>(depth, evaluation).search(root, meter);
      if (found.isPresent()) {
        AlphaBeta.Found<A> at = found.get();
        nodes += at.nodes();
        depths.add(
            new Deepening.Depth<>(
                depth, at.action().orElseThrow(), at.value(), at.nodes(), nodes, at.complete()));
      }
      done = found.map(AlphaBeta.Found::complete).orElse(true);
    }
    return new Deepening<>(root.turn(), depths);
  }
}
