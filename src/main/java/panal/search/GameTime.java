package panal.search;

import java.time.Duration;
import java.util.OptionalInt;
import panal.game.Game;
import panal.message.Messages;

/**
 * One player's time for a whole game and the rule that spreads it over his moves: the same part of
 * what is left for each.
 *
 * <pre>{@code
 * time for the move = left / m,  m = min(20, own moves that can still come)
 * }</pre>
 *
 * Where the game has a longest length, the own moves that can still come are half of what it
 * leaves, rounded up; elsewhere m is 20. So while m is 20 the first moves get most; the time never
 * runs out, and the last move that can come may use all. A move that takes longer than it was given
 * only shortens those that follow.
 *
 * @param left not negative
 * @see <a href="https://doi.org/10.1109/TCIAIG.2015.2443123">Baier and Winands, Time management for
 *     Monte Carlo tree search, 2016, whose simplest rule (EXP) it is</a>
 */
public record GameTime(Duration left) {

  private static final int MOST = 20;

  /** Checks the sign. */
  public GameTime {
    if (left.isNegative()) {
      throw new IllegalArgumentException(Messages.of("budget.negative", left));
    }
  }

  /**
   * The time for the next move.
   *
   * @param game what is played
   * @param played how many moves were played in it, by both players
   */
  public Duration forMove(Game<?> game, int played) {
    OptionalInt longest = game.maxLength();
    int own = longest.isPresent() ? (longest.getAsInt() - played + 1) / 2 : MOST;
    return left.dividedBy(Math.max(1, Math.min(MOST, own)));
  }

  /** What is left after a move that took so long; nothing where it took more than there was. */
  public GameTime after(Duration used) {
    Duration rest = left.minus(used);
    return new GameTime(rest.isNegative() ? Duration.ZERO : rest);
  }
}
