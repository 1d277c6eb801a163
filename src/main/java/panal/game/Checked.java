package panal.game;

import java.util.List;
import panal.message.Messages;

/**
 * What a search asks of a state, checked against what {@link State} promises. A game written by
 * hand that breaks a promise is told which, instead of being answered wrongly or without end.
 *
 * <p>Each throws an {@link IllegalStateException} with a sentence that shows the state.
 */
public final class Checked {

  private Checked() {}

  /** The actions of a state: some, or none exactly where the game is over. */
  public static <A> List<A> actions(State<A> state) {
    List<A> actions = state.actions();
    if (actions == null || actions.isEmpty() != state.isTerminal()) {
      throw broken(actions == null || actions.isEmpty() ? "noActions" : "actionsAtEnd", state);
    }
    return actions;
  }

  /** The state after an action: another one. */
  public static <A> State<A> result(State<A> state, A action) {
    State<A> next = state.result(action);
    if (next == null) {
      throw broken("noResult", state, action);
    }
    if (next == state) {
      throw broken("sameState", state, action);
    }
    return next;
  }

  /** The utility for {@link Player#FIRST} at the end: a number, and minus that of the other. */
  public static double utility(State<?> state) {
    double first = state.utility(Player.FIRST);
    if (!Double.isFinite(first)) {
      throw broken("utility", state, first);
    }
    double second = state.utility(Player.SECOND);
    if (first + second != 0) {
      throw broken("notZeroSum", state, first, second);
    }
    return first;
  }

  private static IllegalStateException broken(String promise, State<?> state, Object... more) {
    Object[] parameters = new Object[more.length + 1];
    parameters[0] = oneLine(state);
    System.arraycopy(more, 0, parameters, 1, more.length);
    return new IllegalStateException(Messages.of("state." + promise, parameters));
  }

  /** Its text, or its type where even that fails. */
  private static String oneLine(State<?> state) {
    try {
      return String.valueOf(state).strip().replaceAll("\\s*\\R\\s*", " / ");
    } catch (RuntimeException e) {
      return state.getClass().getSimpleName();
    }
  }
}
