package panal.experiment.match;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;

/**
 * The exact two-sided sign test.
 *
 * <pre>{@code
 * p = min(1, 2 · sum over k from 0 to min(better, worse) of C(n, k) / 2^n),   n = better + worse
 * }</pre>
 *
 * If neither is better, each pair that is not level falls to either side like a fair coin; p is the
 * probability of a split at least as uneven as the one seen. Level pairs say nothing and are left
 * out. In whole numbers, so exact to the last digit; Θ(n) multiplications of numbers with n bits.
 *
 * @param better pairs in which one was better
 * @param worse pairs in which he was worse
 * @see <a href="https://doi.org/10.1080/01621459.1946.10501898">Dixon and Mood, The statistical
 *     sign test, 1946</a>
 */
public record SignTest(int better, int worse) {

  /** p in (0, 1]; 1 where there is nothing to split. */
  public double p() {
    int n = better + worse;
    BigInteger term = BigInteger.ONE; // C(n, k)
    BigInteger tail = term;
    for (int k = 1; k <= Math.min(better, worse); k++) {
      term = term.multiply(BigInteger.valueOf(n - k + 1)).divide(BigInteger.valueOf(k));
      tail = tail.add(term);
    }
    BigDecimal twice = new BigDecimal(tail.shiftLeft(1));
    BigDecimal all = new BigDecimal(BigInteger.ONE.shiftLeft(n));
    return Math.min(1, twice.divide(all, MathContext.DECIMAL64).doubleValue());
  }
}
