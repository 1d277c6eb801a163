package panal.search.mcts;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import panal.game.Cell;
import panal.games.hex.HexGame;
import panal.message.Messages;
import panal.rollout.ScriptException;
import panal.rollout.ScriptedRollout;
import panal.search.Budget;
import panal.search.mcts.expansion.ExpansionOrder;
import panal.search.mcts.expansion.ScriptedExpansion;

class ScriptTest {

  private final HexGame hex = new HexGame(3);

  @Test
  void actionsMayHaveAnyNotationAndWinnersAreResultsOfTheFirst() {
    Script script =
        Script.parse(
            "{\"expand\":[\"(1,1)\",\"b1\"],\"winners\":[\"FIRST\",\"SECOND\",\"DRAW\"]}", hex);
    assertThat(script.expansion())
        .contains(new ScriptedExpansion(List.of(new Cell(1, 1), new Cell(0, 1))));
    assertThat(script.rollout()).contains(new ScriptedRollout(List.of(1.0, -1.0, 0.0)));
  }

  @Test
  void whatTheScriptHasNoListForStaysAsItWas() {
    MctsSettings usual = MctsSettings.uct();
    assertThat(Script.parse("{}", hex).applyTo(usual)).isEqualTo(usual);
    MctsSettings expanding = Script.parse("{\"expand\":[\"b2\"]}", hex).applyTo(usual);
    assertThat(expanding.expansion().code()).isEqualTo("script");
    assertThat(expanding.rollout()).isEqualTo(usual.rollout());
    MctsSettings rolling = Script.parse("{\"winners\":[\"DRAW\"]}", hex).applyTo(usual);
    assertThat(rolling.expansion()).isEqualTo(ExpansionOrder.RANDOM);
    assertThat(rolling.rollout()).isInstanceOf(ScriptedRollout.class);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      textBlock =
          """
          {"expand":["(1,1)"          ; 1
          {"winners":["FIRST"]} x     ; 1
          {"winners":[],"winners":[]} ; 1
          ["(1,1)"]                   ; winners
          {"moves":["(1,1)"]}         ; moves
          {"expand":"(1,1)"}          ; expand
          {"winners":[1,-1]}          ; winners
          {"expand":["b2","d9"]}      ; d9
          {"winners":["FIRST","X"]}   ; X
          {"winners":["first"]}       ; first
          """)
  void whatIsNoScriptIsRefusedInOneLine(String json, String named) {
    assertThatThrownBy(() -> Script.parse(json, hex))
        .isInstanceOf(IllegalArgumentException.class)
        .message()
        .contains(named)
        .hasLineCount(1);
  }

  @Test
  void aScriptThatRunsOutOrCannotBeDoneNamesTheIteration() {
    Mcts<Cell> shortOne = search("{\"expand\":[\"b2\"]}");
    assertThatThrownBy(() -> shortOne.run(Budget.iterations(2)))
        .isInstanceOf(ScriptException.class)
        .hasMessageContaining("2");
    Mcts<Cell> twice = search("{\"expand\":[\"b2\",\"a1\",\"b2\"]}");
    assertThatThrownBy(() -> twice.run(Budget.iterations(3)))
        .isInstanceOf(ScriptException.class)
        .hasMessageContaining("3")
        .hasMessageContaining("(1,1)");
  }

  private Mcts<Cell> search(String script) {
    return new Mcts<>(
        hex.initialState(), Script.parse(script, hex).applyTo(MctsSettings.uct().withSeed(1)));
  }

  @Test
  void aScriptBeyondTheLimitsOfTheReaderIsRefusedWithASentence() {
    assertThatThrownBy(() -> Script.parse("[".repeat(100_000), hex))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(Messages.of("json.limit"));
  }
}
