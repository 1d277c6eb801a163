package panal.view;

import java.util.Map;

/**
 * Something that shows itself where it is the value of a notebook's cell.
 *
 * <p>It offers the same thing in several forms, of which the reader takes the richest it can:
 * {@code text/html} without scripts and style sheets, with pictures as {@code <img>} of a data URI,
 * so that an untrusted notebook shows it too, and always {@code text/plain}.
 */
public interface Displayable {

  /** MIME type → content, unmodifiable, in the order richest first; has {@code text/plain}. */
  Map<String, String> mimeBundle();
}
