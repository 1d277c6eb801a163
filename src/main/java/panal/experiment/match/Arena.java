package panal.experiment.match;

import java.util.ArrayList;
import java.util.List;
import panal.experiment.Cores;
import panal.experiment.Progress;

/** Plays the games of tournaments that a log does not have yet. */
public final class Arena {

  private Arena() {}

  /**
   * Plays them on several threads, and adds each to the log when it is finished. With the last
   * game, the log is complete.
   *
   * @param tournaments those of the log's plan, or some of them
   * @throws java.util.concurrent.CancellationException if this thread is interrupted; the log has
   *     the games that were finished
   * @throws java.io.UncheckedIOException if the log cannot be written
   */
  public static void play(
      List<? extends Tournament<?>> tournaments, GameLog log, int threads, Progress progress) {
    List<Runnable> work = new ArrayList<>();
    for (Tournament<?> tournament : tournaments) {
      String id = tournament.setup().id();
      for (Fixture fixture : tournament.setup().fixtures()) {
        if (!log.has(id, fixture)) {
          work.add(() -> log.add(tournament.play(fixture)));
        }
      }
    }
    Cores.run(work, threads, progress);
  }
}
