package panal.testing;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Texts that were read and found right once, kept in {@code src/test/resources/golden}, small
 * enough to be read again when they change.
 *
 * <p>{@code mvn test -Dgolden.write} writes them anew instead of comparing; look at the difference
 * before committing it.
 */
public final class Golden {

  private static final Path FOLDER = Path.of("src", "test", "resources", "golden");

  private Golden() {}

  /** Checks that {@code actual} is the golden text, or makes it so under {@code -Dgolden.write}. */
  public static void check(String name, String actual) {
    check(FOLDER.resolve(name), actual);
  }

  /** The same for a file elsewhere. */
  public static void check(Path file, String actual) {
    try {
      if (System.getProperty("golden.write") != null) {
        Files.createDirectories(file.getParent());
        Files.writeString(file, actual);
      }
      assertThat(file).as("a golden text; -Dgolden.write makes it").exists();
      assertThat(actual).as(file.toString()).isEqualTo(Files.readString(file));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
