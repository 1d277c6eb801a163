package panal.view;

import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/** MIME bundles that show in a trusted and in an untrusted notebook alike. */
public final class Bundle {

  private Bundle() {}

  /** HTML without scripts and style sheets, and the same as text. */
  public static Map<String, String> html(String html, String text) {
    Map<String, String> bundle = new LinkedHashMap<>();
    bundle.put("text/html", html);
    bundle.put("text/plain", text);
    return Collections.unmodifiableMap(bundle);
  }

  /**
   * A drawing as an image element that carries it, since inline SVG is stripped where a notebook is
   * not trusted.
   *
   * @param svg the drawing
   * @param label what it shows, for whoever cannot see it
   * @param text the same as text
   */
  static Map<String, String> picture(String svg, String label, String text) {
    String data = Base64.getEncoder().encodeToString(svg.getBytes(StandardCharsets.UTF_8));
    return html(
        "<img src=\"data:image/svg+xml;base64,"
            + data
            + "\" alt=\""
            + Svg.escaped(label)
            + "\" style=\"max-width:100%;height:auto\">",
        text);
  }
}
