package panal.chart;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import panal.experiment.Few;
import panal.experiment.agent.Limit;
import panal.experiment.analysis.Analyst;
import panal.experiment.match.GameFile;
import panal.experiment.match.Plan;
import panal.experiment.match.ScoreCurves;
import panal.experiment.match.Standings;
import panal.experiment.match.Tournament;
import panal.game.Cell;
import panal.games.Games;
import panal.games.hex.HexGame;
import panal.message.Messages;

class ScoreCurvesChartTest {

  private static final HexGame HEX = new HexGame(2);

  private static Chart curve(int games) {
    Tournament<Cell> point =
        Tournament.of(HEX, "uct(c=0.5,iterations=3)", "random").withGames(games);
    GameFile file = new GameFile(Plan.of(point), point.run().games());
    return ScoreCurvesChart.of(ScoreCurves.of(file, "c", Games::parse));
  }

  @ParameterizedTest
  @EnumSource
  void aCurveOfOnePointIsDrawnAndPaleWithFewGames(ChartFormat format) {
    String pale = Messages.of("chart.few.points", Few.ENOUGH);
    assertThat(curve(4).sentence()).endsWith(pale);
    assertThat(curve(20).sentence()).doesNotContain(pale);
    assertThat(curve(4).as(format)).hasSizeGreaterThan(1000);
  }

  @ParameterizedTest
  @EnumSource
  void aGameThatWasAnalysedIsDrawn(ChartFormat format) {
    Standings standings = Tournament.of(HEX, "uct(iterations=20)", "random").withGames(1).run();
    Chart chart =
        AnalysisChart.of(Analyst.of(HEX, Limit.iterations(50)).analyse(standings.games().get(0)));
    assertThat(chart.as(format)).hasSizeGreaterThan(1000);
  }
}
