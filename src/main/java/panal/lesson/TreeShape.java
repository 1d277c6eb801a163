package panal.lesson;

import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import panal.game.Player;
import panal.game.State;
import panal.message.Messages;
import panal.search.NodeView;
import panal.view.Numbers;

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
    walk.judge();
    return new TreeShape(Optional.ofNullable(walk.worst), walk.sign);
  }

  private static final class Walk {
    private final String name;
    private final int[] sign = new int[3];
    private Check worst;
    private NodeView<?> crowded;
    private NodeView<?> tooMuch;
    private boolean uncounted;

    Walk(String name) {
      this.name = name;
    }

    /** The first failure stands, but one that names a mistake goes before one that does not. */
    void fail(Check check) {
      if (worst == null || worst.flaw().isEmpty() && check.flaw().isPresent()) {
        worst = check;
      }
    }

    /**
     * More simulations than one at an unfinished node: either its children counted too few, which
     * shows in an N of 0 or a Q beyond N, or it passed for finished.
     */
    void judge() {
      if (crowded != null) {
        boolean counted = tooMuch == null && !uncounted;
        Flaw flaw = counted ? Flaw.SHARED_BOARD : Flaw.FORGOTTEN_VISIT;
        fail(Check.Subject.COUNTS, flaw, counted ? "own" : "uncounted", crowded);
      } else if (tooMuch != null) {
        fail(Check.failed(Check.Subject.COUNTS, detail("bounds", tooMuch)));
      }
    }

    private void fail(Check.Subject subject, Flaw flaw, String key, NodeView<?> node) {
      fail(Check.failed(subject, flaw, detail(key, node)));
    }

    private String detail(String key, NodeView<?> node) {
      String place = node.action().map(Object::toString).orElseGet(() -> Messages.of("view.root"));
      String total = Numbers.shortest(node.total());
      return Messages.of("lesson.tree." + key, name, place, node.visits(), total);
    }

    <A> void visit(State<A> state, NodeView<?> node, int level, Player chooser) {
      if (tooMuch == null && Math.abs(node.total()) > node.visits()) {
        tooMuch = node;
      }
      if (state.isTerminal()) {
        finished(state, node, level, chooser);
        return;
      }
      long below = node.children().stream().mapToLong(NodeView::visits).sum();
      long own = node.visits() - below;
      if (own > 1) {
        crowded = crowded == null ? node : crowded;
        uncounted |= node.children().stream().anyMatch(child -> child.visits() == 0);
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
          fail(Check.failed(Check.Subject.FINISHED, detail("mean", node)));
        }
      } else if (node.visits() > 0 && utility != 0 && level <= 2) {
        sign[level] = node.mean() == utility ? 1 : -1;
      }
    }
  }
}
