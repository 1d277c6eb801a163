package panal.chart;

import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import java.util.List;
import panal.view.Style;
import panal.view.Table;

/**
 * Lines over an x axis, with their names at their ends; in one panel, or in several above each
 * other that share the axis.
 *
 * @param sheet title and sentence
 * @param table the numbers
 * @param x the x axis
 * @param panels from the top, unmodifiable
 */
record LineChart(Sheet sheet, Table table, Axis x, List<Panel> panels) implements SheetChart {

  private static final double ABOVE = 32; // for the label of a y axis
  private static final double BETWEEN = 18; // panels
  private static final double BELOW = 48; // for the marks and the label of the x axis

  /**
   * Lines over each other.
   *
   * @param y the y axis
   * @param lines in the order in which they are drawn, unmodifiable
   */
  record Panel(Axis y, List<Line> lines) {
    Panel {
      lines = List.copyOf(lines);
    }

    private List<Line> drawn() {
      return lines.stream().filter(line -> !line.drawn().isEmpty()).toList();
    }
  }

  LineChart {
    panels = List.copyOf(panels);
  }

  /** A chart of one panel. */
  LineChart(Sheet sheet, Table table, Axis x, Axis y, List<Line> lines) {
    this(sheet, table, x, List.of(new Panel(y, lines)));
  }

  @Override
  public boolean isEmpty() {
    return false; // axes without lines are drawn too
  }

  @Override
  public void draw(Graphics2D g, Rectangle2D.Double free) {
    double height = (free.height - BELOW - (panels.size() - 1) * BETWEEN) / panels.size();
    double room =
        panels.stream()
            .mapToDouble(panel -> labels(panel, height).room(panel.drawn()))
            .max()
            .orElse(0);
    for (int i = 0; i < panels.size(); i++) {
      Panel panel = panels.get(i);
      double top = free.y + i * (height + BETWEEN);
      double base = top + Lettering.NORMAL.lineHeight();
      Lettering.NORMAL.draw(g, panel.y().label(), free.x, base, 0, Ink.color(Style.SOFT_TEXT));
      Plot plot =
          new Plot(
              new Rectangle2D.Double(free.x, top + ABOVE, free.width - room, height - ABOVE),
              x,
              panel.y());
      paint(g, plot, panel.drawn(), labels(panel, height), top + ABOVE);
      if (i == panels.size() - 1) {
        plot.paintX(g);
      }
    }
    if (panels.stream().allMatch(panel -> panel.drawn().isEmpty())) {
      Sheet.noData(g, free);
    }
  }

  private static EndLabels labels(Panel panel, double height) {
    return new EndLabels(panel.drawn().size(), height - ABOVE);
  }

  private static void paint(
      Graphics2D g, Plot plot, List<Line> drawn, EndLabels labels, double top) {
    drawn.forEach(plot::band);
    drawn.forEach(plot::line);
    plot.paint(g);
    for (Line line : drawn) {
      labels.add(line, plot.y(line.drawn().get(line.drawn().size() - 1).y()));
    }
    labels.paint(g, plot.right(), top, plot.bottom() - 4);
  }
}
