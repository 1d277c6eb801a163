package panal.notebook;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.jar.Attributes;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import panal.message.Messages;

/**
 * A JVM that runs one notebook, seen from the runner: the same Java and class path as this one, in
 * the notebook's folder. It is killed when closed, and when this JVM ends.
 */
final class ChildProcess implements AutoCloseable {

  private static final int NOISE = 20;

  private final Path agent;
  private final Process process;
  private final Thread killer;
  private final Thread reader;
  private final BlockingQueue<Optional<Message>> messages = new ArrayBlockingQueue<>(256);
  private final Deque<String> noise = new ArrayDeque<>();

  private ChildProcess(Path agent, Process process) {
    this.agent = agent;
    this.process = process;
    this.killer = new Thread(process::destroyForcibly);
    this.reader = new Thread(this::read, "notebook");
    Runtime.getRuntime().addShutdownHook(killer);
    reader.setDaemon(true);
    reader.start();
  }

  /**
   * Starts a child.
   *
   * @param folder where it works
   * @param out the folder for the notebook's exports, its {@code PANAL_OUT}
   * @param options more options of the JVM
   */
  static ChildProcess start(Path folder, Path out, List<String> options) throws IOException {
    Path agent = agent();
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.add("-javaagent:" + agent);
    command.add("-XX:+ExitOnOutOfMemoryError");
    command.add("-Dfile.encoding=UTF-8");
    command.add("-Dline.separator=\n");
    command.add("-Djava.awt.headless=true");
    command.addAll(options);
    command.addAll(List.of("-cp", classPath(), Child.class.getName()));
    ProcessBuilder builder =
        new ProcessBuilder(command).directory(folder.toFile()).redirectErrorStream(true);
    Map<String, String> environment = builder.environment();
    environment.put(Exports.VARIABLE, out.toAbsolutePath().toString());
    environment.putIfAbsent("PANAL_LANG", "es");
    return new ChildProcess(agent, builder.start());
  }

  /** The class path of this JVM, readable from any folder. */
  private static String classPath() {
    return Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
        .map(entry -> Path.of(entry).toAbsolutePath().toString())
        .collect(Collectors.joining(File.pathSeparator));
  }

  /** An agent needs a jar; this one only names the class, which is on the class path. */
  private static Path agent() throws IOException {
    Manifest manifest = new Manifest();
    Attributes attributes = manifest.getMainAttributes();
    attributes.put(Attributes.Name.MANIFEST_VERSION, "1.0");
    attributes.putValue("Premain-Class", RedefiningAgent.class.getName());
    attributes.putValue("Can-Redefine-Classes", "true");
    Path jar = Files.createTempFile("panal-agent", ".jar");
    jar.toFile().deleteOnExit(); // where the runner itself is stopped
    new JarOutputStream(Files.newOutputStream(jar), manifest).close();
    return jar;
  }

  /** Asks the child for something; where it is gone, {@link #receive} tells. */
  void send(Message message) {
    try {
      OutputStream in = process.getOutputStream();
      in.write(message.line());
      in.flush();
    } catch (IOException e) {
      process.destroyForcibly();
    }
  }

  /**
   * The next message.
   *
   * @param deadline the moment, by {@link System#nanoTime}, until which to wait
   * @throws TimeoutException if there is none until then
   * @throws Gone if the child has ended without another one
   */
  Message receive(long deadline) throws TimeoutException, Gone {
    try {
      Optional<Message> next = messages.poll(deadline - System.nanoTime(), TimeUnit.NANOSECONDS);
      if (next == null) {
        throw new TimeoutException();
      }
      if (next.isEmpty()) {
        throw new Gone(why(process.waitFor()));
      }
      return next.get();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new TimeoutException();
    }
  }

  private String why(int code) {
    String last = String.join(" ", noise);
    if (last.contains("OutOfMemoryError")) {
      return Messages.of("notebook.memory");
    }
    return code == 0 || last.isBlank()
        ? Messages.of("notebook.ended", code)
        : Messages.of("notebook.ended.because", code, last);
  }

  private void read() {
    try (BufferedReader lines =
        new BufferedReader(
            new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        Optional<Message> message = Message.parse(line);
        if (message.isPresent()) {
          messages.put(message);
        } else {
          hear(line);
        }
      }
      messages.put(Optional.empty());
    } catch (IOException e) {
      hear(e.toString());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt(); // closed
    }
  }

  private void hear(String line) {
    noise.addLast(line);
    if (noise.size() > NOISE) {
      noise.removeFirst();
    }
  }

  @Override
  public void close() throws IOException {
    process.destroyForcibly();
    reader.interrupt();
    try {
      process.waitFor(Duration.ofSeconds(10).toSeconds(), TimeUnit.SECONDS);
      Runtime.getRuntime().removeShutdownHook(killer);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } catch (IllegalStateException e) {
      return; // this JVM is ending
    }
    Files.deleteIfExists(agent);
  }

  /** The child ended without an end message; says why, as far as can be known. */
  static final class Gone extends Exception {

    private static final long serialVersionUID = 1L;

    private Gone(String reason) {
      super(reason);
    }
  }
}
