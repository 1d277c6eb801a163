package panal.experiment;

import panal.game.State;
import panal.search.Search;

/**
 * A search that takes part in an experiment: what it is called, and how to begin it for any
 * position and seed.
 *
 * <p>{@code Contenders} of the package {@code agent} reads them from text. To let a search of your
 * own take part, implement this interface; for another selection or rollout within {@code Mcts}, a
 * {@link TreeContender} will do.
 */
public interface Contender {

  /** What tables and charts call it; no two of one experiment share a name. */
  String name();

  /**
   * A search from {@code root} that has not begun and draws everything from {@code seed}.
   *
   * @throws IllegalArgumentException if the game is over at {@code root}
   */
  <A> Search<A> search(State<A> root, long seed);
}
