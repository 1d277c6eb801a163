package panal.rollout;

import panal.game.RandomStream;

/**
 * The random streams of the iterations of one seed. Each purpose has its own, so that what one
 * draws never shifts what another gets.
 */
public final class Streams {

  private final long seed;
  private final RandomStream expansion = new RandomStream(0);
  private final RandomStream results = new RandomStream(0);
  private final RandomStream order = new RandomStream(0);

  /** The streams of a seed, at iteration 0. */
  public Streams(long seed) {
    this.seed = seed;
    at(0);
  }

  /** Goes to the start of the streams of an iteration. */
  public void at(long iteration) {
    expansion.restart(seed, iteration, 0);
    results.restart(seed, iteration, 1);
    order.restart(seed, iteration, 2);
  }

  /** For the order in which actions are tried. */
  public RandomStream expansion() {
    return expansion;
  }

  /** For the results of rollouts. */
  public RandomStream results() {
    return results;
  }

  /** For what else a recorded rollout has to draw. */
  public RandomStream order() {
    return order;
  }
}
