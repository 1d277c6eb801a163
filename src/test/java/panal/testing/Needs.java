package panal.testing;

import java.io.File;
import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Assumptions;

/**
 * The tools outside Java that a test needs. Where one is missing the test is skipped with a line
 * that names it; under {@code CI=true} that is a failure.
 */
public final class Needs {

  private Needs() {}

  /** The command of a Python from 3.10 on that can make virtual environments. */
  public static Path python() {
    return python(10);
  }

  /** The same from the Python 3 of that number on. */
  public static Path python(int minor) {
    return found(
        "Python 3." + minor + "+ (python3 -m venv)",
        () -> onPath("python3", "python").filter(python -> isNew(python, minor)));
  }

  /** A POSIX shell. */
  public static Path sh() {
    return found("sh", () -> onPath("sh"));
  }

  /** The command of Chromium. */
  public static Path chromium() {
    return found("Chromium", () -> onPath("chromium", "chromium-browser", "google-chrome"));
  }

  /** The command {@code dot} of Graphviz. */
  public static Path dot() {
    return found("Graphviz (dot)", () -> onPath("dot"));
  }

  /** The command {@code pdflatex}. */
  public static Path pdflatex() {
    return found("LaTeX (pdflatex)", () -> onPath("pdflatex"));
  }

  /** The home of a JDK 25, the running one or one beside it. */
  public static Path jdk25() {
    return found("JDK 25", Needs::besideThisJdk);
  }

  /** The shaded jar, which {@code package} builds. */
  public static Path jar() {
    Path jar = Path.of("target", "panal.jar").toAbsolutePath();
    return found(
        "target/panal.jar (mvn package)", () -> Optional.of(jar).filter(Files::isRegularFile));
  }

  private static Path found(String what, Supplier<Optional<Path>> tool) {
    Optional<Path> path = tool.get();
    if (path.isEmpty()) {
      String missing = "missing: " + what;
      if ("true".equals(System.getenv("CI"))) {
        Assertions.fail(missing);
      }
      System.out.println("Test skipped, " + missing);
      Assumptions.abort(missing);
    }
    return path.get();
  }

  private static Optional<Path> onPath(String... names) {
    String path = Optional.ofNullable(System.getenv("PATH")).orElse("");
    for (String name : names) {
      for (String folder : path.split(File.pathSeparator)) {
        for (String file : List.of(name, name + ".exe")) {
          Path candidate = Path.of(folder, file);
          if (Files.isExecutable(candidate) && Files.isRegularFile(candidate)) {
            return Optional.of(candidate);
          }
        }
      }
    }
    return Optional.empty();
  }

  private static boolean isNew(Path python, int minor) {
    return succeeds(
        python.toString(),
        "-c",
        "import sys, venv, ensurepip; sys.exit(sys.version_info < (3, " + minor + "))");
  }

  private static boolean succeeds(String... command) {
    try {
      Process process =
          new ProcessBuilder(command)
              .redirectErrorStream(true)
              .redirectOutput(ProcessBuilder.Redirect.DISCARD)
              .start();
      return process.waitFor(60, TimeUnit.SECONDS) && process.exitValue() == 0;
    } catch (IOException e) {
      return false;
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  private static Optional<Path> besideThisJdk() {
    Path running = Path.of(System.getProperty("java.home"));
    if (Runtime.version().feature() == 25) {
      return Optional.of(running);
    }
    try (DirectoryStream<Path> homes = Files.newDirectoryStream(running.getParent())) {
      for (Path home : homes) {
        Path release = home.resolve("release");
        if (Files.isRegularFile(release)
            && Files.isExecutable(home.resolve("bin/javac"))
            && Files.readString(release).contains("JAVA_VERSION=\"25")) {
          return Optional.of(home);
        }
      }
      return Optional.empty();
    } catch (IOException e) {
      return Optional.empty();
    }
  }
}
