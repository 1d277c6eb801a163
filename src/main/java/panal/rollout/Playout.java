package panal.rollout;

import java.util.List;
import java.util.Optional;
import panal.game.Player;

/**
 * One rollout that was watched.
 *
 * @param moves from the state to the end, unmodifiable; nothing where the result was given instead
 *     of played for
 * @param utility the result, for {@link Player#FIRST}
 * @param <A> the type of an action
 */
public record Playout<A>(Optional<List<A>> moves, double utility) {

  /** Takes a copy of the moves. */
  public Playout {
    moves = moves.map(List::copyOf);
  }
}
