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
import org.junit.jupiter.params.provider.ValueSource;
import panal.testing.Command;

class TreeCommandTest {

  @TempDir Path folder;

  private Command tree(String... arguments) {
    List<String> all =
        new ArrayList<>(List.of("tree", "--game", "hex(3)", "--selection", "uct", "--lang", "es"));
    all.addAll(Arrays.asList(arguments));
    return Command.panal(all.toArray(String[]::new));
  }

  @Test
  void theTreeIsTextWithTheAnswerBelow() {
    Command text = tree("--iterations", "50");
    assertThat(text.exit()).isZero();
    assertThat(text.err()).isEmpty();
    assertThat(text.out()).contains("raíz", "├─ (0,2)", "12 de 51 nodos", "\nRespuesta: (0,2)");
  }

  @Test
  void theLimitsThatAreAskedForHoldAlone() {
    String text =
        tree("--iterations", "50", "--depth", "1", "--top", "4", "--notation", "a1").out();
    assertThat(text.lines().filter(line -> line.matches("[├└]─ [abc][123] .*"))).hasSize(4);
    assertThat(text).contains("└─ +5 más", "5 de 51 nodos");
    assertThat(tree("--iterations", "50", "--top", "9").out()).doesNotContain(" más");
  }

  @Test
  void theDrawingIsWrittenWhole() throws IOException {
    Path file = folder.resolve("t.svg");
    Command done = tree("--iterations", "50", "--out", file.toString());
    assertThat(done.exit()).isZero();
    assertThat(done.out()).hasLineCount(1);
    assertThat(Files.readString(file)).startsWith("<svg").endsWith("</svg>\n");
  }

  @Test
  void theGrowthOfTheTreeIsDrawnAndTheTreeStaysTheSame() throws IOException {
    Path chart = folder.resolve("growth.svg");
    Path table = folder.resolve("growth.csv");
    Command drawn = tree("--iterations", "50", "--growth", chart.toString());
    assertThat(drawn.exit()).as(drawn.err()).isZero();
    assertThat(drawn.out()).isEqualTo(tree("--iterations", "50").out());
    assertThat(Files.readString(chart)).contains("<svg");
    tree("--iterations", "0", "--growth", table.toString());
    assertThat(Files.readAllLines(table)).hasSize(2);
    Command bad =
        Command.panal(
            "tree", "--game", "hex(2)", "--selection", "minimax", "--growth", table.toString());
    assertThat(bad.exit()).isEqualTo(2);
    assertThat(bad.err()).hasLineCount(1);
  }

  @Test
  void noIterationIsOnlyTheRoot() {
    Command none = tree("--iterations", "0");
    assertThat(none.exit()).isZero();
    assertThat(none.out()).contains("raíz  0", "Sin jugada");
  }

  @Test
  void theExactValueStandsBesideTheEstimate() {
    String text = tree("--iterations", "50", "--exact").out();
    assertThat(text.lines().filter(line -> line.contains("├─ (0,2)")))
        .singleElement()
        .satisfies(line -> assertThat(line).containsPattern("\\+0\\.83 +\\+1"));
    Command tooLarge =
        Command.panal(
            "tree", "--game", "hex(9)", "--selection", "uct", "--iterations", "9", "--exact");
    assertThat(tooLarge.exit()).isEqualTo(1);
    assertThat(tooLarge.out()).isEmpty();
    assertThat(tooLarge.err()).hasLineCount(1).startsWith("panal tree: ");
  }

  @ParameterizedTest
  @ValueSource(strings = {"svg", "dot", "tikz", "png"})
  void everyDrawingIsWrittenToItsFile(String format) throws IOException {
    Path file = folder.resolve("t." + format);
    Command done =
        tree(
            "--iterations",
            "60",
            "--min-visits",
            "3",
            "--highlight",
            "best",
            "--exact",
            "--out",
            file.toString());
    assertThat(done.err()).isEmpty();
    assertThat(done.exit()).isZero();
    assertThat(done.out()).hasLineCount(1);
    assertThat(file).isNotEmptyFile();
  }

  @Test
  void aPathIsLit() {
    String text = tree("--iterations", "50", "--highlight", "(1,2) a1").out();
    assertThat(
            text.lines()
                .filter(line -> line.endsWith("←"))
                .map(line -> line.replaceAll(" +\\d.*", "")))
        .containsExactly("raíz", "├─ (1,2)", "│  ├─ (0,0)");
  }

  @Test
  void aNodeThatIsNotThereIsOneClearError() throws IOException {
    Path file = Files.writeString(folder.resolve("t.svg"), "older");
    Command missing =
        tree(
            "--iterations",
            "20",
            "--highlight",
            "(1,1) (0,0) (2,2) (2,1)",
            "--out",
            file.toString());
    assertThat(missing.exit()).isEqualTo(1);
    assertThat(missing.err()).hasLineCount(1).startsWith("panal tree: ").contains("(1,1)→(0,0)");
    assertThat(file).hasContent("older");
  }

  @Test
  void theTreesOfMinimaxAndAlphaBetaAreDrawnToo() {
    List<String> game = List.of("tree", "--lang", "es", "--game", "tree((3 5) (1 7))");
    List<String> walk = new ArrayList<>(game);
    walk.addAll(List.of("--selection", "alphabeta"));
    assertThat(Command.panal(walk.toArray(String[]::new)).out())
        .contains("valor", "podado", "Respuesta: a, valor exacto +3");
    walk.set(walk.size() - 1, "minimax");
    assertThat(Command.panal(walk.toArray(String[]::new)).out())
        .contains("valor", "Respuesta: a, valor exacto +3")
        .doesNotContain("podado");
  }

  @Test
  void theTreeOfAMistakeIsItsOwn() {
    Command wrong = tree("--iterations", "200", "--flaw", "sign-error");
    assertThat(wrong.exit()).isZero();
    assertThat(wrong.out()).contains("sign-error").isNotEqualTo(tree("--iterations", "200").out());
  }

  @Test
  void aTracedSearchGrowsTheSameTree() {
    String json = tree("--iterations", "200", "--json").out();
    Command traced =
        Command.panal(
            "trace", "--game", "hex(3)", "--selection", "uct", "--iterations", "200", "--json");
    assertThat(json).isEqualTo(traced.out());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      textBlock =
          """
          --depth -1  ; --depth
          --top -1    ; --top
          --top x     ; --top
          --min-visits -2 ; --min-visits
          --out t.pdf ; txt, svg, dot, tikz, png
          --out t.md  ; txt, svg, dot, tikz, png
          """)
  void badUsageIsExitCodeTwo(String arguments, String named) {
    List<String> all = new ArrayList<>(List.of("--iterations", "1"));
    all.addAll(Arrays.asList(arguments.split(" ")));
    Command bad = tree(all.toArray(String[]::new));
    assertThat(bad.exit()).isEqualTo(2);
    assertThat(bad.out()).isEmpty();
    assertThat(bad.err()).startsWith("panal tree: ").contains(named);
  }
}
