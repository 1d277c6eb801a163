package panal.chart;

import java.util.Locale;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The paths of an SVG in fewer letters: each place by its distance from the one before, in tenths
 * of the unit. Letters that are drawn as outlines fill most of a chart, and need no more.
 */
final class ShortPaths {

  private static final Pattern PATH = Pattern.compile(" d=\"([MLQCZ][^\"a-z]*)\"");
  private static final Pattern COMMAND = Pattern.compile("([MLQCZ])([^MLQCZ]*)");
  private static final Pattern NUMBER = Pattern.compile("-?[\\d.]+(?:E-?\\d+)?");

  private final StringBuilder out = new StringBuilder();
  private final long[] start = new long[2];
  private final long[] at = new long[2];

  private ShortPaths() {}

  /** The same drawing; paths with other commands than those to absolute places stay as they are. */
  static String in(String svg) {
    return PATH.matcher(svg)
        .replaceAll(path -> " d=\"" + Matcher.quoteReplacement(path(path.group(1))) + "\"");
  }

  private static String path(String data) {
    ShortPaths path = new ShortPaths();
    COMMAND.matcher(data).results().forEach(path::add);
    return path.out.toString();
  }

  private void add(MatchResult command) {
    String name = command.group(1);
    long[] tenths =
        NUMBER
            .matcher(command.group(2))
            .results()
            .mapToLong(number -> Math.round(10 * Double.parseDouble(number.group())))
            .toArray();
    if (name.equals("Z")) {
      out.append('z');
      set(at, start[0], start[1]);
      return;
    }
    boolean move = name.equals("M");
    out.append(move ? name : name.toLowerCase(Locale.ROOT));
    for (int i = 0; i < tenths.length; i++) {
      String number = written(move ? tenths[i] : tenths[i] - at[i % 2]);
      out.append(i > 0 && !number.startsWith("-") ? " " : "").append(number);
    }
    set(at, tenths[tenths.length - 2], tenths[tenths.length - 1]);
    if (move) {
      set(start, at[0], at[1]);
    }
  }

  private static void set(long[] place, long x, long y) {
    place[0] = x;
    place[1] = y;
  }

  private static String written(long tenths) {
    String sign = tenths < 0 ? "-" : "";
    long size = Math.abs(tenths);
    return sign + size / 10 + (size % 10 == 0 ? "" : "." + size % 10);
  }
}
