package panal.search;

import panal.game.State;

/**
 * A search that can be stopped at any time and asked for its answer.
 *
 * @param <A> the type of an action
 */
public interface Search<A> {

  /** The state whose actions are weighed. */
  State<A> root();

  /**
   * Searches on until the budget is used up; calling it again continues where it stopped. An
   * interrupt of the thread ends it at the next iteration with its interrupt status kept.
   *
   * @return {@link #result()}
   */
  Result<A> run(Budget budget);

  /** What has been found so far; allowed at any time. */
  Result<A> result();

  /** What this search is, for the head of a trace or a row of a table. */
  Description description();
}
