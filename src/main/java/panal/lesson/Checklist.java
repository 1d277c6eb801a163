package panal.lesson;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.Callable;
import panal.message.Messages;
import panal.view.Numbers;

/**
 * What the check cell of an exercise asks of the code above it:
 *
 * <pre>{@code
 * Checklist.of("La media")
 *     .near("media(+1, −1, +1)", () -> media(1, -1, 1), 1.0 / 3, 1e-9)
 *     .check();
 * }</pre>
 *
 * <p>Each line runs its piece of the student's code and says what came out and what would be right;
 * one that fails keeps none from being asked. A stub, which throws an {@link
 * UnsupportedOperationException} with a message, is told from a mistake. An endless loop is ended
 * by whoever runs the cell.
 */
public final class Checklist {

  private static final int DECIMALS = 4;
  private static final int LONGEST = 160;

  private final String title;
  private final List<Line> lines = new ArrayList<>();

  /**
   * A line.
   *
   * @param what is asked
   * @param fault finds out what is wrong, if anything is
   */
  private record Line(String what, Callable<Optional<String>> fault) {}

  private Checklist(String title) {
    this.title = title;
  }

  /** A list that asks nothing yet. */
  public static Checklist of(String title) {
    return new Checklist(title);
  }

  /** Asks whether a value is the right one. */
  public <T> Checklist equal(String what, Callable<? extends T> given, T right) {
    return without(what, () -> otherwise(Objects::equals, given.call(), right, shown(right)));
  }

  /** Asks whether a number is the right one but for {@code tolerance}. */
  public Checklist near(
      String what, Callable<? extends Number> given, double right, double tolerance) {
    String wanted = Messages.of("lesson.list.near", shown(right), Numbers.shortest(tolerance));
    return without(
        what,
        () ->
            otherwise(
                (value, best) -> Math.abs(((Number) value).doubleValue() - right) <= tolerance,
                given.call(),
                right,
                tolerance < 1e-6 ? shown(right) : wanted));
  }

  /** Asks whether a number lies between two others or is one of them. */
  public Checklist between(String what, Callable<? extends Number> given, double low, double high) {
    return without(
        what,
        () ->
            otherwise(
                (value, best) -> {
                  double number = ((Number) value).doubleValue();
                  return low <= number && number <= high;
                },
                given.call(),
                low,
                Messages.of("lesson.list.between", shown(low), shown(high))));
  }

  /**
   * Asks whether something holds.
   *
   * @param right says what to do where it does not, a sentence or a clause without a full stop
   */
  public Checklist that(String what, Callable<Boolean> holds, String right) {
    return without(what, () -> holds.call() ? Optional.empty() : Optional.of(right));
  }

  /**
   * Asks whether there is no fault.
   *
   * @param fault says what is wrong and what would be right, or nothing where all is well
   */
  public Checklist without(String what, Callable<Optional<String>> fault) {
    lines.add(new Line(what, fault));
    return this;
  }

  private interface Comparison {
    boolean holds(Object value, Object right);
  }

  private static Optional<String> otherwise(
      Comparison comparison, Object value, Object right, String wanted) {
    if (value == null && right != null) {
      return Optional.of(Messages.of("lesson.list.null", wanted));
    }
    return comparison.holds(value, right)
        ? Optional.empty()
        : Optional.of(Messages.of("lesson.list.other", shown(value), wanted));
  }

  /**
   * Asks everything and prints the list.
   *
   * @throws ChecklistException with the list instead, if a line of it does not hold
   */
  public void check() {
    System.out.println(text());
  }

  /** The list, or the same as an exception. */
  String text() {
    List<String> told = new ArrayList<>();
    int good = 0;
    for (Line line : lines) {
      Optional<String> fault = fault(line);
      good += fault.isEmpty() ? 1 : 0;
      told.add(
          fault
              .map(wrong -> Messages.of("lesson.list.bad", line.what(), wrong))
              .orElseGet(() -> Messages.of("lesson.list.good", line.what())));
    }
    told.add(0, Messages.of("lesson.list.title", title, good, lines.size()));
    String list = String.join("\n", told);
    if (good < lines.size()) {
      throw new ChecklistException(list);
    }
    return list;
  }

  private static Optional<String> fault(Line line) {
    try {
      return line.fault().call();
    } catch (UnsupportedOperationException e) {
      return Optional.of(
          e.getMessage() == null
              ? Messages.of("lesson.list.thrown", e)
              : Messages.of("lesson.list.missing", e.getMessage()));
    } catch (StackOverflowError e) {
      return Optional.of(Messages.of("lesson.list.recursion"));
    } catch (Exception e) {
      return Optional.of(Messages.of("lesson.list.thrown", oneLine(e)));
    }
  }

  private static String shown(Object value) {
    return value instanceof Double number ? number(number) : oneLine(value);
  }

  private static String number(double value) {
    String rounded = Numbers.plain(value, DECIMALS);
    return rounded.contains(".")
        ? rounded.replaceFirst("0+$", "").replaceFirst("\\.$", "")
        : rounded;
  }

  /** A value in a line of text. */
  static String oneLine(Object value) {
    String line = String.valueOf(value).strip().replaceAll("\\s*\\R\\s*", " / ");
    return line.length() > LONGEST ? line.substring(0, LONGEST) + "…" : line;
  }
}
