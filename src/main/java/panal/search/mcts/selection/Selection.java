package panal.search.mcts.selection;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import panal.game.Prior;
import panal.search.NodeView;
import panal.search.Step;

/**
 * Which child the search goes down to: the one with the highest score, [U1]. Equal scores go to the
 * child expanded first.
 *
 * <p>To add a policy, write one class like {@link Uct}.
 */
public interface Selection {

  /**
   * What a child is worth to whoever chooses at the parent; never NaN. A child without visits
   * scores +∞.
   *
   * @param parent a node, all of whose actions have a child unless {@link #untriedScore} is finite
   * @param child one of its children
   */
  double score(NodeView<?> parent, NodeView<?> child);

  /**
   * What an action without a node is worth; where the best of them is worth as much as the best
   * child, [M1] stops there and [M2] adds it. +∞ unless a selection says otherwise: every action
   * gets a node before the search goes below.
   *
   * @param parent a node some of whose actions have no child
   * @param prior how promising the action looks by {@link #prior()}; NaN where there is none
   */
  default double untriedScore(NodeView<?> parent, double prior) {
    return Double.POSITIVE_INFINITY;
  }

  /** The index of the child with the highest score. */
  default int select(NodeView<?> parent) {
    List<? extends NodeView<?>> children = parent.children();
    int best = 0;
    double bestScore = score(parent, children.get(0));
    for (int i = 1; i < children.size(); i++) {
      double score = score(parent, children.get(i));
      if (score > bestScore) {
        best = i;
        bestScore = score;
      }
    }
    return best;
  }

  /**
   * The same as a record, with what every child scored.
   *
   * @param parent a node with children
   */
  default <A> Step.Choice<A> choice(NodeView<A> parent) {
    List<Step.Candidate<A>> candidates = new ArrayList<>(parent.children().size());
    for (NodeView<A> child : parent.children()) {
      candidates.add(candidate(parent, child));
    }
    NodeView<A> child = parent.children().get(0);
    return new Step.Choice<>(
        child.chooser(), child.view(), parent.visits(), candidates, select(parent));
  }

  /** One child of {@link #choice}, with every term of its score. */
  default <A> Step.Candidate<A> candidate(NodeView<A> parent, NodeView<A> child) {
    double score = score(parent, child);
    double bonus = child.visits() == 0 ? Double.NaN : score - child.mean();
    return new Step.Candidate<>(
        child.action().orElseThrow(), child.visits(), child.total(), bonus, score);
  }

  /** One action without a node, with every term of its score. */
  default <A> Step.Candidate<A> untried(NodeView<A> parent, A action, double prior) {
    return new Step.Candidate<>(action, 0, 0, Double.NaN, untriedScore(parent, prior));
  }

  /** The bare name, such as {@code uct}. */
  String name();

  /** The weight of exploration, where there is one. */
  default OptionalDouble c() {
    return OptionalDouble.empty();
  }

  /**
   * Whether it looks at {@link NodeView#amafMean()}, so that rollouts have to be played move by
   * move and their moves counted.
   */
  default boolean countsMoves() {
    return false;
  }

  /** How it guesses which actions are worth a look first, if it does. */
  default Optional<Prior<?>> prior() {
    return Optional.empty();
  }

  /** What it has to set beside c, each by the name of its option, in a fixed order. */
  default Map<String, String> options() {
    return Map.of();
  }
}
