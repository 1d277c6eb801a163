package panal.experiment.match;

import java.util.ArrayList;
import java.util.List;
import panal.message.Messages;
import panal.rollout.Interval;
import panal.view.Entry;
import panal.view.Numbers;
import panal.view.Table;

/** A row for each two agents of one tournament or several. */
final class ScoresTable {

  private static final List<String> WORDS = List.of("agent", "against");
  private static final List<String> NUMBERS =
      List.of("games", "wins", "score", "interval", "first", "second", "pairs", "p", "different");

  private static final int P_DECIMALS = 4;
  private static final double SMALLEST_P = 0.0001;

  private ScoresTable() {}

  static Table of(List<Standings> all) {
    List<SetupColumn> known = SetupColumn.of(all);
    List<Table.Column> columns = new ArrayList<>();
    known.forEach(column -> columns.add(column.heading()));
    WORDS.forEach(word -> columns.add(Table.Column.text(heading(word))));
    NUMBERS.forEach(number -> columns.add(Table.Column.number(heading(number))));
    List<List<Entry>> rows = new ArrayList<>();
    for (Standings standings : all) {
      for (Encounter encounter : standings.encounters()) {
        List<Entry> row = new ArrayList<>();
        known.forEach(column -> row.add(column.entry(standings.setup())));
        row.addAll(row(standings.setup(), encounter));
        rows.add(row);
      }
    }
    return new Table(caption(all), columns, rows);
  }

  private static String caption(List<Standings> all) {
    if (all.size() != 1) {
      return Messages.of("match.scores.several", all.size());
    }
    Setup setup = all.get(0).setup();
    return Messages.of(
        "match.scores", setup.game(), setup.openings(), setup.seed(), setup.budget());
  }

  private static String heading(String column) {
    return Messages.of("match.column." + column);
  }

  private static List<Entry> row(Setup setup, Encounter encounter) {
    Score score = encounter.score();
    return List.of(
        new Entry.Text(setup.label(encounter.agent())),
        new Entry.Text(setup.label(encounter.against())),
        new Entry.Number(score.games()),
        triple(score),
        new Entry.Number(Numbers.percent(score.share(), 1)),
        new Entry.Number(interval(encounter.interval())),
        triple(encounter.asFirst()),
        triple(encounter.asSecond()),
        triple(encounter.pairs()),
        new Entry.Number(p(encounter.p())),
        new Entry.Number(encounter.different()));
  }

  /** No p is 0, however it rounds. */
  private static String p(double p) {
    return p < SMALLEST_P
        ? "< " + Numbers.plain(SMALLEST_P, P_DECIMALS)
        : Numbers.plain(p, P_DECIMALS);
  }

  private static Entry triple(Score score) {
    return new Entry.Number(score.wins() + " / " + score.draws() + " / " + score.losses());
  }

  /** The score in per cent with its interval, if it has one. */
  static String share(Encounter encounter) {
    String share = Numbers.percent(encounter.score().share(), 1);
    return Double.isNaN(encounter.interval().low())
        ? share
        : share + " " + interval(encounter.interval());
  }

  private static String interval(Interval interval) {
    return Double.isNaN(interval.low())
        ? Numbers.NONE
        : "["
            + Numbers.plain(100 * interval.low(), 1)
            + ", "
            + Numbers.plain(100 * interval.high(), 1)
            + "]";
  }
}
