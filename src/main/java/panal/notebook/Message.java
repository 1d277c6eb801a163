package panal.notebook;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What the runner and the Java that runs a notebook say to each other, one line each over the
 * child's standard input and output.
 *
 * <p>A line begins with {@code ESC panal}, then the kind and the fields in base64 with blanks
 * between: plain ASCII, so that no code page has a say and no field can break the line. Whatever
 * else appears on the channel, such as a warning of the JVM, has no such mark.
 *
 * @param kind what it is about
 * @param fields its content, as {@link Kind} says; unmodifiable
 */
record Message(Kind kind, List<String> fields) {

  private static final String MARK = "\u001bpanal ";

  /** The kinds, with their fields. */
  enum Kind {
    /** To the child: run a cell. Its number among all cells, its source. */
    RUN,
    /** The child is up. No fields. */
    READY,
    /** A piece of code begins to run. Its first line within the cell, from 1. */
    LINE,
    /** Text was printed. {@code stdout} or {@code stderr}, the text. */
    STREAM,
    /** Something is displayed. Its id, then MIME type and content in turn. */
    DISPLAY,
    /** Something displayed before changes. Its id, then MIME type and content in turn. */
    UPDATE,
    /** The value of the cell. MIME type and content in turn. */
    RESULT,
    /** The cell failed. Line or 0, name, message, then the lines to show. */
    ERROR,
    /** The cell ended, well or not. No fields. */
    DONE
  }

  Message {
    fields = List.copyOf(fields);
  }

  static Message of(Kind kind, String... fields) {
    return new Message(kind, List.of(fields));
  }

  /** A message whose fields end in a MIME bundle. */
  static Message of(Kind kind, List<String> first, Map<String, String> bundle) {
    List<String> fields = new ArrayList<>(first);
    bundle.forEach(
        (type, content) -> {
          fields.add(type);
          fields.add(content);
        });
    return new Message(kind, fields);
  }

  /** The MIME bundle that begins at the given field, in its order. */
  Map<String, String> bundle(int from) {
    Map<String, String> bundle = new LinkedHashMap<>();
    for (int i = from; i < fields.size(); i += 2) {
      bundle.put(fields.get(i), fields.get(i + 1));
    }
    return bundle;
  }

  /** The line, with its line feed. */
  byte[] line() {
    StringBuilder line = new StringBuilder(MARK).append(kind);
    for (String field : fields) {
      byte[] bytes = field.getBytes(StandardCharsets.UTF_8);
      line.append(' ').append(Base64.getEncoder().encodeToString(bytes));
    }
    return line.append('\n').toString().getBytes(StandardCharsets.US_ASCII);
  }

  /** The message of a line, wherever in it its mark is; empty if it has none. */
  static Optional<Message> parse(String line) {
    int mark = line.indexOf(MARK);
    if (mark < 0) {
      return Optional.empty();
    }
    String[] words = line.substring(mark + MARK.length()).split(" ", -1);
    List<String> fields = new ArrayList<>();
    for (int i = 1; i < words.length; i++) {
      fields.add(new String(Base64.getDecoder().decode(words[i]), StandardCharsets.UTF_8));
    }
    return Optional.of(new Message(Kind.valueOf(words[0]), fields));
  }
}
