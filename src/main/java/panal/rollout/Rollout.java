package panal.rollout;

import java.util.Optional;
import panal.game.Player;
import panal.game.State;

/** How a game is played from a state to its end to see what the state is worth. */
public interface Rollout {

  /**
   * The result of one rollout.
   *
   * @param from a state that is not terminal
   * @param number how many rollouts came before this one
   * @param streams at the start of this iteration's streams
   * @return the utility of {@link Player#FIRST}
   */
  <A> double result(State<A> from, long number, Streams streams);

  /** The name, where it plays in a way of its own; nothing for uniform and given rollouts. */
  default Optional<String> name() {
    return Optional.empty();
  }

  /** The same rollout as {@link #result}, with its moves. */
  <A> Playout<A> record(State<A> from, long number, Streams streams);
}
