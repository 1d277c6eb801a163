package panal.chart;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.ToDoubleFunction;
import java.util.stream.DoubleStream;
import java.util.stream.Stream;
import panal.experiment.Growth;
import panal.message.Messages;
import panal.search.Result;
import panal.search.Solution;
import panal.view.Entry;
import panal.view.Numbers;
import panal.view.Style;
import panal.view.Table;

/** How a tree grows with the iterations. */
public final class GrowthChart {

  private static final int MARKS = 8;
  private static final int PANEL_MARKS = 5;
  private static final List<String> COLOURS =
      List.of(Style.BLUE, Style.AMBER, Style.SKY, Style.INK, Style.SOFT_TEXT);

  private GrowthChart() {}

  /** The number of nodes. */
  public static <A> Chart nodes(Growth<A> growth) {
    return size(growth, "nodes", Growth.Point::nodes);
  }

  /** The depth of the deepest node. */
  public static <A> Chart depth(Growth<A> growth) {
    return size(growth, "depth", Growth.Point::depth);
  }

  /** The most and the fewest visits that an action of the root has: how lopsided the tree is. */
  public static <A> Chart spread(Growth<A> growth) {
    List<Line> lines =
        List.of(
            line(growth, "most", Ink.numbered(Style.BLUE, 0, 0), Growth.Point::mostVisits),
            line(growth, "fewest", Ink.numbered(Style.AMBER, 1, 1), Growth.Point::fewestVisits));
    return chart(growth, "spread", lines);
  }

  /**
   * Several searches beside each other, by their names: above, the most and the fewest visits that
   * an action of the root has, on a logarithmic scale; below, the depth.
   *
   * @param searches in the order in which they are drawn
   */
  public static Chart of(Map<String, ? extends Growth<?>> searches) {
    List<Line> visits = new ArrayList<>();
    List<Line> depths = new ArrayList<>();
    searches.forEach(
        (name, growth) -> {
          int number = depths.size();
          String color = COLOURS.get(number % COLOURS.size());
          Ink full = Ink.numbered(color, 0, 2 * number);
          Ink broken = Ink.numbered(color, 1, 2 * number + 1);
          visits.add(named(name, "most", full, growth, point -> known(point.mostVisits())));
          visits.add(named(name, "fewest", broken, growth, point -> known(point.fewestVisits())));
          depths.add(named(name, "depth", full, growth, Growth.Point::depth));
        });
    double[] iterations =
        depths.stream()
            .flatMap(line -> line.points().stream())
            .mapToDouble(Line.Point::x)
            .toArray();
    return new LineChart(
        new Sheet(
            Messages.of("chart.growth.searches.title"),
            Messages.of("chart.growth.searches.sentence")),
        table(searches),
        Axis.linear(Messages.of("chart.growth.x"), iterations, MARKS),
        List.of(
            new LineChart.Panel(
                Axis.decades(Messages.of("chart.growth.spread.log"), heights(visits)), visits),
            new LineChart.Panel(
                Axis.whole(Messages.of("chart.growth.depth"), 0, highest(depths), PANEL_MARKS),
                depths)));
  }

  private static Line named(
      String name, String what, Ink ink, Growth<?> growth, ToDoubleFunction<Growth.Point<?>> size) {
    List<Line.Point> points = new ArrayList<>();
    growth
        .points()
        .forEach(
            point -> points.add(new Line.Point(point.iterations(), size.applyAsDouble(point))));
    return new Line(Messages.of("chart.growth." + what) + ", " + name, ink, points);
  }

  /** No visits, which have no logarithm, are a gap. */
  private static double known(long visits) {
    return visits == 0 ? Double.NaN : visits;
  }

  private static double[] heights(List<Line> lines) {
    return lines.stream()
        .flatMap(line -> line.drawn().stream())
        .mapToDouble(Line.Point::y)
        .toArray();
  }

  private static double highest(List<Line> lines) {
    return 1.08 * Math.max(1, DoubleStream.of(heights(lines)).max().orElse(1));
  }

