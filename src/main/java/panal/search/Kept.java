package panal.search;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import panal.game.Player;
import panal.message.Messages;

/**
 * The tree in which a search goes on instead of beginning with nothing: tree reuse between the
 * moves of a game. A copy, which stays as it is while the search goes on.
 *
 * @param iterations how many iterations were run before; the search's own are numbered from the
 *     next
 * @param nodes the tree, each node after its parent and children in the order in which they were
 *     expanded, the root first; empty where there were no iterations; unmodifiable
 * @param <A> the type of an action
 */
public record Kept<A>(long iterations, List<Node<A>> nodes) {

  /** Takes a copy of the list; checks that there are nodes where there were iterations. */
  public Kept {
    nodes = List.copyOf(nodes);
    if (iterations < 0 || (iterations == 0) != nodes.isEmpty()) {
      throw new IllegalArgumentException(Messages.of("search.kept", iterations, nodes.size()));
    }
  }

  /** What a search has that begins with nothing. */
  public static <A> Kept<A> nothing() {
    return new Kept<>(0, List.of());
  }

  /** A tree as it stands after so many iterations, at least one. */
  public static <A> Kept<A> of(long iterations, NodeView<A> root) {
    List<Node<A>> nodes = new ArrayList<>();
    add(root, List.of(), nodes);
    return new Kept<>(iterations, nodes);
  }

  private static <A> void add(NodeView<A> node, List<A> path, List<Node<A>> nodes) {
    nodes.add(
        new Node<>(
            path,
            node.chooser(),
            node.view(),
            node.visits(),
            node.total(),
            node.prior(),
            node.amafVisits(),
            node.amafTotal(),
            node.proven()));
    for (NodeView<A> child : node.children()) {
      List<A> below = new ArrayList<>(path);
      below.add(child.action().orElseThrow());
      add(child, below, nodes);
    }
  }

  /** Whether there is no tree. */
  public boolean isEmpty() {
    return nodes.isEmpty();
  }

  /** N of the root. */
  public long visits() {
    return isEmpty() ? 0 : nodes.get(0).visits();
  }

  /**
   * One node with all that was known of it, as {@link NodeView} has it.
   *
   * @param path from the root, empty for the root itself, unmodifiable
   * @param chooser the player who chose the last action of the path; at the root, the player to
   *     move
   * @param view the player whose utility the sums and the proven value are
   * @param visits N
   * @param total Q
   * @param prior how promising the action looked beforehand, where the search guesses
   * @param amafVisits how many iterations played the action at once or later
   * @param amafTotal the sum of their results
   * @param proven the exact value, where it is known
   * @param <A> the type of an action
   */
  public record Node<A>(
      List<A> path,
      Player chooser,
      Player view,
      long visits,
      double total,
      OptionalDouble prior,
      long amafVisits,
      double amafTotal,
      OptionalDouble proven) {
    /** Takes a copy of the list. */
    public Node {
      path = List.copyOf(path);
    }
  }
}
