package panal.experiment;

import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletionService;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import panal.message.Messages;

/** Does pieces of work that need nothing of each other on several threads. */
public final class Cores {

  private Cores() {}

  /**
   * Does all of {@code work}, in any order, and returns when it is done; what the pieces wrote is
   * visible then. The first failure ends it and is thrown on.
   *
   * @throws CancellationException if this thread is interrupted; its status stays set
   */
  public static void run(List<Runnable> work, int threads, Progress progress) {
    if (threads < 1) {
      throw new IllegalArgumentException(Messages.of("experiment.threads", threads));
    }
    ExecutorService pool = Executors.newFixedThreadPool(threads, Cores::daemon);
    try {
      CompletionService<Void> service = new ExecutorCompletionService<>(pool);
      work.forEach(piece -> service.submit(piece, null));
      for (int done = 1; done <= work.size(); done++) {
        service.take().get();
        progress.done(done, work.size());
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new CancellationException(Messages.of("experiment.interrupted"));
    } catch (ExecutionException e) {
      throw thrown(e.getCause());
    } finally {
      pool.shutdownNow(); // interrupts what still runs; searches end at their next iteration
    }
  }

  private static Thread daemon(Runnable task) {
    Thread thread = new Thread(task, "panal-experiment");
    thread.setDaemon(true);
    return thread;
  }

  private static RuntimeException thrown(Throwable failure) {
    if (failure instanceof Error error) {
      throw error;
    }
    return (RuntimeException) failure; // a Runnable throws nothing else
  }
}
