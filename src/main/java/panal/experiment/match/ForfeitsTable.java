package panal.experiment.match;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import panal.message.Messages;
import panal.view.Entry;
import panal.view.Table;

/**
 * Which agents of one tournament or several lost games otherwise than by the rules, and why; a row
 * for each reason of each.
 */
final class ForfeitsTable {

  private ForfeitsTable() {}

  static Table of(List<Standings> all) {
    List<SetupColumn> known = SetupColumn.of(all);
    List<Table.Column> columns = new ArrayList<>();
    known.forEach(column -> columns.add(column.heading()));
    columns.addAll(
        List.of(
            Table.Column.text(Messages.of("match.column.agent")),
            Table.Column.text(Messages.of("match.column.reason")),
            Table.Column.number(Messages.of("match.column.games")),
            Table.Column.number(Messages.of("match.column.firstSuch")),
            Table.Column.text(Messages.of("match.column.detail"))));
    List<List<Entry>> rows = new ArrayList<>();
    for (Standings standings : all) {
      for (List<Entry> lost : rows(standings)) {
        List<Entry> row = new ArrayList<>();
        known.forEach(column -> row.add(column.entry(standings.setup())));
        row.addAll(lost);
        rows.add(row);
      }
    }
    return new Table(caption(all), columns, rows);
  }

  private static String caption(List<Standings> all) {
    int games = all.stream().mapToInt(standings -> standings.forfeits().size()).sum();
    return all.size() == 1
        ? Messages.of("match.forfeits", all.get(0).setup().game(), games)
        : Messages.of("match.forfeits.several", all.size(), games);
  }

  private static List<List<Entry>> rows(Standings standings) {
    Map<Integer, Map<String, List<GameRecord>>> lost = new TreeMap<>();
    for (GameRecord game : standings.forfeits()) {
      lost.computeIfAbsent(game.loser().orElseThrow(), loser -> new LinkedHashMap<>())
          .computeIfAbsent(game.reason(), reason -> new ArrayList<>())
          .add(game);
    }
    List<List<Entry>> rows = new ArrayList<>();
    lost.forEach(
        (loser, reasons) ->
            reasons.forEach(
                (reason, games) ->
                    rows.add(
                        List.of(
                            new Entry.Text(standings.setup().label(loser)),
                            new Entry.Text(reason),
                            new Entry.Number(games.size()),
                            new Entry.Number(games.get(0).fixture().number()),
                            new Entry.Text(games.get(0).detail())))));
    return rows;
  }
}
