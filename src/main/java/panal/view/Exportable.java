package panal.view;

import java.util.List;

/**
 * Something that can be written to a file, in the format that the ending of the file's name
 * chooses.
 *
 * @see OutputFile#write(java.nio.file.Path, Exportable)
 */
public interface Exportable {

  /** The endings there are, in lower case and without the dot, unmodifiable. */
  List<String> formats();

  /**
   * The whole file.
   *
   * @param format one of {@link #formats()}
   */
  byte[] bytes(String format);
}
