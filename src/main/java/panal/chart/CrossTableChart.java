package panal.chart;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import panal.experiment.Few;
import panal.experiment.match.Encounter;
import panal.experiment.match.Standings;
import panal.message.Messages;
import panal.view.Table;

/**
 * Each agent's score against each as a heat map, in per cent; a row is how that agent fared. Where
 * there are more agents than can be told apart, the first ones are drawn.
 */
public final class CrossTableChart {

  /** So many agents are drawn at most. */
  static final int MOST = 16;

  private CrossTableChart() {}

  /** The chart of these standings. */
  public static Chart of(Standings standings) {
    int all = standings.setup().agents().size();
    int agents = Math.min(all, MOST);
    List<List<HeatMap.Spot>> rows = new ArrayList<>();
    for (int i = 0; i < agents; i++) {
      rows.add(new ArrayList<>());
      for (int j = 0; j < agents; j++) {
        rows.get(i).add(HeatMap.Spot.NONE);
      }
    }
    boolean few = false;
    for (Encounter encounter : standings.encounters()) {
      int i = encounter.agent() - 1;
      int j = encounter.against() - 1;
      if (i < agents && j < agents) {
        rows.get(i).set(j, spot(encounter));
        rows.get(j).set(i, spot(encounter.reversed()));
        few |= Few.isFew(encounter.counted().games());
      }
    }
    List<String> sentence = new ArrayList<>();
    Table table = standings.crossTable();
    sentence.add(table.caption() + ".");
    sentence.add(Messages.of("chart.cross.colours"));
    if (few) {
      sentence.add(Messages.of("chart.cross.few", HeatMap.MARK, Few.ENOUGH));
    }
    if (all > agents) {
      sentence.add(Messages.of("chart.cross.more", agents, all));
    }
    return new HeatMap(
        new Sheet(
            Messages.of("chart.cross.title", standings.setup().game()), String.join(" ", sentence)),
        table,
        IntStream.rangeClosed(1, agents).mapToObj(standings.setup()::label).toList(),
        standings.games().isEmpty() ? List.of() : rows);
  }

  private static HeatMap.Spot spot(Encounter encounter) {
    return new HeatMap.Spot(encounter.score().share(), Few.isFew(encounter.counted().games()));
  }
}
