package panal.view;

import java.util.OptionalDouble;

/** What stands in one place of a {@link Table}. */
public sealed interface Entry {

  /** As a person reads it. */
  String text();

  /** Nothing. */
  Entry EMPTY = new Text("");

  /** A value as {@link Numbers#total} writes it, or nothing. */
  static Entry total(OptionalDouble value, int decimals) {
    return value.isPresent() ? new Number(Numbers.total(value.getAsDouble(), decimals)) : EMPTY;
  }

  /**
   * Words, which every format escapes in its own way.
   *
   * @param text any characters
   */
  record Text(String text) implements Entry {}

  /**
   * A number, or several with commas between them, formatted by {@link Numbers}. No format changes
   * it, except that the minus sign is that of the format.
   *
   * @param text such as {@code +0.61} or {@code −1, +1}
   */
  record Number(String text) implements Entry {
    /** A whole number without a sign, such as N. */
    public Number(long count) {
      this(Long.toString(count));
    }
  }

  /**
   * A formula, which LaTeX sets as mathematics and the other formats as text.
   *
   * @param text for the formats without mathematics
   * @param latex for LaTeX, without the dollar signs; not escaped
   */
  record Formula(String text, String latex) implements Entry {}
}
