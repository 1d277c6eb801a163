package panal.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import panal.testing.Needs;

/** A real process that plays games is stopped in the middle of them. */
class StoppedGamesIT {

  private static final int GAMES = 40;

  @TempDir Path folder;

  @Test
  void afterKillsAnywhereTheFileIsThatOfAnUninterruptedRun()
      throws IOException, InterruptedException {
    Path whole = folder.resolve("whole.jsonl");
    assertThat(start(whole).waitFor()).isZero();
    Path file = folder.resolve("killed.jsonl");
    int games = 0;
    for (int kill = 1; kill <= 5; kill++) {
      Process process = start(file);
      awaitMoreGames(process, file, games + 2);
      process.destroyForcibly().waitFor();
      assertThat(games(file)).isGreaterThan(games);
      games = games(file);
    }
    assertThat(games).as("the kills came before the end").isLessThan(GAMES);
    assertThat(start(file).waitFor()).isZero();
    assertThat(file).hasSameBinaryContentAs(whole);
  }

  @Test
  void aStopKeepsWhatIsFinishedAndSaysSo() throws IOException, InterruptedException {
    Path file = folder.resolve("stopped.jsonl");
    Process process = start(file);
    awaitMoreGames(process, file, 3);
    process.destroy(); // the signal that asks; the JVM treats Ctrl-C alike
    assertThat(process.waitFor(1, TimeUnit.MINUTES)).isTrue();
    assertThat(process.exitValue()).isNotZero();
    assertThat(Files.readString(folder.resolve("err"))).contains("--resume");
    assertThat(Files.readString(folder.resolve("out"))).contains("hex(6)", "Elo");
    assertThat(Files.readString(file)).endsWith("\n");
    assertThat(games(file)).isBetween(3, GAMES - 1);
  }

  /** Ctrl-C in a terminal reaches the programs too, and they may fall first. */
  @Test
  void aStopThatReachesProgramsFirstCostsThemNoGame() throws IOException, InterruptedException {
    Path bot = folder.resolve("slow.py");
    Files.writeString(
        bot,
        """
        import json, sys, time
        print(json.dumps({"format": "panal-bot", "version": 1}), flush=True)
        for line in sys.stdin:
            time.sleep(0.1)
            print(json.dumps({"move": json.loads(line)["actions"][0]}), flush=True)
        """);
    String agent = "external(command='" + Needs.python() + " " + bot + "')";
    Path file = folder.resolve("bots.jsonl");
    Process process = start(file, "hex(3)", agent, "random");
    awaitMoreGames(process, file, 3);
    process.descendants().forEach(ProcessHandle::destroyForcibly);
    process.destroy();
    assertThat(process.waitFor(1, TimeUnit.MINUTES)).isTrue();
    assertThat(games(file)).isBetween(3, GAMES - 1);
    assertThat(Files.readString(file)).doesNotContain("crash");
  }

  private Process start(Path file) throws IOException {
    return start(file, "hex(6)", "uct(iterations=300)", "uct(iterations=150)");
  }

  private Process start(Path file, String game, String one, String other) throws IOException {
    List<String> command =
        new ArrayList<>(
            List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString()));
    command.addAll(List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC")); // starts quicker
    command.addAll(List.of("-jar", Needs.jar().toString(), "match", "--game", game));
    command.addAll(List.of("--agents", one, other));
    command.addAll(List.of("--games", Integer.toString(GAMES), "--resume"));
    command.addAll(List.of("--out", file.toString(), "--threads", "2"));
    return new ProcessBuilder(command)
        .redirectOutput(folder.resolve("out").toFile())
        .redirectError(folder.resolve("err").toFile())
        .start();
  }

  private void awaitMoreGames(Process process, Path file, int wanted)
      throws IOException, InterruptedException {
    boolean ended = false;
    while (games(file) < wanted && !ended) {
      ended = process.waitFor(5, TimeUnit.MILLISECONDS);
    }
    assertThat(ended).as("ended by itself").isFalse();
  }

  /** How many whole lines the file has after the first. */
  private static int games(Path file) throws IOException {
    if (!Files.exists(file)) {
      return 0;
    }
    return (int) Math.max(0, Files.readString(file).chars().filter(c -> c == '\n').count() - 1);
  }
}
