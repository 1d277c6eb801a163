package panal.search.mcts.selection;

import java.util.OptionalDouble;
import panal.message.Messages;
import panal.search.NodeView;

/**
 * UCT: every node is a bandit of its own, and selection follows the child with the highest upper
 * confidence bound.
 *
 * <pre>{@code
 * score(v) = Q(v)/N(v) + c · sqrt(ln N(parent) / N(v))      [U1]
 * }</pre>
 *
 * Q(v)/N(v) is {@link NodeView#mean()}, N(v) is {@link NodeView#visits()}, for the player whom the
 * search's perspective names; results lie in [-1, 1], so c here is twice the c of books that use
 * [0, 1]. Θ(children) a level.
 *
 * <p>{@link Greedy} is this rule with c = 0.
 *
 * @param weight c, the weight of exploration: finite and ≥ 0
 * @see <a href="https://doi.org/10.1007/11871842_29">Kocsis and Szepesvári, Bandit based
 *     Monte-Carlo planning, ECML 2006</a>
 */
public record Uct(double weight) implements Selection {

  /** The usual start, sqrt 2. */
  public static final double USUAL_C = Math.sqrt(2);

  /** Checks c. */
  public Uct {
    if (!(weight >= 0 && weight < Double.POSITIVE_INFINITY)) {
      throw new IllegalArgumentException(Messages.of("uct.c", weight));
    }
  }

  @Override
  public double score(NodeView<?> parent, NodeView<?> child) {
    if (child.visits() == 0) {
      return Double.POSITIVE_INFINITY;
    }
    return child.mean() + bonus(weight, parent, child); // [U1]
  }

  static double bonus(double weight, NodeView<?> parent, NodeView<?> child) {
    return weight * Math.sqrt(StrictMath.log(parent.visits()) / child.visits());
  }

  @Override
  public String name() {
    return "uct";
  }

  @Override
  public OptionalDouble c() {
    return OptionalDouble.of(weight);
  }
}
