package panal.search.exact;

import java.util.ArrayList;
import java.util.List;
import panal.game.Checked;
import panal.game.Player;
import panal.game.Positions;
import panal.game.State;
import panal.message.Messages;
import panal.search.Solution;

/**
 * Minimax over everything that can come up from a root: the exact value of each state, worked out
 * once and kept.
 *
 * <pre>{@code
 * value(s) = U(s, FIRST)                          where s is terminal
 *            max over a of value(Result(s, a))    where Turn(s) = FIRST
 *            min over a of value(Result(s, a))    where Turn(s) = SECOND
 * }</pre>
 *
 * Equal states are one, so the work grows with the number of positions, not with the tree; {@link
 * AlphaBeta} visits fewer nodes of the tree but keeps nothing. Only for games without chance.
 *
 * @param <A> the type of an action
 */
public final class Minimax<A> {

  private final State<A> root;
  private final Positions<A> positions;
  private final double[] values; // by number of the position, for FIRST

  /**
   * Solves {@code root} and everything below it.
   *
   * @throws panal.game.TooManyPositionsException if there are, or may be, too many positions
   * @throws IllegalArgumentException if there is a chance node or a play can return to a state
   */
  public Minimax(State<A> root) {
    this.root = root;
    positions = Positions.from(root);
    values = new double[positions.size()];
    for (int p = 0; p < values.length; p++) {
      values[p] = positions.actions(p) == 0 ? Checked.utility(positions.state(p)) : best(p);
    }
  }

  /** The solution of one state, where the rest below it is of no interest. */
  public static <A> Solution<A> solve(State<A> state) {
    return new Minimax<>(state).solution();
  }

  private double best(int position) {
    Player turn = positions.state(position).turn();
    if (turn == Player.CHANCE) {
      throw new IllegalArgumentException(Messages.of("minimax.chance"));
    }
    double best = values[positions.successor(position, 0)];
    for (int i = 1; i < positions.actions(position); i++) {
      double value = values[positions.successor(position, i)];
      best = turn == Player.FIRST ? Math.max(best, value) : Math.min(best, value);
    }
    return best;
  }

  /**
   * The exact value of a state for {@link Player#FIRST}.
   *
   * @throws IllegalArgumentException if the state cannot come up from the root
   */
  public double valueForFirst(State<A> state) {
    return values[positions.number(state)];
  }

  /** The solution of the root. */
  public Solution<A> solution() {
    return solution(root);
  }

  /**
   * The solution of a state that can come up from the root; counting its tree takes time that grows
   * with the number of positions.
   *
   * @throws IllegalArgumentException if the state cannot come up from the root
   */
  public Solution<A> solution(State<A> state) {
    int position = positions.number(state);
    List<A> actions = state.actions();
    List<Solution.Option<A>> options = new ArrayList<>(actions.size());
    for (int i = 0; i < actions.size(); i++) {
      double value = values[positions.successor(position, i)];
      options.add(new Solution.Option<>(actions.get(i), forMover(state, value)));
    }
    return new Solution<>(
        state.turn(), forMover(state, values[position]), options, positions.treeSize(state));
  }

  private static double forMover(State<?> state, double valueForFirst) {
    return state.turn() == Player.FIRST ? valueForFirst : 0 - valueForFirst; // never -0.0
  }
}
