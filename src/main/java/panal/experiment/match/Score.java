package panal.experiment.match;

import panal.rollout.Interval;

/**
 * How somebody fared.
 *
 * @param wins games won
 * @param draws games without a winner
 * @param losses games lost
 */
public record Score(int wins, int draws, int losses) {

  /** No games. */
  static final Score NONE = new Score(0, 0, 0);

  /** How many games there were. */
  public int games() {
    return wins + draws + losses;
  }

  /** A win is 1, a draw a half. */
  public double points() {
    return wins + draws / 2.0;
  }

  /** Points per game, in [0, 1]; NaN without games. */
  public double share() {
    return points() / games();
  }

  /** The 95 % interval of the share, {@link Interval#wilson}; NaN at both ends without games. */
  public Interval interval() {
    return Interval.wilson(points(), games());
  }

  /** The same for the other side. */
  public Score reversed() {
    return new Score(losses, draws, wins);
  }

  /** Both together. */
  public Score plus(Score other) {
    return new Score(wins + other.wins, draws + other.draws, losses + other.losses);
  }

  /** Of one game with this result: positive for a win. */
  static Score of(double result) {
    return new Score(result > 0 ? 1 : 0, result == 0 ? 1 : 0, result < 0 ? 1 : 0);
  }
}
