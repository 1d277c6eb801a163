package panal.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import panal.testing.Command;
import panal.testing.Tool;

/** What the commands of {@code docs/slides.md} write, set by LaTeX and drawn by Graphviz. */
class SlidesIT {

  private static final Pattern LATEX = Pattern.compile("```latex\n(.*?)```", Pattern.DOTALL);

  @TempDir static Path folder;

  @BeforeAll
  static void runTheCommands() {
    SlidesPageTest.blocks().forEach(block -> SlidesPageTest.run(block.group(1), folder));
  }

  private static String read(String file) throws IOException {
    return Files.readString(folder.resolve(file), StandardCharsets.UTF_8);
  }

  @Test
  void theSlidesOfThePageCompile() throws Exception {
    Matcher latex = LATEX.matcher(SlidesPageTest.page());
    assertThat(latex.find()).isTrue();
    assertThat(Tool.latex(folder, "slides", latex.group(1)))
        .doesNotContain("Overfull", "Missing character")
        .contains("Output written on slides.pdf (3 pages");
  }

  @Test
  void graphvizDrawsTheTreeOfThePage() throws Exception {
    assertThat(Tool.dot(folder, read("arbol.dot")).replace("&#160;", " "))
        .contains(">raíz   N 100<", ">exacto +1<");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      textBlock =
          """
          hex(3)                         ; uct       ; es
          nim(3,4,5)                     ; greedy    ; en
          tictactoe                      ; uct       ; en
          tree((3 12 8) (2 4 6) (14 5 2)); alphabeta ; es
          """)
  void aWorksheetAndItsKeyCompile(String game, String selection, String language) throws Exception {
    Command done =
        Command.panal(
            "worksheet",
            "--game",
            game,
            "--selection",
            selection,
            "--iterations",
            "30",
            "--lang",
            language,
            "--out",
            folder.resolve("sheet.tex").toString(),
            "--key",
            folder.resolve("key.tex").toString());
    assertThat(done.err()).isEmpty();
    for (String file : new String[] {"sheet", "key"}) {
      assertThat(Tool.latex(folder, file, read(file + ".tex")))
          .as(file)
          .doesNotContain("Overfull", "Missing character");
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"hex(4)", "nim(2,3;misere)", "tictactoe", "tree((3 5) (1 ?))"})
  void graphvizDrawsAlphaBetaOnEveryGame(String game) throws Exception {
    Path file = folder.resolve("walk.dot");
    Command done =
        SlidesPageTest.run(
            "tree --selection alphabeta --iterations 300 --game '" + game + "' --out " + file,
            folder);
    assertThat(done.err()).isEmpty();
    assertThat(Tool.dot(folder, Files.readString(file))).contains("[");
  }
}
