package panal.view;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;
import java.util.PriorityQueue;
import java.util.Set;
import panal.game.Player;
import panal.game.State;
import panal.search.NodeView;

/**
 * The part of a tree that a {@link TreeView} shows, in words.
 *
 * @param root the root
 * @param shown how many nodes are shown
 * @param all how many nodes the tree has
 * @param exact whether exact values stand beside
 */
record Outline(Shown root, int shown, long all, boolean exact) {

  private static final int FEW = 10;

  /**
   * A node that is shown.
   *
   * @param visits N, for the width of its edge
   * @param exact empty for none
   * @param children shown ones, from left to right
   * @param hidden how many of its children are not shown
   * @param hiddenVisits N of those together
   */
  record Shown(
      String label,
      long visits,
      String total,
      String mean,
      String exact,
      Tone tone,
      List<Shown> children,
      int hidden,
      long hiddenVisits) {}

  /** How much a node catches the eye. */
  enum Tone {
    PLAIN,
    LIT,
    PALE
  }

  static <A> Outline of(TreeView<A> view) {
    Builder<A> builder = new Builder<>(view);
    builder.choose();
    Shown root = builder.shown(view.root(), view.exact().map(TreeView.Exact::state));
    return new Outline(root, builder.chosen.size(), count(view.root()), view.exact().isPresent());
  }

  /** What stands in for the children that are not shown. */
  String more(Shown node, Look look) {
    return look.say("view.more", node.hidden(), node.hiddenVisits());
  }

  /** What is seen, for whoever cannot see it. */
  String title(Look look) {
    return look.say("view.tree", root.visits(), caption(look));
  }

  /** Whose view the numbers show, and how much of the tree is left out. */
  String caption(Look look) {
    String caption = look.say("view.tree.by." + look.view());
    return shown == all ? caption : caption + look.say("view.tree.shown", shown, all);
  }

  private static long count(NodeView<?> node) {
    return 1 + node.children().stream().mapToLong(Outline::count).sum();
  }

  private static final class Builder<A> {

    private final TreeView<A> view;
    private final double few;
    private final Set<NodeView<A>> chosen = Collections.newSetFromMap(new IdentityHashMap<>());
    private final Set<NodeView<A>> lit = Collections.newSetFromMap(new IdentityHashMap<>());

    Builder(TreeView<A> view) {
      this.view = view;
      few = Math.min(FEW, view.root().visits() / (double) FEW);
      lightUp();
      chosen.add(view.root());
      chosen.addAll(lit);
    }

    private void lightUp() {
      if (view.path().isEmpty()) {
        return;
      }
      NodeView<A> node = view.root();
      lit.add(node);
      for (A action : view.path()) {
        Optional<? extends NodeView<A>> next =
            node.children().stream()
                .filter(child -> child.action().equals(Optional.of(action)))
                .findFirst();
        if (next.isEmpty()) {
          return;
        }
        node = next.get();
        lit.add(node);
      }
    }

    private record Candidate<A>(NodeView<A> node, int depth, long order) {}

    /** Takes in the most visited nodes whose parents are in, while there is room. */
    void choose() {
      PriorityQueue<Candidate<A>> open =
          new PriorityQueue<>(
              Comparator.<Candidate<A>>comparingLong(candidate -> -candidate.node.visits())
                  .thenComparingLong(Candidate::order));
      long order = 0;
      open.add(new Candidate<>(view.root(), 0, order));
      while (!open.isEmpty()) {
        Candidate<A> next = open.remove();
        if (chosen.size() < view.most() || chosen.contains(next.node)) {
          chosen.add(next.node);
          if (next.depth < view.depth()) {
            for (NodeView<A> child :
                byVisits(next.node).subList(0, Math.min(view.top(), next.node.children().size()))) {
              open.add(new Candidate<>(child, next.depth + 1, ++order));
            }
          }
        }
      }
    }

    private List<NodeView<A>> byVisits(NodeView<A> node) {
      List<NodeView<A>> children = new ArrayList<>(node.children());
      children.sort(Comparator.comparingLong(child -> -child.visits()));
      return children;
    }

    Shown shown(NodeView<A> node, Optional<State<A>> state) {
      List<Shown> children = new ArrayList<>();
      int hidden = 0;
      long hiddenVisits = 0;
      for (NodeView<A> child : byVisits(node)) {
        if (chosen.contains(child)) {
          Optional<State<A>> next = state.map(s -> s.result(child.action().orElseThrow()));
          children.add(shown(child, next));
        } else {
          hidden++;
          hiddenVisits += child.visits();
        }
      }
      Look look = view.look();
      return new Shown(
          node.action().map(look.notation()::print).orElse(look.root()),
          node.visits(),
          Numbers.total(seen(node, node.total(), node.view()), look.decimals()),
          Numbers.signed(seen(node, node.mean(), node.view()), look.decimals()),
          state.map(s -> exact(node, s)).orElse(""),
          tone(node),
          children,
          hidden,
          hiddenVisits);
    }

    private String exact(NodeView<A> node, State<A> state) {
      double value = view.exact().orElseThrow().value().applyAsDouble(state);
      return Numbers.total(seen(node, value, Player.FIRST), view.look().decimals());
    }

    private double seen(NodeView<A> node, double value, Player counted) {
      return view.look().shown(value, counted, view.root().chooser(), node.chooser());
    }

    private Tone tone(NodeView<A> node) {
      if (lit.contains(node)) {
        return Tone.LIT;
      }
      return node.visits() < few ? Tone.PALE : Tone.PLAIN;
    }
  }
}
