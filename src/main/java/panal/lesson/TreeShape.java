package panal.lesson;

import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import panal.game.Player;
import panal.game.State;
import panal.message.Messages;
import panal.search.NodeView;

/**
 * Whether the numbers of a student's tree can be those of a sound search, whatever player Q is for.
 *
 * <p>At a node that is not finished, N is one simulation of its own and the visits of its children;
 * at the root N is the number of iterations, and none or one of them is its own. |Q| ≤ N. A
 * finished node has no children, and Q/N is its utility for the one player or the other.
 *
 * @param failed what is wrong, with where, if anything
 * @param sign by the level of the chooser, 1 and 2: +1 where Q is the chooser's, −1 where it is the
 *     other player's, 0 where no finished node tells
 */
record TreeShape(Optional<Check> failed, int[] sign) {

  /**
   * Looks at a whole tree.
   *
   * @param name of the position
   */
  static TreeShape of(String name, State<?> state, NodeView<?> root, int iterations) {
    Walk walk = new Walk(name);
    if (root.visits() != iterations) {
      walk.fail(
          Check.failed(
              Check.Subject.COUNTS,
              Messages.of("lesson.tree.root", name, root.visits(), iterations)));
    }
    walk.visit(state, root, 0, Player.CHANCE);
    return new TreeShape(Optional.ofNullable(walk.worst), walk.sign);
  }

  private static final class Walk {
    private final String name;
    private final int[] sign = new int[3];
    private Check worst;

    Walk(String name) {
      this.name = name;
    }

    /**
     * The first failure stands, but one that names a mistake goes before one that does not; and
     * where a visit is forgotten below, the counts above are wrong for no reason of their own.
     */
    void fail(Check check) {
      boolean named = worst != null && worst.flaw().isPresent();
      boolean deeper =
          named
              && worst.flaw().get() == Flaw.SHARED_BOARD
              && check.flaw().equals(Optional.of(Flaw.FORGOTTEN_VISIT));
      if (worst == null || deeper || !named && check.flaw().isPresent()) {
        worst = check;
      }
    }

    private void fail(Check.Subject subject, Flaw flaw, String key, NodeView<?> node) {
      String action = node.action().map(Object::toString).orElse("");
      String detail =
          Messages.of("lesson.tree." + key, name, action, node.visits(), node.total() + 0.0);
      fail(Check.failed(subject, flaw, detail));
    }

    <A> void visit(State<A> state, NodeView<?> node, int level, Player chooser) {
      if (Math.abs(node.total()) > node.visits()) {
        fail(Check.Subject.COUNTS, Flaw.FORGOTTEN_VISIT, "bounds", node);
      }
      if (state.isTerminal()) {
        finished(state, node, level, chooser);
        return;
      }
      long below = node.children().stream().mapToLong(NodeView::visits).sum();
      long own = node.visits() - below;
      if (own > 1) {
        boolean uncounted = node.children().stream().anyMatch(child -> child.visits() == 0);
        Flaw flaw = uncounted ? Flaw.FORGOTTEN_VISIT : Flaw.SHARED_BOARD;
        fail(Check.Subject.COUNTS, flaw, uncounted ? "uncounted" : "own", node);
      } else if (own < 0) {
        fail(
            Check.failed(
                Check.Subject.COUNTS, Messages.of("lesson.tree.sum", name, node.visits(), below)));
      }
      Set<A> seen = new HashSet<>();
      for (NodeView<?> child : node.children()) {
        Object given = child.action().orElse(null);
        Optional<A> action =
            state.actions().stream()
                .filter(one -> one.equals(given) || one.toString().equals(given))
                .findFirst();
        if (action.isEmpty() || !seen.add(action.get())) {
          fail(Check.failed(Check.Subject.COUNTS, Messages.of("lesson.tree.illegal", name, given)));
        } else {
          visit(state.result(action.get()), child, level + 1, state.turn());
        }
      }
    }

    private void finished(State<?> state, NodeView<?> node, int level, Player chooser) {
      if (!node.children().isEmpty()) {
        fail(Check.Subject.FINISHED, Flaw.NO_TERMINAL_CHECK, "finishedChildren", node);
        return;
      }
      double utility = state.utility(chooser);
      if (node.visits() > 0 && Math.abs(node.mean()) != Math.abs(utility)) {
        if (utility == 0) {
          fail(Check.Subject.FINISHED, Flaw.DRAW_AS_LOSS, "draw", node);
        } else {
          fail(
              Check.failed(
                  Check.Subject.FINISHED,
                  Messages.of("lesson.tree.mean", name, node.action().orElse(null), node.mean())));
        }
      } else if (node.visits() > 0 && utility != 0 && level <= 2) {
        sign[level] = node.mean() == utility ? 1 : -1;
      }
    }
  }
}
