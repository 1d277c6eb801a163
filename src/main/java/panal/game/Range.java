package panal.game;

import panal.message.Messages;

/**
 * The lowest and the highest utility that a player can get.
 *
 * @param low finite
 * @param high finite, at least {@code low}
 */
public record Range(double low, double high) {

  /** From a lost game to a won one, what most games have. */
  public static final Range WINS = new Range(-1, 1);

  /**
   * Checks the order.
   *
   * @throws IllegalArgumentException if {@code low} is above {@code high}, or one is not finite
   */
  public Range {
    if (!(low <= high) || Double.isInfinite(low) || Double.isInfinite(high)) {
      throw new IllegalArgumentException(Messages.of("range.order", low, high));
    }
  }

  /** The range of {@code player} in a game: its own where it states one, else {@link #WINS}. */
  public static Range of(State<?> state, Player player) {
    if (state instanceof Ranged ranged) {
      Range first = ranged.range();
      return player == Player.FIRST ? first : new Range(0 - first.high, 0 - first.low);
    }
    return WINS;
  }

  /**
   * Where a value lies between the lowest, 0, and the highest, 1; of {@link #WINS}, (1 + value)/2,
   * the win share in which a draw counts half. NaN where both ends are the same.
   */
  public double share(double value) {
    return (value - low) / (high - low);
  }
}
