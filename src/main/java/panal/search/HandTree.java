package panal.search;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import panal.game.Player;

/**
 * A tree written by hand, with free labels, N and Q, to reckon through an example on paper. Nothing
 * is checked: its sums need not add up. All values are one player's, called {@link Player#FIRST}.
 *
 * @param action the label; nothing at the root
 * @param visits N
 * @param total Q
 * @param prior P, for PUCT; nothing where there is none
 * @param children unmodifiable
 */
public record HandTree(
    Optional<String> action,
    long visits,
    double total,
    OptionalDouble prior,
    List<HandTree> children)
    implements NodeView<String> {

  /** Takes a copy of the list. */
  public HandTree {
    children = List.copyOf(children);
  }

  /** A node without a prior. */
  public HandTree(Optional<String> action, long visits, double total, List<HandTree> children) {
    this(action, visits, total, OptionalDouble.empty(), children);
  }

  /** The root of a tree. */
  public static HandTree root(long visits, double total, HandTree... children) {
    return new HandTree(Optional.empty(), visits, total, List.of(children));
  }

  /** A node below the root. */
  public static HandTree node(String label, long visits, double total, HandTree... children) {
    return new HandTree(Optional.of(label), visits, total, List.of(children));
  }

  /** The same node with this P. */
  public HandTree withPrior(double other) {
    return new HandTree(action, visits, total, OptionalDouble.of(other), children);
  }

  @Override
  public Player chooser() {
    return Player.FIRST;
  }

  @Override
  public Player view() {
    return Player.FIRST;
  }

  /**
   * The node to which a path leads.
   *
   * @throws IndexOutOfBoundsException if there is none
   */
  public HandTree at(List<String> path) {
    HandTree node = this;
    for (String label : path) {
      node = node.children.get(node.indexOf(label));
    }
    return node;
  }

  /**
   * The tree after one iteration that ended at a path: N += 1 and Q += the result at each node on
   * it, [M4]. A node that is missing is added last among its siblings, with N = 0 and Q = 0 before,
   * [M2].
   */
  public HandTree after(List<String> path, double result) {
    List<HandTree> changed = new ArrayList<>(children);
    if (!path.isEmpty()) {
      int index = indexOf(path.get(0));
      if (index < 0) {
        index = changed.size();
        changed.add(node(path.get(0), 0, 0));
      }
      changed.set(index, changed.get(index).after(path.subList(1, path.size()), result));
    }
    return new HandTree(action, visits + 1, total + result, prior, changed);
  }

  private int indexOf(String label) {
    return children.stream().map(child -> child.action.orElse("")).toList().indexOf(label);
  }
}
