package panal.search;

import java.time.Duration;
import java.util.function.Function;
import java.util.function.LongSupplier;
import panal.game.Game;

/**
 * One player's clock in one game: it gives each move a budget by the rule of {@link GameTime} and
 * takes off what the move really used. Where nothing is left, a move still gets one iteration.
 */
public final class GameClock {

  private static final Duration LEAST = Duration.ofNanos(1); // a positive time has an iteration

  private final LongSupplier nanos;
  private GameTime time;

  /** A clock that has not begun, by the machine's time. */
  public GameClock(GameTime time) {
    this(time, Budget.CLOCK);
  }

  /** By a clock that counts nanoseconds from any origin. */
  GameClock(GameTime time, LongSupplier nanos) {
    this.time = time;
    this.nanos = nanos;
  }

  /**
   * Makes a move.
   *
   * @param game what is played
   * @param played how many moves were played in it, by both players
   * @param search finds the move within a budget
   */
  public <R> R move(Game<?> game, int played, Function<Budget, R> search) {
    long start = nanos.getAsLong();
    R found = search.apply(Budget.time(forMove(game, played), nanos));
    time = time.after(Duration.ofNanos(nanos.getAsLong() - start));
    return found;
  }

  /** The time for a move, which is taken for used. */
  public Duration give(Game<?> game, int played) {
    Duration given = forMove(game, played);
    time = time.after(given);
    return given;
  }

  private Duration forMove(Game<?> game, int played) {
    Duration given = time.forMove(game, played);
    return given.isZero() ? LEAST : given;
  }
}
