package panal.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import panal.testing.Command;

/** {@code panal step} by lines, as it is where there is no terminal. */
class StepCommandTest {

  private static final String START = "Before the first step · steps recorded: ";

  @TempDir Path folder;

  private static Command step(String typed, String... arguments) {
    List<String> all = new ArrayList<>(List.of("step", "--lang", "en"));
    all.addAll(Arrays.asList(arguments));
    InputStream before = System.in;
    System.setIn(new ByteArrayInputStream(typed.getBytes(StandardCharsets.UTF_8)));
    try {
      return Command.panal(all.toArray(String[]::new));
    } finally {
      System.setIn(before);
    }
  }

  private static Command hex(String... typed) {
    Command walked =
        step(
            String.join("\n", typed),
            "--game",
            "hex(3)",
            "--selection",
            "uct",
            "--c",
            "1.41",
            "--iterations",
            "40");
    assertThat(walked.err()).isEmpty();
    assertThat(walked.exit()).isZero();
    return walked;
  }

  /** The lines that say where it is, without the number of the step. */
  private static List<String> places(Command command) {
    return command
        .out()
        .lines()
        .filter(line -> line.startsWith("Iteration ") || line.startsWith(START))
        .map(line -> line.replaceAll(" · step.*", ""))
        .toList();
  }

  @Test
  void eachLineIsACommandAndAfterItThePlaceIsShown() {
    Command walked = hex("", ".", "n", "N", "<", "p", "end", "home", "q", "n");
    assertThat(walked.exit()).isZero();
    assertThat(walked.err()).isEmpty();
    assertThat(places(walked))
        .containsExactly(
            "Before the first step",
            "Iteration 1 · [M1] selection",
            "Iteration 1 · [M2] expansion",
            "Iteration 1 · [M4] backpropagation",
            "Iteration 2 · [M4] backpropagation",
            "Iteration 2 · [M3] simulation",
            "Iteration 1 · [M4] backpropagation",
            "Iteration 40 · [M4] backpropagation",
            "Before the first step");
  }

  @Test
  void aPlaceIsGoneToByIterationAndPhase() {
    assertThat(places(hex("g 7.M3", "12", "g 15.m4", "g 0")))
        .containsExactly(
            "Before the first step",
            "Iteration 7 · [M3] simulation",
            "Iteration 12 · [M1] selection",
            "Iteration 15 · [M4] backpropagation",
            "Before the first step");
  }

  @Test
  void whereTheLeaderChangesOrANodeIsVisitedIsFound() {
    assertThat(places(hex("c", "c", "v (2,1)", "home", "v (2,1)→(2,2)", "home", "v (2,1) (2,2)")))
        .containsExactly(
            "Before the first step",
            "Iteration 1 · [M4] backpropagation",
            "Iteration 16 · [M4] backpropagation",
            "Iteration 18 · [M4] backpropagation",
            "Before the first step",
            "Iteration 15 · [M4] backpropagation",
            "Before the first step",
            "Iteration 15 · [M4] backpropagation");
  }

  @Test
  void partsAreShownOrNot() {
    String all = hex("15.M4").out();
    assertThat(all).contains("0 · · ·", "├─ ", "[M4] before → after", "▶   [M4]", "Phase");
    Command hidden = hex("t", "b", "f", "m", "r", "15.M4");
    String last = hidden.out().substring(hidden.out().lastIndexOf("Iteration 15"));
    assertThat(last.lines()).hasSize(1);
    Command again = hex("t", "b", "f", "m", "r", "15.M4", "t");
    assertThat(again.out().substring(again.out().lastIndexOf("Iteration 15")))
        .contains("├─ ")
        .doesNotContain("before → after");
  }

