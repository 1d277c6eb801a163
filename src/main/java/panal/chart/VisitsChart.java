package panal.chart;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import panal.message.Messages;
import panal.search.Result;
import panal.search.Solution;
import panal.view.Numbers;

/**
 * What a search thinks of the root's actions, beside the truth: N as bars, filled where the action
 * is optimal and hollow where it is not, and Q/N as points with the exact values as strokes.
 */
public final class VisitsChart {

  private VisitsChart() {}

  /** The chart of a search's result alone, where the truth is not known. */
  public static Chart of(Result<?> result) {
    List<ActionBars.Bar> bars = new ArrayList<>();
    for (Result.Estimate<?> estimate : result.actions()) {
      bars.add(
          new ActionBars.Bar(
              estimate.action().toString(),
              estimate.visits(),
              estimate.mean(),
              OptionalDouble.empty(),
              false));
    }
    return chart(result, bars, "chart.visits.sentence.alone");
  }

  /**
   * The chart of a search's result and the solution of its root.
   *
   * @throws IllegalArgumentException if the two are not about the same actions
   */
  public static <A> Chart of(Result<A> result, Solution<A> truth) {
    List<A> actions = result.actions().stream().map(Result.Estimate::action).toList();
    if (!actions.equals(truth.actions().stream().map(Solution.Option::action).toList())) {
      throw new IllegalArgumentException(Messages.of("chart.visits.otherRoot"));
    }
    List<ActionBars.Bar> bars = new ArrayList<>();
    for (int i = 0; i < actions.size(); i++) {
      Result.Estimate<A> estimate = result.actions().get(i);
      Solution.Option<A> option = truth.actions().get(i);
      bars.add(
          new ActionBars.Bar(
              actions.get(i).toString(),
              estimate.visits(),
              estimate.mean(),
              OptionalDouble.of(option.value()),
              truth.isBest(option)));
    }
    return chart(result, bars, "chart.visits.sentence");
  }

  private static Chart chart(Result<?> result, List<ActionBars.Bar> bars, String sentence) {
    String title = Messages.of("chart.visits.title", result.iterations());
    String answer = result.best().map(Object::toString).orElse(Numbers.NONE);
    return new ActionBars(new Sheet(title, Messages.of(sentence, answer)), bars);
  }
}
