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

class BoardCommandTest {

  @TempDir Path folder;

  private static Command board(String... arguments) {
    List<String> all = new ArrayList<>(List.of("board", "--lang", "es"));
    all.addAll(Arrays.asList(arguments));
    return Command.panal(all.toArray(String[]::new));
  }

  @Test
  void thePositionIsTextWithWhatWasAskedForBelow() {
    Command text =
        board(
            "--game",
            "hex(4)",
            "--moves",
            "c2 a1 d2",
            "--numbers",
            "--bridges",
            "--mark",
            "(3,3)",
            "--notation",
            "a1");
    assertThat(text.exit()).isZero();
    assertThat(text.out())
        .contains(
            "\n 2 · · ● ●\n", "números: a1 2  c2 1  d2 3", "señaladas: d4", "puentes: c2–borde");
  }

  @Test
  void heatIsThatOfASearchOrTheTruth() {
    String visits = board("--game", "hex(3)", "--heat", "visits", "--iterations", "200").out();
    assertThat(visits).contains("N de cada jugada tras 200 iteraciones");
    assertThat(board("--game", "nim(2,3)", "--heat", "exact").out())
        .contains("valor exacto para quien mueve")
        .containsPattern("2:1 +\\+1");
    assertThat(board("--game", "hex(3)", "--heat", "mean", "--moves", "b2").out())
        .contains("Q/N para quien mueve");
  }

  @Test
  void asciiIsForTextAlone() {
    Path file = folder.resolve("b.svg");
    Command refused = board("--game", "hex(3)", "--ascii", "--out", file.toString());
    assertThat(refused.exit()).isEqualTo(2);
    assertThat(refused.err()).contains("--ascii").contains("b.svg");
    assertThat(file).doesNotExist();
  }

  @Test
  void heatOfNimLiesOnTheCountersWithWhichATakeBegins() throws IOException {
    Path file = folder.resolve("nim.svg");
    Command done =
        board("--game", "nim(2,3)", "--heat", "exact", "--mark", "2:1", "--out", file.toString());
    assertThat(done.exit()).isZero();
    String svg = Files.readString(file);
    assertThat(svg.split(">[+−]1</text>", -1)).hasSize(6);
    assertThat(svg.split("<polygon", -1)).hasSize(3);
    assertThat(svg).containsOnlyOnce("fill=\"none\" stroke=\"#0072b2\"");
  }

  @Test
  void asciiHasNothingElse() {
    String text = board("--game", "hex(3)", "--heat", "mean", "--ascii").out();
    assertThat(text.chars()).allMatch(c -> c == '\n' || c >= ' ' && c <= '~');
  }

  @ParameterizedTest
  @ValueSource(strings = {"txt", "svg", "tikz", "png"})
  void everyFormatIsWritten(String format) throws IOException {
    Path file = folder.resolve("b." + format);
    Command done =
        board("--game", "hex(3)", "--heat", "visits", "--bridges", "--out", file.toString());
    assertThat(done.err()).isEmpty();
    assertThat(done.exit()).isZero();
    assertThat(Files.size(file)).isGreaterThan(100);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      quoteCharacter = '"',
      textBlock =
          """
          --game hex(3) --heat x             ; 2 ; --heat
          --game hex(3) --c -1               ; 2 ; c
          --game hex(3) --iterations -1      ; 2 ; -1
          --game hex(3) --out b.dot          ; 2 ; txt, svg, tikz, png
          --game hex(3) --mark d4            ; 1 ; d4
          --game nim(5) --moves 1:1 --numbers; 1 ; 1:1
          --game nim(5) --mark 1:6           ; 1 ; 1:6
          --game tictactoe --bridges         ; 1 ; Tres en raya
          --game hex(3) --out nowhere/b.svg  ; 1 ; nowhere
          --game hex(9) --heat exact         ; 1 ;
          """)
  void whatIsWrongIsSaidInALine(String arguments, int exit, String named) {
    Command bad = board(arguments.split(" "));
    assertThat(bad.exit()).isEqualTo(exit);
    assertThat(bad.out()).isEmpty();
    assertThat(bad.err()).startsWith("panal board: ").contains(named == null ? "" : named);
    assertThat(bad.err().lines().findFirst()).isPresent();
  }
}
