package panal.view;

import java.util.ArrayList;
import java.util.List;
import panal.search.Step;

/**
 * How [U1] chose among the children of one node: mean plus bonus is the score, and the highest
 * score is chosen. The numbers are those that the search compared, whatever the view of the rest.
 */
public final class ChoiceTable {

  private ChoiceTable() {}

  /** The table of one choice; without columns for the bonus where there was none. */
  public static Table of(Step.Choice<?> choice, Look look) {
    boolean bonus = choice.candidates().stream().anyMatch(candidate -> candidate.bonus() != 0);
    List<Table.Column> columns = new ArrayList<>();
    columns.add(Table.Column.text(look.say("view.choice.child")));
    columns.add(Table.Column.number("N"));
    columns.add(Table.Column.number("Q/N"));
    if (bonus) {
      columns.add(Table.Column.number(look.say("view.choice.bonus")));
      columns.add(Table.Column.number("= UCT"));
    }
    boolean proven = choice.candidates().stream().anyMatch(one -> one.proven().isPresent());
    if (proven) {
      columns.add(Table.Column.number(look.say("view.proven")));
    }
    columns.add(Table.Column.text(look.say("view.choice.chosen")));
    List<List<Entry>> rows = new ArrayList<>();
    for (int i = 0; i < choice.candidates().size(); i++) {
      Step.Candidate<?> candidate = choice.candidates().get(i);
      List<Entry> row = new ArrayList<>();
      row.add(new Entry.Text(look.notation().print(candidate.action())));
      row.add(new Entry.Number(candidate.visits()));
      row.add(new Entry.Number(Numbers.signed(candidate.mean(), look.decimals())));
      if (bonus) {
        row.add(new Entry.Number(Numbers.plain(candidate.bonus(), look.decimals())));
        row.add(new Entry.Number(Numbers.plain(candidate.score(), look.decimals())));
      }
      if (proven) {
        row.add(Entry.total(candidate.proven(), look.decimals()));
      }
      row.add(i == choice.chosen() ? new Entry.Text(look.say("view.yes")) : Entry.EMPTY);
      rows.add(row);
    }
    return new Table(caption(choice, look), columns, rows);
  }

  /** N of the parent, its logarithm, and whose view the means are in. */
  public static String caption(Step.Choice<?> choice, Look look) {
    String logarithm = Numbers.plain(StrictMath.log(choice.parentVisits()), look.decimals());
    boolean own = choice.view() == choice.chooser();
    return look.say("view.choice.caption", choice.parentVisits(), logarithm)
        + look.say(own ? "view.choice.own" : "view.choice.opponents");
  }
}
