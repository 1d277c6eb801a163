package panal.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import panal.testing.Command;

class DistinctFilesTest {

  @TempDir Path folder;

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "worksheet --trace a.md --out a.md --key b.md | --trace | --out",
        "worksheet --trace a.md --out b.md --key a.md | --trace | --key",
        "trace --trace a.json --out a.json | --trace | --out",
        "player --trace a.html --out x/../a.html | --trace | --out",
        "tree --game hex(3) --selection uct --iterations 9 --script a.txt --out a.txt | --script | --out",
        "analyse a.txt --game-number 1 --out a.txt | FILE | --out",
        "merge b.jsonl a.jsonl --out a.jsonl | FILE | --out",
        "sweep a.jsonl --out a.jsonl --resume | FILE | --out",
        "match --game hex(2) --agents random random --scores a.md --ratings a.md | --scores | --ratings",
        "slides a.html --out a.html | NOTEBOOK | --out",
      })
  void whatIsReadIsNotOverwritten(String line, String one, String other) throws IOException {
    Files.createDirectory(folder.resolve("x"));
    String[] words = line.split(" ");
    for (int i = 0; i < words.length; i++) {
      if (words[i].matches("[a-z/.]+\\.(md|json|jsonl|html|txt)")) {
        Path file = folder.resolve(words[i]);
        Files.writeString(file, "mine");
        words[i] = file.toString();
      }
    }
    Command refused = Command.panal(words);
    assertThat(refused.exit()).as(refused.err()).isEqualTo(2);
    assertThat(refused.err()).hasLineCount(1).contains(one + " ", other);
    assertThat(folder)
        .isDirectoryNotContaining(file -> Files.isRegularFile(file) && !"mine".equals(text(file)));
  }

  @Test
  void aLinkIsTheFileThatItLeadsTo() throws IOException {
    Path trace = Files.writeString(folder.resolve("a.json"), "mine");
    Path link = Files.createSymbolicLink(folder.resolve("b.json"), trace);
    Command refused = Command.panal("trace", "--trace", trace.toString(), "--out", link.toString());
    assertThat(refused.exit()).isEqualTo(2);
    assertThat(trace).hasContent("mine");
  }

  @Test
  void aFileThatIsReadTwiceIsNoHarm() throws IOException {
    String file = Files.writeString(folder.resolve("a.jsonl"), "mine").toString();
    Command merge =
        Command.panal("merge", file, file, "--out", folder.resolve("b.jsonl").toString());
    assertThat(merge.exit()).isEqualTo(1);
  }

  private static String text(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
  }
}
