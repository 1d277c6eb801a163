package panal.search;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import panal.game.Player;

/**
 * A node of a search tree, as everything outside the search sees it: read-only and live, so its
 * numbers move on while the search does.
 *
 * @param <A> the type of an action
 */
public interface NodeView<A> {

  /** The action that leads here from the parent; nothing at the root. */
  Optional<A> action();

  /** The player who chose {@link #action()}; at the root, the player to move there. */
  Player chooser();

  /** The player whose utility {@link #total()} adds up. */
  Player view();

  /** N(v): how many iterations passed through this node. */
  long visits();

  /** Q(v): the sum of their results, for {@link #view()}. */
  double total();

  /** Q(v)/N(v), for {@link #view()}; NaN where N(v) is 0. */
  default double mean() {
    return total() / visits();
  }

  /**
   * What minimax or alpha-beta knows of the node; nothing in the tree of another search, and for a
   * node that was cut off, which has N = 0.
   */
  default Optional<Step.Bounds> bounds() {
    return Optional.empty();
  }

  /**
   * How promising the action looked beside its siblings before it was tried, in [0, 1]; nothing in
   * a search without such a guess.
   */
  default OptionalDouble prior() {
    return OptionalDouble.empty();
  }

  /**
   * How many iterations came through the parent in which whoever moves there played this node's
   * action, at once or later; 0 in a search that does not count moves.
   */
  default long amafVisits() {
    return 0;
  }

  /** The sum of their results, for {@link #view()}. */
  default double amafTotal() {
    return 0;
  }

  /** Their mean, for {@link #view()}; NaN where there are none. */
  default double amafMean() {
    return amafTotal() / amafVisits();
  }

  /**
   * The exact value of the node for {@link #view()}, where the search has proved it; nothing in a
   * search that proves nothing.
   */
  default OptionalDouble proven() {
    return OptionalDouble.empty();
  }

  /** The children in the order in which they were expanded, unmodifiable. */
  List<? extends NodeView<A>> children();
}
