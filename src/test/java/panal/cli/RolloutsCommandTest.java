package panal.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import panal.games.hex.HexGame;
import panal.rollout.MonteCarlo;
import panal.testing.Command;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class RolloutsCommandTest {

  private static JsonNode json(String game, String moves, String n, String seed) {
    Command done =
        Command.panal(
            "rollouts", "--game", game, "--moves", moves, "--n", n, "--seed", seed, "--json");
    assertThat(done.exit()).isZero();
    assertThat(done.err()).isEmpty();
    assertThat(done.out()).hasLineCount(1);
    return JsonMapper.shared().readTree(done.out());
  }

  @Test
  void theJsonIsTheEstimateForWhoeverMoves() {
    JsonNode json = json("hex(3)", "b2", "500", "7");
    HexGame hex = new HexGame(3);
    MonteCarlo estimate = MonteCarlo.estimate(hex.play(hex.actions("b2")), 500, 7);
    assertThat(json.propertyNames())
        .containsExactly("player", "mean", "n", "stdError", "low", "high");
    assertThat(json.get("player").stringValue()).isEqualTo("SECOND");
    assertThat(json.get("n").longValue()).isEqualTo(500);
    assertThat(json.get("mean").doubleValue()).isEqualTo(estimate.mean());
    assertThat(json.get("stdError").doubleValue()).isEqualTo(estimate.stdError());
    assertThat(json.get("low").doubleValue()).isEqualTo(estimate.interval().low());
    assertThat(json.get("high").doubleValue()).isEqualTo(estimate.interval().high());
    assertThat(json.get("mean").doubleValue()).isEqualTo(-17 / 35.0, within(0.15));
  }

  @Test
  void oneRolloutHasNoStandardError() {
    JsonNode json = json("hex(3)", "", "1", "1");
    assertThat(json.get("stdError").isNull()).isTrue();
    assertThat(json.get("low").isNumber()).isTrue();
  }

  @Test
  void aFinishedGameIsItsUtilityEachTime() {
    JsonNode json = json("tictactoe", "a1 a2 b1 b2 c1", "10", "1");
    assertThat(json.get("player").stringValue()).isEqualTo("SECOND");
    assertThat(json.get("mean").doubleValue()).isEqualTo(-1);
  }

  @Test
  void theSeedIs42UnlessGiven() {
    assertThat(Command.panal("rollouts", "--game", "hex(3)", "--json").out().strip())
        .isEqualTo(json("hex(3)", "", "1000", "42").toString());
  }

  @Test
  void withoutJsonThereIsATable() {
    assertThat(Command.panal("rollouts", "--game", "hex(3)", "--lang", "es").out())
        .contains("Error estándar", "Negro");
    assertThat(Command.panal("rollouts", "--game", "hex(3)", "--lang", "en").out())
        .contains("Standard error", "Black");
  }

  @ParameterizedTest
  @CsvSource({
    "2, hex(3), '', 0",
    "2, hex(3), '', -5",
    "2, hex(3), '', many",
    "2, chess, '', 5",
    "1, hex(3), b2 b2, 5"
  })
  void badInputIsOneClearLine(int exit, String game, String moves, String n) {
    Command bad = Command.panal("rollouts", "--game", game, "--moves", moves, "--n", n);
    assertThat(bad.exit()).isEqualTo(exit);
    assertThat(bad.out()).isEmpty();
    assertThat(bad.err()).startsWith("panal rollouts: ").doesNotContain("Exception");
  }
}
