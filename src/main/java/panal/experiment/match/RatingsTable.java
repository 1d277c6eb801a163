package panal.experiment.match;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import panal.message.Messages;
import panal.view.Entry;
import panal.view.Numbers;
import panal.view.Table;

/** The agents by their rating, the highest first; of equal ones, the lower number. */
final class RatingsTable {

  private RatingsTable() {}

  static Table of(Standings standings) {
    List<Ratings.Rating> ratings = new ArrayList<>(standings.ratings().ratings());
    ratings.sort(Comparator.comparingDouble(Ratings.Rating::elo).reversed());
    List<List<Entry>> rows = new ArrayList<>();
    for (Ratings.Rating rating : ratings) {
      Score score = standings.score(rating.agent());
      rows.add(
          List.of(
              new Entry.Text(standings.setup().label(rating.agent())),
              new Entry.Number(Numbers.signed(rating.elo(), 0)),
              new Entry.Number(Numbers.signed(rating.low(), 0)),
              new Entry.Number(Numbers.signed(rating.high(), 0)),
              new Entry.Number(Numbers.percent(score.share(), 1)),
              new Entry.Number(score.games())));
    }
    return new Table(
        Messages.of("match.ratings", standings.setup().game(), standings.games().size()),
        List.of(
            Table.Column.text(Messages.of("match.column.agent")),
            Table.Column.number("Elo"),
            Table.Column.number(Messages.of("match.column.from")),
            Table.Column.number(Messages.of("match.column.to")),
            Table.Column.number(Messages.of("match.column.score")),
            Table.Column.number(Messages.of("match.column.games"))),
        rows);
  }
}
