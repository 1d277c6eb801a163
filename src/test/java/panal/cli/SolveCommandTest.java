package panal.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import panal.testing.Command;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class SolveCommandTest {

  private static JsonNode json(String... arguments) {
    List<String> all = new ArrayList<>(List.of("solve", "--json"));
    all.addAll(List.of(arguments));
    Command solve = Command.panal(all.toArray(String[]::new));
    assertThat(solve.exit()).isZero();
    assertThat(solve.err()).isEmpty();
    assertThat(solve.out()).hasLineCount(1);
    return JsonMapper.shared().readTree(solve.out());
  }

  @Test
  void theWholeJsonOfHexOnTwoByTwo() {
    assertThat(Command.panal("solve", "--game", "hex(2)", "--json").out().strip())
        .isEqualTo(
            "{\"game\":\"hex(2)\",\"moves\":\"\",\"turn\":\"FIRST\",\"value\":1.0,\"actions\":["
                + "{\"action\":\"(0,0)\",\"value\":-1.0},{\"action\":\"(0,1)\",\"value\":1.0},"
                + "{\"action\":\"(1,0)\",\"value\":1.0},{\"action\":\"(1,1)\",\"value\":-1.0}],"
                + "\"treeNodes\":53,\"leaves\":24,\"positions\":32}");
  }

  @Test
  void theMovesAreRepeatedAsTheyWereGivenAndValuesAreTheMovers() {
    JsonNode json = json("--game", "hex(3)", "--moves", "a3  (1, 2) c3");
    assertThat(json.get("moves").stringValue()).isEqualTo("a3  (1, 2) c3");
    assertThat(json.get("turn").stringValue()).isEqualTo("SECOND");
    assertThat(json.get("value").doubleValue()).isEqualTo(1);
    assertThat(json.get("actions")).hasSize(6);
    for (JsonNode action : json.get("actions")) {
      assertThat(action.get("value").doubleValue())
          .isEqualTo(action.get("action").stringValue().equals("(0,1)") ? 1 : -1);
    }
  }

  @Test
  void aFinishedPositionHasTheUtilityOfWhoeverWouldBeNext() {
    JsonNode json = json("--game", "tictactoe", "--moves", "a1 a2 b1 b2 c1");
    assertThat(json.get("turn").stringValue()).isEqualTo("SECOND");
    assertThat(json.get("value").doubleValue()).isEqualTo(-1);
    assertThat(json.get("actions")).isEmpty();
    assertThat(json.get("treeNodes").longValue()).isEqualTo(1);
  }

  @Test
  void countsBeyondALongAreExactNumbers() {
    assertThat(json("--game", "nim(200)").get("leaves").bigIntegerValue())
        .isEqualTo(BigInteger.TWO.pow(199));
  }

  @Test
  void withoutJsonThereIsTheBoardAndATable() {
    Command es = Command.panal("solve", "--game", "hex(2)", "--lang", "es", "--notation", "a1");
    assertThat(es.exit()).isZero();
    assertThat(es.out())
        .contains("mueve Negro", "valor +1", "53 nodos")
        .containsPattern("(?m)^b1 +\\+1 +sí$")
        .containsPattern("(?m)^a1 +\u22121$");
    assertThat(Command.panal("solve", "--game", "hex(2)", "--lang", "en").out())
        .contains("Black to move");
  }

  @ParameterizedTest
  @CsvSource({
    "2, chess, ''",
    "2, hex(0), ''",
    "2, hex(27), ''",
    "1, hex(3), d9",
    "1, hex(3), b2 b2",
    "1, hex(9), ''",
    "1, 'nim(2,3)', 1:3",
    "1, tictactoe, a1 a2 b1 b2 c1 c2"
  })
  void badInputIsOneLine(int exit, String game, String moves) {
    Command bad = Command.panal("solve", "--game", game, "--moves", moves, "--json");
    assertThat(bad.exit()).isEqualTo(exit);
    assertThat(bad.out()).isEmpty();
    assertThat(bad.err()).hasLineCount(1).startsWith("panal solve: ").doesNotContain("Exception");
  }

  @Test
  void theGameIsRequired() {
    assertThat(Command.panal("solve").exit()).isEqualTo(2);
  }
}
