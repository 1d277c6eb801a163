package panal.experiment;

import java.math.BigDecimal;
import java.math.MathContext;

/** Doubles in decimal, the same on every Java version. */
final class Decimal {

  private static final int ENOUGH = 17; // digits, for any double

  private Decimal() {}

  /** The fewest digits that read back to the same double, without an exponent. */
  static String shortest(double value) {
    if (value == 0) {
      return "0";
    }
    BigDecimal exact = new BigDecimal(value);
    BigDecimal rounded = exact;
    for (int digits = 1; digits <= ENOUGH; digits++) {
      rounded = exact.round(new MathContext(digits));
      if (rounded.doubleValue() == value) {
        break;
      }
    }
    return rounded.stripTrailingZeros().toPlainString();
  }
}
