package panal.lesson;

import java.time.Duration;
import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import panal.message.Messages;

/**
 * Asks a student's code one thing after the other, and survives whatever it does: exceptions, too
 * deep a recursion, and by a limit of time a loop without end, after which it asks nothing more.
 */
final class Examiner implements AutoCloseable {

  private final Duration limit;
  private final ExecutorService thread =
      Executors.newSingleThreadExecutor(
          task -> {
            Thread made = new Thread(task, "self-test");
            made.setDaemon(true); // a loop without end must not keep Java alive
            return made;
          });
  private boolean stuck;

  Examiner(Duration limit) {
    this.limit = limit;
  }

  /** What the student's code failed with, in one line. */
  static final class Failure extends Exception {
    private static final long serialVersionUID = 1;

    Failure(String message) {
      super(message);
    }
  }

  /** Whether a question was never answered, so that no more are asked. */
  boolean isStuck() {
    return stuck;
  }

  /**
   * What the student's code answers.
   *
   * @throws CancellationException if this thread is interrupted meanwhile; its status stays set
   */
  <T> T ask(Callable<T> question) throws Failure {
    if (stuck) {
      throw new Failure(Messages.of("lesson.test.stuck"));
    }
    Future<T> answer = thread.submit(question);
    try {
      return answer.get(limit.toMillis(), TimeUnit.MILLISECONDS);
    } catch (ExecutionException e) {
      throw new Failure(line(e.getCause()));
    } catch (TimeoutException e) {
      stuck = true;
      answer.cancel(true);
      throw new Failure(Messages.of("lesson.test.endless", limit.toSeconds()));
    } catch (InterruptedException e) {
      stuck = true;
      answer.cancel(true);
      Thread.currentThread().interrupt();
      throw new CancellationException(Messages.of("lesson.test.interrupted"));
    }
  }

  private static String line(Throwable thrown) {
    String message = thrown.getMessage() == null ? "" : ": " + thrown.getMessage().strip();
    return (thrown.getClass().getSimpleName() + message).replaceAll("\\s*\\R\\s*", " / ");
  }

  @Override
  public void close() {
    thread.shutdownNow();
  }
}
