package panal.experiment.agent;

import panal.game.RandomStream;
import panal.game.State;
import panal.search.Search;

/**
 * An agent whose every move is the answer of a search that can be made again.
 *
 * @param <A> the type of an action
 */
public interface Searcher<A> extends Agent<A> {

  /** The search of one move, which has not begun; its seed is the first that is drawn. */
  Search<A> search(State<A> state, RandomStream random);

  /** How long it goes on: a limit of its own, or else the match's. */
  Limit limit(Limit match);
}
