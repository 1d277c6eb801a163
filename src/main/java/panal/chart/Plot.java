package panal.chart;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.geom.AffineTransform;
import java.awt.geom.Line2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.knowm.xchart.XYChart;
import org.knowm.xchart.XYChartBuilder;
import org.knowm.xchart.XYSeries;
import org.knowm.xchart.XYSeries.XYSeriesRenderStyle;
import org.knowm.xchart.style.XYStyler;
import org.knowm.xchart.style.lines.SeriesLines;
import org.knowm.xchart.style.markers.SeriesMarkers;
import panal.view.Style;

/**
 * A plot between two axes. XChart draws what lies between them; its own axes are off, so that
 * ranges and marks are ours, one point or all values equal are no special case, and plots one above
 * the other are aligned.
 */
final class Plot {

  /** The room for the numbers of the y axis, at the left. */
  static final double NUMBERS = 54;

  private static final int MARKER = 9;
  private static final double TICK = 5;
  private static final BasicStroke HAIR = new BasicStroke(1); // solid: dashes swell an SVG
  private static final Ink GRID = new Ink(Ink.color(Style.PALE), HAIR, SeriesMarkers.NONE);

  private final XYChart chart;
  private final double left;
  private final double top;
  private final Axis x;
  private final Axis y;

  /** An empty plot in an area, with the numbers of the y axis inside it and all of x below it. */
  Plot(Rectangle2D.Double area, Axis x, Axis y) {
    this.x = x;
    this.y = y;
    left = area.x + NUMBERS;
    top = area.y;
    chart =
        new XYChartBuilder().width((int) (area.width - NUMBERS)).height((int) area.height).build();
    XYStyler styler = chart.getStyler();
    styler.setLocale(Locale.ROOT);
    styler.setChartBackgroundColor(Color.WHITE);
    styler.setPlotBackgroundColor(Color.WHITE);
    styler.setPlotBorderVisible(false);
    styler.setPlotGridLinesVisible(false);
    styler.setPlotContentSize(1);
    styler.setPlotMargin(0);
    styler.setChartPadding(0);
    styler.setChartTitleVisible(false);
    styler.setLegendVisible(false);
    styler.setAxisTitlesVisible(false);
    styler.setAxisTicksVisible(false);
    styler.setMarkerSize(MARKER);
    styler.setXAxisMin(x.low());
    styler.setXAxisMax(x.high());
    styler.setYAxisMin(y.low());
    styler.setYAxisMax(y.high());
    for (Axis.Mark mark : y.marks()) {
      level(mark.value(), GRID);
    }
  }

  /** Adds a line from the left end to the right. */
  void level(double value, Ink ink) {
    series(new double[] {x.low(), x.high()}, new double[] {y.place(value), y.place(value)}, ink);
  }

  /** Adds a line from the bottom to the top. */
  void upright(double value, Ink ink) {
    series(new double[] {value, value}, new double[] {y.low(), y.high()}, ink);
  }

  /** Adds a line with its markers; those of pale points are pale. */
  void line(Line line) {
    Ink ink = line.ink();
    points(line.points(), new Ink(ink.color(), ink.stroke(), SeriesMarkers.NONE));
    points(
        line.points().stream().filter(point -> !point.pale()).toList(),
        new Ink(ink.color(), SeriesLines.NONE, ink.marker()));
    points(
        line.points().stream().filter(Line.Point::pale).toList(),
        new Ink(Ink.pale(ink.color()), SeriesLines.NONE, ink.marker()));
  }

  private void points(List<Line.Point> points, Ink ink) {
    if (!points.isEmpty()) {
      series(
          points.stream().mapToDouble(this::placed).toArray(),
          points.stream().mapToDouble(point -> y.place(point.y())).toArray(),
          ink);
    }
  }

