package panal.experiment.agent;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.TimeUnit;
import panal.message.Messages;

/**
 * A process that is told lines and answers lines, with limits on time and length. It is killed with
 * every descendant that its handle shows when closed, and when this JVM ends in good order.
 *
 * <p>Its lines are taken in their order, one when one is asked for; a longer one than 64 KiB is not
 * read on. What it writes to standard error is read away, and the last line kept.
 */
final class BotProcess implements AutoCloseable {

  private static final int LONGEST = 1 << 16;
  private static final long SECONDS_TO_END = 5;

  private final Process process;
  private final Thread killer;
  private final SynchronousQueue<Said> said = new SynchronousQueue<>();
  private final Thread reader;
  private final LastWords lastWords;

  private BotProcess(Process process) {
    this.process = process;
    this.killer = new Thread(() -> kill(process.toHandle()));
    this.reader = daemon(this::read);
    this.lastWords = new LastWords(process.getErrorStream());
  }

  /** What came out of it: a line, or that there is none and why. */
  private record Said(Kind kind, String line) {
    enum Kind {
      LINE,
      FLOOD,
      END
    }
  }

  /**
   * Starts a program in the current folder.
   *
   * @throws UncheckedIOException if it cannot be started, which is no fault of its own
   */
  static BotProcess start(List<String> command) {
    Process process;
    try {
      process = new ProcessBuilder(command).start();
    } catch (IOException e) {
      throw new UncheckedIOException(
          new IOException(Messages.of("agent.noProgram", String.join(" ", command)), e));
    }
    BotProcess bot = new BotProcess(process);
    try {
      Runtime.getRuntime().addShutdownHook(bot.killer);
    } catch (IllegalStateException e) {
      bot.close();
      throw new CancellationException(Messages.of("experiment.interrupted")); // this JVM is ending
    }
    bot.reader.start();
    bot.lastWords.start();
    return bot;
  }

  /** Says a line, on a thread of its own: who doesn't listen is late, and holds nobody else up. */
  void send(String line) {
    daemon(() -> write(line)).start();
  }

  private void write(String line) {
    try {
      OutputStream in = process.getOutputStream();
      in.write((line + "\n").getBytes(StandardCharsets.UTF_8));
      in.flush();
    } catch (IOException e) {
      // it doesn't listen any more: that shows in what it answers
    }
  }

  /**
   * Its next line.
   *
   * @param what the name of the limit, for the record
   * @throws Forfeit if there is none in time
   * @throws CancellationException if this thread is interrupted
   */
  String receive(String what, Limit limit) {
    Said next;
    try {
      next = said.poll(limit.amount(), TimeUnit.MILLISECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new CancellationException(Messages.of("experiment.interrupted"));
    }
    if (next == null) {
      throw new Forfeit("late", what + "=" + limit.value());
    }
    return switch (next.kind()) {
      case LINE -> next.line();
      case FLOOD -> throw new Forfeit("flood", "> " + LONGEST);
      case END -> throw new Forfeit("crash", end());
    };
  }

  private void read() {
    try (InputStream out = new BufferedInputStream(process.getInputStream())) {
      Said next;
      do {
        next = next(out);
        said.put(next);
      } while (next.kind() == Said.Kind.LINE);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt(); // closed
    } catch (IOException e) {
      // closed while it was read
    }
  }

  private static Said next(InputStream out) throws IOException {
    ByteArrayOutputStream line = new ByteArrayOutputStream();
    for (int b = out.read(); b != '\n'; b = out.read()) {
      if (b < 0) {
        return new Said(Said.Kind.END, "");
      }
      if (line.size() == LONGEST) {
        return new Said(Said.Kind.FLOOD, "");
      }
      line.write(b);
    }
    return new Said(Said.Kind.LINE, line.toString(StandardCharsets.UTF_8));
  }

  /** Its exit code where it has one, and what it said last on standard error. */
  private String end() {
    String code = ended() ? "exit " + process.exitValue() : "closed";
    String words = lastWords.hear();
    return words.isEmpty() ? code : code + ": " + words;
  }

  /** Whether it has ended, or does so within some seconds. */
  private boolean ended() {
    try {
      return process.waitFor(SECONDS_TO_END, TimeUnit.SECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return false;
    }
  }

  @Override
  public void close() {
    kill(process.toHandle());
    reader.interrupt();
    ended();
    try {
      Runtime.getRuntime().removeShutdownHook(killer);
    } catch (IllegalStateException e) {
      // this JVM is ending, and has killed it too
    }
  }

  /** Children are looked up before their parent is gone, for then nothing shows whose they were. */
  private static void kill(ProcessHandle process) {
    List<ProcessHandle> children = process.children().toList();
    process.destroyForcibly();
    children.forEach(BotProcess::kill);
  }

  static Thread daemon(Runnable work) {
    Thread thread = new Thread(work, "panal-bot");
    thread.setDaemon(true);
    return thread;
  }
}
