package panal.view;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.PriorityQueue;
import java.util.Set;
import panal.game.Player;
import panal.game.State;
import panal.search.NodeView;
import panal.search.Step;

/**
 * The part of a tree that a {@link TreeView} shows, in words.
 *
 * @param root the root
 * @param shown how many nodes are shown
 * @param all how many nodes the tree has
 * @param exact whether exact values stand beside
 * @param kind of the search that grew it
 */
record Outline(Shown root, int shown, long all, boolean exact, Kind kind) {

  private static final int FEW = 10;

  /** Which numbers a node has. */
  enum Kind {
    /** N, Q and Q/N. */
    VISITS,
    /** The value so far and [α, β], of minimax and alpha-beta. */
    BOUNDS
  }

  /**
   * A node that is shown.
   *
   * @param visits N, for the width of its edge
   * @param figures its numbers
   * @param exact empty for none
   * @param children shown ones, from left to right
   * @param hidden how many of its children are not shown
   * @param hiddenVisits N of those together
   */
  record Shown(
      String label,
      long visits,
      Figures figures,
      String exact,
      Tone tone,
      List<Shown> children,
      int hidden,
      long hiddenVisits) {}

  /**
   * The numbers of a node.
   *
   * @param corner at the right of its label, such as "N 40"
   * @param main what counts, such as Q/N
   * @param side at the right of that, such as "Q +28"
   * @param row the bare numbers, below the {@link #headings}
   */
  record Figures(String corner, String main, String side, List<String> row) {}

  /** How much a node catches the eye. */
  enum Tone {
    PLAIN,
    LIT,
    PALE,
    /** Cut off by alpha-beta, never visited. */
    CUT
  }

  static <A> Outline of(TreeView<A> view) {
    Builder<A> builder = new Builder<>(view);
    builder.choose();
    Shown root = builder.shown(view.root(), view.exact().map(TreeView.Exact::state));
    boolean exact = view.exact().isPresent();
    return new Outline(root, builder.chosen.size(), count(view.root()), exact, builder.kind);
  }

  /** What the columns of numbers are called. */
  List<String> headings(Look look) {
    return kind == Kind.VISITS
        ? List.of("N", "Q", "Q/N")
        : List.of(look.say("view.value"), "α", "β");
  }

  /** What stands in for the children that are not shown. */
  String more(Shown node, Look look) {
    return kind == Kind.VISITS
        ? look.say("view.more", node.hidden(), node.hiddenVisits())
        : look.say("view.tree.more", node.hidden());
  }

  /** What is seen, for whoever cannot see it. */
  String title(Look look) {
    return kind == Kind.VISITS
        ? look.say("view.tree", root.visits(), caption(look))
        : look.say("view.tree.bounds", caption(look));
  }

  /** Whose view the numbers show, and how much of the tree is left out. */
  String caption(Look look) {
    String by = kind == Kind.VISITS ? "view.tree.by." + look.view() : "view.tree.by.FIRST";
    String caption = look.say(by);
    return shown == all ? caption : caption + look.say("view.tree.shown", shown, all);
  }

  private static long count(NodeView<?> node) {
    return 1 + node.children().stream().mapToLong(Outline::count).sum();
  }

  private static final class Builder<A> {

    private final TreeView<A> view;
    private final Kind kind;
    private final double few;
    private final Set<NodeView<A>> chosen = Collections.newSetFromMap(new IdentityHashMap<>());
    private final Set<NodeView<A>> lit = Collections.newSetFromMap(new IdentityHashMap<>());

    Builder(TreeView<A> view) {
      this.view = view;
      kind = view.root().bounds().isPresent() ? Kind.BOUNDS : Kind.VISITS;
      few = Math.min(FEW, view.root().visits() / (double) FEW);
      lightUp();
      chosen.add(view.root());
      chosen.addAll(lit);
    }

    private void lightUp() {
      if (!view.path().isEmpty()) {
        lit.addAll(view.nodesOfPath());
      }
    }

    private record Candidate<A>(NodeView<A> node, int depth, long order) {}

    /** Takes in the most visited nodes whose parents are in, while there is room. */
    void choose() {
      PriorityQueue<Candidate<A>> open =
          new PriorityQueue<>(
              Comparator.<Candidate<A>>comparingLong(candidate -> -weight(candidate.node))
                  .thenComparingLong(Candidate::order));
      long order = 0;
      open.add(new Candidate<>(view.root(), 0, order));
      while (!open.isEmpty()) {
        Candidate<A> next = open.remove();
        if (chosen.size() < view.most() || chosen.contains(next.node)) {
          chosen.add(next.node);
          if (next.depth < view.depth()) {
            for (NodeView<A> child : byVisits(next.node).stream().limit(view.top()).toList()) {
              if (weight(child) >= view.minVisits()) {
                open.add(new Candidate<>(child, next.depth + 1, ++order));
              }
            }
          }
        }
      }
    }

    /** N; what was cut off counts like what was visited, as both are part of the story. */
    private long weight(NodeView<A> node) {
      return isCut(node) ? 1 : node.visits();
    }

    private boolean isCut(NodeView<A> node) {
      return kind == Kind.BOUNDS && node.bounds().isEmpty();
    }

    private List<NodeView<A>> byVisits(NodeView<A> node) {
      List<NodeView<A>> children = new ArrayList<>(node.children());
      children.sort(Comparator.comparingLong(child -> -weight(child)));
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
          node.action().map(look.notation()::print).orElse(look.root()).replaceAll("\\R", " "),
          node.visits(),
          figures(node),
          state.map(s -> exact(node, s)).orElse(""),
          tone(node),
          children,
          hidden,
          hiddenVisits);
    }

    private Figures figures(NodeView<A> node) {
      Look look = view.look();
      if (isCut(node)) {
        String cut = look.say("view.tree.cut");
        return new Figures("", cut, "", List.of(cut, "", ""));
      }
      if (node.bounds().isPresent()) {
        Step.Bounds bounds = node.bounds().get();
        String value = value(bounds.value());
        String alpha = value(OptionalDouble.of(bounds.alpha()));
        String beta = value(OptionalDouble.of(bounds.beta()));
        String window = "[" + alpha + ", " + beta + "]";
        return new Figures("", value, window, List.of(value, alpha, beta));
      }
      String visits = Long.toString(node.visits());
      String total = Numbers.total(seen(node, node.total(), node.view()), look.decimals());
      String mean = Numbers.signed(seen(node, node.mean(), node.view()), look.decimals());
      return new Figures("N " + visits, mean, "Q " + total, List.of(visits, total, mean));
    }

    /** A value for the first player, whole where it is. */
    private String value(OptionalDouble value) {
      return Numbers.total(value.orElse(Double.NaN), view.look().decimals());
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
      if (isCut(node)) {
        return Tone.CUT;
      }
      return node.visits() < few ? Tone.PALE : Tone.PLAIN;
    }
  }
}
