package panal.search.mcts;

import java.util.ArrayList;
import java.util.List;
import panal.game.Prior;
import panal.game.RandomStream;
import panal.search.Step;
import panal.search.mcts.expansion.Expansion;
import panal.search.mcts.selection.Selection;

/**
 * How far down [M1] goes: on from a node while it has children, its value is open, and no action
 * without a node scores as much as the best child. In the plain search such an action scores +∞, so
 * every action gets a node before the search goes below.
 *
 * @param selection the scores, [U1]
 */
record Descent(Selection selection) {

  /** Whether selection goes on to a child. */
  boolean goesOn(Node<?> node) {
    return !node.children.isEmpty()
        && !node.isProven()
        && (node.untried.isEmpty() || weighsUntried(node) && bestChild(node) > untried(node));
  }

  /**
   * Whether there was something to choose at the node where selection stopped: children against
   * actions without a node.
   */
  boolean weighed(Node<?> node) {
    return !node.children.isEmpty() && !node.isProven() && weighsUntried(node);
  }

  /** What is chosen at a node, or stopped for, with all that was compared. */
  <A> Step.Choice<A> choice(Node<A> node) {
    Step.Choice<A> children = selection.choice(node);
    if (!weighsUntried(node)) {
      return children;
    }
    List<Step.Candidate<A>> candidates = new ArrayList<>(children.candidates());
    int chosen = children.chosen();
    for (int i = 0; i < node.untried.size(); i++) {
      candidates.add(selection.untried(node, node.untried.get(i), prior(node, i)));
      double score = candidates.get(candidates.size() - 1).score();
      double best = candidates.get(chosen).score();
      boolean isFirstWithout = chosen < node.children.size() && score >= best;
      chosen = isFirstWithout || score > best ? candidates.size() - 1 : chosen;
    }
    return new Step.Choice<>(
        children.chooser(), children.view(), children.parentVisits(), candidates, chosen);
  }

  private boolean weighsUntried(Node<?> node) {
    return !node.untried.isEmpty() && untried(node) < Double.POSITIVE_INFINITY;
  }

  private double bestChild(Node<?> node) {
    return selection.score(node, node.children.get(selection.select(node)));
  }

  /** The best score of an action without a node. */
  private double untried(Node<?> node) {
    double best = selection.untriedScore(node, prior(node, 0));
    if (selection.prior().isPresent()) {
      for (int i = 1; i < node.untried.size(); i++) {
        best = Math.max(best, selection.untriedScore(node, prior(node, i)));
      }
    }
    return best;
  }

  /** The index of the untried action that [M2] adds: of those with the best score, the order's. */
  <A> int next(Node<A> node, Expansion order, long number, RandomStream random) {
    if (selection.prior().isEmpty()) {
      return order.choose(node.untried, number, random);
    }
    double best = untried(node);
    List<A> good = new ArrayList<>();
    for (int i = 0; i < node.untried.size(); i++) {
      if (selection.untriedScore(node, prior(node, i)) == best) {
        good.add(node.untried.get(i));
      }
    }
    return node.untried.indexOf(good.get(order.choose(good, number, random)));
  }

  /** What an untried action is guessed to be worth; NaN without a guess. */
  @SuppressWarnings("unchecked") // a prior is given to searches of its own game
  <A> double prior(Node<A> node, int untried) {
    return selection.prior().isEmpty()
        ? Double.NaN
        : node.weights((Prior<A>) selection.prior().get())[untried];
  }
}
