package panal.chart;

import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.font.FontRenderContext;
import java.awt.font.TextLayout;
import java.awt.geom.AffineTransform;
import java.util.ArrayList;
import java.util.List;
import panal.view.Fonts;

/** Text in charts, drawn as outlines in one of a few sizes. */
enum Lettering {
  TITLE(Font.BOLD, 20),
  NORMAL(Font.PLAIN, 15),
  STRONG(Font.BOLD, 15),
  SMALL(Font.PLAIN, 12);

  private static final String BREAKS = " ,(;";
  private static final String CUT = "…";

  private static final FontRenderContext CONTEXT = new FontRenderContext(null, true, true);

  private final int style;
  private final int size;

  Lettering(int style, int size) {
    this.style = style;
    this.size = size;
  }

  /**
   * The font.
   *
   * @throws IllegalStateException if the machine has none
   */
  Font font() {
    return Fonts.sansSerif(style, size);
  }

  double width(String text) {
    return font().getStringBounds(text, CONTEXT).getWidth();
  }

  /** From one line's base to the next. */
  double lineHeight() {
    return size * 1.3;
  }

  /** How far above a line's base the middle of its digits lies. */
  double middle() {
    return size * 0.36;
  }

  /**
   * Draws a line.
   *
   * @param align 0 to begin at x, 0.5 to be centred there, 1 to end there
   */
  void draw(Graphics2D g, String text, double x, double y, double align, Color color) {
    if (text.isBlank()) {
      return;
    }
    TextLayout layout = new TextLayout(text, font(), CONTEXT);
    g.setColor(color);
    double left = x - align * layout.getAdvance();
    g.fill(layout.getOutline(AffineTransform.getTranslateInstance(left, y)));
  }

  /**
   * The text in lines that are no wider than {@code width}, broken at blanks, but not between a
   * number and its per cent sign.
   */
  List<String> wrapped(String text, double width) {
    List<String> lines = new ArrayList<>();
    StringBuilder line = new StringBuilder();
    for (String word : text.split(" (?!%)")) {
      if (line.length() > 0 && width(line + " " + word) > width) {
        lines.add(line.toString());
        line.setLength(0);
      }
      line.append(line.length() > 0 ? " " : "").append(word);
    }
    lines.add(line.toString());
    return lines;
  }

  /**
   * The text in so many lines at most that are no wider than {@code width}, broken after blanks,
   * commas and parentheses where that is possible; what is too long ends in an ellipsis.
   */
  List<String> folded(String text, double width, int most) {
    List<String> lines = new ArrayList<>();
    String rest = text.strip();
    while (!rest.isEmpty() && lines.size() < most) {
      boolean last = lines.size() == most - 1 && width(rest) > width;
      String line = last ? prefix(rest, width - width(CUT)) + CUT : unbroken(rest, width);
      lines.add(line.strip());
      rest = last ? "" : rest.substring(line.length()).strip();
    }
    return lines;
  }

  private String unbroken(String text, double width) {
    String line = prefix(text, width);
    int end = line.length();
    while (end > 0 && line.length() < text.length() && BREAKS.indexOf(text.charAt(end - 1)) < 0) {
      end--;
    }
    return end == 0 ? line : line.substring(0, end);
  }

  /** As much of its beginning as fits, one character at least. */
  private String prefix(String text, double width) {
    int end = text.length();
    int first = text.offsetByCodePoints(0, 1);
    while (end > first && width(text.substring(0, end)) > width) {
      end = text.offsetByCodePoints(end, -1);
    }
    return text.substring(0, end);
  }
}
