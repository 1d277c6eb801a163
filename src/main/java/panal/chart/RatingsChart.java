package panal.chart;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import panal.experiment.Few;
import panal.experiment.match.Encounter;
import panal.experiment.match.Ratings;
import panal.experiment.match.Standings;
import panal.message.Messages;
import panal.view.Table;

/**
 * The agents by their ratings, the highest first: a point each with its 95 % interval as a bar, and
 * a line at 0, the mean of all. Where there are more agents than can be told apart, the highest are
 * drawn.
 */
public final class RatingsChart {

  /** So many agents are drawn at most. */
  static final int MOST = 24;

  private RatingsChart() {}

  /** The chart of these standings. */
  public static Chart of(Standings standings) {
    List<Ratings.Rating> ratings = standings.ratings().ratings();
    List<Encounter> encounters = standings.encounters();
    List<Spans.Span> spans =
        ratings.stream()
            .sorted(Comparator.comparingDouble(Ratings.Rating::elo).reversed())
            .limit(MOST)
            .map(rating -> span(standings, encounters, rating))
            .toList();
    Table table = standings.ratingsTable();
    List<String> sentence = new ArrayList<>(List.of(table.caption() + "."));
    if (spans.stream().anyMatch(Spans.Span::few)) {
      sentence.add(Messages.of("chart.few.games", Few.ENOUGH));
    }
    if (ratings.size() > spans.size()) {
      sentence.add(Messages.of("chart.ratings.more", spans.size(), ratings.size()));
    }
    return new Spans(
        new Sheet(
            Messages.of("chart.ratings.title", standings.setup().game()),
            String.join(" ", sentence)),
        table,
        "Elo",
        standings.games().isEmpty() ? List.of() : spans);
  }

  private static Spans.Span span(
      Standings standings, List<Encounter> encounters, Ratings.Rating rating) {
    int agent = rating.agent();
    int games =
        encounters.stream()
            .filter(encounter -> encounter.agent() == agent || encounter.against() == agent)
            .mapToInt(encounter -> encounter.counted().games())
            .sum();
    return new Spans.Span(
        agent,
        standings.setup().label(agent),
        rating.elo(),
        rating.low(),
        rating.high(),
        Few.isFew(games));
  }
}
