package panal.chart;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.geom.Rectangle2D;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.DoubleStream;
import org.knowm.xchart.style.markers.SeriesMarkers;
import panal.message.Messages;
import panal.view.Entry;
import panal.view.Numbers;
import panal.view.Style;
import panal.view.Table;

/**
 * Bars of visits over dots of values, a column an action. Where there are more actions than fit
 * side by side, those with the most visits are shown.
 *
 * @param sheet title and sentence
 * @param bars one an action, in the game's order, unmodifiable
 */
record ActionBars(Sheet sheet, List<Bar> bars) implements SheetChart {

  private static final Color GREEN = Ink.color(Style.GREEN);
  private static final int MARKS = 5;
  private static final double HALF_BAR = 0.3;
  private static final double BELOW = 26; // for the actions under the lower plot
  private static final double BETWEEN = 14;
  private static final double KEY = 26; // above each plot
  private static final double DOT = 11;
  private static final BasicStroke THIN = new BasicStroke(1.4f);
  private static final BasicStroke THICK = new BasicStroke(4);
  private static final Ink BASE = new Ink(Ink.color(Style.GREY), THIN, SeriesMarkers.NONE);

  /**
   * One action.
   *
   * @param action as it is written
   * @param visits N
   * @param mean Q/N, NaN where N is 0
   * @param exact its value when both sides play perfectly, for the same player, where it is known
   * @param optimal whether no other has a higher value
   */
  record Bar(String action, long visits, double mean, OptionalDouble exact, boolean optimal) {}

  ActionBars {
    bars = List.copyOf(bars);
  }

  @Override
  public Table table() {
    return new Table(
        sheet.title() + ". " + sheet.sentence(),
        List.of(
            Table.Column.text(Messages.of("chart.visits.action")),
            Table.Column.number("N"),
            Table.Column.number("Q/N"),
            Table.Column.number(Messages.of("chart.visits.exact")),
            Table.Column.text(Messages.of("chart.visits.optimal"))),
        bars.stream()
            .map(
                bar ->
                    List.<Entry>of(
                        new Entry.Text(bar.action()),
                        new Entry.Number(bar.visits()),
                        new Entry.Number(Numbers.signed(bar.mean(), Numbers.DECIMALS)),
                        Entry.total(bar.exact(), Numbers.DECIMALS),
                        new Entry.Text(bar.optimal() ? "✓" : "")))
            .toList());
  }

  @Override
  public boolean isEmpty() {
    return false; // a root has actions, and those without visits are drawn too
  }

  @Override
  public void draw(Graphics2D g, Rectangle2D.Double free) {
    List<Bar> shown = shown(free.width - Plot.NUMBERS);
    double height = (free.height - BELOW - BETWEEN - 2 * KEY) / 2;
    Rectangle2D.Double above = new Rectangle2D.Double(free.x, free.y + KEY, free.width, height);
    Rectangle2D.Double under = new Rectangle2D.Double();
    under.setRect(free.x, above.getMaxY() + BETWEEN + KEY, free.width, height);
    Axis columns =
        new Axis("", List.of(), Axis.Scale.LINEAR, -0.6, Math.max(1, shown.size()) - 0.4);
    Plot upper = new Plot(above, columns, visits(shown));
    Plot lower = new Plot(under, columns, values(shown));
    for (int i = 0; i < shown.size(); i++) {
      upper.area(bar(i, shown.get(i)), shown.get(i).optimal() ? GREEN : Color.WHITE);
    }
    for (Plot plot : List.of(upper, lower)) {
      plot.level(0, BASE);
      plot.paint(g);
    }
    for (int i = 0; i < shown.size(); i++) {
      Bar bar = shown.get(i);
      paintBar(g, upper, i, bar);
      paintValues(g, lower, i, bar);
      double base = lower.bottom() + Lettering.NORMAL.lineHeight();
      lettering(bar).draw(g, bar.action(), lower.x(i), base, 0.5, Ink.color(Style.INK));
    }
    paintKeys(g, above, under, bars.size() - shown.size());
  }