  private static Table table(Map<String, ? extends Growth<?>> searches) {
    List<Table.Column> columns = new ArrayList<>();
    columns.add(Table.Column.text(Messages.of("chart.growth.search")));
    Stream.of("x", "nodes", "depth", "most", "fewest")
        .forEach(what -> columns.add(Table.Column.number(Messages.of("chart.growth." + what))));
    List<List<Entry>> rows = new ArrayList<>();
    searches.forEach(
        (name, growth) ->
            growth
                .points()
                .forEach(
                    point ->
                        rows.add(
                            List.of(
                                new Entry.Text(name),
                                new Entry.Number(point.iterations()),
                                new Entry.Number(point.nodes()),
                                new Entry.Number(point.depth()),
                                new Entry.Number(point.mostVisits()),
                                new Entry.Number(point.fewestVisits())))));
    return new Table(Messages.of("chart.growth.searches.title"), columns, rows);
  }

  /**
   * The visits of the root's actions: full lines for the optimal ones, broken ones for the others.
   */
  public static <A> Chart visits(Growth<A> growth, Solution<A> truth) {
    List<Line> lines = new ArrayList<>();
    for (Solution.Option<A> option : truth.actions()) {
      Ink ink =
          truth.isBest(option) ? Ink.numbered(Style.GREEN, 0, 0) : Ink.numbered(Style.GREY, 1, 1);
      List<Line.Point> points =
          growth.points().stream()
              .map(point -> new Line.Point(point.iterations(), visits(point, option.action())))
              .toList();
      lines.add(new Line(option.action().toString(), ink, points));
    }
    return chart(growth, "visits", lines);
  }

  private static <A> double visits(Growth.Point<A> point, A action) {
    return point.result().actions().stream()
        .filter(estimate -> estimate.action().equals(action))
        .mapToDouble(Result.Estimate::visits)
        .findFirst()
        .orElse(Double.NaN);
  }

  private static <A> Chart size(
      Growth<A> growth, String what, ToDoubleFunction<Growth.Point<A>> size) {
    return chart(growth, what, List.of(line(growth, what, Ink.numbered(Style.BLUE, 0, 0), size)));
  }

  private static <A> Line line(
      Growth<A> growth, String what, Ink ink, ToDoubleFunction<Growth.Point<A>> size) {
    List<Line.Point> points =
        growth.points().stream()
            .map(point -> new Line.Point(point.iterations(), size.applyAsDouble(point)))
            .toList();
    return new Line(Messages.of("chart.growth." + what), ink, points);
  }

  private static Chart chart(Growth<?> growth, String what, List<Line> lines) {
    List<Double> iterations =
        growth.points().stream().map(point -> (double) point.iterations()).toList();
    double[] shown =
        DoubleStream.concat(
                DoubleStream.of(0),
                lines.stream().flatMap(line -> line.drawn().stream()).mapToDouble(Line.Point::y))
            .toArray();
    return new LineChart(
        new Sheet(
            Messages.of("chart.growth." + what + ".title"),
            Messages.of("chart.growth." + what + ".sentence")),
        table(iterations, lines),
        Axis.linear(
            Messages.of("chart.growth.x"),
            iterations.stream().mapToDouble(Double::doubleValue).toArray(),
            MARKS),
        Axis.linear(Messages.of("chart.growth." + what), shown, MARKS),
        lines);
  }

  private static Table table(List<Double> iterations, List<Line> lines) {
    List<Table.Column> columns = new ArrayList<>();
    columns.add(Table.Column.number(Messages.of("chart.growth.x")));
    lines.forEach(line -> columns.add(Table.Column.number(line.name())));
    List<List<Entry>> rows = new ArrayList<>();
    for (int i = 0; i < iterations.size(); i++) {
      List<Entry> row = new ArrayList<>();
      row.add(new Entry.Number(Numbers.plain(iterations.get(i), 0)));
      for (Line line : lines) {
        row.add(new Entry.Number(Numbers.plain(line.points().get(i).y(), 0)));
      }
      rows.add(row);
    }
    return new Table("", columns, rows);
  }
}
