package panal.cli;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * The folder of the project: where the launcher lies, which names it in the system property {@code
 * panal.home}; for the jar alone, the current folder. Notebooks, {@code target} and {@code .venv}
 * are looked for here; what the user writes stays relative to the current folder.
 */
final class Home {

  private static final String PROPERTY = "panal.home";

  private Home() {}

  /** The folder, absolute. */
  static Path path() {
    return Path.of(System.getProperty(PROPERTY, "")).toAbsolutePath().normalize();
  }

  /** The jar that runs, with all that the library needs. */
  static Path jar() {
    try {
      return Path.of(Home.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }

  /** The folder of the course's notebooks; the current one where the jar lies alone. */
  static Path notebooks() {
    Path notebooks = path().resolve("notebooks");
    boolean project = System.getProperty(PROPERTY) != null || Files.isDirectory(notebooks);
    return project ? notebooks : path();
  }

  /**
   * The folder for what is made from notebooks, which the project owns and so makes.
   *
   * @throws IOException if it cannot be made
   */
  static Path out() throws IOException {
    return Files.createDirectories(path().resolve("target").resolve("notebooks"));
  }
}
