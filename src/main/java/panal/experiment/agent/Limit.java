package panal.experiment.agent;

import java.math.BigDecimal;
import java.time.Duration;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import panal.message.Messages;
import panal.search.Budget;

/**
 * How long one move may be thought about, as a value with a text: {@code iterations=500}, {@code
 * time=250ms} or {@code time=2s}. Only iterations give the same move again on every machine.
 *
 * @param unit what is counted
 * @param amount at least 1: iterations, or milliseconds
 */
public record Limit(Unit unit, long amount) {

  private static final Pattern TIME = Pattern.compile("(\\d{1,9}(?:\\.\\d{1,3})?)(ms|s)");
  private static final long SECOND = 1000;

  /** What a limit counts. */
  public enum Unit {
    /** Iterations of a search; of choice by rollouts alone, rollouts. */
    ITERATIONS,
    /** Time by the clock of the machine. */
    TIME
  }

  /** Checks the amount. */
  public Limit {
    if (amount < 1) {
      throw new IllegalArgumentException(Messages.of("agent.whole", amount, 1));
    }
  }

  /** So many iterations. */
  public static Limit iterations(long iterations) {
    return new Limit(Unit.ITERATIONS, iterations);
  }

  /** So much time, whole milliseconds of it. */
  public static Limit time(Duration time) {
    return new Limit(Unit.TIME, time.toMillis());
  }

  /**
   * The time that a text such as {@code 250ms} or {@code 1.5s} names.
   *
   * @throws IllegalArgumentException if it names none
   */
  static Limit time(String text) {
    Matcher time = TIME.matcher(text);
    if (!time.matches()) {
      throw new IllegalArgumentException(Messages.of("agent.time", text));
    }
    BigDecimal number = new BigDecimal(time.group(1));
    BigDecimal millis =
        time.group(2).equals("s") ? number.multiply(BigDecimal.valueOf(SECOND)) : number;
    return new Limit(Unit.TIME, millis.longValue());
  }

  /**
   * The limit that a text such as {@code iterations=500} or {@code time=2s} names.
   *
   * @throws IllegalArgumentException if it names none
   */
  public static Limit parse(String text) {
    String[] parts = text.replaceAll("\\s", "").split("=", 2);
    return switch (parts.length == 2 ? parts[0] : "") {
      case "iterations" -> iterations(Options.whole(parts[1], 1));
      case "time" -> time(parts[1]);
      default -> throw new IllegalArgumentException(Messages.of("agent.limit", text));
    };
  }

  /** A budget that has not begun. */
  public Budget budget() {
    return unit == Unit.ITERATIONS
        ? Budget.iterations(amount)
        : Budget.time(Duration.ofMillis(amount));
  }

  /** The amount alone, such as {@code 500} or {@code 2s}. */
  String value() {
    if (unit == Unit.ITERATIONS) {
      return Long.toString(amount);
    }
    return amount % SECOND == 0 ? amount / SECOND + "s" : amount + "ms";
  }

  /** As {@link #parse} reads it. */
  @Override
  public String toString() {
    return (unit == Unit.ITERATIONS ? "iterations=" : "time=") + value();
  }
}
