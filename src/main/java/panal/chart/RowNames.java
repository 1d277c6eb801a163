package panal.chart;

import java.awt.Graphics2D;
import java.util.List;
import panal.view.Style;

/**
 * The names of rows, each after its number, in as many lines as a row is high. All have the same
 * size: the larger one if every name is whole in it.
 */
final class RowNames {

  private static final double GAP = 8;

  private final Lettering lettering;
  private final double numbers;
  private final List<List<String>> names;

  /**
   * Lays them out.
   *
   * @param height of a row
   * @param most how wide numbers and names may be
   */
  RowNames(List<String> texts, double height, double most) {
    numbers = Lettering.NORMAL.width("00") + GAP;
    double width = most - numbers;
    lettering = fits(texts, height, width) ? Lettering.NORMAL : Lettering.SMALL;
    names =
        texts.stream()
            .map(text -> lettering.folded(text, width, lines(lettering, height)))
            .toList();
  }

  private static boolean fits(List<String> texts, double height, double width) {
    int most = lines(Lettering.NORMAL, height);
    return texts.stream()
        .allMatch(text -> Lettering.NORMAL.folded(text, width, most + 1).size() <= most);
  }

  private static int lines(Lettering lettering, double height) {
    return Math.max(1, (int) (height / lettering.lineHeight()));
  }

  /** How wide they are. */
  double width() {
    return numbers
        + names.stream().flatMap(List::stream).mapToDouble(lettering::width).max().orElse(0);
  }

  /**
   * Paints one of them.
   *
   * @param row from 0
   * @param x its left end
   * @param y the middle of the row
   */
  void paint(Graphics2D g, int row, int number, double x, double y) {
    Lettering.NORMAL.draw(
        g,
        Integer.toString(number),
        x + numbers - GAP,
        y + Lettering.NORMAL.middle(),
        1,
        Ink.color(Style.SOFT_TEXT));
    List<String> lines = names.get(row);
    double base = y + lettering.middle() - lettering.lineHeight() * (lines.size() - 1) / 2;
    for (String line : lines) {
      lettering.draw(g, line, x + numbers, base, 0, Ink.color(Style.INK));
      base += lettering.lineHeight();
    }
  }
}
