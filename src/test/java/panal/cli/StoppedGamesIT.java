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

  private Process start(Path file) throws IOException {
    List<String> command =
        new ArrayList<>(
            List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString()));
    command.addAll(List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC")); // starts quicker
    command.addAll(List.of("-jar", Needs.jar().toString(), "match", "--game", "hex(6)"));
    command.addAll(List.of("--agents", "uct(iterations=300)", "uct(iterations=150)"));
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
