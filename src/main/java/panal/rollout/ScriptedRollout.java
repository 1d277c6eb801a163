package panal.rollout;

import java.util.List;
import java.util.Optional;
import panal.game.Player;
import panal.game.State;
import panal.message.Messages;

/**
 * Results given in advance, used one after the other, so that an example on paper comes out the
 * same on the screen.
 *
 * @param utilities the results for {@link Player#FIRST}, unmodifiable
 */
public record ScriptedRollout(List<Double> utilities) implements Rollout {

  /** Takes a copy of the list. */
  public ScriptedRollout {
    utilities = List.copyOf(utilities);
  }

  /**
   * The next result.
   *
   * @throws ScriptException if all have been used
   */
  @Override
  public <A> double result(State<A> from, long number, Streams streams) {
    if (number >= utilities.size()) {
      throw new ScriptException(Messages.of("script.noWinner", utilities.size()));
    }
    return utilities.get((int) number);
  }

  @Override
  public <A> Playout<A> record(State<A> from, long number, Streams streams) {
    return new Playout<>(Optional.empty(), result(from, number, streams));
  }
}
