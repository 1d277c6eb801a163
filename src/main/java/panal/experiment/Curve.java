package panal.experiment;

import java.util.List;
import panal.rollout.Interval;
import panal.search.Description;

/**
 * What one contender of a {@link Convergence} reached.
 *
 * @param name the contender's
 * @param description its search in words, with the first seed
 * @param points one a budget, ascending, unmodifiable
 */
public record Curve(String name, Description description, List<Point> points) {

  /** Takes a copy of the list. */
  public Curve {
    points = List.copyOf(points);
  }

  /**
   * How many seeds have a right answer after so many iterations.
   *
   * @param budget iterations
   * @param hits seeds whose answer is one of the optimal actions
   * @param seeds all seeds
   */
  public record Point(long budget, int hits, int seeds) {

    /** hits/seeds, in [0, 1]; NaN without seeds. */
    public double share() {
      return (double) hits / seeds;
    }

    /** The lower end of the 95 % interval of the share, {@link Interval#wilson}. */
    public double low() {
      return Interval.wilson(hits, seeds).low();
    }

    /** The upper end of that interval. */
    public double high() {
      return Interval.wilson(hits, seeds).high();
    }
  }
}
