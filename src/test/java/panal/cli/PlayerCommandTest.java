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
import panal.testing.Command;

class PlayerCommandTest {

  @TempDir Path folder;

  private Command player(String game, String... arguments) {
    List<String> all = new ArrayList<>(List.of("player", "--game", game, "--lang", "es"));
    all.addAll(Arrays.asList(arguments));
    return Command.panal(all.toArray(String[]::new));
  }

  private String page(String game, String... arguments) throws IOException {
    Path file = folder.resolve("p.html");
    List<String> all = new ArrayList<>(Arrays.asList(arguments));
    all.addAll(List.of("--iterations", "10", "--out", file.toString()));
    assertThat(player(game, all.toArray(String[]::new)).exit()).isZero();
    return Files.readString(file);
  }

  @Test
  void thePageIsWrittenWholeAndTheAnswerSaid() throws IOException {
    assertThat(page("hex(3)", "--selection", "uct"))
        .startsWith("<!doctype html>\n<html lang=\"es\">")
        .endsWith("</html>\n");
  }

  @ParameterizedTest
  @CsvSource({
    "hex(3), uct, true",
    "nim(3;4;5), greedy, true",
    "hex(5), uct, false",
    "nim(2;3), minimax, false"
  })
  void exactValuesAreThereWhereTheyCostLittle(String game, String selection, boolean exact)
      throws IOException {
    assertThat(page(game.replace(';', ','), "--selection", selection))
        .contains("\"exact\":" + exact + ",\"reach\"");
  }

  @Test
  void aTraceFromAFilePlaysTheSame() throws IOException {
    Path trace = folder.resolve("t.json");
    Command.panal(
        "trace",
        "--game",
        "hex(3)",
        "--selection",
        "uct",
        "--iterations",
        "10",
        "--out",
        trace.toString());
    Path file = folder.resolve("q.html");
    Command read =
        Command.panal(
            "player", "--trace", trace.toString(), "--lang", "es", "--out", file.toString());
    assertThat(read.exit()).isZero();
    assertThat(Files.readString(file)).isEqualTo(page("hex(3)", "--selection", "uct"));
  }

  @ParameterizedTest
  @CsvSource({"'', --out", "--out p.svg, html", "--out nowhere/p.html, nowhere"})
  void withoutAPlaceForThePageNothingIsSearched(String arguments, String named) {
    List<String> all = new ArrayList<>(List.of("--selection", "uct", "--iterations", "10"));
    if (!arguments.isEmpty()) {
      all.addAll(Arrays.asList(arguments.split(" ")));
    }
    Command bad = player("hex(3)", all.toArray(String[]::new));
    assertThat(bad.exit()).isPositive();
    assertThat(bad.out()).isEmpty();
    assertThat(bad.err()).startsWith("panal player: ").contains(named);
  }

  @Test
  void whatCannotBeSolvedIsRefused() {
    Command large =
        player(
            "hex(9)",
            "--selection",
            "uct",
            "--iterations",
            "5",
            "--exact",
            "--out",
            folder.resolve("p.html").toString());
    assertThat(large.exit()).isEqualTo(1);
    assertThat(folder.resolve("p.html")).doesNotExist();
  }
}
