package panal.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import panal.search.NodeView;
import panal.search.Step;

/** Ways down a tree. */
final class TreePath {

  private TreePath() {}

  /** The nodes along these actions from the root on, as far as they are there. */
  static <A> List<NodeView<A>> nodes(NodeView<A> root, List<A> actions) {
    List<NodeView<A>> nodes = new ArrayList<>(List.of(root));
    NodeView<A> node = root;
    for (A action : actions) {
      Optional<? extends NodeView<A>> next =
          node.children().stream()
              .filter(child -> child.action().equals(Optional.of(action)))
              .findFirst();
      if (next.isEmpty()) {
        break;
      }
      node = next.get();
      nodes.add(node);
    }
    return nodes;
  }

  /** The actions of the best line, see {@link TreeView#withBestPath}. */
  static <A> List<A> best(NodeView<A> root) {
    List<A> actions = new ArrayList<>();
    Optional<NodeView<A>> next = bestChild(root);
    while (next.isPresent()) {
      actions.add(next.get().action().orElseThrow());
      next = bestChild(next.get());
    }
    return actions;
  }

  private static <A> Optional<NodeView<A>> bestChild(NodeView<A> node) {
    Optional<OptionalDouble> value = node.bounds().map(Step.Bounds::value);
    NodeView<A> best = null;
    for (NodeView<A> child : node.children()) {
      boolean better =
          value.isPresent()
              ? best == null
                  && value.get().isPresent()
                  && child.bounds().map(Step.Bounds::value).equals(value)
              : child.visits() > (best == null ? 0 : best.visits());
      best = better ? child : best;
    }
    return Optional.ofNullable(best);
  }
}
