package panal.search;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * A search in words that a table or a file can carry.
 *
 * @param selection the bare name of the policy, such as {@code uct}
 * @param c its weight of exploration, where it has one
 * @param perspective whose utility Q adds up
 * @param expansion the order in which actions are tried
 * @param recommendation how the answer is chosen
 * @param seed of all random draws
 * @param flaw the name of the mistake that is built in on purpose; nothing in a sound search
 * @param options what else differs from the plain search, such as {@code solver} → {@code on}, each
 *     by the name of its option; in a fixed order, unmodifiable, empty in the plain search
 */
public record Description(
    String selection,
    OptionalDouble c,
    Perspective perspective,
    String expansion,
    String recommendation,
    long seed,
    Optional<String> flaw,
    Map<String, String> options) {

  private static final int ENOUGH = 17; // digits that tell any two doubles apart

  /** Takes a copy of the map that keeps its order. */
  public Description {
    options = Collections.unmodifiableMap(new LinkedHashMap<>(options));
  }

  /** Of a sound and plain search. */
  public Description(
      String selection,
      OptionalDouble c,
      Perspective perspective,
      String expansion,
      String recommendation,
      long seed) {
    this(selection, c, perspective, expansion, recommendation, seed, Optional.empty(), Map.of());
  }

  /**
   * A setting as text: the fewest digits that read back to the same double, the same on every Java
   * version, without an exponent.
   *
   * @param value finite
   */
  public static String number(double value) {
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

  /** Whether it is minimax or alpha-beta, whose steps are visit, return and prune. */
  public boolean isExact() {
    return selection.equals("minimax") || selection.equals("alphabeta");
  }
}
