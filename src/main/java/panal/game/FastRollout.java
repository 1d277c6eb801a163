package panal.game;

import java.util.List;

/**
 * A state that can play itself out faster than move by move, with the same distribution of results
 * as uniformly random play.
 *
 * @param <A> the type of an action
 */
public interface FastRollout<A> {

  /**
   * The result of one game of uniformly random play from here.
   *
   * @param results where the result is drawn from
   * @return the utility of {@link Player#FIRST}; at a terminal state its own, with nothing drawn
   */
  double rollout(RandomStream results);

  /**
   * The moves of the very game whose result {@link #rollout(RandomStream)} gives for the same
   * stream.
   *
   * @param results where the result is drawn from
   * @param order where all else is drawn from; together they make uniformly random play exactly
   * @return the moves from here to the end
   */
  List<A> rolloutMoves(RandomStream results, RandomStream order);
}
