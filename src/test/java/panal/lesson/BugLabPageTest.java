package panal.lesson;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import panal.message.Language;
import panal.testing.Command;

/** {@code docs/bug-lab.md} says what the commands print and what was measured. */
class BugLabPageTest {

  private static final Pattern BLOCK =
      Pattern.compile("```console\n\\$ \\./panal .*?```", Pattern.DOTALL);

  private static String page() {
    try {
      return Files.readString(Path.of("docs", "bug-lab.md"), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static Stream<MatchResult> blocks() {
    return BLOCK.matcher(page()).results();
  }

  @ParameterizedTest
  @MethodSource("blocks")
  void aCommandPrintsWhatThePageShows(MatchResult block) {
    String[] lines = block.group().split("\n", 3);
    String command = lines[1].substring("$ ./panal ".length());
    List<String> shown = new ArrayList<>(lines[2].lines().toList());
    shown.remove(shown.size() - 1);
    Command printed = Command.line(command);
    assertThat(printed.err()).isEmpty();
    int dots = shown.indexOf("…");
    if (dots < 0) {
      assertThat(printed.out().lines().toList()).isEqualTo(shown);
    } else {
      assertThat(printed.out().lines().toList())
          .startsWith(shown.subList(0, dots).toArray(String[]::new))
          .endsWith(shown.subList(dots + 1, shown.size()).toArray(String[]::new));
    }
  }

  @ParameterizedTest
  @EnumSource
  void eachFlawHasItsSection(Flaw flaw) {
    Specimen specimen = Specimens.of(flaw);
    String where = (specimen.game() + " " + specimen.moves()).strip();
    assertThat(page())
        .contains("\n## " + flaw.code() + "\n")
        .contains(flaw.what(Language.EN), flaw.look(Language.EN), flaw.wrong(), flaw.right())
        .contains(specimen.state() + "\n```")
        .contains("`./" + specimen.command() + "`")
        .contains(
            "| `%s` | %d of %d | %d of %d | %d |"
                .formatted(
                    where,
                    specimen.flawedWrong(),
                    specimen.seeds(),
                    specimen.soundWrong(),
                    specimen.seeds(),
                    specimen.firstDifference()));
  }

  @Test
  void thereIsACommandForEachFlaw() {
    assertThat(
            blocks()
                .map(MatchResult::group)
                .map(block -> block.replaceAll("(?s).*--flaw (\\S+).*", "$1")))
        .contains(Stream.of(Flaw.values()).map(Flaw::code).toArray(String[]::new));
  }
}
