package panal.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import panal.testing.Command;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class AnalyseCommandTest {

  @TempDir private static Path folder;
  private static Path games;

  @BeforeAll
  static void someGames() {
    games = folder.resolve("games.jsonl");
    Command match =
        Command.panal(
            "match",
            "--game",
            "hex(3)",
            "--agents",
            "uct(iterations=30)",
            "random",
            "--games",
            "2",
            "--out",
            games.toString());
    assertThat(match.exit()).as(match.err()).isZero();
  }

  private static Command analyse(String... more) {
    List<String> all = new ArrayList<>(List.of("analyse", games.toString()));
    all.addAll(List.of(more));
    return Command.panal(all.toArray(String[]::new));
  }

  @Test
  void aRecordedMoveThatIsNotLegalIsNamed() throws IOException {
    Path edited = folder.resolve("edited.jsonl");
    String text =
        Files.readString(games)
            .replaceFirst("\"moves\":\\[\"([^\"]*)\",\"[^\"]*\"", "\"moves\":[\"$1\",\"$1\"");
    Files.writeString(edited, text);
    Command bad = Command.panal("analyse", edited.toString(), "--game-number", "1");
    assertThat(bad.exit()).isEqualTo(1);
    assertThat(bad.err()).contains("(").doesNotContain("\tat ").doesNotContain("Exception");
  }

  @Test
  void theGameAndASingleMoveAreDrawn() throws IOException {
    for (String format : List.of("svg", "png", "pdf")) {
      Path all = folder.resolve("game." + format);
      Path one = folder.resolve("move." + format);
      assertThat(analyse("--game-number", "1", "--out", all.toString()).exit()).isZero();
      Command move = analyse("--game-number", "1", "--move", "2", "--out", one.toString());
      assertThat(move.exit()).as(move.err()).isZero();
      assertThat(Files.size(all)).isGreaterThan(1000);
      assertThat(Files.size(one)).isGreaterThan(1000);
    }
  }

  @Test
  void aRowForEachMove() throws IOException {
    Command table = analyse("--game-number", "1", "--lang", "en");
    assertThat(table.exit()).as(table.err()).isZero();
    int moves = game(1).get("moves").size();
    assertThat(table.out()).contains("hex(3), game 1 of", "uct(iterations=30)", "Black", "Exact");
    assertThat(table.out().lines().filter(line -> line.matches(".*(Black|White) +\\(.*")).count())
        .isEqualTo(moves);
  }

  private static JsonNode game(int number) throws IOException {
    return JsonMapper.shared().readTree(Files.readAllLines(games).get(number));
  }

  @Test
  void theSameAsJson() throws IOException {
    Command json = analyse("--game-number", "2", "--json");
    assertThat(json.out()).hasLineCount(1);
    JsonNode moves = JsonMapper.shared().readTree(json.out()).get("moves");
    assertThat(moves).hasSameSizeAs(game(2).get("moves"));
    for (JsonNode move : moves) {
      if (move.get("search").stringValue().equals("uct(iterations=30)")) {
        assertThat(move.get("best")).isEqualTo(move.get("move"));
        assertThat(move.get("iterations").intValue()).isEqualTo(30);
      } else {
        assertThat(move.get("iterations").intValue()).isEqualTo(1000);
      }
      assertThat(move.get("exact").doubleValue()).isIn(-1.0, 1.0);
    }
    assertThat(analyse("--game-number", "2", "--json").out()).isEqualTo(json.out());
  }

  @Test
  void howFarItHasComeIsALineElsewhereThanOnATerminal() throws IOException {
    Command done = analyse("--game-number", "1", "--json");
    int moves = game(1).get("moves").size();
    assertThat(done.err()).hasLineCount(1).startsWith(moves + " ");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "--move 1"})
  void aStopIsOneSentenceAndNoFile(String more) {
    Path page = folder.resolve("stopped.html");
    Thread.currentThread().interrupt(); // what Ctrl-C does, by way of Stoppable
    Command stopped = analyse(("--game-number 1 --out " + page + " " + more).strip().split(" "));
    assertThat(Thread.interrupted()).isTrue();
    assertThat(stopped.exit()).isNotZero();
    assertThat(stopped.err()).hasLineCount(1).doesNotContain("Exception");
    assertThat(page).doesNotExist();
  }

  @ParameterizedTest
  @ValueSource(strings = {"txt", "md", "csv", "tex", "html"})
  void theTableInEveryFormat(String format) throws IOException {
    Path out = folder.resolve("table." + format);
    Command done = analyse("--game-number", "1", "--lang", "es", "--out", out.toString());
    assertThat(done.exit()).as(done.err()).isZero();
    assertThat(Files.readString(out)).contains("Pérdida exacta");
  }

  @Test
  void theSearchOfOneMoveOpensInThePlayer() throws IOException {
    Path page = folder.resolve("move.html");
    Command done =
        analyse(
            "--game-number", "1", "--move", "1", "--iterations", "12", "--out", page.toString());
    assertThat(done.exit()).as(done.err()).isZero();
    assertThat(Files.readString(page)).startsWith("<!").contains("hex(3)");
  }

  @Test
  void aSearchInAKeptTreeOpensWithThatTree() throws IOException {
    Path played = folder.resolve("kept.jsonl");
    Path page = folder.resolve("kept.html");
    Command match =
        Command.panal(
            "match",
            "--game",
            "hex(3)",
            "--agents",
            "uct(reuse=on,iterations=80)",
            "random",
            "--games",
            "1",
            "--out",
            played.toString());
    assertThat(match.exit()).as(match.err()).isZero();
    Command done =
        Command.panal(
            "analyse",
            played.toString(),
            "--game-number",
            "1",
            "--move",
            "3",
            "--lang",
            "en",
            "--out",
            page.toString());
    assertThat(done.exit()).as(done.err()).isZero();
    assertThat(Files.readString(page)).contains("from iteration 81 on", "\"kept\":[[0,");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "2 | --game-number 1 --move 1 | --move",
        "2 | --game-number 1 --out t.gif | gif",
        "2 | --game-number 1 --search minimax | minimax",
        "2 | --game-number 1 --search deep | deep",
        "2 | --game-number 1 --iterations 0 | 0",
        "2 | --json | --game-number",
        "1 | --game-number 3 | 3",
        "1 | --game-number 1 --setup abc | --setup takes",
        "1 | --game-number 1 --move 99 --out NEW/p.html | 99",
      })
  void whatIsWrongIsOneLine(int exit, String arguments, String part) {
    Command bad = analyse(arguments.replace("NEW", folder.toString()).split(" "));
    assertThat(bad.exit()).as(bad.err()).isEqualTo(exit);
    assertThat(bad.err()).contains(part).doesNotContain("\tat ");
  }

  @Test
  void whatIsNoFileOfGamesIsNamed() throws IOException {
    Path other = Files.writeString(folder.resolve("other.jsonl"), "{}\n");
    Command bad = Command.panal("analyse", other.toString(), "--game-number", "1");
    assertThat(bad.exit()).isEqualTo(1);
    assertThat(bad.err()).contains("other.jsonl");
  }
}
