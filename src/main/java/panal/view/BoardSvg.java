package panal.view;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import panal.game.Picture;
import panal.game.Picture.Label;
import panal.game.Picture.Mark;
import panal.game.Picture.Point;
import panal.game.Picture.Side;
import panal.game.Picture.Stone;
import panal.game.Picture.Tile;
import panal.game.Player;

/**
 * A {@link Picture} of a state as SVG in the one {@link Style}. Large boards have smaller cells, so
 * that none is much wider than 800 or higher than 640 pixels; the coordinates keep their size. The
 * title stands below.
 */
public final class BoardSvg {

  private static final double LARGEST_UNIT = 30;
  private static final double WIDEST = 800;
  private static final double HIGHEST = 640;
  private static final double MARGIN = 8;
  private static final double FONT_SIZE = 13;
  private static final double GAP = 4;
  private static final double TITLE = 22;
  private static final double THINNEST = 0.8;
  // From the middle of a line of text down to its base, in font sizes.
  private static final double BASE = 0.35;

  private static final String TEXT =
      "<text x='{}' y='{}' text-anchor='{}' font-size='{}' fill='{}'>{}</text>";

  private final Picture picture;
  private final double unit;
  private final Box box;
  private final Point title;

  private BoardSvg(Picture picture) {
    this.picture = picture;
    List<Point> ground = new ArrayList<>();
    picture.tiles().forEach(tile -> ground.addAll(tile.corners()));
    picture.sides().forEach(side -> ground.addAll(side.corners()));
    Box rough = Box.around(ground);
    unit = Math.min(LARGEST_UNIT, Math.min(WIDEST / rough.width(), HIGHEST / rough.height()));
    List<Point> all = new ArrayList<>(ground.stream().map(this::scaled).toList());
    picture.labels().forEach(label -> all.addAll(corners(label)));
    Box board = Box.around(all);
    double half = TextWidth.of(picture.title(), FONT_SIZE) / 2;
    title = new Point((board.left() + board.right()) / 2, board.bottom() + TITLE);
    all.addAll(List.of(title.plus(-half, 0), title.plus(half, GAP)));
    box = Box.around(all).widened(MARGIN);
  }

  /** The picture as an SVG document; its title is the document's label. */
  public static String of(Picture picture) {
    return new BoardSvg(picture).drawn();
  }

  private String drawn() {
    Svg svg = new Svg(box.width(), box.height(), picture.title());
    for (Side side : picture.sides()) {
      String fill = side.owner() == Player.FIRST ? Style.INK : Style.WHITE;
      polygon(svg, side.corners(), fill, Style.INK);
    }
    for (Tile tile : picture.tiles()) {
      polygon(svg, tile.corners(), Style.HONEY, Style.HONEY_LINE);
    }
    picture.stones().forEach(stone -> draw(svg, stone));
    picture.marks().forEach(mark -> draw(svg, mark));
    picture.labels().forEach(label -> draw(svg, label));
    Point base = title.plus(-box.left(), -box.top());
    svg.add(TEXT, base.x(), base.y(), "middle", FONT_SIZE, Style.INK, picture.title());
    return svg.toString();
  }

  private void polygon(Svg svg, List<Point> corners, String fill, String stroke) {
    String points =
        corners.stream()
            .map(this::placed)
            .map(BoardSvg::coordinates)
            .collect(Collectors.joining(" "));
    svg.add(
        "<polygon points='{}' fill='{}' stroke='{}' stroke-width='{}' stroke-linejoin='round'/>",
        points,
        fill,
        stroke,
        Math.max(THINNEST, 0.04 * unit));
  }

  private void draw(Svg svg, Stone stone) {
    double radius = stone.radius() * unit;
    switch (stone.shape()) {
      case DISC -> {
        boolean black = stone.owner().filter(owner -> owner == Player.FIRST).isPresent();
        boolean white = stone.owner().filter(owner -> owner == Player.SECOND).isPresent();
        String fill = black ? Style.INK : white ? Style.WHITE : Style.COUNTER;
        String stroke = black || white ? Style.INK : Style.HONEY_LINE;
        circle(svg, stone.at(), radius, fill, stroke, 0.05);
      }
      case RING -> circle(svg, stone.at(), radius * 0.9, "none", Style.INK, 0.2);
      case CROSS -> {
        Point at = placed(stone.at());
        double arm = radius * 0.75;
        String path =
            line(at.plus(-arm, -arm), at.plus(arm, arm))
                + line(at.plus(arm, -arm), at.plus(-arm, arm));
        svg.add(
            "<path d='{}' stroke='{}' stroke-width='{}' stroke-linecap='round'/>",
            path,
            Style.INK,
            0.2 * unit);
      }
    }
  }

  private void draw(Svg svg, Mark mark) {
    double radius = mark.radius() * unit;
    switch (mark.meaning()) {
      case LEGAL -> circle(svg, mark.at(), radius * 0.16, Style.LEGAL, "none", 0);
      case LAST -> circle(svg, mark.at(), radius * 0.32, Style.RED, "none", 0);
      case WINNING -> circle(svg, mark.at(), radius * 1.17, "none", Style.GREEN, 0.11);
    }
  }

  private void circle(
      Svg svg, Point at, double radius, String fill, String stroke, double strokeUnits) {
    Point centre = placed(at);
    svg.add(
        "<circle cx='{}' cy='{}' r='{}' fill='{}' stroke='{}' stroke-width='{}'/>",
        centre.x(),
        centre.y(),
        radius,
        fill,
        stroke,
        strokeUnits * unit);
  }

  private void draw(Svg svg, Label label) {
    Point at = placed(label.at());
    String anchor =
        switch (label.place()) {
          case ABOVE -> "middle";
          case LEFT -> "end";
          case RIGHT -> "start";
        };
    Point base =
        switch (label.place()) {
          case ABOVE -> at.plus(0, -GAP);
          case LEFT -> at.plus(-GAP, BASE * FONT_SIZE);
          case RIGHT -> at.plus(GAP, BASE * FONT_SIZE);
        };
    svg.add(TEXT, base.x(), base.y(), anchor, FONT_SIZE, Style.SOFT_TEXT, label.text());
  }

  /** Two opposite corners of the room that a label takes. */
  private List<Point> corners(Label label) {
    Point at = scaled(label.at());
    double width = TextWidth.of(label.text(), FONT_SIZE);
    return switch (label.place()) {
      case ABOVE -> List.of(at.plus(-width / 2, -GAP - FONT_SIZE), at.plus(width / 2, 0));
      case LEFT -> List.of(at.plus(-GAP - width, -FONT_SIZE / 2), at.plus(0, FONT_SIZE / 2));
      case RIGHT -> List.of(at.plus(0, -FONT_SIZE / 2), at.plus(GAP + width, FONT_SIZE / 2));
    };
  }

  private static String line(Point from, Point to) {
    return "M" + coordinates(from) + "L" + coordinates(to);
  }

  private static String coordinates(Point at) {
    return Svg.number(at.x()) + "," + Svg.number(at.y());
  }

  private Point scaled(Point at) {
    return new Point(at.x() * unit, at.y() * unit);
  }

  private Point placed(Point at) {
    return scaled(at).plus(-box.left(), -box.top());
  }
}
