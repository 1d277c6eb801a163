package panal.notebook;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import jdk.jshell.Snippet;

/** Where in the notebook each snippet of JShell stands. */
final class Places {

  /**
   * A line of the notebook.
   *
   * @param cell the number of the cell among all cells, from 1
   * @param line within the cell, from 1
   */
  record Place(int cell, int line) {}

  private final Map<String, Place> starts = new HashMap<>();

  /** Keeps the place at which the source of a snippet begins. */
  void put(Snippet snippet, Place start) {
    starts.put(snippet.id(), start);
  }

  /** Where a snippet begins. */
  Place of(Snippet snippet) {
    return starts.get(snippet.id());
  }

  /** The place of a position, from 0, in a snippet's source. */
  Place of(Snippet snippet, int position) {
    Place start = of(snippet);
    return new Place(start.cell(), start.line() + SourceText.line(snippet.source(), position) - 1);
  }

  /** The place of a stack's element, whose file JShell calls "#" and the snippet's id. */
  Optional<Place> of(StackTraceElement element) {
    String file = element.getFileName();
    if (file == null || !file.startsWith("#")) {
      return Optional.empty();
    }
    return Optional.ofNullable(starts.get(file.substring(1)))
        .map(start -> new Place(start.cell(), start.line() + element.getLineNumber() - 1));
  }
}
