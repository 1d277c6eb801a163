package panal.chart;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import panal.view.Style;
import panal.view.Table;

/** What makes XChart fail or never end: no data, one point, equal values, gaps. */
class LineChartTest {

  private static final double NONE = Double.NaN;

  static Stream<double[]> oddData() {
    return Stream.of(
        new double[] {},
        new double[] {0.5},
        new double[] {NONE},
        new double[] {NONE, NONE, NONE},
        new double[] {0, 0, 0, 0},
        new double[] {5, 5, 5, 5, 5},
        new double[] {NONE, 1, NONE, 2, NONE},
        new double[] {1e300, -1e300},
        new double[] {1e-300, 2e-300},
        new double[] {-3, -3});
  }

  @ParameterizedTest
  @MethodSource("oddData")
  void anyDataIsDrawnInEveryFormat(double[] ys) {
    for (ChartFormat format : ChartFormat.values()) {
      boolean logarithmic = format == ChartFormat.SVG;
      byte[] file =
          assertTimeoutPreemptively(Duration.ofMinutes(1), () -> chart(logarithmic, ys).as(format));
      assertThat(file).hasSizeGreaterThan(1000);
    }
  }

  @Test
  void withoutAnyPointItSaysThatThereIsNoData() {
    byte[] empty = chart(false).as(ChartFormat.PNG);
    byte[] noLines =
        new LineChart(new Sheet("t", "s"), noTable(), axis(), axis(), List.of())
            .as(ChartFormat.PNG);
    assertThat(chart(false, NONE, NONE).sentence()).isEqualTo("s");
    assertThat(empty).isNotEqualTo(chart(false, 1, 2).as(ChartFormat.PNG));
    assertThat(noLines).hasSizeGreaterThan(1000);
  }

  @Test
  void aGapIsNoPoint() {
    Axis x = Axis.linear("x", new double[] {0, 4}, 5);
    Axis y = Axis.linear("y", new double[] {0, 4}, 5);
    byte[] withGap = drawn(x, y, points(NONE, 1, 2, 3));
    byte[] without = drawn(x, y, points(NONE, 1, 2, 3).subList(1, 4));
    assertThat(withGap).isEqualTo(without);
    assertThat(drawn(x, y, points(1, NONE, 2, 3))).isNotEqualTo(drawn(x, y, points(1, 1.5, 2, 3)));
  }

  @Test
  void namesAtTheEndsOfLinesKeepApartAndInOrder() {
    double[] ends = {100, 100, 101, 103, 180, 300, 301};
    double[] places = EndLabels.spread(ends, 22, 40, 310);
    for (int i = 1; i < places.length; i++) {
      assertThat(places[i] - places[i - 1]).isGreaterThan(21.9);
    }
    assertThat(places[0]).isGreaterThanOrEqualTo(40);
    assertThat(places[6]).isLessThanOrEqualTo(310);
    assertThat(places[4]).isCloseTo(180, org.assertj.core.data.Offset.offset(8.0));
  }

  @Test
  void whereThereIsNoRoomForAllNamesTheyShareIt() {
    double[] places =
        EndLabels.spread(DoubleStream.generate(() -> 50).limit(41).toArray(), 22, 0, 200);
    assertThat(places[0]).isGreaterThanOrEqualTo(-1e-6);
    assertThat(places[40]).isLessThanOrEqualTo(200 + 1e-6);
    for (int i = 1; i < places.length; i++) {
      assertThat(places[i] - places[i - 1]).isGreaterThan(4.9);
    }
  }

  @Test
  void noTwoLinesDifferByTheirColourAlone() {
    List<Ink> inks =
        List.of(
            Ink.of("uct", 0, 0),
            Ink.of("uct", 1, 0),
            Ink.of("greedy", 0, 0),
            Ink.of("flat", 0, 0),
            Ink.of("flat", 1, 0),
            Ink.of("mine", 0, 0),
            Ink.of("yours", 0, 1),
            Ink.CHANCE);
    for (Ink one : inks) {
      for (Ink other : inks) {
        if (one != other && !one.color().equals(other.color())) {
          assertThat(one.marker() != other.marker() || !one.stroke().equals(other.stroke()))
              .isTrue();
        }
      }
    }
    assertThat(Ink.of("uct", 0, 0).color()).isEqualTo(Ink.color(Style.BLUE));
    assertThat(IntStream.range(0, 12).mapToObj(variant -> Ink.of("uct", variant, 0)))
        .doesNotHaveDuplicates();
    assertThat(Ink.of("greedy", 0, 0).color()).isEqualTo(Ink.color(Style.AMBER));
    assertThat(Ink.of("flat", 0, 0).color()).isEqualTo(Ink.color(Style.SKY));
  }

  @Test
  void marksStandAtRoundNumbersAndBudgets() {
    assertThat(texts(Axis.linear("", new double[] {0, 500}, 8)))
        .containsExactly("0", "100", "200", "300", "400", "500");
    assertThat(texts(Axis.linear("", new double[] {-1, 1}, 5)))
        .containsExactly("−1.0", "−0.5", "0.0", "0.5", "1.0");
    assertThat(texts(Axis.logarithmic("", List.of(2000.0, 10.0, 50.0, 10.0))))
        .containsExactly("10", "50", "2000");
    assertThat(texts(Axis.percent("")))
        .containsExactly("0 %", "20 %", "40 %", "60 %", "80 %", "100 %");
  }

  private static List<String> texts(Axis axis) {
    return axis.marks().stream().map(Axis.Mark::text).toList();
  }

  private static LineChart chart(boolean logarithmic, double... ys) {
    List<Line.Point> points = points(ys);
    List<Double> xs = points.stream().map(Line.Point::x).toList();
    Axis x =
        logarithmic
            ? Axis.logarithmic("x", xs)
            : Axis.linear("x", xs.stream().mapToDouble(Double::doubleValue).toArray(), 8);
    List<Line> lines = new ArrayList<>();
    lines.add(new Line("a", Ink.of("uct", 0, 0), points));
    lines.add(new Line("b", Ink.of("other", 0, 0), points));
    return new LineChart(new Sheet("t", "s"), noTable(), x, Axis.linear("y", ys, 8), lines);
  }

  private static byte[] drawn(Axis x, Axis y, List<Line.Point> points) {
    Line line = new Line("a", Ink.of("uct", 0, 0), points);
    return new LineChart(new Sheet("t", "s"), noTable(), x, y, List.of(line)).as(ChartFormat.PNG);
  }

  private static List<Line.Point> points(double... ys) {
    return IntStream.range(0, ys.length)
        .mapToObj(i -> new Line.Point(i + 1, ys[i], ys[i] - 1, ys[i] + 1))
        .toList();
  }

  private static Axis axis() {
    return Axis.linear("", new double[] {}, 5);
  }

  private static Table noTable() {
    return new Table("", List.of(), List.of());
  }
}
