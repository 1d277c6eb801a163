package panal.view;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import panal.game.Picture.Point;

/** A {@link Canvas} of SVG. */
record SvgCanvas(Svg svg) implements Canvas {

  @Override
  public void polygon(List<Point> corners, String fill, String stroke, double width) {
    svg.add(
        "<polygon points='{}' fill='{}' stroke='{}' stroke-width='{}' stroke-linejoin='round'/>",
        corners.stream().map(SvgCanvas::coordinates).collect(Collectors.joining(" ")),
        fill,
        stroke,
        width);
  }

  @Override
  public void circle(Point centre, double radius, String fill, String stroke, double width) {
    svg.add(
        "<circle cx='{}' cy='{}' r='{}' fill='{}' stroke='{}' stroke-width='{}'/>",
        centre.x(),
        centre.y(),
        radius,
        fill,
        stroke,
        width);
  }

  @Override
  public void lines(List<Point> ends, String stroke, double width) {
    StringBuilder path = new StringBuilder();
    for (int i = 0; i < ends.size(); i++) {
      path.append(i % 2 == 0 ? 'M' : 'L').append(coordinates(ends.get(i)));
    }
    svg.add(
        "<path d='{}' stroke='{}' stroke-width='{}' stroke-linecap='round'/>", path, stroke, width);
  }

  @Override
  public void text(Point base, Anchor anchor, double size, String fill, String words) {
    svg.add(
        "<text x='{}' y='{}' text-anchor='{}' font-size='{}' fill='{}'>{}</text>",
        base.x(),
        base.y(),
        anchor.name().toLowerCase(Locale.ROOT),
        size,
        fill,
        words);
  }

  private static String coordinates(Point at) {
    return Svg.number(at.x()) + "," + Svg.number(at.y());
  }
}
