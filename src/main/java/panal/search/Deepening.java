package panal.search;

import java.util.List;
import java.util.Optional;
import panal.game.Player;

/**
 * What a search by iterative deepening has found, depth by depth.
 *
 * @param player the player to move at the root; every value here is from this player's view
 * @param depths those that were finished, from 1, each one deeper than the last
 * @param <A> the type of an action
 */
public record Deepening<A>(Player player, List<Depth<A>> depths) {

  /** Takes a copy of the list. */
  public Deepening {
    depths = List.copyOf(depths);
  }

  /**
   * What would be the answer if the search were stopped after so many nodes: that of the last depth
   * finished by then.
   */
  public Optional<Depth<A>> after(long nodes) {
    return depths.stream()
        .filter(depth -> depth.nodesInAll() <= nodes)
        .reduce((first, second) -> second);
  }

  /**
   * One depth.
   *
   * @param depth how many moves were looked ahead
   * @param action the first of the best actions at that depth
   * @param value of the root at that depth
   * @param nodes visited for this depth, the root included
   * @param nodesInAll visited for this and all lesser depths
   * @param complete whether every line ended before the horizon, so that the value is exact
   * @param <A> the type of an action
   */
  public record Depth<A>(
      int depth, A action, double value, long nodes, long nodesInAll, boolean complete) {}
}
