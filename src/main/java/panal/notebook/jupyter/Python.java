package panal.notebook.jupyter;

import java.io.IOException;
import java.util.List;
import panal.message.Messages;

/**
 * A Python of this machine that can make virtual environments.
 *
 * @param command the words that start it
 * @param version such as {@code 3.11}
 */
record Python(List<String> command, String version) {

  private static final int OLDEST_MINOR = 10;
  private static final String ABOUT =
      "import sys; print('%d.%d' % sys.version_info[:2]); import venv, ensurepip";

  /**
   * The first on the PATH that is new enough.
   *
   * @throws IOException if there is none; the message says what was found instead
   */
  static Python find() throws IOException {
    String reason = Messages.of("jupyter.noPython");
    for (List<String> command : candidates()) {
      Ran about = ask(command);
      String version = about.output().lines().findFirst().orElse("").strip();
      if (!version.matches("\\d+\\.\\d+")) {
        continue;
      }
      String found = String.join(" ", command);
      if (!isNewEnough(version)) {
        reason = Messages.of("jupyter.oldPython", found, version);
      } else if (about.exit() != 0) {
        reason = Messages.of("jupyter.noVenv", found, version);
      } else {
        return new Python(command, version);
      }
    }
    throw new IOException(reason);
  }

  private static List<List<String>> candidates() {
    return List.of(
        List.of("python3"),
        List.of("python"),
        List.of("py", "-3"),
        List.of("python3.14"),
        List.of("python3.13"),
        List.of("python3.12"),
        List.of("python3.11"),
        List.of("python3.10"));
  }

  private static Ran ask(List<String> command) throws IOException {
    try {
      return Ran.quietly(Ran.words(command, "-c", ABOUT));
    } catch (IOException notThere) {
      return new Ran(1, "");
    }
  }

  private static boolean isNewEnough(String version) {
    String[] parts = version.split("\\.");
    int major = Integer.parseInt(parts[0]);
    return major > 3 || major == 3 && Integer.parseInt(parts[1]) >= OLDEST_MINOR;
  }
}
