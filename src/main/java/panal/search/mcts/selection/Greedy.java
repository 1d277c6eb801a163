package panal.search.mcts.selection;

import panal.search.NodeView;

/**
 * Greedy selection: the child with the best mean so far.
 *
 * <pre>{@code
 * score(v) = Q(v)/N(v)      [U1]
 * }</pre>
 *
 * Q(v)/N(v) is {@link NodeView#mean()}, for the player whom the search's perspective names. An
 * action that was unlucky at first may never be tried again. Θ(children) a level.
 *
 * <p>{@link Uct} adds the bonus that mends this.
 */
public record Greedy() implements Selection {

  @Override
  public double score(NodeView<?> parent, NodeView<?> child) {
    return child.visits() == 0 ? Double.POSITIVE_INFINITY : child.mean(); // [U1]
  }

  @Override
  public String name() {
    return "greedy";
  }
}
