package panal.view;

import java.util.ArrayList;
import java.util.List;
import panal.game.PositionBound;
import panal.search.Solution;

/**
 * What perfect play makes of a state: each action with its exact value, from the view of the player
 * to move, and which of them are optimal.
 */
public final class SolutionTable {

  private SolutionTable() {}

  /** The table of a solution; the actions in the game's order. */
  public static <A> Table of(Solution<A> solution, Look look) {
    List<List<Entry>> rows = new ArrayList<>();
    for (Solution.Option<A> option : solution.actions()) {
      rows.add(
          List.of(
              new Entry.Text(look.notation().print(option.action())),
              new Entry.Number(Numbers.total(option.value(), look.decimals())),
              solution.isBest(option) ? new Entry.Text(look.say("view.yes")) : Entry.EMPTY));
    }
    return new Table(
        look.say(
            "view.solution.caption",
            Numbers.total(solution.value(), look.decimals()),
            PositionBound.readable(solution.tree().nodes()),
            PositionBound.readable(solution.tree().leaves()),
            solution.tree().positions()),
        List.of(
            Table.Column.text(look.say("view.trace.action")),
            Table.Column.number(look.say("view.exact")),
            Table.Column.text(look.say("view.solution.best"))),
        rows);
  }
}
