package panal.search.mcts.selection;

import java.util.LinkedHashMap;
import java.util.Map;
import panal.message.Messages;
import panal.search.Description;
import panal.search.NodeView;
import panal.search.Step;

/**
 * First-play urgency: another selection in which an action without a node has a fixed score, so
 * that a good child is searched further before all its siblings are tried.
 *
 * <pre>{@code
 * score(v) = the other selection's     where the action has a node
 *            u                         where it has none            [U1]
 * }</pre>
 *
 * u is {@link #urgency()}, on the scale of the other's scores: means in [-1, 1] plus the bonus. An
 * action without a node wins a tie. A large u is the plain search: every action first. With a small
 * one, an action may never be tried. (The paper's 1.1 for results in [0, 1] is 1.2 here.)
 * Θ(children) more a level with actions left.
 *
 * @param other the selection for children
 * @param urgency u, finite
 * @see <a href="https://hal.science/hal-00115330">Gelly and Wang, Exploration exploitation in Go:
 *     UCT for Monte-Carlo Go, 2006</a>
 */
public record FirstPlay(Selection other, double urgency) implements Around {

  /** Checks u. */
  public FirstPlay {
    if (!Double.isFinite(urgency)) {
      throw new IllegalArgumentException(Messages.of("fpu.u", urgency));
    }
  }

  @Override
  public double score(NodeView<?> parent, NodeView<?> child) {
    return other.score(parent, child);
  }

  @Override
  public double untriedScore(NodeView<?> parent, double prior) {
    return urgency;
  }

  @Override
  public <A> Step.Candidate<A> candidate(NodeView<A> parent, NodeView<A> child) {
    return other.candidate(parent, child);
  }

  @Override
  public Map<String, String> options() {
    Map<String, String> options = new LinkedHashMap<>(other.options());
    options.put("fpu", Description.number(urgency));
    return options;
  }
}
