package panal.experiment.match;

import java.util.ArrayList;
import java.util.List;

/**
 * Ratings on the scale of Elo from games of many agents at once, by the model of Bradley and Terry.
 *
 * <pre>{@code
 * P(i beats j) = 1 / (1 + 10^((elo(j) - elo(i)) / 400))
 * }</pre>
 *
 * The ratings are those that make the results most likely, a draw being half a win for each, with
 * mean 0. To the games comes one draw between each two agents that was never played, so that
 * ratings stay finite where somebody won every game; it pulls a little towards 0. The 95 % interval
 * of a rating is ±1.96 standard errors of its distance from the mean of all, from the curvature of
 * the likelihood. Of {@linkplain Encounter#repeated repeated} games each counts once.
 *
 * @param ratings one an agent, in the order of their numbers, unmodifiable
 * @see <a href="https://doi.org/10.1214/aos/1079120141">Hunter, MM algorithms for generalized
 *     Bradley-Terry models, Annals of Statistics 2004</a>
 */
public record Ratings(List<Rating> ratings) {

  private static final double Z = 1.959963984540054;
  private static final double ELO = 400 / StrictMath.log(10);
  private static final int MOST_STEPS = 200;
  private static final double LONGEST_STEP = 1;
  private static final double CLOSE = 1e-10;

  /** Takes a copy of the list. */
  public Ratings {
    ratings = List.copyOf(ratings);
  }

  /**
   * One agent's.
   *
   * @param agent its number, from 1
   * @param elo against the mean of all, which is 0
   * @param low the lower end of its interval
   * @param high the upper end of its interval
   */
  public record Rating(int agent, double elo, double low, double high) {}

  static Ratings of(int agents, List<Encounter> encounters) {
    double[][] points = new double[agents][agents];
    for (Encounter encounter : encounters) {
      int i = encounter.agent() - 1;
      int j = encounter.against() - 1;
      points[i][j] = encounter.counted().points() + 0.5; // and the draw that was never played
      points[j][i] = encounter.counted().reversed().points() + 0.5;
    }
    double[] strength = new double[agents];
    double largest = Double.POSITIVE_INFINITY;
    for (int step = 0; step < MOST_STEPS && largest > CLOSE; step++) {
      double[] change = Linear.solve(curvature(points, strength), slope(points, strength));
      largest = 0;
      for (double one : change) {
        largest = Math.max(largest, Math.abs(one));
      }
      double part = Math.min(1, LONGEST_STEP / largest);
      for (int i = 0; i < agents; i++) {
        strength[i] += largest == 0 ? 0 : part * change[i];
      }
    }
    return rated(strength, Linear.inverse(curvature(points, strength)));
  }

  private static Ratings rated(double[] strength, double[][] inverse) {
    List<Rating> ratings = new ArrayList<>();
    for (int i = 0; i < strength.length; i++) {
      // Without the part that curvature() added to make the matrix invertible.
      double variance = inverse[i][i] - 1.0 / strength.length;
      double half = Z * Math.sqrt(Math.max(0, variance)) * ELO;
      double elo = strength[i] * ELO;
      ratings.add(new Rating(i + 1, elo, elo - half, elo + half));
    }
    return new Ratings(ratings);
  }

  /** The first derivative of the log-likelihood: points had, less points expected. */
  private static double[] slope(double[][] points, double[] strength) {
    double[] slope = new double[strength.length];
    for (int i = 0; i < slope.length; i++) {
      for (int j = 0; j < slope.length; j++) {
        slope[i] += points[i][j] - (points[i][j] + points[j][i]) * wins(strength[i] - strength[j]);
      }
    }
    return slope;
  }

  /** Minus the second derivative, plus 1/n everywhere, which fixes the mean at 0. */
  private static double[][] curvature(double[][] points, double[] strength) {
    int n = strength.length;
    double[][] curvature = new double[n][n];
    for (int i = 0; i < n; i++) {
      for (int j = 0; j < n; j++) {
        double p = wins(strength[i] - strength[j]);
        double weight = (points[i][j] + points[j][i]) * p * (1 - p);
        curvature[i][j] += 1.0 / n - weight;
        curvature[i][i] += weight;
      }
    }
    return curvature;
  }

  private static double wins(double lead) {
    return 1 / (1 + StrictMath.exp(-lead));
  }
}
