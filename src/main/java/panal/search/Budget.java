package panal.search;

import java.time.Duration;
import java.util.function.LongSupplier;
import panal.message.Messages;

/**
 * How long a search may go on: a number of iterations, a time, or until somebody interrupts. This
 * is the only place where a search reads the clock; lessons and tests count iterations.
 *
 * <p>A positive time allows one iteration at least, so that there is an answer.
 */
public final class Budget {

  /** The machine's clock: nanoseconds from any origin. */
  static final LongSupplier CLOCK = System::nanoTime;

  private final long iterations;
  private final long nanos;
  private final LongSupplier clock;

  private Budget(long iterations, long nanos, LongSupplier clock) {
    this.iterations = iterations;
    this.nanos = nanos;
    this.clock = clock;
  }

  /**
   * So many iterations more; 0 runs none.
   *
   * @throws IllegalArgumentException if negative
   */
  public static Budget iterations(long iterations) {
    if (iterations < 0) {
      throw new IllegalArgumentException(Messages.of("budget.negative", iterations));
    }
    return new Budget(iterations, Long.MAX_VALUE, () -> 0);
  }

  /**
   * So much time by the machine's clock; zero runs nothing.
   *
   * @throws IllegalArgumentException if negative
   */
  public static Budget time(Duration time) {
    return time(time, CLOCK);
  }

  /** So much time by a clock that counts nanoseconds from any origin. */
  static Budget time(Duration time, LongSupplier clock) {
    if (time.isNegative()) {
      throw new IllegalArgumentException(Messages.of("budget.negative", time));
    }
    return new Budget(Long.MAX_VALUE, nanos(time), clock);
  }

  /** No end but an interrupt of the thread. */
  public static Budget untilInterrupted() {
    return new Budget(Long.MAX_VALUE, Long.MAX_VALUE, () -> 0);
  }

  /** Starts to count. */
  public Meter start() {
    return new Meter();
  }

  private static long nanos(Duration time) {
    try {
      return time.toNanos();
    } catch (ArithmeticException tooLong) {
      return Long.MAX_VALUE;
    }
  }

  /** A budget being used up. */
  public final class Meter {

    private final long start = clock.getAsLong();
    private long used;
    private boolean interrupted;

    private Meter() {}

    /** Whether one more iteration may run; counts it if so. */
    public boolean next() {
      // The status stays set: the kernel or the caller still has to see it.
      interrupted = Thread.currentThread().isInterrupted();
      if (interrupted || used >= iterations || (used > 0 || nanos == 0) && timeIsUp()) {
        return false;
      }
      used++;
      return true;
    }

    /** Whether it was an interrupt that ended it. */
    public boolean interrupted() {
      return interrupted;
    }

    private boolean timeIsUp() {
      return clock.getAsLong() - start >= nanos;
    }
  }
}
