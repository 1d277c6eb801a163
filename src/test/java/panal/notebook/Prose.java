package panal.notebook;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The numbers in the text of a notebook. One that the code can give stands before a mark which no
 * page shows, {@code 85 %<!--= 100 * (1 + media) / 2 -->}: an expression for the same session, once
 * all cells above have run. Its value, rounded to as many decimals, is what the text has to say;
 * where it is no number, the same word. {@code <!--= apuntes -->} marks what the course's notes
 * say.
 */
final class Prose {

  /** The mark of a number that is quoted from the notes. */
  private static final String NOTES = "apuntes";

  private static final String NUMBER =
      "[+\u2212-]?\\d{1,3}(?:[ \u00a0\u202f]\\d{3})+(?![\\d.])|[+\u2212-]?\\d+(?:\\.\\d+)?";
  private static final Pattern MARKED =
      Pattern.compile(
          "(" + NUMBER + "|[^\\s*]+?)(?:\\*\\*|[ \u00a0]?%)*\\s*<!--=\\s*(.+?)\\s*-->",
          Pattern.DOTALL);
  private static final Pattern FREE =
      Pattern.compile("(?<![\\w.,\u2212-])(?:" + NUMBER + ")(?!\\w)");
  private static final Pattern YEAR = Pattern.compile("1[5-9]\\d\\d|20\\d\\d");
  private static final Pattern NO_PROSE =
      Pattern.compile("`[^`]*`|\\$[^$]+\\$|\\]\\([^)]*\\)|^#+.*$|https?://\\S+", Pattern.MULTILINE);

  /**
   * A number of the text.
   *
   * @param said as the text has it
   * @param expression what gives it
   */
  record Quote(String said, String expression) {

    /** Whether the text says what the code gave. */
    boolean agrees(String value) {
      try {
        BigDecimal said = new BigDecimal(plain(this.said));
        BigDecimal gap = new BigDecimal(plain(value)).subtract(said).abs();
        return gap.compareTo(new BigDecimal("0.5000001").movePointLeft(said.scale())) <= 0;
      } catch (NumberFormatException e) {
        return said.equals(value);
      }
    }

    private static String plain(String number) {
      return number.replaceAll("[ \u00a0\u202f]", "").replace('\u2212', '-');
    }
  }

  private Prose() {}

  /** The marked numbers that are not quoted from the notes, in order. */
  static List<Quote> quotes(String markdown) {
    return MARKED
        .matcher(markdown)
        .results()
        .map(found -> new Quote(found.group(1), found.group(2)))
        .filter(quote -> !quote.expression().equals(NOTES))
        .toList();
  }

  /**
   * Numbers that look measured, with decimals or from 100 on, and have no mark. Years are none, nor
   * is what stands in code, formulas, headings and links.
   */
  static List<String> unmarked(String markdown) {
    String rest = NO_PROSE.matcher(MARKED.matcher(markdown).replaceAll(" ")).replaceAll(" ");
    List<String> numbers = new ArrayList<>();
    Matcher matcher = FREE.matcher(rest);
    for (MatchResult found : matcher.results().toList()) {
      String digits = found.group().replaceAll("[^\\d.]", "");
      if (!YEAR.matcher(digits).matches() && (digits.contains(".") || digits.length() > 2)) {
        numbers.add(found.group());
      }
    }
    return numbers;
  }
}
