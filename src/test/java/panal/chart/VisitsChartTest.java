package panal.chart;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.LinkedHashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import panal.experiment.Growth;
import panal.game.Cell;
import panal.game.State;
import panal.games.hex.HexGame;
import panal.games.nim.NimGame;
import panal.games.nim.Take;
import panal.games.tictactoe.TicTacToeGame;
import panal.search.Budget;
import panal.search.Solution;
import panal.search.exact.Minimax;
import panal.search.mcts.Mcts;
import panal.search.mcts.MctsSettings;

class VisitsChartTest {

  private static final State<Cell> HEX = new HexGame(3).initialState();
  private static final Solution<Cell> TRUTH = Minimax.solve(HEX);

  @Test
  void theTableHasEachActionWithItsVisitsAndTheTruth() {
    Chart chart =
        VisitsChart.of(new Mcts<>(HEX, MctsSettings.uct()).run(Budget.iterations(200)), TRUTH);
    String[] lines = chart.table().toString().split("\n");
    assertThat(lines).hasSize(2 + 2 + 9);
    assertThat(lines[4]).startsWith("(0,0)").contains("−1").doesNotContain("✓");
    assertThat(lines[8]).startsWith("(1,1)").contains("+1").endsWith("✓");
  }

  @ParameterizedTest
  @EnumSource
  void aSearchThatHasNotBegunIsDrawnToo(ChartFormat format) {
    Chart chart = VisitsChart.of(new Mcts<>(HEX, MctsSettings.uct()).result(), TRUTH);
    assertThat(chart.as(format)).hasSizeGreaterThan(1000);
    assertThat(chart.table().toString()).contains("—").doesNotContain("NaN");
  }

  @Test
  void oneActionAndManyAreDrawn() {
    State<Take> last = new NimGame(java.util.List.of(1), false, java.util.List.of()).initialState();
    assertThat(
            VisitsChart.of(
                    new Mcts<>(last, MctsSettings.uct()).run(Budget.iterations(3)),
                    Minimax.solve(last))
                .as(ChartFormat.PNG))
        .hasSizeGreaterThan(1000);
    State<Take> many =
        new NimGame(java.util.List.of(9, 9, 9, 9), false, java.util.List.of()).initialState();
    Chart chart =
        VisitsChart.of(
            new Mcts<>(many, MctsSettings.uct()).run(Budget.iterations(90)), Minimax.solve(many));
    assertThat(chart.as(ChartFormat.PNG)).hasSizeGreaterThan(1000);
    assertThat(chart.table().rows()).hasSize(36);
  }

  @Test
  void aSolutionOfAnotherRootIsRefused() {
    Solution<Cell> other = Minimax.solve(new TicTacToeGame().initialState().result(new Cell(0, 0)));
    assertThatThrownBy(() -> VisitsChart.of(new Mcts<>(HEX, MctsSettings.uct()).result(), other))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void growthIsReadFromTheTreeAtTheGivenIterations() {
    Mcts<Cell> search = new Mcts<>(HEX, MctsSettings.uct());
    Growth<Cell> growth = Growth.of(search, 50, 1, 9, 10, 50);
    assertThat(growth.points())
        .extracting(Growth.Point::iterations)
        .containsExactly(1L, 9L, 10L, 50L);
    assertThat(growth.points()).extracting(Growth.Point::nodes).containsExactly(2L, 10L, 11L, 51L);
    assertThat(growth.points()).extracting(Growth.Point::depth).startsWith(1, 1, 2);
    assertThat(Growth.of(search, 20, 60).points()).hasSize(1);
    assertThat(GrowthChart.visits(growth, TRUTH).table().rows()).hasSize(4);
    assertThat(GrowthChart.nodes(growth).as(ChartFormat.PNG)).hasSizeGreaterThan(1000);
    assertThat(GrowthChart.depth(growth).as(ChartFormat.SVG)).hasSizeGreaterThan(1000);
    assertThat(GrowthChart.visits(Growth.of(search), TRUTH).as(ChartFormat.PNG))
        .hasSizeGreaterThan(1000);
  }

  @ParameterizedTest
  @EnumSource
  void searchesThatGrowAreComparedInEveryFormat(ChartFormat format) {
    Map<String, Growth<Cell>> searches = new LinkedHashMap<>();
    searches.put("none", Growth.of(new Mcts<>(HEX, MctsSettings.uct())));
    searches.put("0", Growth.of(new Mcts<>(HEX, MctsSettings.uct()), 0));
    assertThat(GrowthChart.of(searches).as(format)).hasSizeGreaterThan(1000);
    searches.put("x".repeat(60), Growth.of(new Mcts<>(HEX, MctsSettings.uct()), 7, 90));
    Chart chart = GrowthChart.of(searches);
    assertThat(chart.as(format)).hasSizeGreaterThan(1000);
    assertThat(chart.table().rows()).hasSize(3);
    assertThat(chart.table().toString()).doesNotContain("NaN", "∞");
  }
}
