package panal.testing;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.Writer;
import java.net.ServerSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A JupyterLab server that a test started.
 *
 * @param process the process to end
 * @param address the address of its first page up to the path, such as {@code
 *     http://localhost:8888}
 * @param token what lets a browser in
 */
public record Lab(Process process, String address, String token) implements AutoCloseable {

  private static final Pattern URL =
      Pattern.compile("(http://localhost:\\d+)/\\S*\\?token=(\\p{XDigit}+)");

  /** Waits until a process says at which address JupyterLab listens. */
  public static Lab await(ProcessBuilder builder) throws IOException {
    Process process =
        builder
            .redirectErrorStream(true)
            .redirectInput(ProcessBuilder.Redirect.PIPE)
            .redirectOutput(ProcessBuilder.Redirect.PIPE)
            .start();
    BufferedReader lines =
        new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
    List<String> seen = new ArrayList<>();
    for (String line = lines.readLine(); line != null; line = lines.readLine()) {
      seen.add(line);
      Matcher url = URL.matcher(line);
      if (url.find()) {
        Thread reader = new Thread(() -> readToTheEnd(lines));
        reader.setDaemon(true);
        reader.start();
        return new Lab(process, url.group(1), url.group(2));
      }
    }
    throw new IOException("JupyterLab ended and said: " + String.join("\n", seen));
  }

  /** A server whose output nobody reads would stop. */
  private static void readToTheEnd(Reader lines) {
    try (lines) {
      lines.transferTo(Writer.nullWriter());
    } catch (IOException e) {
      // The server has ended.
    }
  }

  /** {@code panal lab} of the checkout, started from the jar. */
  public static Lab panal(String... options) throws IOException {
    Needs.python();
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.add("-Dpanal.home=" + Path.of("").toAbsolutePath());
    command.addAll(List.of("-jar", Needs.jar().toString(), "lab", "--no-browser"));
    command.addAll(List.of(options));
    return await(new ProcessBuilder(command));
  }

  /** A port on which nobody listens. */
  public static int freePort() throws IOException {
    try (ServerSocket socket = new ServerSocket(0)) {
      return socket.getLocalPort();
    }
  }

  /** The address of a page or of a part of the API. */
  public String url(String path) {
    return address + path + "?token=" + token;
  }

  /** Asks it to end, as a shell does, and says whether it did. */
  public boolean ends() throws InterruptedException {
    process.destroy();
    return process.waitFor(30, TimeUnit.SECONDS);
  }

  @Override
  public void close() {
    process.descendants().forEach(ProcessHandle::destroy);
    process.destroy();
  }
}
