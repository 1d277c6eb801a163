package panal.chart;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.DoubleStream;
import panal.view.Numbers;

/**
 * An axis of a plot.
 *
 * @param label what it shows
 * @param marks what is written along it, ascending, unmodifiable
 * @param scale what equal distances are
 * @param low where it begins, finite
 * @param high where it ends, finite and larger
 */
record Axis(String label, List<Mark> marks, Scale scale, double low, double high) {

  private static final double ROOM = 0.04;
  private static final double FEW_DECADES = 3;
  private static final double FINEST = 1e-3; // distance of two marks

  /**
   * A value and how it is written.
   *
   * @param value finite
   * @param text short
   */
  record Mark(double value, String text) {}

  Axis {
    marks = List.copyOf(marks);
  }

  /** What equal distances on an axis are. */
  enum Scale {
    /** Equal differences. */
    LINEAR,
    /** Equal factors; a value lies at its decimal logarithm. */
    LOGARITHMIC
  }

  /**
   * Where a value lies, in the units of {@code low} and {@code high}; NaN for what has no logarithm
   * where one is needed.
   */
  double place(double value) {
    return scale == Scale.LINEAR ? value : logarithm(value);
  }

  private static double logarithm(double value) {
    return value > 0 ? StrictMath.log10(value) : Double.NaN;
  }

  /** The value that lies at a place. */
  double value(double place) {
    return scale == Scale.LINEAR ? place : StrictMath.pow(10, place);
  }

  /** An axis on which factors are distances, marked at each of the values, all above 0. */
  static Axis logarithmic(String label, List<Double> values) {
    return marked(label, values, Scale.LOGARITHMIC);
  }

  /** An axis on which differences are distances, marked at each of the values. */
  static Axis marked(String label, List<Double> values) {
    return marked(label, values, Scale.LINEAR);
  }

  private static Axis marked(String label, List<Double> values, Scale scale) {
    List<Mark> marks =
        values.stream()
            .distinct()
            .sorted()
            .map(value -> new Mark(value, Numbers.parameter(value)))
            .toList();
    double[] sorted = marks.stream().mapToDouble(Mark::value).toArray();
    double[] ends = ends(scale == Scale.LINEAR ? sorted : logarithms(sorted));
    return new Axis(label, marks, scale, ends[0], ends[1]);
  }

  private static double[] logarithms(double[] values) {
    return DoubleStream.of(values).map(Axis::logarithm).toArray();
  }

  /**
   * An axis on which factors are distances around these values, NaN and what is not above 0 apart,
   * marked at powers of ten; between them at 2 and 5 times as much where there are few.
   */
  static Axis decades(String label, double[] values) {
    double[] ends = ends(logarithms(values));
    double[] factors = ends[1] - ends[0] > FEW_DECADES ? new double[] {1} : new double[] {1, 2, 5};
    List<Mark> marks = new ArrayList<>();
    for (int power = (int) Math.floor(ends[0]); power <= ends[1]; power++) {
      for (double factor : factors) {
        double place = power + StrictMath.log10(factor);
        if (place >= ends[0] && place <= ends[1]) {
          double value = factor * StrictMath.pow(10, power);
          marks.add(new Mark(value, Numbers.plain(value, Math.max(0, -power))));
        }
      }
    }
    return new Axis(label, marks, Scale.LOGARITHMIC, ends[0], ends[1]);
  }

  /**
   * An axis around these values, NaN apart, with marks at round numbers; around a single value too.
   *
   * @param most how many marks there can be, 2 or more
   */
  static Axis linear(String label, double[] values, int most) {
    double[] ends = ends(values);
    double step = step(ends[1] - ends[0], most, FINEST);
    List<Mark> marks = new ArrayList<>();
    int decimals = step < 0.01 ? 3 : step < 0.1 ? 2 : step < 1 ? 1 : 0;
    for (double i = Math.ceil(ends[0] / step); i * step <= ends[1]; i++) {
      marks.add(new Mark(i * step, Numbers.plain(i * step, decimals)));
    }
    return new Axis(label, marks, Scale.LINEAR, ends[0], ends[1]);
  }

  /**
   * An axis for counts between these ends, with marks at whole numbers from 0 on.
   *
   * @param most how many marks there can be, 2 or more
   */
  static Axis whole(String label, double low, double high, int most) {
    double step = step(high - low, most);
    List<Mark> marks = new ArrayList<>();
    for (double i = Math.max(0, Math.ceil(low / step)); i * step <= high; i++) {
      marks.add(new Mark(i * step, Numbers.plain(i * step, 0)));
    }
    return new Axis(label, marks, Scale.LINEAR, low, high);
  }

  /** The smallest of 1, 2, 5, 10, 20 … that cuts a span into so many pieces at most. */
  static double step(double span, int most) {
    return step(span, most, 1);
  }

  private static double step(double span, int most, double smallest) {
    double step = smallest;
    for (int i = 0; span / step > most; i++) {
      step *= i % 3 == 1 ? 2.5 : 2;
    }
    return step;
  }

  /** An axis for shares in per cent. */
  static Axis percent(String label) {
    List<Mark> marks =
        DoubleStream.iterate(0, percent -> percent <= 100, percent -> percent + 20)
            .mapToObj(percent -> new Mark(percent, Numbers.percent(percent / 100, 0)))
            .toList();
    return new Axis(label, marks, Scale.LINEAR, -3, 103);
  }

  private static double[] ends(double[] values) {
    double[] known = DoubleStream.of(values).filter(value -> !Double.isNaN(value)).toArray();
    double low = DoubleStream.of(known).min().orElse(0);
    double high = DoubleStream.of(known).max().orElse(1);
    double room = high > low ? ROOM * (high - low) : Math.max(1, Math.abs(high)) / 2;
    return new double[] {low - room, high + room};
  }
}
