package panal.rollout;

/**
 * A 95 % confidence interval.
 *
 * @param low its lower end
 * @param high its upper end
 */
public record Interval(double low, double high) {

  private static final double Z = 1.959963984540054; // 97.5 % quantile of the normal distribution

  /**
   * Wilson's score interval for a share, in [0, 1]. It stays inside even for shares of 0 and 1 and
   * is never empty. Where {@code hits} counts halves (draws), it is wider than it need be.
   *
   * @param hits how many of the trials counted, 0 to {@code trials}
   * @param trials how many there were; 0 gives NaN at both ends
   * @see <a href="https://doi.org/10.1080/01621459.1927.10502953">Wilson, Probable inference, the
   *     law of succession, and statistical inference, 1927</a>
   */
  public static Interval wilson(double hits, long trials) {
    if (trials == 0) {
      return new Interval(Double.NaN, Double.NaN);
    }
    double share = hits / trials;
    double weight = Z * Z / trials;
    double centre = (share + weight / 2) / (1 + weight);
    double half =
        Z * Math.sqrt(share * (1 - share) / trials + weight / (4 * trials)) / (1 + weight);
    // Rounding must not push the share itself outside.
    return new Interval(
        Math.max(0, Math.min(share, centre - half)), Math.min(1, Math.max(share, centre + half)));
  }
}
