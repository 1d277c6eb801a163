package panal.lesson;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import panal.game.State;
import panal.search.NodeView;

/**
 * Which rule explains what a student's search chose at one level of its tree.
 *
 * <p>The tree after n + 1 iterations shows where iteration n + 1 went from the tree after n. A
 * choice fits a rule {@code mean + c · bonus} for the c of an interval, and a search follows the
 * rule if some c ≥ 0 fits all of its choices: so c need not be known, and greedy selection is the
 * rule with c = 0.
 */
final class Choices {

  /** What the argmax is of; {@code for whoever chooses} where it says nothing. */
  enum Rule {
    /** Q/N + c · sqrt(ln N(parent) / N). */
    UCT,
    /** The same with Q of the other player. */
    FOR_THE_OTHER,
    /** The logarithm of the child's own count. */
    OWN_COUNT,
    /** Q/N(parent). */
    PARENT_DIVISOR,
    /** Q/N without its decimals. */
    INTEGER_DIVISION
  }

  /** Fewer choices prove nothing. */
  static final int FEW = 20;

  /** So that a search which counts N(parent) a moment later or earlier fits too. */
  private static final double SLACK = 1.05;

  private static final double NOISE = 1e-9;

  private record Choice(long parentVisits, List<NodeNumbers> children, int chosen) {}

  private record NodeNumbers(long visits, double total) {
    static NodeNumbers of(NodeView<?> node) {
      return new NodeNumbers(node.visits(), node.total());
    }
  }

  private final List<Choice> seen = new ArrayList<>();

  /** How many choices have been seen. */
  int size() {
    return seen.size();
  }

  /**
   * Takes in where one iteration went, at the root and one level below it.
   *
   * @param state at the root
   * @param atRoot where choices of the root go
   * @param below where choices of its children go
   * @return whether the second tree is the first one after one iteration more
   */
  static boolean observe(
      State<?> state, NodeView<?> before, NodeView<?> after, Choices atRoot, Choices below) {
    if (after.visits() != before.visits() + 1) {
      return false;
    }
    Optional<Integer> first = chosen(before, after);
    if (first.isEmpty()) {
      return before.children().size() <= after.children().size();
    }
    atRoot.add(state, before, first.get());
    NodeView<?> child = before.children().get(first.get());
    Optional<Integer> second = chosen(child, after.children().get(first.get()));
    second.ifPresent(index -> below.add(after(state, child), child, index));
    return true;
  }

  /** The one child with one visit more, where all were there before. */
  private static Optional<Integer> chosen(NodeView<?> before, NodeView<?> after) {
    if (before.children().size() != after.children().size()) {
      return Optional.empty();
    }
    for (int i = 0; i < before.children().size(); i++) {
      if (after.children().get(i).visits() == before.children().get(i).visits() + 1) {
        return Optional.of(i);
      }
    }
    return Optional.empty();
  }

  private static <A> State<A> after(State<A> state, NodeView<?> child) {
    Object given = child.action().orElseThrow();
    return state.result(
        state.actions().stream()
            .filter(action -> action.equals(given) || action.toString().equals(given))
            .findFirst()
            .orElseThrow());
  }

  private void add(State<?> state, NodeView<?> parent, int chosen) {
    boolean all = parent.children().size() == state.actions().size();
    if (all && parent.children().stream().allMatch(child -> child.visits() > 0)) {
      seen.add(
          new Choice(
              parent.visits(), parent.children().stream().map(NodeNumbers::of).toList(), chosen));
    }
  }

  /**
   * Whether some c ≥ 0 makes the rule choose what was chosen.
   *
   * @param sign +1 where Q is for whoever chooses, −1 where it is for the other player
   */
  boolean fit(Rule rule, int sign) {
    double low = 0;
    double high = Double.POSITIVE_INFINITY;
    for (Choice choice : seen) {
      NodeNumbers best = choice.children().get(choice.chosen());
      for (NodeNumbers other : choice.children()) {
        double mean = mean(rule, sign, choice, best) - mean(rule, sign, choice, other);
        double bonus = bonus(rule, choice, best) - bonus(rule, choice, other);
        if (Math.abs(bonus) < NOISE) {
          if (mean < -NOISE) {
            return false;
          }
        } else if (bonus > 0) {
          low = Math.max(low, (-mean - NOISE) / bonus);
        } else {
          high = Math.min(high, (mean + NOISE) / -bonus);
        }
      }
    }
    return low <= high * SLACK + NOISE;
  }

  private static double mean(Rule rule, int sign, Choice choice, NodeNumbers child) {
    return switch (rule) {
      case UCT, OWN_COUNT -> sign * child.total() / child.visits();
      case FOR_THE_OTHER -> -sign * child.total() / child.visits();
      case PARENT_DIVISOR -> sign * child.total() / choice.parentVisits();
      case INTEGER_DIVISION -> sign * (double) ((long) child.total() / child.visits());
    };
  }

  private static double bonus(Rule rule, Choice choice, NodeNumbers child) {
    long logged = rule == Rule.OWN_COUNT ? child.visits() : choice.parentVisits();
    return Math.sqrt(StrictMath.log(logged) / child.visits());
  }
}
