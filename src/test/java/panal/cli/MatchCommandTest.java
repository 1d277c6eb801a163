package panal.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import panal.testing.Command;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** {@code panal match} and {@code panal tournament}. */
class MatchCommandTest {

  @TempDir Path folder;

  private static Command panal(String command, String... more) {
    List<String> all = new ArrayList<>(List.of(command, "--game", "hex(3)"));
    all.addAll(List.of(more));
    return Command.panal(all.toArray(String[]::new));
  }

  private static Command match(String... more) {
    List<String> all = new ArrayList<>(List.of("--agents", "minimax", "random", "--games", "6"));
    all.addAll(List.of(more));
    return panal("match", all.toArray(String[]::new));
  }

  @Test
  void aMatchShowsTheScoreAndTheRatings() {
    Command done = match();
    assertThat(done.exit()).as(done.err()).isZero();
    assertThat(done.err()).hasLineCount(1);
    assertThat(done.out()).contains("hex(3)", "minimax", "random", "Elo", "3 / 0 / 0");
  }

  @Test
  void jsonNamesAgentsAndSides() {
    JsonNode json = JsonMapper.builder().build().readTree(match("--json", "--seed", "5").out());
    assertThat(json.path("game").stringValue()).isEqualTo("hex(3)");
    assertThat(json.path("seed").intValue()).isEqualTo(5);
    assertThat(json.path("played").intValue()).isEqualTo(6);
    JsonNode encounter = json.path("encounters").get(0);
    assertThat(encounter.path("agent").path("name").stringValue()).isEqualTo("minimax");
    assertThat(encounter.path("against").path("name").stringValue()).isEqualTo("random");
    assertThat(encounter.path("first").toString())
        .isEqualTo("{\"wins\":3,\"draws\":0,\"losses\":0}");
    assertThat(encounter.path("low").doubleValue()).isBetween(0.0, 1.0);
    assertThat(json.path("ratings").get(0).path("elo").doubleValue()).isPositive();
  }

  @Test
  void theBytesAreTheSameForAnyNumberOfThreadsAndAfterAResume() throws IOException {
    Path one = folder.resolve("one.jsonl");
    Path three = folder.resolve("three.jsonl");
    assertThat(match("--out", one.toString(), "--threads", "1").exit()).isZero();
    assertThat(match("--out", three.toString(), "--threads", "3").exit()).isZero();
    assertThat(three).hasSameBinaryContentAs(one);
    List<String> lines = Files.readAllLines(one);
    assertThat(lines).hasSize(7);
    Files.writeString(three, String.join("\n", lines.subList(0, 4)) + "\n{\"setup\":\"12");
    Command resumed = match("--out", three.toString(), "--resume");
    assertThat(resumed.exit()).as(resumed.err()).isZero();
    assertThat(three).hasSameBinaryContentAs(one);
    Command again = match("--out", three.toString(), "--resume");
    assertThat(again.out()).isEqualTo(resumed.out()).isEqualTo(match().out());
    assertThat(again.err()).isEmpty();
  }

  @Test
  void tablesAreWrittenInEveryFormat() throws IOException {
    for (String format : List.of("txt", "md", "csv", "tex", "html")) {
      Path scores = folder.resolve("scores." + format);
      Path cross = folder.resolve("cross." + format);
      Path ratings = folder.resolve("ratings." + format);
      Command done =
          panal(
              "tournament",
              "--agents",
              "random",
              "minimax",
              "alphabeta(depth=1)",
              "--games",
              "3",
              "--scores",
              scores.toString(),
              "--cross",
              cross.toString(),
              "--ratings",
              ratings.toString());
      assertThat(done.exit()).as(done.err()).isZero();
      assertThat(done.out()).contains("alphabeta(depth=1)", "Elo");
      for (Path file : List.of(scores, cross, ratings)) {
        assertThat(Files.readString(file)).contains("minimax");
      }
    }
  }

  @Test
  void crossTableRatingsAndLengthsAreDrawnToo() throws IOException {
    List<String> all = new ArrayList<>();
    for (String kind : List.of("cross", "ratings", "lengths")) {
      all.addAll(List.of("--" + kind, folder.resolve(kind + ".svg").toString()));
    }
    Command done = match(all.toArray(String[]::new));
    assertThat(done.exit()).as(done.err()).isZero();
    assertThat(done.out()).isEqualTo(match().out());
    for (String kind : List.of("cross", "ratings", "lengths")) {
      assertThat(Files.readString(folder.resolve(kind + ".svg"))).contains("<svg");
    }
    Path lengths = folder.resolve("lengths.csv");
    assertThat(match("--lengths", lengths.toString()).exit()).isZero();
    assertThat(lengths).content().contains("\n9,3,3,0,0\n");
  }

  @Test
  void equalAgentsAreToldApart() {
    Command done = panal("match", "--agents", "random", "random", "--games", "2");
    assertThat(done.out()).contains("random #1", "random #2");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "2 | match --agents random",
        "2 | match --agents random minimax random",
        "2 | match --agents random uct(d=1)",
        "2 | match --agents random bees",
        "2 | match --agents random minimax --games 0",
        "2 | match --agents random minimax --openings -1",
        "2 | match --agents random minimax --threads 0",
        "2 | match --agents random minimax --budget 500",
        "2 | match --agents random minimax --resume",
        "2 | match --agents random minimax --out a.json",
        "2 | match --agents random minimax --scores a.jsonl",
        "2 | match --agents random minimax --scores a.svg",
        "2 | match --agents random minimax --lengths a.doc",
        "1 | match --agents random minimax --openings 9",
        "1 | match --agents random minimax --out no/such/folder/a.jsonl",
        "1 | match --agents random minimax --cross no/such/folder/a.md",
        "2 | tournament --agents random",
      })
  void whatIsWrongIsOneLine(int exit, String arguments) {
    String[] words = arguments.split(" ");
    Command bad = panal(words[0], List.of(words).subList(1, words.length).toArray(String[]::new));
    assertThat(bad.err()).as(arguments).hasLineCount(1).doesNotContain("Exception");
    assertThat(bad.exit()).as(bad.err()).isEqualTo(exit);
    assertThat(bad.out()).isEmpty();
  }

  @Test
  void aFileThatIsThereIsNotOverwrittenNorResumedByAnotherExperiment() throws IOException {
    Path file = folder.resolve("a.jsonl");
    match("--out", file.toString());
    String before = Files.readString(file);
    Command again = match("--out", file.toString());
    assertThat(again.exit()).isEqualTo(1);
    assertThat(again.err()).hasLineCount(1).contains("--resume");
    Command other = match("--out", file.toString(), "--resume", "--seed", "7");
    assertThat(other.exit()).isEqualTo(1);
    assertThat(other.err()).hasLineCount(1).contains("a.jsonl");
    assertThat(file).hasContent(before);
  }
}
