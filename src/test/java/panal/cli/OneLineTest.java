package panal.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import panal.testing.Command;

class OneLineTest {

  @Test
  void whatATerminalWouldObeyIsShown() {
    assertThat(OneLine.of("«\u001b[31mred\u0007\r\n\t\u009b\u202e\ud800» no es una jugada ñ 😀"))
        .isEqualTo(
            "«\\u001b[31mred\\u0007\\u000d\\n\\t\\u009b\\u202e\\ud800» no es una jugada ñ 😀");
  }

  @Test
  void whatIsVeryLongKeepsItsEnds() {
    String line = OneLine.of("«" + "😀".repeat(5000) + "» is no action; right would be a1");
    assertThat(line.length()).isLessThan(3000);
    assertThat(line).startsWith("«😀").contains("😀 […] 😀").endsWith("right would be a1");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "solve|--game|\u001b[2Jhex(3)",
        "solve|--game|hex(3)|--moves|b2\u001b]0;mine\u0007",
        "trace|--game|hex(3)|--selection|\u001b[31muct|--iterations|1",
        "\u001b[31msolve",
        "match|--game|hex(3)|--agents|uct(c=\u001b[1m)|random",
        "trace|--trace|no\u001b[1mfile.json"
      })
  void noCommandLineCommandsTheTerminal(String line) {
    Command bad = Command.panal(line.split("\\|"));
    assertThat(bad.exit()).isNotZero();
    assertThat(bad.err()).contains("\\u001b").doesNotContain("\u001b", "\u0007");
  }

  @Test
  void aLongFileIsNotEchoed(@TempDir Path folder) throws IOException {
    Path script =
        Files.writeString(
            folder.resolve("s.json"), "{\"expand\":[\"" + "a".repeat(2_000_000) + "\"]}");
    Command bad =
        Command.panal(
            ("trace --game hex(3) --selection uct --iterations 1 --script " + script).split(" "));
    assertThat(bad.exit()).isEqualTo(1);
    assertThat(bad.err().length()).isLessThan(2000);
  }
}
