package panal.rollout;

import java.util.concurrent.CancellationException;
import panal.game.Player;
import panal.game.Range;
import panal.game.State;
import panal.message.Messages;

/**
 * The Monte Carlo estimate of what a state is worth when both sides play at random from there, or
 * as a guide says.
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
 * @param range of the results, for that player
 * @param n how many rollouts
 * @param sum of the results
 * @param sumOfSquares of the results
 */
public record MonteCarlo(Player player, Range range, long n, double sum, double sumOfSquares) {

  /**
   * Plays {@code n} uniformly random games from a state, each with its own stream of {@code seed};
   * at a terminal state each is its own utility.
   *
   * @return the estimate from the view of the player to move at {@code from}
   * @throws IllegalArgumentException if n is less than 1
   * @throws CancellationException if the thread is interrupted, whose status stays set
   */
  public static <A> MonteCarlo estimate(State<A> from, long n, long seed) {
    return estimate(from, new UniformRollout(), n, seed);
  }

  /**
   * The same with other rollouts: the estimate of what a state is worth when both sides play as
   * these do.
   *
   * @throws IllegalArgumentException if n is less than 1
   * @throws CancellationException if the thread is interrupted, whose status stays set
   */
  public static <A> MonteCarlo estimate(State<A> from, Rollout rollout, long n, long seed) {
    if (n < 1) {
      throw new IllegalArgumentException(Messages.of("rollouts.n", n));
    }
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
    double own = from.turn() == Player.FIRST ? sum : 0 - sum;
    return new MonteCarlo(from.turn(), Range.of(from, from.turn()), n, own, squares);
  }

  /** The estimate of given results of games won or lost, all from the view of {@code player}. */
  public static MonteCarlo of(Player player, double... results) {
    double sum = 0;
    double squares = 0;
    for (double result : results) {
      sum += result; // [E1]
      squares += result * result;
    }
    return new MonteCarlo(player, Range.WINS, results.length, sum, squares);
  }

  /** The mean, in the range; NaN without rollouts. */
  public double mean() {
    return sum / n; // [E2]
  }

  /** Where the mean lies in the range, in [0, 1]; of games won or lost, the win share. */
  public double winShare() {
    return range.share(mean());
  }

  /**
   * The standard error of the mean, from the sample's own spread; NaN for fewer than 2 rollouts.
   */
  public double stdError() {
    double variance = Math.max(0, sumOfSquares - sum * sum / n) / (n - 1);
    return n < 2 ? Double.NaN : Math.sqrt(variance / n);
  }

  /** The 95 % interval of the mean, in the range: {@link Interval#wilson} of the share. */
  public Interval interval() {
    Interval share = Interval.wilson(n * winShare(), n);
    double width = range.high() - range.low();
    return new Interval(width * share.low() + range.low(), width * share.high() + range.low());
  }
}
