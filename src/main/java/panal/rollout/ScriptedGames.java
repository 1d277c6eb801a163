package panal.rollout;

import java.util.List;
import java.util.Optional;
import panal.game.Checked;
import panal.game.State;
import panal.message.Messages;

/**
 * Rollouts whose moves are given in advance, used one after the other, so that an example on paper
 * which asks for them, such as RAVE's, comes out the same on the screen.
 *
 * <p>Where only the result matters, {@link ScriptedRollout} is shorter.
 *
 * @param games the moves of each rollout to the end of the game, unmodifiable
 */
public record ScriptedGames(List<? extends List<?>> games) implements Rollout {

  /** Takes copies of the lists. */
  public ScriptedGames {
    games = games.stream().map(List::copyOf).toList();
  }

  @Override
  public <A> double result(State<A> from, long number, Streams streams) {
    return record(from, number, streams).utility();
  }

  /**
   * The next rollout.
   *
   * @throws ScriptException if all have been used
   * @throws panal.game.IllegalActionException if one of its moves is not legal
   * @throws IllegalStateException if the game is not over behind its last move
   */
  @Override
  public <A> Playout<A> record(State<A> from, long number, Streams streams) {
    if (number >= games.size()) {
      throw new ScriptException(Messages.of("script.noGame", games.size()));
    }
    @SuppressWarnings("unchecked") // moves of the game that is played
    List<A> moves = (List<A>) games.get((int) number);
    State<A> state = from;
    for (A move : moves) {
      state = Checked.result(state, move);
    }
    return new Playout<>(Optional.of(moves), Checked.utility(state));
  }
}
