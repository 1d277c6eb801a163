package panal.cli;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.NotDirectoryException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.Collection;
import java.util.Locale;
import panal.message.Messages;

/**
 * A file that a command writes, whole or not at all: it is written beside its place and then moved
 * there, so that whatever goes wrong leaves an older file as it was. No folder is made.
 */
final class OutputFile {

  private OutputFile() {}

  /**
   * The ending of the file's name in lower case, which says the format.
   *
   * @param known the endings there are
   * @throws IllegalArgumentException if it is none of them
   */
  static String format(Path file, Collection<String> known) {
    String name = String.valueOf(file.getFileName());
    String ending = name.substring(name.lastIndexOf('.') + 1).toLowerCase(Locale.ROOT);
    if (!name.contains(".") || !known.contains(ending)) {
      throw new IllegalArgumentException(Messages.of("cli.format", file, String.join(", ", known)));
    }
    return ending;
  }

  /** Writes a text in UTF-8. */
  static void write(Path file, String text) throws IOException {
    write(file, text.getBytes(StandardCharsets.UTF_8));
  }

  /** Writes these bytes. */
  static void write(Path file, byte[] content) throws IOException {
    Path target = check(file);
    Path beside =
        target.resolveSibling(
            "." + target.getFileName() + "." + ProcessHandle.current().pid() + ".tmp");
    try {
      Files.write(beside, content, StandardOpenOption.CREATE_NEW);
      Files.move(beside, target, StandardCopyOption.ATOMIC_MOVE);
    } finally {
      Files.deleteIfExists(beside);
    }
  }

  /**
   * Refuses a place where no file can be written, before the work is done.
   *
   * @return where the file will be, with links followed
   */
  static Path check(Path file) throws IOException {
    Path target = Files.exists(file) ? file.toRealPath() : file.toAbsolutePath();
    Path folder = target.getParent();
    if (folder == null || Files.isDirectory(target)) {
      throw new IOException(Messages.of("cli.isFolder", file));
    }
    if (!Files.exists(folder)) {
      throw new IOException(Messages.of("cli.noFolder", folder));
    }
    if (!Files.isDirectory(folder)) {
      throw new NotDirectoryException(folder.toString());
    }
    if (!Files.isWritable(Files.exists(target) ? target : folder)) {
      throw new AccessDeniedException(file.toString());
    }
    return target;
  }
}
