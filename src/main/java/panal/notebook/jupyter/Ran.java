package panal.notebook.jupyter;

import java.io.IOException;
import java.io.InterruptedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/**
 * A process that has ended.
 *
 * @param exit its exit code
 * @param output what it wrote to standard output and standard error
 */
record Ran(int exit, String output) {

  /** A command line from a start and further words. */
  static List<String> words(List<String> start, String... more) {
    List<String> words = new ArrayList<>(start);
    words.addAll(List.of(more));
    return words;
  }

  /** Runs a command without input. */
  static Ran quietly(List<String> command) throws IOException {
    return of(new ProcessBuilder(command));
  }

  /**
   * Runs a process to its end, without input.
   *
   * @throws IOException if it cannot be started
   */
  static Ran of(ProcessBuilder builder) throws IOException {
    Process process = builder.redirectErrorStream(true).start();
    try {
      process.getOutputStream().close();
      String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
      return new Ran(process.waitFor(), output);
    } catch (InterruptedException e) {
      process.destroy();
      Thread.currentThread().interrupt();
      throw new InterruptedIOException(String.join(" ", builder.command()));
    }
  }

  /** The last line that is not blank, which is where programs say what went wrong. */
  String lastLine() {
    return output
        .lines()
        .filter(line -> !line.isBlank())
        .reduce("", (before, line) -> line)
        .strip();
  }
}
