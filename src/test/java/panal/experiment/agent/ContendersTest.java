package panal.experiment.agent;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import panal.experiment.Contender;
import panal.experiment.Convergence;
import panal.experiment.Curves;
import panal.experiment.FlatContender;
import panal.experiment.TreeContender;
import panal.games.hex.HexGame;
import panal.search.Perspective;
import panal.search.mcts.MctsSettings;
import panal.search.mcts.Recommendation;
import panal.search.mcts.Solver;
import panal.search.mcts.expansion.ExpansionOrder;

class ContendersTest {

  private static final HexGame HEX = new HexGame(3);
  private static final Map<String, String> USUAL =
      Map.of("c", "1.41", "perspective", "root", "expansion", "inorder");

  @ParameterizedTest
  @ValueSource(
      strings = {
        "greedy",
        "uct",
        "uct(c=0.5)",
        "uct(c=0)",
        "flat",
        "rave(k=300)",
        "puct(c=3,prior=uniform)",
        "greedy(perspective=root,expansion=lastfirst,recommendation=mean)",
        "uct(fpu=0.5,rollout=bridges,solver=on)"
      })
  void theNameReadsBackToTheSameContender(String text) {
    Contender contender = Contenders.parse(text, HEX);
    assertThat(contender.name()).isEqualTo(text);
    assertThat(Contenders.parse(contender.name(), HEX)).isEqualTo(contender);
  }

  @ParameterizedTest
  @ValueSource(strings = {"greedy", "uct(c=0.5)", "rave(k=300)", "uct(fpu=0.5,solver=on)"})
  void itIsTheSearchOfTheAgentOfThatDescription(String text) {
    assertThat(Agents.parse(text, HEX))
        .extracting("contender")
        .isEqualTo(Contenders.parse(text, HEX));
  }

  @Test
  void rolloutsAloneAreFlat() {
    assertThat(Contenders.parse("rollouts", HEX)).isEqualTo(new FlatContender());
  }

  @Test
  void usualValuesHoldWhereTheDescriptionSaysNothing() {
    MctsSettings usual =
        MctsSettings.uct(1.41)
            .withPerspective(Perspective.ROOT)
            .withExpansion(ExpansionOrder.INORDER);
    assertThat(Contenders.parseList("uct, uct(c=0.5,perspective=chooser), greedy", HEX, USUAL))
        .containsExactly(
            new TreeContender("uct(c=1.41)", usual),
            new TreeContender(
                "uct(c=0.5,perspective=chooser)",
                MctsSettings.uct(0.5).withExpansion(ExpansionOrder.INORDER)),
            new TreeContender("greedy", usual.withSelection(MctsSettings.greedy().selection())));
  }

  @Test
  void theUsualWeightIsForUctAlone() {
    assertThat(Contenders.parseList("rave,puct,uct(solver=on)", HEX, Map.of("c", "1.41")))
        .extracting(Contender::name)
        .containsExactly("rave", "puct", "uct(c=1.41,solver=on)");
  }

  @Test
  void commasInsideParenthesesPartNothing() {
    assertThat(Contenders.parseList("greedy, uct(c=0.5,solver=on),uct,flat", HEX))
        .extracting(Contender::name)
        .containsExactly("greedy", "uct(c=0.5,solver=on)", "uct", "flat");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "'' | uct",
        "ucb | flat, greedy, puct, rave, uct",
        "minimax | minimax",
        "random | random",
        "greedy, | uct",
        "uct(0.5) | 0.5",
        "uct(c=) | c=",
        "uct(c=-1) | -1",
        "uct(c=1,5) | \"5\"",
        "greedy(c=1) | \"c\"",
        "flat(c=1) | \"c\"",
        "flat flat | flatflat",
        "uct(reuse=on) | \"reuse\"",
        "uct(iterations=100) | --budgets",
        "rave(k=1,time=2s) | time",
        "flat(n=100) | --budgets",
      })
  void anythingElseIsRefusedByName(String text, String part) {
    assertThatThrownBy(() -> Contenders.parseList(text, HEX))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining(part)
        .hasMessageNotContaining("Exception");
  }

  @Test
  void curvesTellEveryOptionThatIsOn() {
    MctsSettings proving =
        MctsSettings.uct(0.5).withSolver(Solver.ON).withRecommendation(Recommendation.HIGHEST_MEAN);
    Curves curves =
        Convergence.of(HEX)
            .withContenders(List.of(new TreeContender("mine", proving), new FlatContender()))
            .withBudgets(10)
            .withSeeds(2)
            .run();
    assertThat(curves.bytes("csv")).asString().contains("uct+recommendation=mean+solver=on,0.5,");
    assertThat(curves.bytes("csv")).asString().contains("\nflat,,chooser,random,10");
    assertThat(curves.sentence()).contains("mine: ", "solver=on", "recommendation=mean");
  }

  @Test
  void curvesTellAMistakeThatIsBuiltIn() {
    MctsSettings flawed = MctsSettings.uct().withFlaw("sign-error");
    Curves curves =
        Convergence.of(HEX)
            .withContenders(List.of(new TreeContender("mine", flawed)))
            .withBudgets(10)
            .withSeeds(2)
            .run();
    assertThat(curves.sentence()).contains("mine: ").endsWith("sign-error.");
    assertThat(curves.bytes("csv")).asString().contains("uct+sign-error,");
  }
}
