package panal.experiment.agent;

/**
 * An agent whose every move is the answer of a search that can be made again.
 *
 * @param <A> the type of an action
 */
public interface Searcher<A> extends Agent<A> {

  /** The agent at the board for one game, or at a recorded one again. */
  @Override
  SearchSeat<A> sit(Limit limit);
}
