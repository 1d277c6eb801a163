package panal.chart;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import panal.experiment.match.Fixture;
import panal.experiment.match.GameRecord;
import panal.experiment.match.Setup;
import panal.experiment.match.Standings;
import panal.message.Messages;

/** Cross table, ratings and lengths of games as charts. */
class StandingsChartsTest {

  private static final List<Function<Standings, Chart>> CHARTS =
      List.of(CrossTableChart::of, RatingsChart::of, LengthsChart::of);

  private static final String LONG =
      "uct(c=%d.41,perspective=root,expansion=lastfirst,iterations=20)";

  static Stream<Standings> nasty() {
    return Stream.of(
        standings(1, 9, "uct", "random"),
        standings(30, 9, "alphabeta", "alphabeta"),
        standings(0, 9, "uct", "random", "greedy"),
        standings(2, 0, "uct", "random"),
        standings(2, 9, names(12)),
        standings(1, 900, names(40)));
  }

  private static String[] names(int agents) {
    return IntStream.range(0, agents).mapToObj(LONG::formatted).toArray(String[]::new);
  }

  /** So many games of each two; the first to move wins two of three, after that many moves. */
  private static Standings standings(int games, int moves, String... agents) {
    Setup setup = new Setup("hex(3)", List.of(agents), Math.max(1, games), 0, 42, "iterations=9");
    List<GameRecord> records = new ArrayList<>();
    for (Fixture fixture : games == 0 ? List.<Fixture>of() : setup.fixtures()) {
      int number = fixture.number();
      List<String> played =
          IntStream.range(0, moves + number % 3).mapToObj(i -> "m" + number + i).toList();
      records.add(
          new GameRecord(
              setup.id(),
              fixture,
              "hex(3)",
              List.of(),
              agents[fixture.first() - 1],
              agents[fixture.second() - 1],
              played,
              number % 3 == 0 ? -1 : 1,
              GameRecord.RULES,
              "",
              number));
    }
    return new Standings(setup, records);
  }

  @ParameterizedTest
  @MethodSource("nasty")
  void anyStandingsAreDrawnInEveryFormat(Standings standings) {
    for (Function<Standings, Chart> of : CHARTS) {
      Chart chart = of.apply(standings);
      for (ChartFormat format : ChartFormat.values()) {
        byte[] file = assertTimeoutPreemptively(Duration.ofMinutes(1), () -> chart.as(format));
        assertThat(file).hasSizeGreaterThan(1000);
      }
      assertThat(chart.sentence() + chart.table()).doesNotContain("NaN");
    }
  }

  @Test
  void withoutGamesThereAreTheWordsNoDataAlone() {
    Standings none = standings(0, 9, "uct", "random");
    for (Function<Standings, Chart> of : CHARTS) {
      assertThat(coloured(of.apply(none))).isFalse();
    }
    assertThat(coloured(CrossTableChart.of(standings(30, 9, "uct", "random")))).isTrue();
  }

  private static boolean coloured(Chart chart) {
    String svg = new String(chart.as(ChartFormat.SVG), StandardCharsets.UTF_8);
    return Stream.of("0,114,178", "0072b2", "b9bdc9").anyMatch(svg::contains)
        || svg.contains("stroke-width");
  }

  @Test
  void whatRestsOnFewGamesSaysSo() {
    Standings one = standings(1, 9, "uct", "random");
    assertThat(CrossTableChart.of(one).sentence())
        .contains(Messages.of("chart.cross.few", "°", 20));
    assertThat(RatingsChart.of(one).sentence()).contains(Messages.of("chart.few.games", 20));
    assertThat(LengthsChart.of(one).sentence()).contains(Messages.of("chart.few.all", 20));
    Standings many = standings(20, 9, "uct", "random");
    for (Function<Standings, Chart> of : CHARTS) {
      assertThat(of.apply(many).sentence()).doesNotContain("fewer than", "menos de");
    }
  }

  @Test
  void gamesThatRepeatTheSameTwoCountAsTwo() {
    Setup setup = new Setup("hex(3)", List.of("alphabeta", "minimax"), 40, 0, 42, "iterations=9");
    List<GameRecord> records =
        setup.fixtures().stream()
            .map(
                fixture ->
                    new GameRecord(
                        setup.id(),
                        fixture,
                        "hex(3)",
                        List.of(),
                        setup.agents().get(fixture.first() - 1),
                        setup.agents().get(fixture.second() - 1),
                        List.of("b2"),
                        1,
                        GameRecord.RULES,
                        "",
                        fixture.number()))
            .toList();
    Standings repeated = new Standings(setup, records);
    assertThat(repeated.encounters().get(0).counted().games()).isEqualTo(2);
    assertThat(repeated.encounters().get(0).reversed().asFirst())
        .isEqualTo(repeated.encounters().get(0).asSecond().reversed());
    assertThat(CrossTableChart.of(repeated).sentence())
        .contains(Messages.of("chart.cross.few", "°", 20));
  }

  @Test
  void moreAgentsThanCanBeToldApartAreNamedInTheTable() {
    Standings forty = standings(1, 9, names(40));
    assertThat(CrossTableChart.of(forty).sentence())
        .endsWith(Messages.of("chart.cross.more", CrossTableChart.MOST, 40));
    assertThat(RatingsChart.of(forty).sentence())
        .endsWith(Messages.of("chart.ratings.more", RatingsChart.MOST, 40));
    assertThat(CrossTableChart.of(forty).table().rows()).hasSize(40);
  }

  @Test
  void lengthsAreCountedByWhoWon() {
    Chart chart = LengthsChart.of(standings(6, 9, "uct", "random"));
    assertThat(chart.table().rows()).hasSize(3);
    assertThat(chart.table().toString().lines().skip(2).map(line -> line.strip().split("\\s+")))
        .contains(new String[] {"9", "2", "0", "0", "2"}, new String[] {"10", "2", "2", "0", "0"});
    assertThat(LengthsChart.of(standings(0, 9, "uct", "random")).sentence()).contains("hex(3)");
  }

  @Test
  void aLongNameBreaksAfterACommaAndEndsInAnEllipsis() {
    String name = LONG.formatted(1);
    double width = Lettering.SMALL.width("uct(c=1.41,perspective=root,exp");
    assertThat(Lettering.SMALL.folded(name, width, 9))
        .startsWith("uct(c=1.41,perspective=root,")
        .allMatch(line -> Lettering.SMALL.width(line) <= width)
        .satisfies(lines -> assertThat(String.join("", lines)).isEqualTo(name));
    List<String> cut = Lettering.SMALL.folded(name, width, 2);
    assertThat(cut).hasSize(2);
    assertThat(cut.get(1)).endsWith("…");
    assertThat(Lettering.SMALL.width(cut.get(1))).isLessThanOrEqualTo(width);
    assertThat(Lettering.SMALL.folded("x".repeat(200), width, 3)).hasSize(3);
    assertThat(Lettering.SMALL.folded("x".repeat(200), 1, 2)).hasSize(2);
    assertThat(Lettering.SMALL.folded("", width, 2)).isEmpty();
  }
}
