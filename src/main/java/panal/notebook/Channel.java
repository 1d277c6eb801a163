package panal.notebook;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/**
 * The child's side of the talk with the runner: messages go out whole and in the order in which
 * they came about, whichever thread sends them.
 */
final class Channel {

  private static Channel ofCells;

  private final OutputStream out;
  private final PrintStream stdout = stream("stdout");
  private final PrintStream stderr = stream("stderr");

  private Channel(OutputStream out) {
    this.out = out;
  }

  /** Takes over the standard streams: from now on what is printed goes to the runner. */
  static Channel open(OutputStream out) {
    ofCells = new Channel(out);
    System.setOut(ofCells.stdout);
    System.setErr(ofCells.stderr);
    return ofCells;
  }

  /** The channel of the notebook that runs in this JVM. */
  static Channel ofCells() {
    return ofCells;
  }

  /** Sends what was printed so far, then the message. */
  void send(Message message) {
    stdout.flush();
    stderr.flush();
    write(message);
  }

  private synchronized void write(Message message) {
    try {
      out.write(message.line());
      out.flush();
    } catch (IOException e) {
      throw new UncheckedIOException(e); // nobody listens any more; the end of input ends this JVM
    }
  }

  private PrintStream stream(String name) {
    OutputStream pieces =
        new ByteArrayOutputStream() {
          @Override
          public synchronized void flush() {
            if (count > 0) {
              String text = toString(StandardCharsets.UTF_8);
              reset();
              Channel.this.write(Message.of(Message.Kind.STREAM, name, text));
            }
          }
        };
    return new PrintStream(pieces, true, StandardCharsets.UTF_8);
  }
}
