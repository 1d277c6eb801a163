package panal.cli;

import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Locale;
import java.util.Optional;

/** Remembers that something could not be written, which a {@code PrintWriter} keeps to itself. */
final class StandardOutput extends FilterOutputStream {

  private IOException failure;

  StandardOutput(OutputStream out) {
    super(out);
  }

  @Override
  public void write(int b) throws IOException {
    write(new byte[] {(byte) b}, 0, 1);
  }

  @Override
  public void write(byte[] bytes, int from, int length) throws IOException {
    try {
      out.write(bytes, from, length);
    } catch (IOException e) {
      failure = failure == null ? e : failure;
      throw e;
    }
  }

  /** Why something is missing; nothing where a reader such as {@code head} had read enough. */
  Optional<String> failure() {
    return Optional.ofNullable(failure).map(IOException::getMessage).filter(why -> !isPipe(why));
  }

  private static boolean isPipe(String why) { // the system says it in the language of its user
    String lower = why.toLowerCase(Locale.ROOT);
    return lower.contains("pipe") || lower.contains("tuber");
  }
}
