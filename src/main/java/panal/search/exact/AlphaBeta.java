package panal.search.exact;

import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.function.ToDoubleFunction;
import panal.game.Player;
import panal.game.State;
import panal.message.Messages;
import panal.search.Budget;

/**
 * Minimax to a horizon, leaving out what cannot matter: alpha is what the first player is sure of
 * already, beta what the second is; once they meet, the other actions of that node are cut off.
 *
 * <p>Actions are tried in the game's order, and the window at the root is (-∞, +∞). It walks the
 * tree and keeps nothing, so a position reached in two ways is two nodes: on Nim(2,3) it visits 71
 * of 86. {@link DepthFirst} is the walk itself, step by step. Good order halves the exponent of the
 * tree's size, not the size. {@link Minimax} visits each position once and keeps it.
 *
 * @param depth how many moves to look ahead, at least 1
 * @param evaluation the value for {@link Player#FIRST} of a state at the horizon where the game is
 *     not over
 * @param <A> the type of an action
 * @see <a href="https://doi.org/10.1016/0004-3702(75)90019-3">Knuth and Moore, An analysis of
 *     alpha-beta pruning, 1975</a>
 */
public record AlphaBeta<A>(int depth, ToDoubleFunction<State<A>> evaluation) {

  /** Checks the depth. */
  public AlphaBeta {
    if (depth < 1) {
      throw new IllegalArgumentException(Messages.of("alphaBeta.depth", depth));
    }
  }

  /** To the end of every line that is not cut off. */
  public static <A> AlphaBeta<A> toTheEnd() {
    return new AlphaBeta<>(Integer.MAX_VALUE, state -> 0);
  }

  /**
   * Searches from a state.
   *
   * @throws IllegalArgumentException if there is a chance node
   * @throws CancellationException if the thread is interrupted
   */
  public Found<A> search(State<A> root) {
    return search(root, Budget.untilInterrupted().start())
        .orElseThrow(() -> new CancellationException(Messages.of("positions.interrupted")));
  }

  /**
   * Searches from a state as long as there is budget, which counts visited nodes.
   *
   * @return nothing if the budget ended first
   */
  Optional<Found<A>> search(State<A> root, Budget.Meter budget) {
    DepthFirst<A> walk = new DepthFirst<>(root, depth, evaluation, DepthFirst.Pruning.ALPHA_BETA);
    walk.walk(budget);
    if (!walk.finished()) {
      return Optional.empty();
    }
    return Optional.of(
        new Found<>(walk.result().best(), walk.value(), walk.nodes(), !walk.reachedHorizon()));
  }

  /**
   * What was found.
   *
   * @param action the first of the best actions in the game's order; nothing at a finished root
   * @param value of the root, for the player to move there
   * @param nodes how many were visited, the root included
   * @param complete whether no line reached the horizon, so that the value is exact
   * @param <A> the type of an action
   */
  public record Found<A>(Optional<A> action, double value, long nodes, boolean complete) {}
}
