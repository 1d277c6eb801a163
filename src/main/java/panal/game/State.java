package panal.game;

import java.util.List;

/**
 * A state of a two-player zero-sum game: the formal components <i>Turn(s)</i>, <i>Actions(s)</i>,
 * <i>Result(s,a)</i>, <i>Terminal(s)</i> and <i>U(s,p)</i>. The initial state and the names of the
 * players belong to the {@link Game}.
 *
 * <p>States are immutable and equal by value: two states are equal exactly when the same things can
 * happen from here on. {@code toString} is the state as text.
 *
 * @param <A> the type of an action; its {@code toString} is the notation
 */
public interface State<A> {

  /** The player to move; at a terminal state, the player whose turn it would be. */
  Player turn();

  /**
   * The legal actions in the game's fixed order, unmodifiable; empty exactly at a terminal state.
   */
  List<A> actions();

  /**
   * The state after {@code action}; this one stays as it is.
   *
   * @throws IllegalActionException if the action is not legal here
   */
  State<A> result(A action);

  /**
   * The state after several actions, one after the other; this one where there are none.
   *
   * @throws IllegalActionException if an action is not legal where it stands
   */
  default State<A> after(List<A> actions) {
    State<A> state = this;
    for (A action : actions) {
      state = state.result(action);
    }
    return state;
  }

  /** Whether the game is over. */
  boolean isTerminal();

  /**
   * What the finished game is worth to {@code player}, in [-1, 1] unless the game states another
   * range; the two players' utilities add up to 0.
   *
   * @throws IllegalStateException if the game is not over
   */
  double utility(Player player);
}
