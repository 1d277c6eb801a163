package panal.chart;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import panal.experiment.Few;
import panal.experiment.agent.Limit;
import panal.experiment.analysis.Analyst;
import panal.experiment.match.Fixture;
import panal.experiment.match.GameFile;
import panal.experiment.match.GameRecord;
import panal.experiment.match.Plan;
import panal.experiment.match.ScoreCurves;
import panal.experiment.match.Setup;
import panal.experiment.match.Shard;
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

  @Test
  void withoutGamesThereIsNoLineAtFiftyPerCent() {
    LineChart none = (LineChart) curves(0, "uct(c=1)");
    assertThat(none.panels().get(0).lines()).allMatch(line -> line.drawn().isEmpty());
    assertThat(none.sentence() + none.table()).doesNotContain("NaN");
    assertThat(((LineChart) curves(1, "uct(c=1)")).panels().get(0).lines()).hasSize(2);
  }

  @Test
  void anyCurveIsDrawnInTime() {
    for (Chart chart :
        List.of(
            curves(0, "uct(c=1)"),
            curves(1, "uct(c=0)"),
            curves(9, "uct(c=1)", "uct(c=1)", "uct(c=1)"),
            curves(2, "uct(c=0)", "uct(c=0.000000001)", "uct(c=1000000000)"))) {
      for (ChartFormat format : ChartFormat.values()) {
        assertThat(assertTimeoutPreemptively(Duration.ofMinutes(1), () -> chart.as(format)))
            .hasSizeGreaterThan(1000);
      }
    }
  }

  @Test
  void theAxisIsLogarithmicFromAFactorOfTwentyOn() {
    assertThat(((LineChart) curves(1, "uct(c=1)", "uct(c=20)")).x().scale())
        .isEqualTo(Axis.Scale.LOGARITHMIC);
    assertThat(((LineChart) curves(1, "uct(c=1)", "uct(c=19.9)")).x().scale())
        .isEqualTo(Axis.Scale.LINEAR);
    assertThat(((LineChart) curves(1, "uct(c=0)", "uct(c=20)")).x().marks())
        .extracting(Axis.Mark::text)
        .containsExactly("0", "20");
  }

  @Test
  void soManyLinesThatBandsCoverEachOtherHaveNoneAndDifferInLook() {
    List<Setup> setups = new ArrayList<>();
    for (int i = 0; i < 14; i++) {
      String long60 = "uct(perspective=root,expansion=lastfirst,iterations=" + (i % 7 + 1) + "00)";
      setups.add(setup("greedy(iterations=" + (1 + i / 7) + ")", long60));
    }
    LineChart chart = (LineChart) chart(setups, 1, "iterations");
    assertThat(chart.sentence()).endsWith(Messages.of("chart.curve.noBands"));
    List<Line> lines = chart.panels().get(0).lines();
    assertThat(lines).hasSize(1 + 7 + 2); // the opponents have iterations too
    assertThat(lines.stream().map(Line::ink)).doesNotHaveDuplicates();
    assertThat(lines.stream().flatMap(line -> line.points().stream()))
        .allMatch(point -> Double.isNaN(point.low()));
    assertThat(chart.as(ChartFormat.PNG)).hasSizeGreaterThan(1000);
  }

  @Test
  void namesThatShareTheHeightHaveOneLineEachAndNeverMoreRoom() {
    Line line =
        new Line(
            "uct(c=1.41,perspective=root,expansion=lastfirst,iterations=100)",
            Ink.LEVEL,
            List.of(new Line.Point(1, 1)));
    for (int count : new int[] {0, 2, 30}) {
      assertThat(new EndLabels(count, 300).room(List.of(line))).isLessThan(320);
    }
  }

  private static Setup setup(String agent, String against) {
    return new Setup("hex(2)", List.of(agent, against), 20, 0, 1, "time=1s");
  }

  private static Chart curves(int games, String... agents) {
    return chart(Stream.of(agents).map(agent -> setup(agent, "random")).toList(), games, "c");
  }

  /** All games are won by the first to move, so that the score is a half or NaN. */
  private static Chart chart(List<Setup> setups, int games, String parameter) {
    Plan plan = new Plan(setups, Shard.WHOLE);
    List<GameRecord> records = new ArrayList<>();
    for (Setup setup : plan.own()) {
      for (Fixture fixture : setup.fixtures().subList(0, games)) {
        records.add(
            new GameRecord(
                setup.id(),
                fixture,
                "hex(2)",
                List.of(),
                setup.agents().get(fixture.first() - 1),
                setup.agents().get(fixture.second() - 1),
                List.of("m" + fixture.number()),
                1,
                GameRecord.RULES,
                "",
                setup.seedOf(fixture.number())));
      }
    }
    return ScoreCurvesChart.of(
        ScoreCurves.of(new GameFile(plan, records), parameter, Games::parse));
  }
}
