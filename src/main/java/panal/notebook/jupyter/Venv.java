package panal.notebook.jupyter;

import java.io.File;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;
import panal.message.Messages;
import panal.view.Resource;

/**
 * A virtual environment of Python with pinned packages, such as the {@code .venv} of the project
 * with JupyterLab, nbclient and the JJava kernel.
 *
 * <p>It is made once, from the network, and made anew where the pins, the folder or the Python
 * behind it have changed or where making it was cut short. A folder of somebody else's is refused.
 *
 * @param folder absolute
 * @param requirements the packages as pip takes them, each with its version and hashes
 */
record Venv(Path folder, String requirements) {

  private static final String OURS = "panal.lock";
  private static final String STAMP = "panal.stamp";

  /**
   * The environment of a project, made where there is none.
   *
   * @param home the folder of the project
   * @param says hears a line before something slow
   * @throws IOException if there is no Python for it or it cannot be made
   */
  static Venv ready(Path home, Consumer<String> says) throws IOException {
    return ready(home.resolve(".venv"), Resource.text(Venv.class, "requirements.txt"), says);
  }

  /**
   * An environment, made where there is none.
   *
   * @param folder where
   * @param requirements what is in it
   * @param says hears a line before something slow
   * @throws IOException if there is no Python for it or it cannot be made
   */
  static Venv ready(Path folder, String requirements, Consumer<String> says) throws IOException {
    Venv venv = new Venv(folder.toAbsolutePath(), requirements);
    venv.refuseForeign();
    Files.createDirectories(venv.folder);
    try (FileChannel channel =
            FileChannel.open(
                venv.folder.resolve(OURS), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
        FileLock lock = channel.lock()) {
      if (lock.isValid() && !venv.isComplete()) {
        venv.make(Python.find(), says);
      }
    }
    return venv;
  }

  /** Its own Python. */
  Path python() {
    return File.separatorChar == '\\'
        ? folder.resolve("Scripts").resolve("python.exe")
        : folder.resolve("bin").resolve("python");
  }

  private void refuseForeign() throws IOException {
    if (!Files.exists(folder) || Files.exists(folder.resolve(OURS))) {
      return;
    }
    try (Stream<Path> content = Files.list(folder)) {
      if (content.findAny().isPresent()) {
        throw new IOException(Messages.of("jupyter.foreignVenv", folder));
      }
    }
  }

  private boolean isComplete() throws IOException {
    Path stamp = folder.resolve(STAMP);
    return Files.exists(stamp)
        && Files.isExecutable(python())
        && Files.readString(stamp, StandardCharsets.UTF_8).equals(stamp());
  }

  private void make(Python base, Consumer<String> says) throws IOException {
    says.accept(Messages.of("jupyter.making", folder));
    clear();
    expectSuccess(Ran.words(base.command(), "-m", "venv", folder.toString()));
    Path pins = folder.resolve("requirements.txt");
    Files.writeString(pins, requirements, StandardCharsets.UTF_8);
    expectSuccess(
        List.of(
            python().toString(),
            "-m",
            "pip",
            "--quiet",
            "--no-input",
            "--disable-pip-version-check",
            "install",
            "--require-hashes",
            "--requirement",
            pins.toString()));
    Path written = folder.resolve(STAMP + ".new");
    Files.writeString(written, stamp(), StandardCharsets.UTF_8);
    Files.move(written, folder.resolve(STAMP), StandardCopyOption.ATOMIC_MOVE);
  }

  private void clear() throws IOException {
    try (Stream<Path> content = Files.walk(folder)) {
      for (Path path : content.sorted(Comparator.reverseOrder()).toList()) {
        if (!path.equals(folder) && !path.equals(folder.resolve(OURS))) {
          Files.delete(path);
        }
      }
    }
  }

  private static void expectSuccess(List<String> command) throws IOException {
    ProcessBuilder builder = new ProcessBuilder(command);
    builder.environment().keySet().removeAll(List.of("PYTHONPATH", "PYTHONHOME"));
    builder.environment().put("PYTHONUTF8", "1");
    Ran ran = Ran.of(builder);
    if (ran.exit() != 0) {
      throw new IOException(
          Messages.of("jupyter.notMade", String.join(" ", command), ran.lastLine()));
    }
  }

  /** All that the environment depends on; a virtual environment does not survive being moved. */
  private String stamp() throws IOException {
    Ran version =
        Ran.quietly(
            List.of(
                python().toString(), "-c", "import sys; print('%d.%d' % sys.version_info[:2])"));
    return "requirements "
        + sha256(requirements)
        + "\npython "
        + version.output().strip()
        + "\nfolder "
        + folder
        + "\n";
  }

  private static String sha256(String text) {
    try {
      MessageDigest digest = MessageDigest.getInstance("SHA-256");
      return HexFormat.of().formatHex(digest.digest(text.getBytes(StandardCharsets.UTF_8)));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }
}
