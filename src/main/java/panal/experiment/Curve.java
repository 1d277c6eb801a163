package panal.experiment;

import java.util.ArrayList;
import java.util.List;
import panal.rollout.Interval;
import panal.search.Description;
import panal.search.mcts.Recommendation;

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
   * What differs from the plain search beside c, perspective and expansion, each such as {@code
   * solver=on}, in a fixed order, unmodifiable.
   */
  public List<String> options() {
    List<String> options = new ArrayList<>();
    boolean usual = description.recommendation().equals(Recommendation.MOST_VISITS.code());
    if (!usual && !description.selection().equals("flat")) { // which cannot answer otherwise
      options.add("recommendation=" + description.recommendation());
    }
    description.options().forEach((name, value) -> options.add(name + "=" + value));
    return List.copyOf(options);
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
