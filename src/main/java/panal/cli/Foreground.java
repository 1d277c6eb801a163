package panal.cli;

import java.io.IOException;
import java.util.concurrent.TimeUnit;

/** A process that has the terminal for itself while the command waits for it. */
final class Foreground {

  private static final int SECONDS_TO_END = 10;

  private Foreground() {}

  /**
   * Runs it to its end. Where this process is told to end first, so is the child, and is waited
   * for.
   *
   * @return its exit code
   */
  static int run(ProcessBuilder builder) throws IOException, InterruptedException {
    Process child = builder.inheritIO().start();
    Thread end = new Thread(() -> end(child));
    Runtime.getRuntime().addShutdownHook(end);
    int exit = child.waitFor();
    try {
      Runtime.getRuntime().removeShutdownHook(end);
    } catch (IllegalStateException thisProcessIsEndingToo) {
      // The hook has done its work.
    }
    return exit;
  }

  private static void end(Process child) {
    child.destroy();
    try {
      if (!child.waitFor(SECONDS_TO_END, TimeUnit.SECONDS)) {
        child.descendants().forEach(ProcessHandle::destroyForcibly);
        child.destroyForcibly();
      }
    } catch (InterruptedException e) {
      child.destroyForcibly();
    }
  }
}
