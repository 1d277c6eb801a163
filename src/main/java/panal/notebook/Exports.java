package panal.notebook;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import panal.message.Messages;
import panal.view.Displayable;
import panal.view.Exportable;
import panal.view.OutputFile;

/**
 * Where a notebook writes the files that it exports, the same on every engine: the folder that the
 * environment variable {@code PANAL_OUT} names, as the runner sets it; otherwise {@code
 * target/notebooks} of the project that the current folder belongs to, which is made if need be.
 */
public final class Exports {

  static final String VARIABLE = "PANAL_OUT";

  private Exports() {}

  /** The folder, absolute. */
  public static Path folder() {
    String given = System.getenv(VARIABLE);
    return given == null || given.isBlank()
        ? inProject(Path.of("").toAbsolutePath())
        : existing(Path.of(given).toAbsolutePath());
  }

  /** A file in the {@link #folder}. */
  public static Path path(String name) {
    return folder().resolve(name);
  }

  /**
   * Writes a thing to a file in the {@link #folder}, whole or not at all, in the format that the
   * file's name asks for.
   *
   * @return the file
   * @throws IllegalArgumentException if the thing has no such format
   */
  public static Path write(String name, Exportable thing) throws IOException {
    Path file = path(name);
    OutputFile.write(file, thing);
    return file;
  }

  /**
   * Writes a thing to a file in the {@link #folder} and shows a link to it: from the folder of the
   * notebook or, where the runner puts both beside each other, the bare name.
   *
   * @throws IllegalArgumentException if the thing has no such format
   */
  public static Displayable link(String name, Exportable thing) throws IOException {
    Path file = write(name, thing);
    boolean beside = System.getenv(VARIABLE) != null;
    Path from = beside ? file.getParent() : Path.of("").toAbsolutePath();
    return new Link(name, from.relativize(file));
  }

  private static Path existing(Path folder) {
    if (!Files.isDirectory(folder)) {
      throw new IllegalStateException(Messages.of("notebook.noFolder", folder));
    }
    return folder;
  }

  /** The project is the nearest folder upwards with a {@code pom.xml}, else the folder itself. */
  static Path inProject(Path here) {
    Path project = here;
    while (project != null && !Files.exists(project.resolve("pom.xml"))) {
      project = project.getParent();
    }
    Path folder = (project == null ? here : project).resolve("target").resolve("notebooks");
    try {
      return Files.createDirectories(folder);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
