package panal.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import panal.games.Games;
import panal.message.Messages;
import panal.testing.Command;
import panal.trace.Trace;
import panal.trace.TraceJson;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class TraceCommandTest {

  @TempDir Path folder;

  private Command trace(String... arguments) {
    List<String> all = new ArrayList<>(List.of("trace"));
    all.addAll(Arrays.asList(arguments));
    return Command.panal(all.toArray(String[]::new));
  }

  private Command hex(String... arguments) {
    List<String> all = new ArrayList<>(List.of("--game", "hex(3)", "--selection", "uct"));
    all.addAll(Arrays.asList(arguments));
    return trace(all.toArray(String[]::new));
  }

  @Test
  void withoutAFileTheTableIsTextAndTheAnswerFollows() {
    Command text = hex("--iterations", "3", "--lang", "es");
    assertThat(text.exit()).isZero();
    assertThat(text.err()).isEmpty();
    assertThat(text.out()).startsWith("hex(3)").contains("raíz").contains("\nRespuesta: ");
  }

  @ParameterizedTest
  @CsvSource({"txt", "md", "csv", "tex", "html", "json"})
  void eachFormatIsWrittenWhole(String format) throws IOException {
    Path file = folder.resolve("a." + format);
    Command done = hex("--iterations", "12", "--lang", "en", "--out", file.toString());
    assertThat(done).isEqualTo(new Command(0, done.out(), ""));
    assertThat(done.out()).hasLineCount(1).startsWith("Answer: ");
    assertThat(Files.readString(file)).endsWith("\n").doesNotContain("\r").contains("(2,1)");
    assertThat(Files.readString(file).contains("\u2212"))
        .isEqualTo(List.of("txt", "md", "html").contains(format));
    assertThat(folder).isDirectoryNotContaining("glob:**.tmp");
  }

  @Test
  void theJsonFileIsTheTraceWhateverTheLook() throws IOException {
    Path file = folder.resolve("a.json");
    hex("--iterations", "20", "--out", file.toString());
    String plain = Files.readString(file);
    Trace<?> trace = TraceJson.read(plain, Games::parse);
    assertThat(trace.iterations()).isEqualTo(20);
    hex("--iterations", "20", "--view", "root", "--notation", "a1", "--out", file.toString());
    assertThat(Files.readString(file)).isEqualTo(plain);
  }

  @Test
  void theAnswerComesAsJsonToo() {
    Command json = hex("--iterations", "40", "--moves", "b2 (0,0)", "--json");
    JsonNode answer = new JsonMapper().readTree(json.out());
    assertThat(json.exit()).isZero();
    assertThat(answer.propertyNames())
        .containsExactly("game", "moves", "player", "iterations", "best", "actions");
    assertThat(answer.get("moves").stringValue()).isEqualTo("b2 (0,0)");
    assertThat(answer.get("player").stringValue()).isEqualTo("FIRST");
    assertThat(answer.get("actions").valueStream().mapToLong(a -> a.get("visits").asLong()).sum())
        .isEqualTo(40);
    assertThat(answer.get("actions")).hasSize(7);
  }

  @Test
  void noIterationIsNoMoveAndAnEmptyTable() throws IOException {
    Path file = folder.resolve("a.md");
    Command none = hex("--iterations", "0", "--lang", "en", "--out", file.toString());
    assertThat(none.exit()).isZero();
    assertThat(none.out()).startsWith("No move").hasLineCount(1);
    assertThat(Files.readAllLines(file).stream().filter(line -> line.startsWith("|"))).hasSize(2);
    JsonNode json = new JsonMapper().readTree(hex("--iterations", "0", "--json").out());
    assertThat(json.get("best").isNull()).isTrue();
    assertThat(json.get("actions").get(0).get("mean").isNull()).isTrue();
  }

  @Test
  void theViewFlipsSignsAndNothingElse() {
    String chooser = hex("--iterations", "12", "--lang", "en").out();
    String root = hex("--iterations", "12", "--lang", "en", "--view", "root").out();
    assertThat(chooser).contains("+1, 0, ").isNotEqualTo(root);
    assertThat(nodes(root)).isEqualTo(nodes(chooser));
  }

  /** The columns up to the rollout. */
  private static List<String> nodes(String table) {
    return table
        .lines()
        .skip(2)
        .filter(line -> line.matches("\\d.*"))
        .map(line -> line.substring(0, Math.min(40, line.length())).strip())
        .toList();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      textBlock =
          """
          --iterations -5              ; -5
          --iterations x               ; --iterations
          --iterations 1 --c -1        ; -1
          --iterations 1 --c NaN       ; NaN
          --iterations 1 --c Infinity  ; Infinity
          --iterations 1 --c 1,41      ; 1,41
          --iterations 1 --expansion x ; lastfirst
          --iterations 1 --recommend x ; mean
          --iterations 1 --lang fr     ; en
          --iterations 1 --seed 1.5    ; --seed
          --iterations 1 --out a.xyz   ; txt, md
          --iterations 1 --out a       ; txt, md
          """)
  void badUsageIsExitCodeTwoAndOneSentence(String arguments, String named) {
    Command bad = hex(arguments.split(" "));
    assertThat(bad.exit()).isEqualTo(2);
    assertThat(bad.out()).isEmpty();
    assertThat(bad.err()).startsWith("panal trace: ").contains(named);
    assertThat(bad.err().lines().count()).isLessThanOrEqualTo(2);
  }

  @Test
  void greedyHasNoWeight() {
    Command bad =
        trace("--game", "hex(3)", "--selection", "greedy", "--c", "1", "--iterations", "1");
    assertThat(bad.exit()).isEqualTo(2);
    assertThat(bad.err()).hasLineCount(1).contains("--c");
  }

  @Test
  void badDataIsExitCodeOneAndHarmsNoFile() throws IOException {
    Path keep = Files.writeString(folder.resolve("keep.md"), "old");
    Path script = Files.writeString(folder.resolve("s.json"), "{\"winners\":[\"FIRST\"]}");
    Path latin = Files.write(folder.resolve("latin.json"), new byte[] {'{', (byte) 0xf1, '}'});
    for (List<String> bad :
        List.of(
            List.of("--moves", "b2 b2"),
            List.of("--moves", "d9"),
            List.of("--moves", "b1 a1 b2 a2 b3"),
            List.of("--script", script.toString()),
            List.of("--script", latin.toString()),
            List.of("--script", folder.toString()),
            List.of("--script", folder.resolve("none.json").toString()))) {
      List<String> arguments =
          new ArrayList<>(List.of("--iterations", "2", "--out", keep.toString()));
      arguments.addAll(bad);
      Command failed = hex(arguments.toArray(String[]::new));
      assertThat(failed.exit()).as("%s", bad).isEqualTo(1);
      assertThat(failed.out()).isEmpty();
      assertThat(failed.err()).hasLineCount(1).doesNotContain("Exception");
      assertThat(keep).hasContent("old");
    }
    assertThat(folder.toFile().list()).hasSize(3);
  }

  @Test
  void aScriptMayStartWithAByteOrderMark() throws IOException {
    Path script = Files.writeString(folder.resolve("s.json"), "\ufeff{\"expand\":[\"b2\",\"c1\"]}");
    Command done = hex("--iterations", "2", "--notation", "a1", "--script", script.toString());
    assertThat(done.exit()).isZero();
    assertThat(done.out()).contains("b2→", "c1→");
  }

  /** The first of the two trees of the course, step by step. */
  @Test
  void alphaBetaStepsThroughATreeWrittenByHand() {
    Command done = trace("--game", "tree((3 5) (1 ?))", "--selection", "alphabeta", "--lang", "en");
    assertThat(done.out())
        .isEqualTo(
            """
            tree((3 5) (1 ?)) · alphabeta · values for MAX, who wants them high · results from 1 to 5

            #  Phase  Node  Value   α   β  Note
            ─  ─────  ────  ─────  ──  ──  ─────────────────────────────────────────────────
            1  A1     root      —  −∞  +∞  MAX decides
            2  A1     a         —  −∞  +∞  MIN decides
            3  A1     a→a1     +3  −∞  +∞  nothing below is looked at: +3
            3  A2     a        +3  −∞  +3  v = +3, the first
            4  A1     a→a2     +5  −∞  +3  nothing below is looked at: +5
            4  A2     a        +3  −∞  +3  v = min(+3, +5) = +3
            4  A2     root     +3  +3  +∞  v = +3, the first
            5  A1     b         —  +3  +∞  MIN decides
            6  A1     b→b1     +1  +3  +∞  nothing below is looked at: +1
            6  A2     b        +1  +3  +1  v = +1, the first
            6  A3     b        +1  +3  +1  cut off without a look: b2, since α = +3 ≥ β = +1
            6  A2     root     +3  +3  +∞  v = max(+3, +1) = +3

            Answer: a, exact value +3.00 for MAX; nodes visited: 6
            """);
  }

  @Test
  void aTraceFromAFileIsShownWithoutASearch() throws IOException {
    Path file = folder.resolve("t.json");
    for (String selection : List.of("minimax", "alphabeta")) {
      Command searched =
          trace("--game", "nim(1,2)", "--selection", selection, "--out", file.toString());
      assertThat(searched.out()).contains("12");
      Command shown = trace("--trace", file.toString());
      assertThat(shown.exit()).isZero();
      assertThat(shown.out())
          .isEqualTo(
              trace("--game", "nim(1,2)", "--selection", selection)
                  .out()
                  .replace(searched.out(), ""));
    }
  }

  @Test
  void aFileAndASearchAtOnceAreRefused() throws IOException {
    Path file = folder.resolve("t.json");
    hex("--iterations", "2", "--out", file.toString());
    for (String[] extra :
        List.of(
            new String[] {"--game", "hex(3)"},
            new String[] {"--iterations", "3"},
            new String[] {"--seed", "1"})) {
      Command both = trace("--trace", file.toString(), extra[0], extra[1]);
      assertThat(both.exit()).isEqualTo(2);
      assertThat(both.err()).contains("--trace").contains(extra[0]).hasLineCount(1);
    }
    Command json = trace("--trace", file.toString(), "--json");
    assertThat(json.exit()).isEqualTo(2);
    assertThat(json.err()).contains(Messages.of("options.noAnswer")).hasLineCount(1);
    assertThat(trace("--trace", folder.resolve("none").toString()).exit()).isEqualTo(1);
  }

  /** Six files that hold no trace, and six sentences. */
  @Test
  void eachWayInWhichAFileHoldsNoTraceHasItsOwnSentence() throws IOException {
    Path good = folder.resolve("good.json");
    hex("--iterations", "3", "--out", good.toString());
    String text = Files.readString(good);
    List<String> sentences = new ArrayList<>();
    for (String bad :
        List.of(
            "",
            "no JSON",
            text.substring(0, text.length() / 2),
            "{\"format\":\"other\"}",
            text.replace("\"version\":1", "\"version\":99"),
            text.replace("\"version\":1,\n", ""),
            text.replace("hex(3)", "chess"))) {
      Path file = Files.writeString(folder.resolve("bad.json"), bad);
      Command refused = trace("--trace", file.toString());
      assertThat(refused.exit()).isEqualTo(1);
      assertThat(refused.err()).hasLineCount(1).contains("bad.json").doesNotContain("Exception");
      sentences.add(refused.err());
    }
    assertThat(sentences).doesNotHaveDuplicates();
  }

  @Test
  void whatMinimaxDoesNotHaveIsRefused() {
    for (String option : List.of("--c", "--seed")) {
      Command refused = trace("--game", "nim(1,2)", "--selection", "minimax", option, "1");
      assertThat(refused.exit()).isEqualTo(2);
      assertThat(refused.err()).contains(option);
    }
  }
}
