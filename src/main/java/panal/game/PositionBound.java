package panal.game;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;

/**
 * An upper bound on how much can come up from a state on, reckoned without visiting it.
 *
 * @param positions at least as many as the different states, the one at hand included
 * @param moves at least as many as the legal actions of all these states together
 */
public record PositionBound(BigInteger positions, BigInteger moves) {

  /**
   * How many positions an exact method takes on at most. A position of Hex, Nim or tic-tac-toe
   * takes up to 200 bytes, so a heap of 1 GB is enough.
   */
  public static final int POSITIONS_LIMIT = 4_000_000;

  /** How many moves between positions an exact method takes on at most. */
  public static final int MOVES_LIMIT = 40_000_000;

  private static final int DIGITS_IN_FULL = 12;

  /**
   * The bound for games that place one stone a turn, the players in turn: the number of ways to put
   * 0, 1, 2 … stones on {@code cells} empty cells.
   *
   * <pre>{@code
   * Σ over k from 0 to cells of  C(cells, k) · C(k, ⌊k/2⌋)
   * }</pre>
   *
   * With k stones there are cells - k moves.
   */
  public static PositionBound ofPlacements(int cells) {
    BigInteger positions = BigInteger.ONE;
    BigInteger moves = BigInteger.valueOf(cells);
    BigInteger places = BigInteger.ONE;
    BigInteger colours = BigInteger.ONE;
    for (int k = 1; k <= cells; k++) {
      places = times(places, cells - k + 1, k);
      colours = times(colours, k, (k + 1) / 2);
      BigInteger here = places.multiply(colours);
      positions = positions.add(here);
      moves = moves.add(here.multiply(BigInteger.valueOf(cells - k)));
    }
    return new PositionBound(positions, moves);
  }

  private static BigInteger times(BigInteger number, int factor, int divisor) {
    return number.multiply(BigInteger.valueOf(factor)).divide(BigInteger.valueOf(divisor));
  }

  /** Whether so much is taken on. */
  public boolean fits() {
    return positions.compareTo(BigInteger.valueOf(POSITIONS_LIMIT)) <= 0
        && moves.compareTo(BigInteger.valueOf(MOVES_LIMIT)) <= 0;
  }

  /** A count in full or, from 13 digits on, as {@code 1.3·10^321}. */
  public static String readable(BigInteger count) {
    String digits = count.toString();
    if (digits.length() <= DIGITS_IN_FULL) {
      return digits;
    }
    BigDecimal rounded = new BigDecimal(count).round(new MathContext(2));
    int exponent = rounded.precision() - rounded.scale() - 1;
    return rounded.movePointLeft(exponent).stripTrailingZeros().toPlainString() + "·10^" + exponent;
  }
}
