package panal.experiment.agent;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** Reads a stream away, however much it is, and keeps its end. */
final class LastWords {

  private static final int KEPT = 4096;
  private static final long MILLIS_TO_END = 1000;

  private final InputStream stream;
  private final Thread reader = BotProcess.daemon(this::read);
  private volatile byte[] end = new byte[0];

  LastWords(InputStream stream) {
    this.stream = stream;
  }

  void start() {
    reader.start();
  }

  private void read() {
    byte[] some = new byte[KEPT];
    try (stream) {
      for (int n = stream.read(some); n >= 0; n = stream.read(some)) {
        byte[] all = Arrays.copyOf(end, end.length + n);
        System.arraycopy(some, 0, all, end.length, n);
        end = Arrays.copyOfRange(all, Math.max(0, all.length - KEPT), all.length);
      }
    } catch (IOException e) {
      // closed while it was read
    }
  }

  /** The last line that is not blank, once the stream has ended or a second has passed. */
  String hear() {
    try {
      reader.join(MILLIS_TO_END);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    String text = new String(end, StandardCharsets.UTF_8).strip();
    return Quote.of(text.substring(text.lastIndexOf('\n') + 1));
  }
}
