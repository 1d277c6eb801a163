package panal.experiment;

import panal.game.State;
import panal.search.Search;
import panal.search.flat.FlatMonteCarlo;

/** Flat Monte Carlo: rollouts without a tree, one rollout an iteration. */
public record FlatContender() implements Contender {

  @Override
  public String name() {
    return "flat";
  }

  @Override
  public <A> Search<A> search(State<A> root, long seed) {
    return new FlatMonteCarlo<>(root, seed);
  }
}
