package panal.experiment.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CancellationException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import panal.experiment.Progress;
import panal.experiment.agent.Agent;
import panal.game.Cell;
import panal.games.hex.HexGame;

class GameLogTest {

  private static final Tournament<Cell> TOURNAMENT =
      Tournament.of(new HexGame(3), "random", "uct(iterations=5)", "rollouts(n=5)").withGames(3);
  private static final Plan PLAN = Plan.of(TOURNAMENT);

  @TempDir Path folder;

  private Path file() {
    return folder.resolve("games.jsonl");
  }

  private byte[] whole() throws IOException {
    Path whole = folder.resolve("whole.jsonl");
    Files.deleteIfExists(whole);
    play(GameLog.create(whole, PLAN));
    return Files.readAllBytes(whole);
  }

  private static void play(GameLog log) {
    try (log) {
      Arena.play(List.of(TOURNAMENT), log, 2, Progress.NONE);
    }
  }

  @Test
  void aFileThatWasCutAnywhereIsResumedToTheSameBytes() throws IOException {
    byte[] whole = whole();
    assertThat(new String(whole, StandardCharsets.UTF_8).lines()).hasSize(10);
    int second = new String(whole, StandardCharsets.UTF_8).indexOf("\"number\":2");
    List<Integer> cuts = new ArrayList<>(List.of(0, 1, 50, second - 60, second, whole.length - 1));
    for (int cut = 0; cut <= whole.length; cut += 211) {
      cuts.add(cut);
    }
    for (int cut : cuts) {
      Files.write(file(), Arrays.copyOf(whole, cut));
      play(GameLog.resume(file(), PLAN));
      assertThat(Files.readAllBytes(file())).as("cut at " + cut).isEqualTo(whole);
    }
  }

  @Test
  void theOrderInWhichGamesWereFinishedMakesNoDifference() throws IOException {
    byte[] whole = whole();
    List<String> lines =
        new ArrayList<>(new String(whole, StandardCharsets.UTF_8).lines().toList());
    Collections.reverse(lines.subList(1, lines.size()));
    Files.writeString(file(), String.join("\n", lines) + "\n");
    assertThat(GameFile.read(file()).bytes()).isEqualTo(whole);
    GameLog.resume(file(), PLAN).close();
    assertThat(Files.readAllBytes(file())).isEqualTo(whole);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "\"round\":1 | \"round\":7 | round",
        "\"name\":\"random\" | \"name\":\"hal\" | first",
        "\"seed\":-?\\d+ | \"seed\":5 | seed",
        "\"length\":\\d+ | \"length\":99 | length",
        "\"side\":\"\\w+\" | \"side\":\"NOBODY\" | winner",
      })
  void aLineThatContradictsItsPlanOrItselfIsRefused(String part, String other, String field)
      throws IOException {
    String text = new String(whole(), StandardCharsets.UTF_8);
    int games = text.indexOf('\n') + 1;
    byte[] edited =
        (text.substring(0, games) + text.substring(games).replaceFirst(part, other))
            .getBytes(StandardCharsets.UTF_8);
    Files.write(file(), edited);
    assertThatThrownBy(() -> GameLog.resume(file(), PLAN))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining(field);
    assertThat(Files.readAllBytes(file())).isEqualTo(edited);
  }

  @Test
  void aFinishedGameIsReadBackAsItWas() throws IOException {
    whole();
    for (GameRecord game : GameFile.read(folder.resolve("whole.jsonl")).games()) {
      assertThat(GameJson.read(GameJson.line(game))).isEqualTo(game);
      assertThat(game).isEqualTo(TOURNAMENT.play(game.fixture()));
    }
  }

  @Test
  void aFileOfAnotherExperimentStaysAsItIs() throws IOException {
    byte[] whole = whole();
    Path file = folder.resolve("whole.jsonl");
    for (Tournament<Cell> other :
        List.of(TOURNAMENT.withSeed(7), TOURNAMENT.withGames(5), TOURNAMENT.withOpenings(1))) {
      assertThatThrownBy(() -> GameLog.resume(file, Plan.of(other)))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessageContaining(PLAN.id())
          .hasMessageContaining(Plan.of(other).id());
    }
    assertThat(Files.readAllBytes(file)).isEqualTo(whole);
    Files.writeString(file(), "my notes");
    assertThatThrownBy(() -> GameLog.resume(file(), PLAN)).hasMessageContaining("games.jsonl");
    Files.writeString(file(), "my notes\nand more\n");
    assertThatThrownBy(() -> GameLog.resume(file(), PLAN)).hasMessageContaining("games.jsonl");
    assertThat(file()).hasContent("my notes\nand more\n");
  }

  @Test
  void aNewLogOverwritesNothing() throws IOException {
    whole();
    assertThatThrownBy(() -> GameLog.create(folder.resolve("whole.jsonl"), PLAN))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("--resume");
  }

  @Test
  void aDamagedLineAndAGameThatIsThereTwiceAreRefused() throws IOException {
    List<String> lines = new String(whole(), StandardCharsets.UTF_8).lines().toList();
    Files.writeString(file(), String.join("\n", lines.get(0), "{\"setup\":", lines.get(1)) + "\n");
    assertThatThrownBy(() -> GameLog.resume(file(), PLAN)).hasMessageContaining("2");
    Files.writeString(file(), String.join("\n", lines.get(0), lines.get(1), lines.get(1)) + "\n");
    assertThatThrownBy(() -> GameLog.resume(file(), PLAN)).hasMessageContaining("games.jsonl");
    String foreign = lines.get(1).replace(TOURNAMENT.setup().id(), "0123456789ab");
    Files.writeString(file(), lines.get(0) + "\n" + foreign + "\n");
    assertThatThrownBy(() -> GameLog.resume(file(), PLAN)).hasMessageContaining("0123456789ab");
  }

  @Test
  void onlyOneWritesAtATime() throws IOException {
    try (GameLog log = GameLog.create(file(), PLAN)) {
      assertThatThrownBy(() -> GameLog.resume(file(), PLAN)).isInstanceOf(IOException.class);
      assertThat(log.contents().games()).isEmpty();
    }
  }

  /** The third move of the first game interrupts whoever waits for the tournament. */
  @Test
  void anInterruptKeepsWhatWasFinished() throws IOException {
    Thread waiting = Thread.currentThread();
    int[] moves = {0};
    Agent<Cell> last =
        Agent.of(
            "last",
            (state, budget, random) -> {
              if (++moves[0] == 12) {
                waiting.interrupt();
              }
              return state.actions().get(state.actions().size() - 1);
            });
    Tournament<Cell> tournament =
        Tournament.of(new HexGame(3), List.of(last, last)).withGames(1000);
    Plan plan = Plan.of(tournament);
    GameLog log = GameLog.create(file(), plan);
    assertThatThrownBy(
            () -> {
              try (log) {
                Arena.play(List.of(tournament), log, 1, Progress.NONE);
              }
            })
        .isInstanceOf(CancellationException.class);
    assertThat(Thread.interrupted()).isTrue();
    GameFile kept = GameFile.read(file());
    assertThat(kept.games()).isNotEmpty().hasSizeLessThan(1000).isEqualTo(log.contents().games());
    try (GameLog more = GameLog.resume(file(), plan)) {
      Arena.play(List.of(tournament), more, 2, Progress.NONE);
    }
    assertThat(GameFile.read(file()).complete()).isTrue();
  }
}
