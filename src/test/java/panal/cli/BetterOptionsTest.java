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
import panal.games.Games;
import panal.testing.Command;
import panal.trace.Trace;
import panal.trace.TraceJson;

class BetterOptionsTest {

  @TempDir Path folder;

  private static Command trace(String options, String... more) {
    List<String> all = new ArrayList<>(List.of("trace", "--iterations", "8", "--lang", "en"));
    all.addAll(List.of(options.split(" ")));
    all.addAll(Arrays.asList(more));
    return Command.panal(all.toArray(String[]::new));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "--game hex(3) --selection uct --solver | solver=on",
        "--game hex(3) --selection greedy --fpu 0.5 | fpu=0.5",
        "--game hex(3) --selection rave --rave-k 30 | rave-k=30",
        "--game hex(3) --selection rave | rave-k=1000",
        "--game hex(3) --selection puct | prior=paths",
        "--game tictactoe --selection puct | prior=uniform",
        "--game hex(3) --selection puct --prior centre --c 2 | prior=centre",
        "--game hex(3) --selection uct --rollout bridges | rollout=bridges",
      })
  void anOptionIsNamedOverTheTableAndInTheFile(String options, String named) throws IOException {
    Path file = folder.resolve("a.json");
    String[] nameAndValue = named.split("=");

    assertThat(trace(options).out()).contains(" · " + named + " · ");
    assertThat(trace(options, "--out", file.toString()).exit()).isZero();
    Trace<?> read = TraceJson.read(Files.readString(file), Games::parse);
    assertThat(read.description().options()).containsEntry(nameAndValue[0], nameAndValue[1]);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "--selection uct --rave-k 3 | --rave-k is for --selection rave",
        "--selection uct --prior paths | --prior is for --selection puct",
        "--selection puct --fpu 1 | --fpu does not go with --selection puct",
        "--selection puct --prior near | there is no prior near for hex(3)",
        "--selection uct --rollout near | there are no rollouts near for hex(3)",
        "--selection rave --rave-k -1 | k must be a number from 0 on",
        "--selection uct --fpu NaN | urgency",
        "--selection uct --solver --flaw sign-error | leave out --solver",
        "--selection rave --flaw own-count | leave out --rave-k",
        "--selection minimax --solver | --solver is for",
        "--selection alphabeta --prior paths | --prior is for",
        "--selection puct --script none.json | --script does not go with --selection puct",
        "--selection uct --rollout bridges --script none.json | --script does not go with --rollout",
      })
  void whatDoesNotGoTogetherIsRefusedInOneLine(String options, String reason) {
    Command refused = trace("--game hex(3) " + options);

    assertThat(refused.exit()).isEqualTo(2);
    assertThat(refused.out()).isEmpty();
    assertThat(refused.err()).contains(reason);
  }

  @Test
  void aSearchThatProvesItsRootStopsAndSaysSo() {
    Command solved =
        Command.panal(
            "trace",
            "--game",
            "hex(2)",
            "--selection",
            "uct",
            "--solver",
            "--iterations",
            "9999",
            "--lang",
            "en",
            "--json");

    assertThat(solved.exit()).isZero();
    assertThat(solved.out()).contains("\"proven\":1.0").doesNotContain("9999");
  }
}
