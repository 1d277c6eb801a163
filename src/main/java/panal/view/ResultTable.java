package panal.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.ToDoubleFunction;
import panal.game.Range;
import panal.search.Result;

/**
 * What a search found: for each action of the root N, Q, Q/N and, where results are those of games
 * won or lost, the share of wins (1 + Q/N)/2, a draw counting half; all in the view of the player
 * to move at the root. An action that was never tried has no mean.
 */
public final class ResultTable {

  private ResultTable() {}

  /** The table without exact values. */
  public static <A> Table of(Result<A> result, Look look) {
    return table(result, look, Optional.empty());
  }

  /**
   * The table with the truth beside it.
   *
   * @param exact the exact value of an action for the player to move at the root
   */
  public static <A> Table of(Result<A> result, Look look, ToDoubleFunction<A> exact) {
    return table(result, look, Optional.of(exact));
  }

  private static <A> Table table(Result<A> result, Look look, Optional<ToDoubleFunction<A>> exact) {
    List<Table.Column> columns = new ArrayList<>();
    columns.add(Table.Column.text(look.say("view.trace.action")));
    columns.add(Table.Column.number("N"));
    columns.add(Table.Column.number("Q"));
    columns.add(Table.Column.number("Q/N"));
    boolean wins = result.range().equals(Range.WINS);
    if (wins) {
      columns.add(Table.Column.number(look.say("view.result.share")));
    }
    exact.ifPresent(values -> columns.add(Table.Column.number(look.say("view.exact"))));
    boolean proven = result.actions().stream().anyMatch(one -> one.proven().isPresent());
    if (proven) {
      columns.add(Table.Column.number(look.say("view.proven")));
    }
    columns.add(Table.Column.text(look.say("view.result.best")));
    List<List<Entry>> rows = new ArrayList<>();
    for (Result.Estimate<A> estimate : result.actions()) {
      List<Entry> row = new ArrayList<>();
      row.add(new Entry.Text(look.notation().print(estimate.action())));
      row.add(new Entry.Number(estimate.visits()));
      row.add(new Entry.Number(Numbers.total(estimate.total(), look.decimals())));
      row.add(new Entry.Number(Numbers.signed(estimate.mean(), look.decimals())));
      if (wins) {
        row.add(new Entry.Number(Numbers.percent(result.range().share(estimate.mean()), 1)));
      }
      exact.ifPresent(
          values ->
              row.add(
                  new Entry.Number(
                      Numbers.total(values.applyAsDouble(estimate.action()), look.decimals()))));
      if (proven) {
        row.add(Entry.total(estimate.proven(), look.decimals()));
      }
      boolean best = result.best().equals(Optional.of(estimate.action()));
      row.add(best ? new Entry.Text(look.say("view.yes")) : Entry.EMPTY);
      rows.add(row);
    }
    String caption =
        look.say("view.result.caption", result.iterations())
            + (result.proven().isPresent() ? look.say("view.result.proven") : "");
    return new Table(
        result.interrupted() ? caption + look.say("view.result.interrupted") : caption,
        columns,
        rows);
  }
}
