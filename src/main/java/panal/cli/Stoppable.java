package panal.cli;

import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/**
 * Work that Ctrl-C stops in good order: its thread is interrupted, and the process ends when the
 * work has said what there is to say, or after some seconds.
 */
final class Stoppable {

  private static final long PATIENCE = 10;

  private Stoppable() {}

  /** Does the work on this thread. */
  static <T> T call(Callable<T> work) throws Exception {
    Thread worker = Thread.currentThread();
    CountDownLatch done = new CountDownLatch(1);
    Thread hook = new Thread(() -> stop(worker, done), "panal-stop");
    Runtime.getRuntime().addShutdownHook(hook);
    try {
      return work.call();
    } finally {
      done.countDown();
      forget(hook);
    }
  }

  private static void stop(Thread worker, CountDownLatch done) {
    worker.interrupt();
    try {
      done.await(PATIENCE, TimeUnit.SECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt(); // then the process ends at once
    }
  }

  private static void forget(Thread hook) {
    try {
      Runtime.getRuntime().removeShutdownHook(hook);
    } catch (IllegalStateException e) {
      // the process is ending: this is what it waited for
    }
  }
}
