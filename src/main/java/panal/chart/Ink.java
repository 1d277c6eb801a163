package panal.chart;

import java.awt.BasicStroke;
import java.awt.Color;
import java.util.List;
import org.knowm.xchart.style.markers.Marker;
import org.knowm.xchart.style.markers.SeriesMarkers;
import panal.view.Style;

/**
 * How a line is told from the others: never by its colour alone.
 *
 * @param color of the line, its marker and its band
 * @param stroke with its dashes
 * @param marker at each point
 */
record Ink(Color color, BasicStroke stroke, Marker marker) {

  private static final float WIDTH = 2.4f;

  private static final List<float[]> DASHES =
      List.of(
          new float[] {},
          new float[] {10, 4},
          new float[] {2, 4},
          new float[] {10, 4, 2, 4},
          new float[] {5, 3},
          new float[] {16, 4, 4, 4});

  private static final List<Marker> MARKERS =
      List.of(
          SeriesMarkers.CIRCLE,
          SeriesMarkers.SQUARE,
          SeriesMarkers.TRIANGLE_UP,
          SeriesMarkers.DIAMOND,
          SeriesMarkers.TRIANGLE_DOWN,
          SeriesMarkers.CROSS);

  private static final List<String> OTHERS =
      List.of(Style.INK, Style.LEGAL, Style.SOFT_TEXT, Style.HONEY_LINE);

  private static final List<String> COLOURS =
      List.of(Style.BLUE, Style.AMBER, Style.SKY, Style.INK, Style.RED, Style.SOFT_TEXT);

  /** Chance: a grey line of dots without markers. */
  static final Ink CHANCE = new Ink(color(Style.SOFT_TEXT), stroke(2), SeriesMarkers.NONE);

  /** What is known, to compare with: a full green line without markers. */
  static final Ink LEVEL = new Ink(color(Style.GREEN), stroke(0), SeriesMarkers.NONE);

  /**
   * The ink of an algorithm, the same everywhere: UCT blue, greedy amber, flat sky.
   *
   * @param algorithm its bare name
   * @param variant 0 for the first of that name, 1 for the next, with another dash and marker
   * @param other 0 for the first algorithm of another name, and so on
   */
  static Ink of(String algorithm, int variant, int other) {
    int dash = 3 * variant; // beyond those of the three algorithms
    int marker = dash + variant / 2; // dashes come round again, with another marker
    return switch (algorithm) {
      case "uct" -> numbered(Style.BLUE, dash, marker);
      case "greedy" -> numbered(Style.AMBER, 1 + dash, 1 + marker);
      case "flat" -> numbered(Style.SKY, 2 + dash, 2 + marker);
      default -> numbered(OTHERS.get(other % OTHERS.size()), 3 + other + dash, 4 + other + marker);
    };
  }

  /**
   * The ink of line {@code number}, from 0, of a chart whose lines are no algorithms: no two of the
   * first 36 are alike, since dashes and markers go on where colours come round again.
   */
  static Ink nth(int number) {
    int round = number / COLOURS.size();
    return numbered(COLOURS.get(number % COLOURS.size()), number + round, number + 2 * round);
  }

  /** A colour of the style with the dash and the marker of these numbers. */
  static Ink numbered(String color, int dash, int marker) {
    return new Ink(
        color(color), stroke(dash % DASHES.size()), MARKERS.get(marker % MARKERS.size()));
  }

  private static BasicStroke stroke(int dash) {
    float[] dashes = DASHES.get(dash);
    return new BasicStroke(
        WIDTH,
        BasicStroke.CAP_BUTT,
        BasicStroke.JOIN_ROUND,
        1,
        dashes.length == 0 ? null : dashes,
        0);
  }

  /** A colour of {@link Style}. */
  static Color color(String token) {
    return Color.decode(token);
  }

  /** The colour of the band around the line: it covers a fifth of what lies below. */
  Color band() {
    return new Color(color.getRed(), color.getGreen(), color.getBlue(), 51);
  }

  /** The same colour for what rests on too little: two thirds of it white. */
  static Color pale(Color color) {
    return new Color(pale(color.getRed()), pale(color.getGreen()), pale(color.getBlue()));
  }

  private static int pale(int channel) {
    return (channel + 2 * 255) / 3;
  }
}