  @Test
  void exactValuesStandBesideTheEstimatesWhereTheyCanBeFound() {
    assertThat(hex("40", "e").out()).contains("Q/N  exact");
    assertThat(hex("40", "e", "e").out())
        .endsWith(hex("40").out().substring(hex("40").out().lastIndexOf("Iteration 40")));
    Command large = step("e\n", "--game", "hex(9)", "--selection", "greedy", "--iterations", "2");
    assertThat(large.exit()).isZero();
    assertThat(large.out().lines().reduce((a, b) -> b).orElseThrow()).contains("positions");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "x | there is no command \"x\"; ? lists them",
        "n 5 | there is no command \"n 5\"; ? lists them",
        "g | \"\" is no place; 12 is one, and 12.M3",
        "g twelve | \"twelve\" is no place; 12 is one, and 12.M3",
        "g 41 | there are 40 iterations",
        "g 3.M9 | there is no phase M9; in MCTS there are M1 to M4, in minimax and alpha-beta A1 to A3",
        "g 3.A1 | iteration 3 has no step A1 among those recorded; iterations so far: 40",
        "v | which node? Its path from the root, such as v (1,1) (0,0)",
        "v (7,7) | (7,7)",
        "v (0,0) (0,0) | (0,0)→(0,0) is not visited from here on",
        "< | this is before the first step",
        "p | this is before the first step"
      })
  void whatCannotBeDoneIsSaidInALineAndItGoesOn(String wrong, String said) {
    Command command = hex(wrong, "n");
    assertThat(command.exit()).isZero();
    List<String> lines = command.out().lines().toList();
    int second = lines.indexOf("Iteration 1 · [M4] backpropagation · step 4 of 160");
    assertThat(lines.get(second - 2)).contains(said);
    assertThat(places(command)).hasSize(2);
  }

  @Test
  void theEndIsSaidToo() {
    assertThat(hex("end", ".").out()).endsWith("this is the last step\n");
    assertThat(hex("end", "c").out()).endsWith("stays the same\n");
  }

  @Test
  void helpNamesEveryCommand() {
    String help = hex("?").out();
    assertThat(help).contains("\ng 12", "\nc ", "\nv PATH", "\nt b f m r", "\ne ", "\n? ", "\nq ");
  }

  @Test
  void theEndOfTheInputEndsIt() {
    Command nothing = hex();
    assertThat(nothing.exit()).isZero();
    assertThat(nothing.err()).isEmpty();
    assertThat(places(nothing)).containsExactly("Before the first step");
  }

  @ParameterizedTest
  @CsvSource({"hex(3)", "tictactoe", "nim(3;4;5)", "tree((3 5) (1 7))"})
  void everyGameIsWalkedThroughBySearchAndByMinimax(String name) {
    String game = name.replace(';', ',');
    Command uct = step("n\nend\n", "--game", game, "--selection", "uct", "--iterations", "5");
    assertThat(uct.err()).isEmpty();
    assertThat(uct.out()).contains("Iteration 5 · [M4]");
    for (String rule : List.of("minimax", "alphabeta")) {
      Command walk = step("n\nn\n", "--game", game, "--selection", rule, "--iterations", "30");
      assertThat(walk.err()).isEmpty();
      assertThat(walk.out()).contains("Visited node 2 · [A1] visit", "[A2] v ← max");
    }
  }

  @Test
  void aTraceFromAFileIsWalkedThroughTheSame() {
    String file = folder.resolve("t.json").toString();
    Command.panal(
        "trace",
        "--game",
        "hex(3)",
        "--selection",
        "uct",
        "--c",
        "1.41",
        "--iterations",
        "40",
        "--out",
        file);
    assertThat(step("15.M4\n", "--trace", file).out()).isEqualTo(hex("15.M4").out());
  }

  @Test
  void aMistakeOnPurposeIsNamed() {
    Command flawed =
        step(
            "end\n",
            "--game",
            "nim(2)",
            "--selection",
            "uct",
            "--flaw",
            "sign-error",
            "--iterations",
            "9");
    assertThat(flawed.exit()).isZero();
    assertThat(flawed.out()).contains("mistake on purpose: sign-error");
  }

  @Test
  void badUsageIsBadUsage() {
    assertThat(step("", "--game", "hex(3)").exit()).isEqualTo(2);
    assertThat(step("", "--trace", folder.resolve("no.json").toString()).exit()).isEqualTo(1);
  }
}
