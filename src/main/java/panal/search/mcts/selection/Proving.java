package panal.search.mcts.selection;

import java.util.OptionalDouble;
import panal.game.Player;
import panal.game.Range;
import panal.search.NodeView;
import panal.search.Step;

/**
 * Another selection that knows of proven children: their value counts alone.
 *
 * <pre>{@code
 * score(v) = -∞                     where v is proven lost for whoever chooses
 *            the proven value of v  where it is proven to be something else
 *            the other selection's  where nothing is proven                      [U1]
 * }</pre>
 *
 * The value is {@link NodeView#proven()}. A bonus would be for learning more, and there is nothing
 * left to learn. A child proven won is never seen here: its parent is then proven too, and the
 * search no longer goes down from it. Θ(children) a level, as the other.
 *
 * @param other the selection for what is not proven
 * @param range of the results, for {@link Player#FIRST}
 * @see panal.search.mcts.Solver
 */
public record Proving(Selection other, Range range) implements Around {

  @Override
  public double score(NodeView<?> parent, NodeView<?> child) {
    OptionalDouble proven = child.proven();
    return proven.isPresent() ? known(child, proven.getAsDouble()) : other.score(parent, child);
  }

  @Override
  public double untriedScore(NodeView<?> parent, double prior) {
    return other.untriedScore(parent, prior);
  }

  @Override
  public <A> Step.Candidate<A> untried(NodeView<A> parent, A action, double prior) {
    return other.untried(parent, action, prior);
  }

  private double known(NodeView<?> child, double forView) {
    double forChooser = child.view() == child.chooser() ? forView : 0 - forView;
    double worst = child.chooser() == Player.FIRST ? range.low() : 0 - range.high();
    return forChooser == worst ? Double.NEGATIVE_INFINITY : forChooser;
  }

  @Override
  public <A> Step.Candidate<A> candidate(NodeView<A> parent, NodeView<A> child) {
    Step.Candidate<A> open = other.candidate(parent, child);
    return child.proven().isPresent()
        ? open.proved(child.proven().getAsDouble(), score(parent, child))
        : open;
  }
}
