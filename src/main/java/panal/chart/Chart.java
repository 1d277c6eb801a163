package panal.chart;

import java.awt.Graphics2D;
import java.util.Base64;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import panal.view.Displayable;
import panal.view.Exportable;
import panal.view.Svg;
import panal.view.Table;

/**
 * A drawing of numbers, with the sentence that says what it shows and the numbers themselves.
 *
 * <p>Drawings depend on the fonts of the machine, so their bytes differ from one to another; the
 * table does not. No screen is needed.
 */
public interface Chart extends Displayable, Exportable {

  /** The width of every chart, in points of 1/72 inch. */
  int WIDTH = 860;

  /** The height of every chart, in the same unit. */
  int HEIGHT = 560;

  /** Paints it on a white ground of {@link #WIDTH} × {@link #HEIGHT}. */
  void paint(Graphics2D g);

  /** What it shows; also for whoever cannot see it. */
  String sentence();

  /** The numbers that are drawn. */
  Table table();

  /**
   * The file of a format.
   *
   * @throws IllegalStateException if the machine has no fonts, with a sentence that says what to
   *     install
   */
  default byte[] as(ChartFormat format) {
    return format.write(this);
  }

  @Override
  default List<String> formats() {
    return ChartFormat.EXTENSIONS;
  }

  @Override
  default byte[] bytes(String format) {
    return as(ChartFormat.of(format).orElseThrow());
  }

  /** The drawing as a picture that an untrusted notebook shows too, and the table as text. */
  @Override
  default Map<String, String> mimeBundle() {
    String png = Base64.getEncoder().encodeToString(as(ChartFormat.PNG));
    Map<String, String> bundle = new LinkedHashMap<>();
    bundle.put(
        "text/html",
        "<img src=\"data:image/png;base64,"
            + png
            + "\" alt=\""
            + Svg.escaped(sentence())
            + "\" width=\""
            + WIDTH
            + "\" style=\"max-width:100%;height:auto\">");
    bundle.put("text/plain", table().toString());
    return Collections.unmodifiableMap(bundle);
  }
}
