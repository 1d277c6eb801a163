package panal.chart;

import java.util.List;
import panal.experiment.Few;
import panal.experiment.match.Lengths;
import panal.experiment.match.Standings;
import panal.message.Messages;

/** How long games were: a bar for each number of moves, split by who won. */
public final class LengthsChart {

  private LengthsChart() {}

  /** The chart of the games of these standings. */
  public static Chart of(Standings standings) {
    return of(standings.lengths());
  }

  /** The chart of these lengths. */
  public static Chart of(Lengths lengths) {
    boolean few = lengths.games() > 0 && Few.isFew(lengths.games());
    String sentence = lengths.sentence() + ".";
    return new StackedBars(
        new Sheet(
            Messages.of("chart.lengths.title", lengths.game()),
            few ? sentence + " " + Messages.of("chart.few.all", Few.ENOUGH) : sentence),
        lengths.table(),
        few,
        lengths.counts().stream()
            .map(
                count ->
                    new StackedBars.Bar(
                        count.moves(), List.of(count.first(), count.drawn(), count.second())))
            .toList());
  }
}
