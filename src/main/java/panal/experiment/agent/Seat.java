package panal.experiment.agent;

import java.util.List;
import panal.game.RandomStream;
import panal.game.State;

/**
 * An agent at the board for one game; whatever it keeps between its moves ends with the game.
 *
 * @param <A> the type of an action
 */
@FunctionalInterface
public interface Seat<A> extends AutoCloseable {

  /**
   * The action it takes, as {@link Agent#choose}.
   *
   * @param state not finished, and no chance node
   * @param moves all that led to it from the start of the game
   * @param random where it draws all that is random from
   */
  A choose(State<A> state, List<A> moves, RandomStream random);

  /** The game is over; most agents keep nothing. */
  @Override
  default void close() {}
}
