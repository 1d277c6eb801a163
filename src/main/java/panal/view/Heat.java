package panal.view;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.DoubleStream;
import panal.game.Player;
import panal.game.Prior;
import panal.game.State;
import panal.search.NodeView;
import panal.search.Result;
import panal.search.Solution;

/**
 * A number for each action of a state, as heat on its board: the larger, the bluer. All are in the
 * view of whoever moves there.
 *
 * @param caption what the numbers are and whose view they show
 * @param name of the numbers, such as "Q/N"
 * @param spots one for each action, unmodifiable
 */
public record Heat(String caption, String name, List<Spot> spots) {

  /** Takes a copy of the list. */
  public Heat {
    spots = List.copyOf(spots);
  }

  /**
   * The number of one action.
   *
   * @param action the action
   * @param number as it is shown; empty where there is none
   * @param share from 0, honey, to 1, blue; NaN for no heat
   */
  public record Spot(Object action, String number, double share) {}

  /** N of each action, blue where it is largest. */
  public static Heat visits(Result<?> result, Look look) {
    return visits(result.actions(), result.iterations(), look);
  }

  /** Q/N of each action, from honey at −1 to blue at +1; none for an action that was not tried. */
  public static Heat means(Result<?> result, Look look) {
    return means(result.actions(), look);
  }

  /** N of each child. */
  public static Heat visits(NodeView<?> node, Look look) {
    return visits(estimates(node), node.visits(), look);
  }

  /** Q/N of each child, in the view of whoever moves at the node. */
  public static Heat means(NodeView<?> node, Look look) {
    return means(estimates(node), look);
  }

  /** The exact value of each action, from honey at −1 to blue at +1. */
  public static Heat exact(Solution<?> solution, Look look) {
    List<Spot> spots =
        solution.actions().stream()
            .map(option -> value(option.action(), option.value(), exact(option.value(), look)))
            .toList();
    return new Heat(look.say("view.heat.exact"), look.say("view.exact"), spots);
  }

  /** P of each action, blue where it is largest: how promising they look before any search. */
  public static <A> Heat prior(Prior<A> prior, State<A> state, Look look) {
    double[] weights = prior.weights(state);
    double largest = DoubleStream.of(weights).max().orElse(1);
    List<Spot> spots = new ArrayList<>();
    for (int i = 0; i < weights.length; i++) {
      String number = Numbers.plain(weights[i], look.decimals());
      spots.add(new Spot(state.actions().get(i), number, weights[i] / largest));
    }
    return new Heat(look.say("view.heat.prior", prior.code()), "P", spots);
  }

  private static String exact(double value, Look look) {
    return Numbers.total(value, look.decimals());
  }

  private static <A> List<Result.Estimate<A>> estimates(NodeView<A> node) {
    return node.children().stream().map(Heat::estimate).toList();
  }

  private static <A> Result.Estimate<A> estimate(NodeView<A> child) {
    Player chooser = child.chooser();
    double total = child.view() == chooser ? child.total() : -child.total();
    return new Result.Estimate<>(child.action().orElseThrow(), child.visits(), total);
  }

  private static Heat visits(
      List<? extends Result.Estimate<?>> actions, long iterations, Look look) {
    Optional<? extends Result.Estimate<?>> most =
        actions.stream().max(Comparator.comparingLong(Result.Estimate::visits));
    double largest = Math.max(1, most.map(Result.Estimate::visits).orElse(0L));
    List<Spot> spots =
        actions.stream()
            .map(a -> new Spot(a.action(), Long.toString(a.visits()), a.visits() / largest))
            .toList();
    return new Heat(look.say("view.heat.visits", iterations), "N", spots);
  }

  private static Heat means(List<? extends Result.Estimate<?>> actions, Look look) {
    List<Spot> spots =
        actions.stream()
            .map(a -> value(a.action(), a.mean(), Numbers.signed(a.mean(), look.decimals())))
            .toList();
    return new Heat(look.say("view.heat.means"), "Q/N", spots);
  }

  private static Spot value(Object action, double value, String number) {
    return new Spot(action, Double.isNaN(value) ? "" : number, (1 + value) / 2);
  }
}
