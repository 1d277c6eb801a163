package panal;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import panal.testing.Command;

/** The page that leads from the pseudocode to the trace. */
class PseudocodePageTest {

  private static final Path PAGE = Path.of("docs", "from-pseudocode-to-trace.md");
  private static final Pattern LINE = Pattern.compile("(?m)^\\| \\[(\\w\\d)] .*$");
  private static final Pattern FILE = Pattern.compile("\\(\\.\\./(src/main[^)]*)\\)");

  private final String page = Files.readString(PAGE);

  PseudocodePageTest() throws IOException {}

  @Test
  void eachMarkerStandsAtALineOfTheSourceItIsSaidToStandIn() throws IOException {
    List<MatchResult> lines = LINE.matcher(page).results().toList();
    assertThat(lines)
        .extracting(line -> line.group(1))
        .containsExactly(
            "R1", "R2", "R3", "R4", "E1", "E2", "M1", "U1", "M2", "M3", "M4", "A1", "A2", "A3");
    for (MatchResult line : lines) {
      List<String> files = FILE.matcher(line.group()).results().map(file -> file.group(1)).toList();
      assertThat(files).isNotEmpty();
      for (String file : files) {
        assertThat(Files.readString(Path.of(file))).as(file).contains("// [" + line.group(1) + "]");
      }
    }
  }

  @Test
  void theRowsAreThoseThatTheCommandPrints() {
    Command trace =
        Command.line(
            "trace --game 'hex(3)' --selection uct --c 1.41 --iterations 40 --seed 3 --lang en");
    String rows =
        trace
            .out()
            .lines()
            .filter(line -> line.startsWith("34 "))
            .reduce("", (all, line) -> all + line + "\n");
    assertThat(rows).hasLineCount(4);
    assertThat(page).contains("```\n" + rows + "```");
  }
}
