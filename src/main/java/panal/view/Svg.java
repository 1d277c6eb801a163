package panal.view;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Iterator;
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

  private final Element start;
  private final List<Element> elements = new ArrayList<>();
  private final double width;
  private final double height;

  /**
   * An element as it was added, which is its markup, or data for a page that makes its drawings
   * itself.
   *
   * @param template as in {@link Svg#add}
   * @param values for its gaps, numbers rounded, unmodifiable; not escaped
   */
  public record Element(String template, List<String> values) {

    private static Element of(String template, Object... values) {
      List<String> texts = new ArrayList<>(values.length);
      for (Object value : values) {
        texts.add(value instanceof Number n ? number(n.doubleValue()) : value.toString());
      }
      return new Element(template, Collections.unmodifiableList(texts));
    }

    /** Its name. */
    public String tag() {
      return parsed().group(1);
    }

    /** Its attributes by name in the order of the template, unmodifiable; not escaped. */
    public Map<String, String> attributes() {
      Iterator<String> left = values.iterator();
      Map<String, String> attributes = new LinkedHashMap<>();
      Matcher attribute = ATTRIBUTE.matcher(parsed().group(2));
      while (attribute.find()) {
        attributes.put(attribute.group(1), filled(attribute.group(2), left));
      }
      return Collections.unmodifiableMap(attributes);
    }

    /** The text in it, not escaped; empty for none. */
    public String text() {
      Matcher tag = parsed();
      if (tag.group(3) == null) {
        return "";
      }
      int before = tag.group(2).split("\\{}", -1).length - 1;
      return filled(tag.group(3), values.subList(before, values.size()).iterator());
    }

    private Matcher parsed() {
      Matcher tag = TAG.matcher(template);
      if (!tag.matches()) {
        throw new IllegalArgumentException("not one element: " + template);
      }
      return tag;
    }

    String markup() {
      Iterator<String> escaped = values.stream().map(Svg::escaped).iterator();
      return filled(template.replace('\'', '"'), escaped);
    }

    private static String filled(String text, Iterator<String> values) {
      StringBuilder filled = new StringBuilder();
      int from = 0;
      for (int gap = text.indexOf("{}"); gap >= 0; gap = text.indexOf("{}", from)) {
        filled.append(text, from, gap).append(values.next());
        from = gap + 2;
      }
      return filled.append(text, from, text.length()).toString();
    }
  }

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
    start =
        Element.of(
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
    elements.add(Element.of(template, values));
    return this;
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
    StringBuilder out = new StringBuilder(start.markup()).append('\n');
    elements.forEach(element -> out.append(element.markup()).append('\n'));
    return out.append("</svg>\n").toString();
  }
}
