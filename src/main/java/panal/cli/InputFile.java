package panal.cli;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Function;
import panal.message.Messages;

/** A file of text in UTF-8 that a command reads; what is wrong in it is told with its name. */
final class InputFile {

  private InputFile() {}

  /**
   * What {@code parse} makes of the file's text.
   *
   * @throws IllegalArgumentException if {@code parse} refuses it
   */
  static <T> T read(Path file, Function<String, T> parse) throws IOException {
    if (Files.isDirectory(file)) {
      throw new IOException(Messages.of("file.isFolder", file));
    }
    String text;
    try {
      text = Files.readString(file);
    } catch (CharacterCodingException e) {
      throw new IOException(Messages.of("cli.notUtf8", file), e);
    }
    try {
      return parse.apply(text.startsWith("\ufeff") ? text.substring(1) : text);
    } catch (IllegalArgumentException e) {
      throw new IllegalArgumentException(Messages.of("cli.inFile", file, e.getMessage()), e);
    }
  }
}
