package panal.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import panal.testing.Command;

/** {@code docs/slides.md} shows what its commands print and draw. */
class SlidesPageTest {

  private static final Path DOCS = Path.of("docs");
  private static final Pattern BLOCK =
      Pattern.compile("```console\n\\$ \\./panal (.*)\n((?:.*\n)*?)```");

  @TempDir Path folder;

  static String page() {
    try {
      return Files.readString(DOCS.resolve("slides.md"), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static Stream<MatchResult> blocks() {
    return BLOCK.matcher(page()).results();
  }

  /** Runs a command of the page; the files that it writes go into the folder. */
  static Command run(String command, Path folder) {
    String[] arguments = Command.words(command).toArray(String[]::new);
    for (int i = 1; i < arguments.length; i++) {
      if (List.of("--out", "--key").contains(arguments[i - 1])) {
        arguments[i] = folder.resolve(arguments[i]).toString();
      }
    }
    return Command.panal(arguments);
  }

  @ParameterizedTest
  @MethodSource("blocks")
  void aCommandPrintsWhatThePageShows(MatchResult block) {
    Command done = run(block.group(1), folder);
    assertThat(done.err()).isEmpty();
    assertThat(done.exit()).isZero();
    assertThat(done.out().replace(folder + File.separator, "").lines().toList())
        .isEqualTo(block.group(2).lines().toList());
  }

  @ParameterizedTest
  @ValueSource(strings = {"arbol.svg", "poda.svg", "puentes.svg", "calor.svg"})
  void thePicturesOfThePageAreThoseOfItsCommands(String picture) {
    List<String> commands = blocks().map(block -> block.group(1)).toList();
    String command = commands.stream().filter(c -> c.endsWith(picture)).findFirst().orElseThrow();
    run(command, folder);
    assertThat(page()).contains("](images/" + picture + ")");
    assertThat(folder.resolve(picture)).hasSameTextualContentAs(DOCS.resolve("images/" + picture));
  }
}