  /** Adds the band between the ends of the intervals of a line; a bar where it is one point. */
  void band(Line line) {
    List<Line.Point> points = line.points().stream().filter(this::hasBand).toList();
    if (points.isEmpty()) {
      return;
    }
    double wider = points.size() == 1 ? (x.high() - x.low()) / 100 : 0;
    List<double[]> around = new ArrayList<>();
    Line.Point first = points.get(0);
    Line.Point last = points.get(points.size() - 1);
    around.add(new double[] {placed(first) - wider, y.place(first.low())});
    around.add(new double[] {placed(first) - wider, y.place(first.high())});
    points.forEach(point -> around.add(new double[] {placed(point), y.place(point.high())}));
    around.add(new double[] {placed(last) + wider, y.place(last.high())});
    around.add(new double[] {placed(last) + wider, y.place(last.low())});
    for (int i = points.size() - 1; i >= 0; i--) {
      around.add(new double[] {placed(points.get(i)), y.place(points.get(i).low())});
    }
    area(around, line.ink().band());
  }

  /** Adds a filled polygon without an outline; its corners are places on the axes. */
  void area(List<double[]> corners, Color color) {
    XYSeries series =
        series(
            corners.stream().mapToDouble(corner -> corner[0]).toArray(),
            corners.stream().mapToDouble(corner -> corner[1]).toArray(),
            new Ink(color, SeriesLines.NONE, SeriesMarkers.NONE));
    series.setXYSeriesRenderStyle(XYSeriesRenderStyle.PolygonArea);
    series.setFillColor(color);
  }

  private XYSeries series(double[] xs, double[] ys, Ink ink) {
    XYSeries series = chart.addSeries("series " + chart.getSeriesMap().size(), xs, ys);
    series.setLineColor(ink.color());
    series.setLineStyle(ink.stroke());
    series.setMarker(ink.marker());
    series.setMarkerColor(ink.color());
    return series;
  }

  private boolean hasBand(Line.Point point) {
    return !Double.isNaN(y.place(point.low()) + y.place(point.high()));
  }

  private double placed(Line.Point point) {
    return x.place(point.x());
  }

  /** Paints all that was added, and the numbers of the y axis. */
  void paint(Graphics2D g) {
    AffineTransform usual = g.getTransform();
    g.translate(left, top);
    chart.paint(g, chart.getWidth(), chart.getHeight());
    g.setTransform(usual);
    Color soft = Ink.color(Style.SOFT_TEXT);
    for (Axis.Mark mark : y.marks()) {
      double base = y(mark.value()) + Lettering.NORMAL.middle();
      Lettering.NORMAL.draw(g, mark.text(), left - 8, base, 1, soft);
    }
  }

  /** Paints the marks and the label of the x axis below the plot. */
  void paintX(Graphics2D g) {
    double base = bottom();
    double line = Lettering.NORMAL.lineHeight();
    Color soft = Ink.color(Style.SOFT_TEXT);
    g.setColor(Ink.color(Style.GREY));
    g.setStroke(HAIR);
    g.draw(new Line2D.Double(left, base, right(), base));
    double free = Double.NEGATIVE_INFINITY;
    for (Axis.Mark mark : x.marks()) {
      double place = x(x.place(mark.value()));
      g.setColor(Ink.color(Style.GREY));
      g.draw(new Line2D.Double(place, base, place, base + TICK));
      double half = Lettering.NORMAL.width(mark.text()) / 2;
      if (place - half > free) {
        Lettering.NORMAL.draw(g, mark.text(), place, base + TICK + line, 0.5, soft);
        free = place + half + 8;
      }
    }
    Lettering.NORMAL.draw(
        g, x.label(), (left + right()) / 2, base + TICK + 2 * line + 2, 0.5, soft);
  }

  double right() {
    return left + chart.getWidth();
  }

  double bottom() {
    return top + chart.getHeight();
  }

  /** Where a place on the x axis lies on the sheet, once painted. */
  double x(double place) {
    return left + chart.getScreenXFromChart(place);
  }

  /** Where a value of y lies on the sheet, once painted. */
  double y(double value) {
    return top + chart.getScreenYFromChart(y.place(value));
  }
}
