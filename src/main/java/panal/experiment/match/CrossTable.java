package panal.experiment.match;

import java.util.ArrayList;
import java.util.List;
import panal.message.Messages;
import panal.view.Entry;
import panal.view.Numbers;
import panal.view.Table;

/** Each agent's score against each, in per cent, and against all. */
final class CrossTable {

  private CrossTable() {}

  static Table of(Standings standings) {
    Setup setup = standings.setup();
    int agents = setup.agents().size();
    double[][] shares = new double[agents][agents];
    for (Encounter encounter : standings.encounters()) {
      int i = encounter.agent() - 1;
      int j = encounter.against() - 1;
      shares[i][j] = encounter.score().share();
      shares[j][i] = encounter.score().reversed().share();
    }
    List<Table.Column> columns = new ArrayList<>();
    columns.add(Table.Column.number(Messages.of("match.column.number")));
    columns.add(Table.Column.text(Messages.of("match.column.agent")));
    for (int j = 1; j <= agents; j++) {
      columns.add(Table.Column.number(Integer.toString(j)));
    }
    columns.add(Table.Column.number(Messages.of("match.column.all")));
    List<List<Entry>> rows = new ArrayList<>();
    for (int i = 0; i < agents; i++) {
      List<Entry> row = new ArrayList<>();
      row.add(new Entry.Number(i + 1));
      row.add(new Entry.Text(setup.agents().get(i)));
      for (int j = 0; j < agents; j++) {
        row.add(i == j ? Entry.EMPTY : new Entry.Number(Numbers.percent(shares[i][j], 1)));
      }
      row.add(new Entry.Number(Numbers.percent(standings.score(i + 1).share(), 1)));
      rows.add(row);
    }
    String caption =
        Messages.of(
            "match.cross",
            setup.game(),
            standings.games().size(),
            setup.openings(),
            setup.seed(),
            setup.budget());
    return new Table(caption, columns, rows);
  }
}
