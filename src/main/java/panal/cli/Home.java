package panal.cli;

import java.nio.file.Path;

/**
 * The folder of the project: where the launcher lies, which names it in the system property {@code
 * panal.home}; for the jar alone, the current folder. Notebooks, {@code target} and {@code .venv}
 * are looked for here; what the user writes stays relative to the current folder.
 */
final class Home {

  private Home() {}

  /** The folder, absolute. */
  static Path path() {
    return Path.of(System.getProperty("panal.home", "")).toAbsolutePath().normalize();
  }
}
