package panal.notebook;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Positions in the text of a cell. */
final class SourceText {

  private static final Pattern BEFORE_CODE =
      Pattern.compile("(?:\\s+|//[^\\n]*(?:\\n|$)|/\\*.*?\\*/)*", Pattern.DOTALL);

  private SourceText() {}

  /** The text without the white space and the comments that it begins with. */
  static String fromCode(String text) {
    Matcher before = BEFORE_CODE.matcher(text);
    return before.lookingAt() ? text.substring(before.end()) : text;
  }

  /** The line, from 1, of a position from 0. */
  static int line(String text, int position) {
    return 1 + (int) text.substring(0, position).chars().filter(c -> c == '\n').count();
  }

  /** The line at a position, and below it a mark under that place. */
  static List<String> marked(String text, int position) {
    int start = text.lastIndexOf('\n', position - 1) + 1;
    int end = text.indexOf('\n', position);
    String line = text.substring(start, end < 0 ? text.length() : end);
    String before = text.substring(start, position).replaceAll("[^\\t]", " ");
    return List.of("    " + line, "    " + before + "^");
  }
}
