package panal.chart;

import java.awt.Graphics2D;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import panal.message.Messages;
import panal.view.Entry;
import panal.view.Numbers;
import panal.view.Table;

/**
 * Lines of one's own numbers, for a notebook: {@code LinePlot.of("Error", "It halves with four
 * times the rollouts.").withLogX("rollouts").withLogY("error").with("3×3", xs, ys)}.
 *
 * <p>On a logarithmic axis a value that is not above 0 is a gap, as NaN is on any.
 *
 * @param title what is drawn, short
 * @param sentence what it shows
 * @param x the scale from left to right
 * @param y the scale from bottom to top
 * @param lines in the order in which they are drawn, unmodifiable
 */
public record LinePlot(String title, String sentence, Scale x, Scale y, List<Series> lines)
    implements Chart {

  private static final int MARKS = 8;
  private static final int DIGITS = 4;

  /**
   * A scale.
   *
   * @param label what it measures
   * @param logarithmic whether equal distances are equal factors
   */
  public record Scale(String label, boolean logarithmic) {

    /** NaN, a gap, for what has no place on the scale. */
    private double known(double value) {
      return logarithmic && value <= 0 ? Double.NaN : value;
    }

    private Axis axis(DoubleStream values) {
      return logarithmic
          ? Axis.decades(label, values.toArray())
          : Axis.linear(label, values.toArray(), MARKS);
    }
  }

  /**
   * A line.
   *
   * @param name what stands at its end
   * @param points from left to right, unmodifiable
   * @param level whether it is a thin line to compare with, such as the exact value
   */
  public record Series(String name, List<Point> points, boolean level) {
    /** Takes a copy of the list. */
    public Series {
      points = List.copyOf(points);
    }
  }

  /**
   * A point and the ends of its interval, NaN where there is none.
   *
   * @param x from left to right
   * @param y NaN is a gap
   * @param low the lower end
   * @param high the upper end
   */
  public record Point(double x, double y, double low, double high) {}

  /** Takes a copy of the list. */
  public LinePlot {
    lines = List.copyOf(lines);
  }

  /** An empty plot on linear scales without labels. */
  public static LinePlot of(String title, String sentence) {
    Scale plain = new Scale("", false);
    return new LinePlot(title, sentence, plain, plain, List.of());
  }

  /** The same with this label from left to right. */
  public LinePlot withX(String label) {
    return new LinePlot(title, sentence, new Scale(label, false), y, lines);
  }

  /** The same with a logarithmic scale from left to right. */
  public LinePlot withLogX(String label) {
    return new LinePlot(title, sentence, new Scale(label, true), y, lines);
  }

  /** The same with this label from bottom to top. */
  public LinePlot withY(String label) {
    return new LinePlot(title, sentence, x, new Scale(label, false), lines);
  }

  /** The same with a logarithmic scale from bottom to top. */
  public LinePlot withLogY(String label) {
    return new LinePlot(title, sentence, x, new Scale(label, true), lines);
  }

  /**
   * The same with another line.
   *
   * @throws IllegalArgumentException if there is not a y for each x
   */
  public LinePlot with(String name, double[] xs, double[] ys) {
    double[] none = DoubleStream.generate(() -> Double.NaN).limit(xs.length).toArray();
    return with(name, xs, ys, none, none);
  }

  /**
   * The same with another line and the band of its intervals.
   *
   * @throws IllegalArgumentException if the arrays are not equally long
   */
  public LinePlot with(String name, double[] xs, double[] ys, double[] lows, double[] highs) {
    for (double[] others : List.of(ys, lows, highs)) {
      if (others.length != xs.length) {
        throw new IllegalArgumentException(
            Messages.of("chart.lengths", name, xs.length, others.length));
      }
    }
    List<Point> points =
        IntStream.range(0, xs.length)
            .mapToObj(i -> new Point(xs[i], ys[i], lows[i], highs[i]))
            .toList();
    return with(new Series(name, points, false));
  }

  /** The same with a line to compare with, such as an exact value or a law, without markers. */
  public LinePlot withLevel(String name, double[] xs, double[] ys) {
    return with(new Series(name, with(name, xs, ys).last().points(), true));
  }

  private Series last() {
    return lines.get(lines.size() - 1);
  }

  private LinePlot with(Series line) {
    List<Series> more = new ArrayList<>(lines);
    more.add(line);
    return new LinePlot(title, sentence, x, y, more);
  }

  @Override
  public void paint(Graphics2D g) {
    List<Point> points = lines.stream().flatMap(line -> line.points().stream()).toList();
    Axis across = x.axis(points.stream().mapToDouble(Point::x));
    Axis up =
        y.axis(
            points.stream()
                .flatMapToDouble(point -> DoubleStream.of(point.y(), point.low(), point.high())));
    List<Line> drawn = new ArrayList<>();
    int number = 0;
    for (Series line : lines) {
      Ink ink = line.level() ? Ink.LEVEL : Ink.nth(number);
      number += line.level() ? 0 : 1;
      drawn.add(new Line(line.name(), ink, line.points().stream().map(this::placed).toList()));
    }
    new LineChart(new Sheet(title, sentence), table(), across, up, drawn).paint(g);
  }

  private Line.Point placed(Point point) {
    return new Line.Point(
        x.known(point.x()), y.known(point.y()), y.known(point.low()), y.known(point.high()));
  }

  /** A row for each x, a column for each line. */
  @Override
  public Table table() {
    List<Table.Column> columns = new ArrayList<>(List.of(Table.Column.number(x.label())));
    lines.forEach(line -> columns.add(Table.Column.number(line.name())));
    TreeSet<Double> xs = new TreeSet<>();
    lines.forEach(line -> line.points().forEach(point -> xs.add(point.x())));
    List<List<Entry>> rows = new ArrayList<>();
    for (double at : xs) {
      List<Entry> row = new ArrayList<>(List.of(number(at)));
      lines.forEach(line -> row.add(number(valueAt(line, at))));
      rows.add(row);
    }
    return new Table(title + ". " + sentence, columns, rows);
  }

  private static double valueAt(Series line, double at) {
    return line.points().stream()
        .filter(point -> point.x() == at)
        .mapToDouble(Point::y)
        .findFirst()
        .orElse(Double.NaN);
  }

  private static Entry number(double value) {
    return new Entry.Number(
        Numbers.plain(value, value == Math.rint(value) && Math.abs(value) < 1e15 ? 0 : DIGITS));
  }
}
