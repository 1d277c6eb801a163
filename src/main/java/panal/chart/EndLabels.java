package panal.chart;

import java.awt.BasicStroke;
import java.awt.Graphics2D;
import java.awt.geom.Line2D;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import panal.view.Style;

/**
 * The names of lines at their right ends, instead of a legend, each with a piece of its line. Where
 * ends are close to each other, the names move apart and thin lines lead to them.
 */
final class EndLabels {

  private static final double GAP = 22;
  private static final double WIDEST = 250;
  private static final int MOST_LINES = 2;
  private static final double LEADER = 18;
  private static final double SAMPLE = 30;
  private static final int MARKER = 9;

  private record Label(Line line, double end) {}

  private final List<Label> labels = new ArrayList<>();

  private final int most;

  /**
   * None yet.
   *
   * @param count how many there will be
   * @param height that they share
   */
  EndLabels(int count, double height) {
    int fit = (int) (height / Math.max(1, count) / Lettering.NORMAL.lineHeight());
    most = Math.max(1, Math.min(MOST_LINES, fit));
  }

  /** How much room the names of these lines take at the right of a plot. */
  double room(List<Line> lines) {
    double widest =
        lines.stream()
            .flatMapToDouble(line -> written(line).stream().mapToDouble(lettering(line)::width))
            .max()
            .orElse(0);
    return LEADER + SAMPLE + 8 + widest;
  }

  private Lettering lettering(Line line) {
    boolean whole = Lettering.NORMAL.folded(line.name(), WIDEST, most + 1).size() <= most;
    return whole ? Lettering.NORMAL : Lettering.SMALL;
  }

  /** A name in one line, or in two where there is the height. */
  private List<String> written(Line line) {
    return lettering(line).folded(line.name(), WIDEST, most);
  }

  /** Adds the name of a line that ends at this height. */
  void add(Line line, double end) {
    labels.add(new Label(line, end));
  }

  /**
   * Draws them from {@code x} on.
   *
   * @param top the highest place
   * @param bottom the lowest
   */
  void paint(Graphics2D g, double x, double top, double bottom) {
    labels.sort(Comparator.comparingDouble(Label::end));
    int lines = labels.stream().mapToInt(label -> written(label.line()).size()).max().orElse(1);
    double height = Lettering.NORMAL.lineHeight();
    double[] places =
        spread(
            labels.stream().mapToDouble(Label::end).toArray(),
            GAP + (lines - 1) * height,
            top + (lines - 1) * height / 2,
            bottom - (lines - 1) * height / 2);
    for (int i = 0; i < places.length; i++) {
      Line line = labels.get(i).line();
      double y = places[i];
      g.setColor(Ink.color(Style.PALE_LINE));
      g.setStroke(new BasicStroke(1));
      g.draw(new Line2D.Double(x + 2, labels.get(i).end(), x + LEADER - 4, y));
      g.setColor(line.ink().color());
      g.setStroke(line.ink().stroke());
      g.draw(new Line2D.Double(x + LEADER, y, x + LEADER + SAMPLE, y));
      line.ink().marker().paint(g, x + LEADER + SAMPLE / 2, y, MARKER);
      List<String> name = written(line);
      Lettering lettering = lettering(line);
      double base = y + lettering.middle() - (name.size() - 1) * height / 2;
      for (String part : name) {
        lettering.draw(g, part, x + LEADER + SAMPLE + 8, base, 0, Ink.color(Style.INK));
        base += height;
      }
    }
  }

  /**
   * The places nearest to the ends, ascending like them, that are so far apart at most, less where
   * there is no room for it.
   */
  static double[] spread(double[] ends, double most, double top, double bottom) {
    double gap = Math.min(most, (bottom - top) / Math.max(1, ends.length - 1));
    double[] places = ends.clone();
    for (int round = 0; round < 100; round++) { // neighbours push each other until all is still
      for (int i = 1; i < places.length; i++) {
        double lack = gap - (places[i] - places[i - 1]);
        if (lack > 0) {
          places[i - 1] -= lack / 2;
          places[i] += lack / 2;
        }
      }
    }
    for (int i = 0; i < places.length; i++) {
      double lowest = i == 0 ? top : places[i - 1] + gap;
      places[i] = Math.max(places[i], lowest);
    }
    for (int i = places.length - 1; i >= 0; i--) {
      double highest = i == places.length - 1 ? bottom : places[i + 1] - gap;
      places[i] = Math.min(places[i], highest);
    }
    return places;
  }
}
