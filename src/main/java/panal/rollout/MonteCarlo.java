package panal.rollout;

import java.util.concurrent.CancellationException;
import panal.game.Player;
import panal.game.State;
import panal.message.Messages;

/**
 * The Monte Carlo estimate of what a state is worth when both sides play at random from there.
 *
 * <pre>{@code
 * EVALUATE_BY_ROLLOUTS(s, n):
 *   [E1] add up the results of n rollouts from s
 *   [E2] divide by n; the error shrinks as O(1/sqrt(n))
 * }</pre>
 *
 * It converges to the value of random play, which need not be the value of the game.
 *
 * @param player the player from whose view everything here is
 * @param n how many rollouts
 * @param sum of the results
 * @param sumOfSquares of the results
 */
public record MonteCarlo(Player player, long n, double sum, double sumOfSquares) {

  /**
   * Plays {@code n} uniformly random games from a state, each with its own stream of {@code seed};
   * at a terminal state each is its own utility.
   *
   * @return the estimate from the view of the player to move at {@code from}
   * @throws IllegalArgumentException if n is less than 1
   * @throws CancellationException if the thread is interrupted, whose status stays set
   */
  public static <A> MonteCarlo estimate(State<A> from, long n, long seed) {
    if (n < 1) {
      throw new IllegalArgumentException(Messages.of("rollouts.n", n));
    }
    Rollout rollout = new UniformRollout();
    Streams streams = new Streams(seed);
    double sum = 0;
    double squares = 0;
    for (long i = 1; i <= n; i++) {
      if (Thread.currentThread().isInterrupted()) {
        throw new CancellationException(Messages.of("rollouts.interrupted", i - 1, n));
      }
      streams.at(i);
      double result = rollout.result(from, i - 1, streams);
      sum += result; // [E1]
      squares += result * result;
    }
    return new MonteCarlo(from.turn(), n, from.turn() == Player.FIRST ? sum : 0 - sum, squares);
  }

  /** The estimate of given results, all from the view of {@code player}. */
  public static MonteCarlo of(Player player, double... results) {
    double sum = 0;
    double squares = 0;
    for (double result : results) {
      sum += result; // [E1]
      squares += result * result;
    }
    return new MonteCarlo(player, results.length, sum, squares);
  }

  /** The mean, in [-1, 1]; NaN without rollouts. */
  public double mean() {
    return sum / n; // [E2]
  }

  /** The win share (1 + mean)/2, in [0, 1]: a draw counts half. */
  public double winShare() {
    return (1 + mean()) / 2;
  }

  /**
   * The standard error of the mean, from the sample's own spread; NaN for fewer than 2 rollouts.
   */
  public double stdError() {
    double variance = Math.max(0, sumOfSquares - sum * sum / n) / (n - 1);
    return n < 2 ? Double.NaN : Math.sqrt(variance / n);
  }

  /** The 95 % interval of the mean, in [-1, 1]: {@link Interval#wilson} of the win share. */
  public Interval interval() {
    Interval share = Interval.wilson(n * winShare(), n);
    return new Interval(2 * share.low() - 1, 2 * share.high() - 1);
  }
}
