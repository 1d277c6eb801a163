package panal.view;

import java.math.BigDecimal;
import java.math.RoundingMode;

/**
 * A drawing in SVG, written from back to front. It has no ids, so that several in one page cannot
 * mix up, and no scripts; coordinates have two decimals at most, in any locale.
 */
public final class Svg {

  private final StringBuilder out = new StringBuilder();

  /**
   * An empty drawing.
   *
   * @param width in pixels
   * @param height in pixels
   * @param label what it shows, for whoever cannot see it
   */
  public Svg(double width, double height, String label) {
    add(
        "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 {} {}' width='{}' height='{}'"
            + " role='img' aria-label='{}' font-family='{}'>",
        width,
        height,
        width,
        height,
        label,
        Style.FONT);
    // A page may be dark.
    add("<rect width='{}' height='{}' fill='{}'/>", width, height, Style.WHITE);
  }

  /**
   * Adds an element.
   *
   * @param template the element as SVG has it but with single quotes, and {@code {}} for each value
   * @param values numbers, which are rounded, and texts, which are escaped
   */
  public Svg add(String template, Object... values) {
    String markup = template.replace('\'', '"');
    int from = 0;
    for (Object value : values) {
      int gap = markup.indexOf("{}", from);
      out.append(markup, from, gap);
      out.append(value instanceof Number n ? number(n.doubleValue()) : escaped(value.toString()));
      from = gap + 2;
    }
    out.append(markup, from, markup.length()).append('\n');
    return this;
  }

  /** A coordinate as SVG has it, such as {@code 12.5}. */
  public static String number(double value) {
    BigDecimal rounded = new BigDecimal(value).setScale(2, RoundingMode.HALF_UP);
    return rounded.signum() == 0 ? "0" : rounded.stripTrailingZeros().toPlainString();
  }

  /** Text with all that HTML and XML would read as more than text replaced. */
  public static String escaped(String text) {
    return text.replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace("\"", "&quot;")
        .replace("'", "&#39;")
        // No XML holds these, whatever the escape.
        .replaceAll("[\\x00-\\x08\\x0B\\x0C\\x0E-\\x1F\\uFFFE\\uFFFF]", "\uFFFD");
  }

  /** The finished drawing. */
  @Override
  public String toString() {
    return out + "</svg>\n";
  }
}
