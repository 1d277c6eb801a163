package panal.view;

import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import panal.game.Picture.Point;

/**
 * A {@link Canvas} of TikZ, for a document that loads the package {@code tikz}. A pixel is three
 * quarters of a point, so that a drawing is as large as its SVG in a browser; the colours are
 * defined inside the picture.
 */
final class TikzCanvas implements Canvas {

  private static final double POINTS = 0.75; // big points in a pixel

  private final StringBuilder out = new StringBuilder();
  private final Set<String> colours = new TreeSet<>();

  @Override
  public void polygon(List<Point> corners, String fill, String stroke, double width) {
    String path = corners.stream().map(TikzCanvas::at).collect(Collectors.joining(" -- "));
    path(paint(fill, stroke, width), path + " -- cycle");
  }

  @Override
  public void circle(Point centre, double radius, String fill, String stroke, double width) {
    path(paint(fill, stroke, width), at(centre) + " circle [radius=" + length(radius) + "]");
  }

  @Override
  public void lines(List<Point> ends, String stroke, double width) {
    StringBuilder path = new StringBuilder();
    for (int i = 0; i < ends.size(); i++) {
      path.append(i == 0 ? "" : i % 2 == 0 ? " " : " -- ").append(at(ends.get(i)));
    }
    path(paint(NONE, stroke, width) + ", line cap=round", path.toString());
  }

  @Override
  public void text(Point base, Anchor anchor, double size, String fill, String words) {
    String side =
        switch (anchor) {
          case START -> " west";
          case MIDDLE -> "";
          case END -> " east";
        };
    out.append("  \\node [anchor=base").append(side).append(", inner sep=0pt, ");
    out.append("text=").append(colour(fill)).append(", font=").append(font(size));
    out.append("] at ").append(at(base)).append(" {").append(Latex.escaped(words)).append("};\n");
  }

  /** The whole picture. */
  @Override
  public String toString() {
    return definitions(colours)
        + "\\begin{tikzpicture}[x="
        + length(1)
        + ", y=-"
        + length(1)
        + ", line join=round]\n"
        + out
        + "\\end{tikzpicture}%\n";
  }

  /** What defines these colours, a line each. */
  static String definitions(Set<String> colours) {
    return colours.stream()
        .map(colour -> "\\definecolor{" + name(colour) + "}{HTML}{" + hex(colour) + "}%\n")
        .collect(Collectors.joining());
  }

  /** What a colour is called in our drawings. */
  static String name(String colour) {
    return "panal" + colour.substring(1);
  }

  /** A length in pixels. */
  static String length(double pixels) {
    return Svg.number(POINTS * pixels) + "bp";
  }

  /** A sans serif of so many pixels. */
  static String font(double pixels) {
    double points = POINTS * pixels;
    return "\\sffamily\\fontsize{"
        + Svg.number(points)
        + "bp}{"
        + Svg.number(1.2 * points)
        + "bp}\\selectfont";
  }

  private static String hex(String colour) {
    return colour.substring(1).toUpperCase(Locale.ROOT);
  }

  private String paint(String fill, String stroke, double width) {
    String filled = fill.equals(NONE) ? "" : "fill=" + colour(fill);
    String drawn =
        stroke.equals(NONE) ? "" : "draw=" + colour(stroke) + ", line width=" + length(width);
    return filled.isEmpty() || drawn.isEmpty() ? filled + drawn : filled + ", " + drawn;
  }

  private String colour(String colour) {
    colours.add(colour);
    return name(colour);
  }

  private void path(String options, String path) {
    out.append("  \\path [").append(options).append("] ").append(path).append(";\n");
  }

  private static String at(Point point) {
    return "(" + Svg.number(point.x()) + "," + Svg.number(point.y()) + ")";
  }
}
