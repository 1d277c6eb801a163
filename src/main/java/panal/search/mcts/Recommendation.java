package panal.search.mcts;

import java.util.List;
import java.util.Optional;
import panal.search.NodeView;

/**
 * Which action of the root is the answer. Ties go to the child expanded first.
 *
 * <p>More visits rest on more evidence: a mean may be high because it was measured twice.
 */
public enum Recommendation {
  /** The most visits. */
  MOST_VISITS("visits") {
    @Override
    double merit(NodeView<?> child) {
      return child.visits();
    }
  },
  /** The highest Q/N. */
  HIGHEST_MEAN("mean") {
    @Override
    double merit(NodeView<?> child) {
      return child.mean();
    }
  };

  private final String code;

  Recommendation(String code) {
    this.code = code;
  }

  /** The name as the command line has it. */
  public String code() {
    return code;
  }

  abstract double merit(NodeView<?> child);

  /** The best of the root's children, or nothing if none has been visited. */
  <A> Optional<A> choose(List<? extends NodeView<A>> children) {
    NodeView<A> best = null;
    for (NodeView<A> child : children) {
      if (child.visits() > 0 && (best == null || merit(child) > merit(best))) {
        best = child;
      }
    }
    return best == null ? Optional.empty() : best.action();
  }
}
