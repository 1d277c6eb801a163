package panal.notebook;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeoutException;
import panal.message.Messages;
import panal.notebook.Outcome.Failure;

/**
 * The engine that needs nothing but the JDK: every notebook runs on JShell in a JVM of its own.
 *
 * <p>Whatever a cell does, exit, exhaust the memory or never end, spoils its own notebook only;
 * threads that it leaves behind die with that JVM. Like Jupyter it skips cells tagged {@code
 * skip-execution} and goes on after a failing cell tagged {@code raises-exception}.
 */
public final class JShellEngine implements Engine {

  private static final Duration TO_START = Duration.ofMinutes(2);

  private final List<String> options;

  /** An engine whose JVMs have their default settings. */
  public JShellEngine() {
    this(List.of());
  }

  /** An engine with more options for its JVMs, such as {@code -Xmx}. */
  JShellEngine(List<String> options) {
    this.options = List.copyOf(options);
  }

  @Override
  public Outcome run(Path notebook, Path out, Duration timeout) throws IOException {
    Notebook executed = Notebook.read(notebook);
    executed.clear();
    Path folder = notebook.toAbsolutePath().getParent();
    try (ChildProcess child = ChildProcess.start(folder, out, options)) {
      awaitReady(child);
      return new Outcome(executed, run(executed, child, timeout));
    }
  }

  private static void awaitReady(ChildProcess child) throws IOException {
    try {
      child.receive(System.nanoTime() + TO_START.toNanos());
    } catch (ChildProcess.Gone e) {
      throw new IOException(e.getMessage(), e);
    } catch (TimeoutException e) {
      throw new IOException(Messages.of("notebook.timeout", TO_START.toSeconds()), e);
    }
  }

  private static Optional<Failure> run(Notebook notebook, ChildProcess child, Duration timeout) {
    CellRunner runner = new CellRunner(child, timeout);
    for (NotebookCell cell : notebook.cells()) {
      if (!cell.isCode() || cell.source().isBlank() || cell.tags().contains("skip-execution")) {
        continue;
      }
      Optional<Failure> failure = runner.run(cell);
      boolean expected = cell.tags().contains("raises-exception") && runner.alive();
      if (failure.isPresent() && !expected) {
        return failure;
      }
    }
    return Optional.empty();
  }
}
