package panal.game;

import java.util.List;
import java.util.stream.Collectors;
import panal.message.Messages;

/**
 * An action that the state at hand does not allow; the message names it, why, and what is legal.
 */
public final class IllegalActionException extends IllegalArgumentException {

  private static final long serialVersionUID = 1L;
  private static final int SHOWN = 12;

  /**
   * An action refused.
   *
   * @param action what was tried
   * @param reason why it is not legal, a clause without a full stop
   * @param legal the legal actions, of which the message lists the first twelve
   */
  public IllegalActionException(Object action, String reason, List<?> legal) {
    super(
        legal.isEmpty()
            ? Messages.of("action.illegal.finished", action, reason)
            : Messages.of("action.illegal", action, reason, list(legal)));
  }

  private static String list(List<?> legal) {
    String shown =
        legal.stream().limit(SHOWN).map(Object::toString).collect(Collectors.joining(" "));
    return legal.size() <= SHOWN ? shown : shown + " … (" + legal.size() + ")";
  }
}
