package panal.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CancellationException;
import panal.experiment.match.Arena;
import panal.experiment.match.GameFile;
import panal.experiment.match.GameLog;
import panal.experiment.match.Plan;
import panal.experiment.match.Tournament;
import panal.message.Messages;
import panal.view.OutputFile;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** How games are played and where they are kept; a mixin. */
final class PlayOptions {

  private static final List<String> FORMATS = List.of("jsonl");

  @Spec(Spec.Target.MIXEE)
  private CommandSpec command;

  @Option(names = "--out", paramLabel = "FILE", descriptionKey = "options.games.out")
  private Path out;

  @Option(names = "--resume", descriptionKey = "options.resume")
  private boolean resume;

  @Option(names = "--threads", paramLabel = "N", descriptionKey = "options.threads")
  private int threads = Runtime.getRuntime().availableProcessors();

  /** Refuses what cannot be done, before the work begins. */
  void check() {
    Failures.usage(command, this::checked);
  }

  private int checked() {
    if (threads < 1) {
      throw new IllegalArgumentException(Messages.of("experiment.threads", threads));
    }
    if (resume && out == null) {
      throw new IllegalArgumentException(Messages.of("options.resumeWhat"));
    }
    if (out != null) {
      OutputFile.format(out, FORMATS);
    }
    return threads;
  }

  /**
   * Plays the games that are not there yet, to the end or until this thread is interrupted, which
   * is said on standard error.
   *
   * @return what is there now
   */
  GameFile play(List<? extends Tournament<?>> tournaments, Plan plan) throws IOException {
    GameLog log = log(plan);
    try (log;
        TerminalProgress progress =
            new TerminalProgress(command.commandLine().getErr(), "match.done")) {
      Arena.play(tournaments, log, threads, progress);
    } catch (CancellationException stopped) {
      if (!Thread.interrupted()) { // clears it: what is there can still be written
        throw stopped;
      }
      int played = log.contents().games().size();
      command
          .commandLine()
          .getErr()
          .println(
              out == null
                  ? Messages.of("match.stopped", played, plan.size())
                  : Messages.of("match.stopped.resume", played, plan.size(), out));
    }
    return log.contents();
  }

  private GameLog log(Plan plan) throws IOException {
    if (out == null) {
      return GameLog.inMemory(plan);
    }
    return resume ? GameLog.resume(out, plan) : GameLog.create(out, plan);
  }
}
