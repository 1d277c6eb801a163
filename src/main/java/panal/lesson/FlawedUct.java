package panal.lesson;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import panal.search.NodeView;
import panal.search.Step;
import panal.search.mcts.selection.Selection;

/**
 * UCT with a mistake in its formula. A record of a choice has the bonus as it was reckoned, so that
 * where the mistake is in the mean, mean + bonus is not the score.
 *
 * @param weight c
 * @param slip the mistake
 */
record FlawedUct(double weight, Slip slip) implements Selection {

  /** What is wrong in [U1]. */
  enum Slip {
    /** {@code Q(v)/N(v) + c · sqrt(ln N(v) / N(v))}. */
    OWN_COUNT,
    /** {@code Q(v)/N(parent) + c · sqrt(ln N(parent) / N(v))}. */
    PARENT_DIVISOR,
    /** {@code Q(v)/N(v)} of whole numbers: what is left of 1 is cut off. */
    INTEGER_DIVISION
  }

  @Override
  public double score(NodeView<?> parent, NodeView<?> child) {
    if (child.visits() == 0) {
      return Double.POSITIVE_INFINITY;
    }
    return mean(parent, child) + bonus(parent, child); // [U1]
  }

  private double mean(NodeView<?> parent, NodeView<?> child) {
    return switch (slip) {
      case OWN_COUNT -> child.mean();
      case PARENT_DIVISOR -> child.total() / parent.visits();
      case INTEGER_DIVISION -> (long) child.total() / child.visits();
    };
  }

  private double bonus(NodeView<?> parent, NodeView<?> child) {
    long logged = slip == Slip.OWN_COUNT ? child.visits() : parent.visits();
    return weight * Math.sqrt(StrictMath.log(logged) / child.visits());
  }

  @Override
  public <A> Step.Choice<A> choice(NodeView<A> parent) {
    Step.Choice<A> sound = Selection.super.choice(parent);
    List<Step.Candidate<A>> candidates = new ArrayList<>();
    for (int i = 0; i < parent.children().size(); i++) {
      NodeView<A> child = parent.children().get(i);
      double bonus = child.visits() == 0 ? Double.NaN : bonus(parent, child);
      Step.Candidate<A> candidate = sound.candidates().get(i);
      candidates.add(
          new Step.Candidate<>(
              candidate.action(), candidate.visits(), candidate.total(), bonus, candidate.score()));
    }
    return new Step.Choice<>(
        sound.chooser(), sound.view(), sound.parentVisits(), candidates, sound.chosen());
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
