package panal.notebook;

import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import panal.view.Displayable;
import panal.view.Svg;

/**
 * A link to a file beside or near a notebook.
 *
 * @param name to be clicked on
 * @param file relative to the notebook
 */
record Link(String name, Path file) implements Displayable {

  @Override
  public Map<String, String> mimeBundle() {
    Map<String, String> bundle = new LinkedHashMap<>();
    bundle.put(
        "text/html", "<a href=\"" + Svg.escaped(address()) + "\">" + Svg.escaped(name) + "</a>");
    bundle.put("text/plain", toString());
    return Collections.unmodifiableMap(bundle);
  }

  /** The path with slashes on every system, and with what no address may hold encoded. */
  private String address() {
    StringBuilder path = new StringBuilder(".");
    file.forEach(part -> path.append('/').append(part));
    try {
      return new URI(null, null, path.toString(), null).toASCIIString();
    } catch (URISyntaxException e) {
      throw new IllegalArgumentException(e);
    }
  }

  @Override
  public String toString() {
    return file.toString();
  }
}
