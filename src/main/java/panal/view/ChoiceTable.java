package panal.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import panal.search.Step;

/**
 * How [U1] chose among the children of one node: the terms make the score, and the highest score is
 * chosen. The numbers are those that the search compared, whatever the view of the rest.
 */
public final class ChoiceTable {

  private ChoiceTable() {}

  /**
   * The table of one choice. There is a column for each term that the selection has; without a
   * bonus, none for that, and where Q/N is then all that counts, none for the score.
   */
  public static Table of(Step.Choice<?> choice, Look look) {
    boolean bonus = choice.candidates().stream().anyMatch(candidate -> candidate.bonus() != 0);
    List<Table.Column> columns = new ArrayList<>();
    columns.add(Table.Column.text(look.say("view.choice.child")));
    columns.add(Table.Column.number("N"));
    columns.add(Table.Column.number("Q/N"));
    boolean amaf = choice.candidates().stream().anyMatch(one -> one.amaf().isPresent());
    if (amaf) {
      columns.add(Table.Column.number("N AMAF"));
      columns.add(Table.Column.number("AMAF"));
      columns.add(Table.Column.number("β"));
    }
    boolean prior = choice.candidates().stream().anyMatch(one -> one.prior().isPresent());
    if (prior) {
      columns.add(Table.Column.number("P"));
    }
    if (bonus) {
      columns.add(Table.Column.number(look.say("view.choice.bonus")));
    }
    boolean score = bonus || amaf;
    if (score) {
      columns.add(Table.Column.number(amaf ? "= RAVE" : prior ? "= PUCT" : "= UCT"));
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
      if (amaf) {
        row.addAll(amaf(candidate.amaf(), look));
      }
      if (prior) {
        String weight = Numbers.plain(candidate.prior().orElse(Double.NaN), look.decimals());
        row.add(new Entry.Number(weight));
      }
      if (bonus) {
        row.add(new Entry.Number(Numbers.plain(candidate.bonus(), look.decimals())));
      }
      if (score) {
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

  private static List<Entry> amaf(Optional<Step.Amaf> amaf, Look look) {
    return amaf.isEmpty()
        ? List.of(Entry.EMPTY, Entry.EMPTY, Entry.EMPTY)
        : List.of(
            new Entry.Number(amaf.get().visits()),
            new Entry.Number(Numbers.signed(amaf.get().mean(), look.decimals())),
            new Entry.Number(Numbers.plain(amaf.get().beta(), look.decimals())));
  }

  /** N of the parent, its logarithm, and whose view the means are in. */
  public static String caption(Step.Choice<?> choice, Look look) {
    String logarithm = Numbers.plain(StrictMath.log(choice.parentVisits()), look.decimals());
    boolean own = choice.view() == choice.chooser();
    return look.say("view.choice.caption", choice.parentVisits(), logarithm)
        + look.say(own ? "view.choice.own" : "view.choice.opponents");
  }
}
