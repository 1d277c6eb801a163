package panal.chart;

import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import java.util.List;
import panal.view.Style;
import panal.view.Table;

/**
 * Lines over an x axis, with their names at their ends.
 *
 * @param sheet title and sentence
 * @param table the numbers
 * @param x the x axis
 * @param y the y axis
 * @param lines in the order in which they are drawn, unmodifiable
 */
record LineChart(Sheet sheet, Table table, Axis x, Axis y, List<Line> lines) implements Chart {

  private static final double ABOVE = 32; // for the label of the y axis
  private static final double BELOW = 48; // for the marks and the label of the x axis

  LineChart {
    lines = List.copyOf(lines);
  }

  @Override
  public String sentence() {
    return sheet.sentence();
  }

  @Override
  public void paint(Graphics2D g) {
    Rectangle2D.Double free = sheet.paint(g);
    double base = free.y + Lettering.NORMAL.lineHeight();
    Lettering.NORMAL.draw(g, y.label(), free.x, base, 0, Ink.color(Style.SOFT_TEXT));
    List<Line> drawn = lines.stream().filter(line -> !line.drawn().isEmpty()).toList();
    Plot plot =
        new Plot(
            new Rectangle2D.Double(
                free.x,
                free.y + ABOVE,
                free.width - EndLabels.room(drawn),
                free.height - ABOVE - BELOW),
            x,
            y);
    drawn.forEach(plot::band);
    drawn.forEach(plot::line);
    plot.paint(g);
    plot.paintX(g);
    EndLabels labels = new EndLabels();
    for (Line line : drawn) {
      labels.add(line, plot.y(line.drawn().get(line.drawn().size() - 1).y()));
    }
    labels.paint(g, plot.right(), free.y + ABOVE, plot.bottom() - 4);
    if (drawn.isEmpty()) {
      Sheet.noData(g, free);
    }
  }
}
