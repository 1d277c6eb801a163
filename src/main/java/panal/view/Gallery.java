package panal.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * Several things beside one another in one output of a notebook, as far as there is room, each with
 * a line above it: {@code Gallery.of().with("before", state).with("after", state.result(a))}.
 *
 * @param exhibits from left to right, unmodifiable
 */
public record Gallery(List<Exhibit> exhibits) implements Displayable {

  /**
   * One of them.
   *
   * @param caption the line above it; empty for none
   * @param bundle the forms in which it is shown, see {@link Display#bundle}
   */
  public record Exhibit(String caption, Map<String, String> bundle) {
    private String text() {
      return bundle.get("text/plain");
    }

    private String html() {
      return "<div style=\"display:inline-block;vertical-align:top;max-width:100%;"
          + "margin:0 18px 8px 0\">"
          + (caption.isEmpty() ? "" : Svg.escaped(caption) + "<br>")
          + bundle.getOrDefault("text/html", "<pre>" + Svg.escaped(text()) + "</pre>")
          + "</div>\n";
    }
  }

  /** Takes a copy of the list. */
  public Gallery {
    exhibits = List.copyOf(exhibits);
  }

  /** An empty one, to be filled by {@link #with}. */
  public static Gallery of() {
    return new Gallery(List.of());
  }

  /**
   * The same with another thing at the right.
   *
   * @param caption the line above it; empty for none
   * @param thing whatever {@link Display} shows, such as a state, a board, a tree or a table
   */
  public Gallery with(String caption, Object thing) {
    List<Exhibit> more = new ArrayList<>(exhibits);
    more.add(new Exhibit(caption, Display.bundle(thing)));
    return new Gallery(more);
  }

  @Override
  public Map<String, String> mimeBundle() {
    return Bundle.html(
        exhibits.stream().map(Exhibit::html).collect(Collectors.joining("", "<div>\n", "</div>\n")),
        toString());
  }

  /** One below the other. */
  @Override
  public String toString() {
    return exhibits.stream()
        .map(one -> (one.caption().isEmpty() ? "" : one.caption() + "\n") + one.text())
        .collect(Collectors.joining("\n\n"));
  }
}
