package panal.notebook;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;

/**
 * Executes a notebook from its first cell to its last, or to the first that fails.
 *
 * <p>The notebook's file is read, never written; it runs in its own folder. A failing cell is an
 * {@link Outcome}, not an exception, and nothing that the notebook does may harm the caller.
 */
public interface Engine {

  /**
   * Runs one notebook.
   *
   * @param notebook the file
   * @param out the existing folder for what the notebook itself exports, its {@code PANAL_OUT}
   * @param timeout the longest that one cell may take
   * @throws IOException if the file cannot be read or the engine cannot be started
   */
  Outcome run(Path notebook, Path out, Duration timeout) throws IOException;
}
