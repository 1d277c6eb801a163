package panal.games.tree;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import panal.game.Player;
import panal.game.Range;
import panal.games.Games;
import panal.search.Budget;
import panal.search.Result;
import panal.search.exact.DepthFirst;
import panal.search.exact.Minimax;
import panal.search.mcts.Mcts;
import panal.search.mcts.MctsSettings;

class TreeGameTest {

  @Test
  void branchesWithoutALabelGetLettersAndNumbersInTurn() {
    TreeGame game = TreeGame.of("tree((3 5) right=(1 (2 7)))");
    assertThat(game.initialState().actions()).hasToString("[a, right]");
    assertThat(game.play("a").actions()).hasToString("[a1, a2]");
    assertThat(game.play("right right2").actions()).hasToString("[right2a, right2b]");
    assertThat(game.play("right right2 right2b").utility(Player.FIRST)).isEqualTo(7);
    assertThat(game.play("right right2 right2b").utility(Player.SECOND)).isEqualTo(-7);
    assertThat(game.play("right")).hasToString("right: MIN (1 (2 7))");
    assertThat(game.play("a a2")).hasToString("a→a2: 5");
    assertThat(game.initialState()).hasToString("MAX ((3 5) right=(1 (2 7)))");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "tree((3 5) (1 ?))|tree((3 5) (1 ?))",
        " TREE ( Max ; ( 3   5)(1 ? ) ) |tree((3 5) (1 ?))",
        "tree(MIN;(8 6)(9 ?))|tree(min; (8 6) (9 ?))",
        "tree(a=1 b=(b1=2 x = \u22123.50))|tree(1 (2 x=-3.5))",
        "tree(+1 1000 -0)|tree(1 1000 0)"
      })
  void theNameIsWrittenInOneWay(String given, String name) {
    assertThat(Games.parse(given)).hasToString(name).isEqualTo(Games.parse(name));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "tree()|without a child",
        "tree((3 5) ())|without a child",
        "tree((3 5)|opening bracket",
        "tree((3 5) (1 7)|opening bracket",
        "tree((3 5)) (1 7))|too many",
        "tree(3 x)|\"x\"",
        "tree(3 1e5)|\"1e5\"",
        "tree(3 NaN)|\"NaN\"",
        "tree(3 1234567)|1234567",
        "tree(x=1 x=2)|label x",
        "tree(? ?)|no leaf with a value",
        "tree(b=1 2)|label b",
        "tree|no game"
      })
  void whatIsNoTreeIsRefusedWithItsReason(String name, String reason) {
    assertThatThrownBy(() -> Games.parse(name))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining(reason);
  }

  @Test
  void aTreeTooLargeIsRefused() {
    assertThatThrownBy(() -> TreeGame.of("tree(" + "1 ".repeat(1001) + ")"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("1000");
    assertThatThrownBy(() -> TreeGame.of("tree(" + "(".repeat(60) + "1" + ")".repeat(60) + ")"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("50");
  }

  /** The two trees of the course: the last leaf is never looked at, whatever it is. */
  @ParameterizedTest
  @ValueSource(strings = {"tree((3 5) (1 ?))", "tree(min; (8 6) (9 ?))"})
  void alphaBetaLeavesOutTheLeafWithoutAValue(String name) {
    TreeGame game = TreeGame.of(name);
    DepthFirst<Branch> search = DepthFirst.alphaBeta(game.initialState());
    search.run(Budget.untilInterrupted());
    assertThat(search.nodes()).isEqualTo(6);
    assertThat(search.result().best()).contains(new Branch("a"));
    DepthFirst<Branch> minimax = DepthFirst.minimax(game.initialState());
    assertThatThrownBy(() -> minimax.run(Budget.untilInterrupted()))
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("b→b2");
  }

  @Test
  void minimaxFindsTheValueByHand() {
    TreeGame game = TreeGame.of("tree((3 12 8) (2 4 6) (14 5 2))");
    assertThat(Minimax.solve(game.initialState()).value()).isEqualTo(3);
    assertThat(Minimax.solve(game.initialState()).best()).containsExactly(new Branch("a"));
    assertThat(new Minimax<>(game.initialState()).valueForFirst(game.play("c"))).isEqualTo(2);
  }

  @Test
  void aSearchStatesTheRangeOfTheLeaves() {
    TreeGame game = TreeGame.of("tree(min; (3 12 8) (2 4 6) (14 5 2))");
    assertThat(Range.of(game.initialState(), Player.FIRST)).isEqualTo(new Range(2, 14));
    Mcts<Branch> mcts = new Mcts<>(game.initialState(), MctsSettings.uct(10).withSeed(1));
    Result<Branch> result = mcts.run(Budget.iterations(2000));
    assertThat(result.range()).as("MIN's").isEqualTo(new Range(-14, -2));
    assertThat(result.best()).contains(new Branch("b"));
    assertThat(result.actions())
        .allSatisfy(estimate -> assertThat(estimate.mean()).isBetween(-14.0, -2.0));
  }

  @Test
  void twoLeavesOfTheSameValueAreTwoStates() {
    TreeGame game = TreeGame.of("tree((3 3) (3 3))");
    assertThat(Minimax.solve(game.initialState()).tree().nodes()).hasToString("7");
    assertThat(game.play("a a1")).isNotEqualTo(game.play("a a2"));
    assertThat(game.action(" a1 ")).isEqualTo(new Branch("a1"));
    assertThat(List.of(game.maxLength())).hasToString("[OptionalInt[2]]");
  }
}
