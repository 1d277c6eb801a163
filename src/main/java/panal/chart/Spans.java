package panal.chart;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Rectangle2D;
import java.util.List;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import org.knowm.xchart.style.markers.SeriesMarkers;
import panal.view.Numbers;
import panal.view.Style;
import panal.view.Table;

/**
 * A row for each of several values: its name, and a point with its interval as a bar across a
 * common axis, on which a line marks 0. Values that rest on too little are pale and hollow.
 *
 * @param sheet title and sentence
 * @param table the numbers
 * @param label of the axis
 * @param spans from top to bottom; none at all for no data, unmodifiable
 */
record Spans(Sheet sheet, Table table, String label, List<Span> spans) implements SheetChart {

  private static final int MARKS = 7;
  private static final double HIGHEST = 72;
  private static final double BELOW = 48; // for the marks and the label of the axis
  private static final double MOST_NAMES = 330;
  private static final double NUMBER = 62; // for the value at the right
  private static final double DOT = 11;
  private static final BasicStroke BAR = new BasicStroke(4, BasicStroke.CAP_BUTT, 0);
  private static final BasicStroke THIN = new BasicStroke(1.4f);
  private static final Ink ZERO = new Ink(Ink.color(Style.GREY), THIN, SeriesMarkers.NONE);
  private static final Color BLUE = Ink.color(Style.BLUE);

  /**
   * One of them.
   *
   * @param number before its name
   * @param low the lower end of its interval
   * @param high the upper end
   * @param few whether it rests on too little
   */
  record Span(int number, String name, double value, double low, double high, boolean few) {

    Color color() {
      return few ? Ink.pale(BLUE) : BLUE;
    }
  }

  Spans {
    spans = List.copyOf(spans);
  }

  @Override
  public boolean isEmpty() {
    return spans.isEmpty();
  }

  @Override
  public void draw(Graphics2D g, Rectangle2D.Double free) {
    int n = spans.size();
    double height = Math.min(HIGHEST, (free.height - BELOW) / n);
    RowNames names = new RowNames(spans.stream().map(Span::name).toList(), height, MOST_NAMES);
    double left = free.x + names.width() - Plot.NUMBERS + 16;
    Plot plot =
        new Plot(
            new Rectangle2D.Double(left, free.y, free.getMaxX() - NUMBER - left, n * height),
            Axis.linear(label, ends(), MARKS),
            new Axis("", List.of(), Axis.Scale.LINEAR, -0.5, n - 0.5));
    plot.upright(0, ZERO);
    for (int i = 0; i < n; i++) {
      Span span = spans.get(i);
      Ink bar = new Ink(span.color(), BAR, SeriesMarkers.NONE);
      double row = n - 1 - i;
      plot.line(
          new Line(
              "", bar, List.of(new Line.Point(span.low(), row), new Line.Point(span.high(), row))));
    }
    plot.paint(g);
    plot.paintX(g);
    IntStream.range(0, n).forEach(i -> paint(g, plot, names, i, free));
  }

  private void paint(Graphics2D g, Plot plot, RowNames names, int i, Rectangle2D.Double free) {
    Span span = spans.get(i);
    double y = plot.y(spans.size() - 1 - i);
    names.paint(g, i, span.number(), free.x, y);
    Ellipse2D dot = new Ellipse2D.Double(plot.x(span.value()) - DOT / 2, y - DOT / 2, DOT, DOT);
    g.setColor(span.few() ? Color.WHITE : BLUE);
    g.fill(dot);
    g.setColor(BLUE);
    g.setStroke(THIN);
    g.draw(dot);
    Lettering.NORMAL.draw(
        g,
        Numbers.signed(span.value(), 0),
        free.getMaxX(),
        y + Lettering.NORMAL.middle(),
        1,
        Ink.color(span.few() ? Style.SOFT_TEXT : Style.INK));
  }

  private double[] ends() {
    return DoubleStream.concat(
            DoubleStream.of(0),
            spans.stream().flatMapToDouble(span -> DoubleStream.of(span.low(), span.high())))
        .toArray();
  }
}
