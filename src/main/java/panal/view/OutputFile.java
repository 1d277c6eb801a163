package panal.view;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NotDirectoryException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.Collection;
import java.util.Locale;
import panal.message.Messages;

/**
 * A file that is written, whole or not at all: it is written beside its place and then moved there,
 * so that whatever goes wrong leaves an older file as it was. No folder is made.
 */
public final class OutputFile {

  private static final int MOST_LINKS = 40;

  private OutputFile() {}

  /**
   * The ending of the file's name in lower case, which says the format.
   *
   * @param known the endings there are
   * @throws IllegalArgumentException if it is none of them
   */
  public static String format(Path file, Collection<String> known) {
    String name = String.valueOf(file.getFileName());
    String ending = name.substring(name.lastIndexOf('.') + 1).toLowerCase(Locale.ROOT);
    if (!name.contains(".") || !known.contains(ending)) {
      throw new IllegalArgumentException(
          Messages.of("file.format", file, String.join(", ", known)));
    }
    return ending;
  }

  /**
   * Writes a thing in the format that the file's name asks for.
   *
   * @throws IllegalArgumentException if it has no such format
   */
  public static void write(Path file, Exportable thing) throws IOException {
    write(file, thing.bytes(format(file, thing.formats())));
  }

  /** Writes a text in UTF-8. */
  public static void write(Path file, String text) throws IOException {
    write(file, text.getBytes(StandardCharsets.UTF_8));
  }

  /** Writes these bytes. */
  public static void write(Path file, byte[] content) throws IOException {
    Path target = check(file);
    Path beside =
        target.resolveSibling(
            "." + target.getFileName() + "." + ProcessHandle.current().pid() + ".tmp");
    try {
      Files.write(beside, content, StandardOpenOption.CREATE_NEW);
      Files.move(beside, target, StandardCopyOption.ATOMIC_MOVE);
    } catch (FileSystemException e) { // who asked for a file knows nothing of the one beside it
      FileSystemException named =
          e instanceof AccessDeniedException
              ? new AccessDeniedException(file.toString())
              : new FileSystemException(file.toString(), null, e.getReason());
      named.initCause(e);
      throw named;
    } finally {
      deleteQuietly(beside);
    }
  }

  private static void deleteQuietly(Path file) {
    try {
      Files.deleteIfExists(file);
    } catch (IOException e) {
      // why it could not even be made is what counts
    }
  }

  /**
   * Refuses a place where no file can be written, before the work is done.
   *
   * @return where the file will be, with links followed
   */
  public static Path check(Path file) throws IOException {
    Path target = followed(file);
    Path folder = target.getParent();
    if (folder == null || Files.isDirectory(target)) {
      throw new IOException(Messages.of("file.isFolder", file));
    }
    if (!Files.exists(folder)) {
      throw new IOException(Messages.of("file.noFolder", folder));
    }
    if (!Files.isDirectory(folder)) {
      throw new NotDirectoryException(folder.toString());
    }
    if (Files.exists(target) && !Files.isRegularFile(target)) { // the move would replace a device
      throw new IOException(Messages.of("file.special", file));
    }
    if (!Files.isWritable(Files.exists(target) ? target : folder)) {
      throw new AccessDeniedException(file.toString());
    }
    return folder.toRealPath().resolve(target.getFileName());
  }

  /** Where links lead, to a file that need not exist yet. */
  private static Path followed(Path file) throws IOException {
    if (Files.exists(file)) {
      return file.toRealPath();
    }
    Path target = file.toAbsolutePath();
    for (int links = 0; Files.isSymbolicLink(target); links++) {
      if (links == MOST_LINKS) {
        throw new IOException(Messages.of("file.links", file));
      }
      target = target.resolveSibling(Files.readSymbolicLink(target));
    }
    return target;
  }
}
