package panal.search.mcts;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalDouble;
import panal.game.Checked;
import panal.game.Player;
import panal.game.Range;
import panal.search.NodeView;
import panal.search.Step;
import panal.search.mcts.selection.Proving;
import panal.search.mcts.selection.Selection;

/**
 * Whether the search proves values, and how: the MCTS-Solver. Behind every [M4] it looks at the
 * nodes of the path from the bottom up and stops at the first that stays open:
 *
 * <pre>{@code
 * value(v) = U(v)                       where v is finished
 *            the best that there is     where a child has it for the player to move at v
 *            the best of the children   where every action has a child and each is proven
 *            open                       otherwise                                          [S1]
 * }</pre>
 *
 * The value is {@link NodeView#proven()}; "the best that there is" is the end of the game's range,
 * a win. A proven node is not searched any further: a selection that comes to it stops, and its
 * [M3] is the proven value. At whoever chooses among children, a proven one counts with its value
 * alone ({@link Proving}), a lost one never while another is open. N and Q stay those of the plain
 * rule, the mean of what was seen. The answer is a child proven best once the root is proven, and
 * no child proven lost before that; among the others the {@link Recommendation} decides. A search
 * whose root is proven is over.
 *
 * <p>Θ(children) more a node of the path. The paper scores ±∞ and has no draws; values between a
 * loss and a win are our addition.
 *
 * @see <a href="https://doi.org/10.1007/978-3-540-87608-3_3">Winands, Björnsson and Saito,
 *     Monte-Carlo tree search solver, 2008</a>
 */
public enum Solver {
  /** Proves nothing: the plain search. */
  OFF {
    @Override
    Selection selection(Selection plain, Range range) {
      return plain;
    }

    @Override
    <A> List<Step.Proof<A>> prove(List<Node<A>> path) {
      return List.of();
    }

    @Override
    <A> List<Node<A>> answers(Node<A> root) {
      return root.children;
    }
  },
  /** Proves what the finished nodes in the tree allow. */
  ON {
    @Override
    Selection selection(Selection plain, Range range) {
      return new Proving(plain, range);
    }

    @Override
    <A> List<Step.Proof<A>> prove(List<Node<A>> path) {
      List<Step.Proof<A>> proofs = new ArrayList<>(0);
      for (int i = path.size() - 1; i >= 0; i--) {
        Node<A> node = path.get(i);
        if (!node.isProven()) {
          OptionalDouble value = value(node); // [S1]
          if (value.isEmpty()) {
            return proofs;
          }
          node.prove(value.getAsDouble());
          proofs.add(new Step.Proof<>(actions(path.subList(1, i + 1)), value.getAsDouble()));
        }
      }
      return proofs;
    }

    @Override
    <A> List<Node<A>> answers(Node<A> root) {
      double worst = worst(root);
      List<Node<A>> good =
          root.children.stream()
              .filter(
                  child ->
                      root.isProven()
                          ? child.provenForFirst() == root.provenForFirst()
                          : child.provenForFirst() != worst)
              .toList();
      return good.isEmpty() ? root.children : good;
    }
  };

  /** The name as descriptions have it. */
  public String code() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** The selection with what it has to know of proofs. */
  abstract Selection selection(Selection plain, Range range);

  /** Proves what can be proved along a path from the root, from its end upwards. */
  abstract <A> List<Step.Proof<A>> prove(List<Node<A>> path);

  /** Those children of the root that may be the answer; empty only where there are none. */
  abstract <A> List<Node<A>> answers(Node<A> root);

  /** The value for the first player, where it follows from the state or the children. */
  private static OptionalDouble value(Node<?> node) {
    if (node.state.isTerminal()) {
      return OptionalDouble.of(Checked.utility(node.state));
    }
    boolean first = node.turn() == Player.FIRST;
    double best = worst(node);
    boolean all = node.untried.isEmpty();
    for (Node<?> child : node.children) {
      if (child.isProven()) {
        double value = child.provenForFirst();
        best = first ? Math.max(best, value) : Math.min(best, value);
      } else {
        all = false;
      }
    }
    return all || best == best(node) ? OptionalDouble.of(best) : OptionalDouble.empty();
  }

  /** What a lost game is worth to the player to move, for the first player. */
  private static double worst(Node<?> node) {
    Range range = Range.of(node.state, Player.FIRST);
    return node.turn() == Player.FIRST ? range.low() : range.high();
  }

  private static double best(Node<?> node) {
    Range range = Range.of(node.state, Player.FIRST);
    return node.turn() == Player.FIRST ? range.high() : range.low();
  }

  private static <A> List<A> actions(List<Node<A>> path) {
    return path.stream().map(node -> node.action().orElseThrow()).toList();
  }
}
