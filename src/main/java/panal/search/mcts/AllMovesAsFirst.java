package panal.search.mcts;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import panal.game.Player;
import panal.search.Step;

/**
 * What an iteration teaches about the children beside its path, [M4]: at every node of the path, a
 * child counts the result as if its action had been played there, where whoever moves at the node
 * played it later in the tree or in the rollout.
 *
 * <pre>{@code
 * AMAF visits(v) += 1, AMAF total(v) += the result
 * }</pre>
 *
 * An action counts once an iteration, however often it came. The child on the path counts too: its
 * action was played at once.
 *
 * @param path from the root to the node of the rollout
 * @param moves of the rollout, players taking turns
 * @param utility the result, for {@link Player#FIRST}
 * @param <A> the type of an action
 */
record AllMovesAsFirst<A>(List<Node<A>> path, List<A> moves, double utility) {

  /**
   * Counts.
   *
   * @param record where each change is written down, from the bottom up; null where nobody asks
   */
  void count(List<Step.AmafUpdate<A>> record) {
    Set<A> first = new HashSet<>();
    Set<A> second = new HashSet<>();
    Player mover = path.get(path.size() - 1).turn();
    for (A move : moves) {
      (mover == Player.FIRST ? first : second).add(move);
      mover = mover.opponent();
    }
    for (int i = path.size() - 1; i >= 0; i--) {
      Node<A> node = path.get(i);
      Set<A> own = node.turn() == Player.FIRST ? first : second;
      for (Node<A> child : node.children) {
        A action = child.action().orElseThrow();
        if (own.contains(action)) {
          count(child, path.subList(1, i + 1), record);
        }
      }
      if (i > 0) {
        (node.chooser() == Player.FIRST ? first : second).add(node.action().orElseThrow());
      }
    }
  }

  private void count(Node<A> child, List<Node<A>> above, List<Step.AmafUpdate<A>> record) {
    long visits = child.amafVisits();
    double total = child.amafTotal();
    child.addAmaf(utility);
    if (record != null) {
      List<A> to = new ArrayList<>();
      above.forEach(node -> to.add(node.action().orElseThrow()));
      to.add(child.action().orElseThrow());
      record.add(new Step.AmafUpdate<>(to, visits, child.amafVisits(), total, child.amafTotal()));
    }
  }
}
