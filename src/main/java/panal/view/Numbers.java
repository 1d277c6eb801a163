package panal.view;

import java.math.BigDecimal;
import java.math.RoundingMode;
import panal.search.Description;

/**
 * Numbers as a person reads them: the same digits in every locale and on every Java version, the
 * minus sign U+2212, no sign before a zero ("0.00", never "−0.00"), and "—" where there is no
 * value.
 *
 * <p>Rounding is half up, away from zero, on the decimal that was meant: a double that is the
 * nearest one to a decimal with a single digit more than are shown counts as that decimal, so 1.005
 * gives 1.01 although its double lies a little below; any other double counts as what it exactly
 * is. Infinities are "∞".
 *
 * <p>Formats that are read by programs take {@link #ascii(String)} of the same text.
 */
public final class Numbers {

  /** How many decimals a mean has unless somebody asks for more. */
  public static final int DECIMALS = 2;

  /** What stands where there is no value. */
  public static final String NONE = "—";

  private static final char MINUS = '\u2212';

  private Numbers() {}

  /** {@code value} with a sign in front unless it shows as zero, as Q/N is written. */
  public static String signed(double value, int decimals) {
    String digits = digits(value, decimals);
    return sign(value, digits, "+") + digits;
  }

  /**
   * {@code value} with a sign only if negative, as a score, a bonus or a probability is written.
   */
  public static String plain(double value, int decimals) {
    String digits = digits(value, decimals);
    return sign(value, digits, "") + digits;
  }

  /**
   * A sum of results or an exact value: with a sign, and without decimals where it is whole, as Q
   * is written.
   */
  public static String total(double value, int decimals) {
    return signed(value, value == Math.rint(value) ? 0 : decimals);
  }

  /** A setting such as c: four decimals at most, without zeros at the end. */
  public static String parameter(double value) {
    return plain(value, 4).replaceAll("\\.?0+$", "");
  }

  /** A number between 0 and 1 as a percentage, such as {@code 85 %}. */
  public static String percent(double share, int decimals) {
    return Double.isNaN(share) ? NONE : plain(hundredfold(share), decimals) + " %";
  }

  /** 0.5175 is meant to be 51.75, which times 100 it is not. */
  private static double hundredfold(double share) {
    return new BigDecimal(shortest(share)).movePointRight(2).doubleValue();
  }

  /**
   * The fewest digits that read back to the same double, the same on every Java version, without an
   * exponent and with the ASCII minus, as files and descriptions have a setting.
   */
  public static String shortest(double value) {
    return Description.number(value);
  }

  /** The same text with the ASCII minus, for CSV and JSON. */
  public static String ascii(String number) {
    return number.replace(MINUS, '-');
  }

  private static String sign(double value, String digits, String plus) {
    boolean zero = digits.chars().allMatch(c -> c == '0' || c == '.');
    return Double.isNaN(value) || zero ? "" : value < 0 ? String.valueOf(MINUS) : plus;
  }

  private static String digits(double value, int decimals) {
    if (Double.isNaN(value)) {
      return NONE;
    }
    if (Double.isInfinite(value)) {
      return "∞";
    }
    BigDecimal exact = new BigDecimal(Math.abs(value));
    BigDecimal meant = exact.setScale(decimals + 1, RoundingMode.HALF_EVEN);
    BigDecimal rounded = meant.doubleValue() == Math.abs(value) ? meant : exact;
    return rounded.setScale(decimals, RoundingMode.HALF_UP).toPlainString();
  }
}
