package panal.experiment;

import java.util.List;

/**
 * What a {@link Convergence} found: how often each contender has a right answer, by its budget.
 *
 * @param position what was searched, in words
 * @param optimal the optimal actions in the game's order, as their {@code toString} is,
 *     unmodifiable
 * @param legal how many actions there were to choose from
 * @param seeds how many
 * @param firstSeed the first of them
 * @param curves one a contender, in the order of the experiment, unmodifiable
 */
public record Curves(
    String position, List<?> optimal, int legal, int seeds, long firstSeed, List<Curve> curves) {

  /** Takes copies of the lists. */
  public Curves {
    optimal = List.copyOf(optimal);
    curves = List.copyOf(curves);
  }

  /** The share that an action chosen at random reaches: optimal/legal, in (0, 1]. */
  public double chance() {
    return (double) optimal.size() / legal;
  }
}