  private static List<double[]> bar(int i, Bar bar) {
    return List.of(
        new double[] {i - HALF_BAR, 0},
        new double[] {i - HALF_BAR, bar.visits()},
        new double[] {i + HALF_BAR, bar.visits()},
        new double[] {i + HALF_BAR, 0});
  }

  private void paintKeys(
      Graphics2D g, Rectangle2D.Double above, Rectangle2D.Double under, int left) {
    boolean known = bars.stream().anyMatch(bar -> bar.exact().isPresent());
    Key visits = new Key(g, above.x, above.y - 8);
    visits.text(
        Messages.of("chart.visits.visits")
            + (left > 0 ? Messages.of("chart.visits.left", left) : ""));
    if (known) {
      visits.box(GREEN, GREEN);
      visits.text(Messages.of("chart.visits.optimal"));
      visits.box(Color.WHITE, Ink.color(Style.SOFT_TEXT));
      visits.text(Messages.of("chart.visits.other"));
    }
    Key values = new Key(g, under.x, under.y - 8);
    values.dot(Ink.color(Style.BLUE));
    values.text("Q/N");
    if (known) {
      values.stroke(GREEN, THICK);
      values.text(Messages.of("chart.visits.exact"));
    }
  }

  /** As many as fit side by side, in the game's order. */
  private List<Bar> shown(double width) {
    double widest =
        bars.stream().mapToDouble(bar -> Lettering.NORMAL.width(bar.action())).max().orElse(1);
    Set<Bar> most =
        bars.stream()
            .sorted(Comparator.comparingLong(Bar::visits).reversed())
            .limit((long) (width / (widest + 8)))
            .collect(Collectors.toSet());
    return bars.stream().filter(most::contains).toList();
  }

  private static Axis visits(List<Bar> bars) {
    double most = Math.max(1, bars.stream().mapToLong(Bar::visits).max().orElse(0));
    return Axis.whole("", 0, 1.15 * most, MARKS); // numbers stand on the bars
  }

  private static Axis values(List<Bar> bars) {
    DoubleStream all =
        bars.stream()
            .flatMapToDouble(bar -> DoubleStream.of(bar.mean(), bar.exact().orElse(Double.NaN)));
    return Axis.linear("", DoubleStream.concat(DoubleStream.of(-1, 1), all).toArray(), MARKS);
  }

  private static void paintBar(Graphics2D g, Plot plot, int i, Bar bar) {
    double left = plot.x(i - HALF_BAR);
    double top = plot.y(bar.visits());
    g.setColor(bar.optimal() ? GREEN : Ink.color(Style.SOFT_TEXT));
    g.setStroke(THIN);
    g.draw(new Rectangle2D.Double(left, top, plot.x(i + HALF_BAR) - left, plot.y(0) - top));
    lettering(bar)
        .draw(g, Long.toString(bar.visits()), plot.x(i), top - 5, 0.5, Ink.color(Style.INK));
  }

  private static void paintValues(Graphics2D g, Plot plot, int i, Bar bar) {
    double x = plot.x(i);
    double exact = plot.y(bar.exact().orElse(0));
    if (bar.exact().isPresent()) {
      g.setColor(GREEN);
      g.setStroke(THICK);
      g.draw(new Line2D.Double(plot.x(i - HALF_BAR), exact, plot.x(i + HALF_BAR), exact));
    }
    if (!Double.isNaN(bar.mean())) {
      double mean = plot.y(bar.mean());
      g.setColor(Ink.color(Style.GREY));
      g.setStroke(THIN);
      g.draw(new Line2D.Double(x, exact, x, mean));
      g.setColor(Ink.color(Style.BLUE));
      g.fill(new Ellipse2D.Double(x - DOT / 2, mean - DOT / 2, DOT, DOT));
    }
  }

  private static Lettering lettering(Bar bar) {
    return bar.optimal() ? Lettering.STRONG : Lettering.NORMAL;
  }
}
