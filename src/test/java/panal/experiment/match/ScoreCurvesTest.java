package panal.experiment.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import panal.games.Games;

class ScoreCurvesTest {

  private static GameFile played(String experiment) {
    return Sweep.parse(experiment, Games::parse).run();
  }

  private static ScoreCurves curves(String experiment, String parameter) {
    return ScoreCurves.of(played(experiment), parameter, Games::parse);
  }

  @Test
  void thereIsACurveForEachCombinationOfAllElse() {
    ScoreCurves curves =
        curves(
            """
            {"game": "hex(2)", "agents": ["uct(c={c},iterations={m})"],
             "against": ["random", "alphabeta(evaluation=stones)"],
             "grid": {"m": [3, 5], "c": [2, 0.5]}, "games": 2}
            """,
            "c");
    assertThat(curves.curves().stream().map(ScoreCurves.Curve::name))
        .containsExactly(
            "uct(iterations=3) – random",
            "uct(iterations=3) – alphabeta(evaluation=stones)",
            "uct(iterations=5) – random",
            "uct(iterations=5) – alphabeta(evaluation=stones)");
    assertThat(curves.curves())
        .allSatisfy(
            curve ->
                assertThat(curve.points().stream().map(ScoreCurves.Point::at))
                    .containsExactly(0.5, 2.0));
  }

  @Test
  void anUsualValueThatTheDescriptionLeavesOutIsAPointToo() {
    ScoreCurves curves =
        curves(
            """
            {"game": "hex(2)", "agents": ["uct(c={c},iterations=3)"], "against": ["random"],
             "grid": {"c": [1, 1.4142135623730951]}, "games": 2}
            """,
            "c");
    assertThat(curves.curves()).hasSize(1);
    assertThat(curves.curves().get(0).points().stream().map(ScoreCurves.Point::at))
        .containsExactly(1.0, Math.sqrt(2));
  }

  @Test
  void theBudgetIsAParameterToo() {
    ScoreCurves curves =
        curves(
            """
            {"game": "hex(2)", "agents": ["uct", "greedy"], "against": ["random"],
             "budgets": ["iterations=3", "iterations=6"], "games": 2}
            """,
            "iterations");
    assertThat(curves.curves().stream().map(ScoreCurves.Curve::name))
        .containsExactly("uct", "greedy");
    assertThat(curves.curves().get(1).points().stream().map(ScoreCurves.Point::at))
        .containsExactly(3.0, 6.0);
    assertThat(curves.table().toString().lines()).hasSize(2 + 2 + 2);
  }

  @Test
  void whatIsNoNumberOfAnyAgentIsRefused() {
    GameFile games =
        played(
            "{\"game\":\"hex(2)\",\"agents\":[\"greedy(iterations=2)\",\"random\"],\"games\":2}");
    for (String parameter : List.of("c", "perspective", "x", "")) {
      assertThatThrownBy(() -> ScoreCurves.of(games, parameter, Games::parse))
          .isInstanceOf(IllegalArgumentException.class);
    }
  }

  @Test
  void theAgentMayBeTheSecondOfTheTwo() {
    String experiment = "{\"game\":\"nim(2)\",\"agents\":[%s],\"grid\":{\"c\":[1,2]},\"games\":2}";
    ScoreCurves first =
        curves(experiment.formatted("\"uct(c={c},iterations=9)\",\"minimax\""), "c");
    ScoreCurves second =
        curves(experiment.formatted("\"minimax\",\"uct(c={c},iterations=9)\""), "c");
    assertThat(second.fixed()).isEqualTo(first.fixed());
    assertThat(second.curves().get(0).points()).hasSize(2);
    assertThat(second.curves().get(0).points()).allMatch(point -> point.share() == 0.5);
  }

  @Test
  void theSeedIsANumberToo() {
    ScoreCurves curves =
        curves(
            """
            {"game": "hex(2)", "agents": ["random", "random"], "seeds": [7, 3], "games": 2}
            """,
            "seed");
    assertThat(curves.curves().get(0).points().stream().map(ScoreCurves.Point::at))
        .containsExactly(3.0, 7.0);
  }

  @Test
  void anAgentWhoseNameDescribesNothingHasNoNumbers() {
    Setup setup = new Setup("hex(2)", List.of("Mine!", "uct(c=3)"), 2, 0, 1, "iterations=5");
    GameFile none = new GameFile(new Plan(List.of(setup), Shard.WHOLE), List.of());
    ScoreCurves curves = ScoreCurves.of(none, "c", Games::parse);
    assertThat(curves.fixed()).contains("Mine!", "uct");
    assertThat(curves.curves().get(0).points().get(0).share()).isNaN();
    assertThat(ScoreCurves.of(none, "seed", Games::parse).curves()).hasSize(1);
    assertThatThrownBy(() -> ScoreCurves.of(none, "time", Games::parse))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
