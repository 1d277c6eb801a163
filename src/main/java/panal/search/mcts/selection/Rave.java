package panal.search.mcts.selection;

import java.util.Map;
import java.util.OptionalDouble;
import panal.message.Messages;
import panal.search.Description;
import panal.search.NodeView;
import panal.search.Step;

/**
 * UCT that also asks how iterations went in which the action was played later on: rapid action
 * value estimation.
 *
 * <pre>{@code
 * score(v) = (1 - β) · Q(v)/N(v) + β · AMAF(v) + c · sqrt(ln N(parent) / N(v))      [U1]
 * β        = k / (k + 3·N(v)), and 0 while nothing is known of AMAF(v)
 * AMAF(v)  = mean result of the iterations that came through the parent and in which whoever
 *            moves there played the action of v, at once or later                   [M4]
 * }</pre>
 *
 * Q(v)/N(v) is {@link NodeView#mean()}, AMAF(v) is {@link NodeView#amafMean()} of {@link
 * NodeView#amafVisits()} iterations, all in [-1, 1] and for the player whom the search's
 * perspective names. AMAF ("all moves as first") learns of every child from every rollout, but of
 * what an action is worth at some time, not now; so β falls from 1 to 0 as the child gets visits of
 * its own: it is 1/2 at N = k/3. It counts from when the child has a node. Rollouts have to be
 * played move by move for it; players take turns in them. Θ(children) a level, and as much again in
 * [M4].
 *
 * <p>{@link Uct} is this rule with k = 0, bit for bit. The schedule of β is that of the course; the
 * source has its square root.
 *
 * @param weight c, the weight of exploration: finite and ≥ 0
 * @param k up to how many visits the AMAF mean is trusted, roughly: finite and ≥ 0
 * @see <a href="https://doi.org/10.1016/j.artint.2011.03.007">Gelly and Silver, Monte-Carlo tree
 *     search and rapid action value estimation in computer Go, 2011</a>
 */
public record Rave(double weight, double k) implements Selection {

  /** The usual k. */
  public static final double USUAL_K = 1000;

  /** Checks c and k. */
  public Rave {
    new Uct(weight);
    if (!(k >= 0 && k < Double.POSITIVE_INFINITY)) {
      throw new IllegalArgumentException(Messages.of("rave.k", k));
    }
  }

  @Override
  public double score(NodeView<?> parent, NodeView<?> child) {
    if (child.visits() == 0) {
      return Double.POSITIVE_INFINITY;
    }
    return value(child) + Uct.bonus(weight, parent, child); // [U1]
  }

  private double value(NodeView<?> child) {
    double beta = beta(child);
    return beta == 0 ? child.mean() : (1 - beta) * child.mean() + beta * child.amafMean();
  }

  private double beta(NodeView<?> child) {
    return child.amafVisits() == 0 ? 0 : k / (k + 3 * child.visits());
  }

  @Override
  public <A> Step.Candidate<A> candidate(NodeView<A> parent, NodeView<A> child) {
    Step.Amaf amaf = new Step.Amaf(child.amafVisits(), child.amafTotal(), beta(child));
    Step.Candidate<A> plain = Selection.super.candidate(parent, child);
    return plain.blended(amaf, child.visits() == 0 ? Double.NaN : Uct.bonus(weight, parent, child));
  }

  @Override
  public boolean countsMoves() {
    return true;
  }

  @Override
  public String name() {
    return "rave";
  }

  @Override
  public OptionalDouble c() {
    return OptionalDouble.of(weight);
  }

  @Override
  public Map<String, String> options() {
    return Map.of("rave-k", Description.number(k));
  }
}
