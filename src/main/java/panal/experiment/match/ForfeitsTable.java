package panal.experiment.match;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import panal.message.Messages;
import panal.view.Entry;
import panal.view.Table;

/** Which agents lost games otherwise than by the rules, and why; a row for each reason of each. */
final class ForfeitsTable {

  private ForfeitsTable() {}

  static Table of(Standings standings) {
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
    return new Table(
        Messages.of("match.forfeits", standings.setup().game(), standings.forfeits().size()),
        List.of(
            Table.Column.text(Messages.of("match.column.agent")),
            Table.Column.text(Messages.of("match.column.reason")),
            Table.Column.number(Messages.of("match.column.games")),
            Table.Column.number(Messages.of("match.column.firstSuch")),
            Table.Column.text(Messages.of("match.column.detail"))),
        rows);
  }
}
