package panal.cli;

import java.util.Locale;

/**
 * A sentence as a line of a terminal: what somebody typed or wrote into a file may be in it, with
 * codes that would command the terminal, and megabytes long.
 */
final class OneLine {

  private static final int MOST = 1500;
  private static final int HEAD = 1000;
  private static final int TAIL = 400;

  private OneLine() {}

  /**
   * The text with control and format characters escaped as in Java, and its middle left out where
   * it is very long: the ends of a message are those that are not quoted.
   */
  static String of(String text) {
    StringBuilder line = new StringBuilder();
    String cut = cut(text);
    cut.codePoints().forEach(c -> append(c, line));
    return line.toString();
  }

  private static String cut(String text) {
    int length = text.codePointCount(0, text.length());
    if (length <= MOST) {
      return text;
    }
    return text.substring(0, text.offsetByCodePoints(0, HEAD))
        + " […] "
        + text.substring(text.offsetByCodePoints(text.length(), -TAIL));
  }

  private static void append(int c, StringBuilder line) {
    int type = Character.getType(c);
    if (c == '\n') {
      line.append("\\n");
    } else if (c == '\t') {
      line.append("\\t");
    } else if (Character.isISOControl(c)
        || type == Character.FORMAT
        || type == Character.SURROGATE
        || type == Character.LINE_SEPARATOR
        || type == Character.PARAGRAPH_SEPARATOR) {
      line.append(String.format(Locale.ROOT, "\\u%04x", c));
    } else {
      line.appendCodePoint(c);
    }
  }
}
