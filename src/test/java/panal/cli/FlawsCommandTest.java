package panal.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import panal.lesson.Flaw;
import panal.testing.Command;

class FlawsCommandTest {

  @TempDir Path folder;

  private static Command trace(String... more) {
    String[] all = new String[more.length + 7];
    System.arraycopy(
        new String[] {"trace", "--game", "nim(2)", "--iterations", "9", "--lang", "en"},
        0,
        all,
        0,
        7);
    System.arraycopy(more, 0, all, 7, more.length);
    return Command.panal(all);
  }

  @Test
  void theListHasALineForEach() {
    Command list = Command.panal("flaws", "--lang", "es");
    assertThat(list.exit()).isZero();
    assertThat(list.out().lines()).hasSize(2 + Flaw.values().length);
    assertThat(list.out()).contains("sign-error").contains("error de signo").contains("nim(2)");
  }

  @Test
  void aNameExplainsOne() {
    Command one = Command.panal("flaws", "draw-as-loss", "--lang", "en");
    assertThat(one.exit()).isZero();
    assertThat(one.out()).contains("a draw counted as a loss", "[M4]", "panal step --game");
    Command json = Command.panal("flaws", "sign-error", "--json");
    assertThat(json.out()).contains("\"flaw\":\"SIGN_ERROR\"").contains("\"nim(2)\"");
  }

  @Test
  void anUnknownNameIsBadUsage() {
    Command wrong = Command.panal("flaws", "signs");
    assertThat(wrong.exit()).isEqualTo(2);
    assertThat(wrong.err()).hasLineCount(1).contains("signs").contains("sign-error");
  }

  @Test
  void aTraceSaysWhichMistakeIsInIt() {
    Command flawed = trace("--selection", "uct", "--flaw", "sign-error");
    assertThat(flawed.exit()).isZero();
    assertThat(flawed.out()).contains("mistake on purpose: sign-error");
    assertThat(flawed.out().strip()).endsWith("mistake on purpose: sign-error");
    assertThat(trace("--selection", "uct").out()).doesNotContain("mistake");
  }

  @Test
  void aTraceOfAFlawedBoardIsReadAgain() {
    String file = folder.resolve("a.json").toString();
    Command made = trace("--selection", "uct", "--flaw", "shared-board", "--out", file, "--json");
    assertThat(made.out())
        .contains("\"shared-board:nim(2)\"")
        .contains("\"flaw\":\"shared-board\"");
    Command read = Command.panal("trace", "--trace", file, "--lang", "en");
    assertThat(read.err()).isEmpty();
    assertThat(read.out()).startsWith("shared-board:nim(2)");
  }

  @Test
  void whatDoesNotGoTogetherIsBadUsage() {
    assertThat(trace("--selection", "greedy", "--flaw", "own-count").exit()).isEqualTo(2);
    assertThat(trace("--selection", "minimax", "--flaw", "sign-error").exit()).isEqualTo(2);
    assertThat(trace("--selection", "uct", "--flaw", "nothing").exit()).isEqualTo(2);
  }

  @Test
  void theTreeIsThatOfTheFlawedSearch() {
    Command tree =
        Command.panal(
            "tree",
            "--game",
            "nim(2)",
            "--selection",
            "uct",
            "--flaw",
            "shared-board",
            "--iterations",
            "40",
            "--lang",
            "en",
            "--exact");
    assertThat(tree.err()).isEmpty();
    assertThat(tree.out()).contains("mistake on purpose: shared-board");
    Command after =
        Command.panal(
            "tree",
            "--game",
            "nim(2)",
            "--selection",
            "uct",
            "--flaw",
            "no-terminal-check",
            "--iterations",
            "40",
            "--lang",
            "en",
            "--exact");
    assertThat(after.err()).isEmpty();
    assertThat(after.out()).containsPattern("├─ 1:2 +24 +0 +0\\.00 +\\+1\n│  └─ 1:1 +23 ");
  }
}
