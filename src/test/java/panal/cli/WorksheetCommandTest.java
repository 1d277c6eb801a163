package panal.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import panal.testing.Command;

class WorksheetCommandTest {

  @TempDir Path folder;

  private Path trace;

  @BeforeEach
  void writeATrace() {
    trace = folder.resolve("t.json");
    Command.panal(
        "trace",
        "--game",
        "hex(3)",
        "--selection",
        "uct",
        "--iterations",
        "100",
        "--out",
        trace.toString());
  }

  private Command worksheet(String... arguments) {
    List<String> all = new ArrayList<>(List.of("worksheet", "--trace", trace.toString()));
    all.addAll(Arrays.asList(arguments));
    return Command.panal(all.toArray(String[]::new));
  }

  private String file(String name) {
    return folder.resolve(name).toString();
  }

  @Test
  void sheetAndKeyAreTwoFiles() throws IOException {
    Command made = worksheet("--lang", "en", "--out", file("s.md"), "--key", file("k.tex"));
    assertThat(made.exit()).isZero();
    assertThat(made.out()).contains("s.md").contains("k.tex");
    assertThat(Files.readString(folder.resolve("s.md"))).startsWith("# Worksheet\n");
    assertThat(Files.readString(folder.resolve("k.tex"))).contains("Answer key");
  }

  @Test
  void withATraceFromAFileNothingElseMayBeMissing() {
    for (String[] given :
        List.of(new String[] {"--out", file("s.md")}, new String[] {"--key", file("k.md")})) {
      Command refused = worksheet(given);
      assertThat(refused.exit()).isEqualTo(2);
      assertThat(refused.err()).contains(given[0].equals("--out") ? "--key" : "--out");
      assertThat(refused.err()).doesNotContain("Exception").doesNotContain("--game");
    }
  }

  @Test
  void withATraceFromAFileWhatIsUnknownIsRefused() {
    Command refused = worksheet("--out", file("s.md"), "--key", file("k.md"), "--qestions", "3");
    assertThat(refused.exit()).isEqualTo(2);
    assertThat(refused.err()).contains("--qestions");
    assertThat(folder.resolve("s.md")).doesNotExist();
  }

  @Test
  void theKeyIsNotWrittenOverTheSheet() {
    Command refused =
        worksheet("--out", file("s.md"), "--key", folder.resolve(".").resolve("s.md").toString());
    assertThat(refused.exit()).isEqualTo(2);
    assertThat(folder.resolve("s.md")).doesNotExist();
  }

  @Test
  void norByAnotherNameOfTheSamePlace() throws IOException {
    Path link = Files.createSymbolicLink(folder.resolve("key.md"), Path.of("s.md"));
    assertThat(worksheet("--out", file("s.md"), "--key", link.toString()).exit()).isEqualTo(2);
    Path again = Files.createSymbolicLink(folder.resolve("again"), folder);
    String key = again.resolve("s.md").toString();
    assertThat(worksheet("--out", file("s.md"), "--key", key).exit()).isEqualTo(2);
    assertThat(folder.resolve("s.md")).doesNotExist();
  }
}
