package panal.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import panal.games.Games;
import panal.testing.Command;
import panal.testing.Golden;
import panal.trace.Trace;
import panal.trace.TraceJson;

/** The files in {@code traces} are what the commands in its README write. */
class ExampleTracesTest {

  private static final Path FOLDER = Path.of("traces");

  @TempDir Path temporary;

  static Stream<String> commands() throws IOException {
    return Files.readAllLines(FOLDER.resolve("README.md")).stream()
        .filter(line -> line.startsWith("    ./panal "))
        .map(line -> line.strip().substring("./panal ".length()));
  }

  @ParameterizedTest
  @MethodSource("commands")
  void theCommandWritesTheFile(String command) throws IOException {
    String[] arguments = command.replace("'", "").split(" ");
    Path file = Path.of(arguments[arguments.length - 1]);
    Path written = temporary.resolve(file.getFileName());
    arguments[arguments.length - 1] = written.toString();
    Command done = Command.panal(arguments);
    assertThat(done.err()).isEmpty();
    assertThat(done.exit()).isZero();
    Golden.check(file, Files.readString(written));
    assertThat(written).satisfies(it -> assertThat(Files.size(it)).isLessThanOrEqualTo(20_000));
  }

  @Test
  void everyFileHasItsCommand() throws IOException {
    String[] named =
        commands()
            .map(command -> command.substring(command.lastIndexOf('/') + 1))
            .toArray(String[]::new);
    assertThat(FOLDER.toFile().list((folder, name) -> name.contains(".")))
        .containsExactlyInAnyOrder(
            Stream.concat(Stream.of("README.md", "golden-a.script.json"), Arrays.stream(named))
                .toArray(String[]::new));
  }

  @Test
  void theTracesInJsonCanBeRead() throws IOException {
    for (String name : new String[] {"golden-a.json", "uct-15.json"}) {
      String json = Files.readString(FOLDER.resolve(name));
      Trace<?> trace = TraceJson.read(json, Games::parse);
      assertThat(trace.tree().visits()).isEqualTo(trace.iterations());
      assertThat(TraceJson.write(trace)).isEqualTo(json);
    }
  }
}
