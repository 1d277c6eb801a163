package panal.experiment;

import panal.game.State;
import panal.search.Search;
import panal.search.mcts.Mcts;
import panal.search.mcts.MctsSettings;

/**
 * Monte Carlo tree search with these settings, their seed apart.
 *
 * @param name what tables and charts call it
 * @param settings everything else; the experiment gives each run a seed of its own
 */
public record TreeContender(String name, MctsSettings settings) implements Contender {

  @Override
  public <A> Search<A> search(State<A> root, long seed) {
    return new Mcts<>(root, settings.withSeed(seed));
  }
}
