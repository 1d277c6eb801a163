package panal.view;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A drawing in SVG, written from back to front. It has no ids, so that several in one page cannot
 * mix up, and no scripts; coordinates have two decimals at most, in any locale.
 */
public final class Svg {

  private static final Pattern TAG = Pattern.compile("<(\\w+)([^>]*?)/?>(?:(.*)</\\1>)?");
  private static final Pattern ATTRIBUTE = Pattern.compile("([\\w:-]+)='([^']*)'");

  private final StringBuilder out = new StringBuilder();
  private final List<Element> elements = new ArrayList<>();
  private final double width;
  private final double height;

  /**
   * An element as data, for a page that makes its drawings itself.
   *
   * @param tag its name
   * @param attributes by name in the order of the drawing, unmodifiable; not escaped
   * @param text in it; not escaped
   */
  public record Element(String tag, Map<String, String> attributes, String text) {}

  /**
   * An empty drawing.
   *
   * @param width in pixels
   * @param height in pixels
   * @param label what it shows, for whoever cannot see it
   */
  public Svg(double width, double height, String label) {
    this.width = width;
    this.height = height;
    append(
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
    elements.add(element(template, values));
    append(template, values);
    return this;
  }

  private void append(String template, Object... values) {
    String markup = template.replace('\'', '"');
    int from = 0;
    for (Object value : values) {
      int gap = markup.indexOf("{}", from);
      out.append(markup, from, gap);
      out.append(escaped(text(value)));
      from = gap + 2;
    }
    out.append(markup, from, markup.length()).append('\n');
  }

  private static Element element(String template, Object... values) {
    Matcher tag = TAG.matcher(template);
    if (!tag.matches()) {
      throw new IllegalArgumentException("not one element: " + template);
    }
    List<Object> left = new ArrayList<>(List.of(values));
    Map<String, String> attributes = new LinkedHashMap<>();
    Matcher attribute = ATTRIBUTE.matcher(tag.group(2));
    while (attribute.find()) {
      attributes.put(attribute.group(1), filled(attribute.group(2), left));
    }
    String text = tag.group(3) == null ? "" : filled(tag.group(3), left);
    return new Element(tag.group(1), Collections.unmodifiableMap(attributes), text);
  }

  /** The text with its gaps filled by the first of the values, which are taken away. */
  private static String filled(String text, List<Object> values) {
    StringBuilder filled = new StringBuilder();
    int from = 0;
    for (int gap = text.indexOf("{}"); gap >= 0; gap = text.indexOf("{}", from)) {
      filled.append(text, from, gap).append(text(values.remove(0)));
      from = gap + 2;
    }
    return filled.append(text, from, text.length()).toString();
  }

  private static String text(Object value) {
    return value instanceof Number n ? number(n.doubleValue()) : value.toString();
  }

  /** The elements from back to front, without the one around them, unmodifiable. */
  public List<Element> elements() {
    return Collections.unmodifiableList(elements);
  }

  /** In pixels. */
  public double width() {
    return width;
  }

  /** In pixels. */
  public double height() {
    return height;
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
