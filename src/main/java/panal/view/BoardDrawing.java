package panal.view;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import panal.game.Picture;
import panal.game.Picture.Label;
import panal.game.Picture.Link;
import panal.game.Picture.Mark;
import panal.game.Picture.Note;
import panal.game.Picture.Point;
import panal.game.Picture.Shape;
import panal.game.Picture.Side;
import panal.game.Picture.Stone;
import panal.game.Picture.Tile;
import panal.game.Player;
import panal.view.Canvas.Anchor;

/**
 * A {@link Picture} of a state in the one {@link Style}, on any {@link Canvas}. Large boards have
 * smaller cells, so that none is much wider than 800 or higher than 640 pixels; the coordinates
 * keep their size. The title stands below, and under it what the numbers are.
 *
 * <p>A note on a disc is in its middle, in whichever of ink and white reads better; on a cross or a
 * ring it is in a badge at the upper right. Where a note stands, no dot says that the cell is
 * legal, and the mark of the last stone is a red ring inside it.
 */
final class BoardDrawing {

  private static final double LARGEST_UNIT = 30;
  private static final double WIDEST = 800;
  private static final double HIGHEST = 640;
  private static final double MARGIN = 8;
  private static final double FONT_SIZE = 13;
  private static final double GAP = 4;
  private static final double TITLE = 22;
  private static final double CAPTION = 19;
  private static final double THINNEST = 0.8;
  // From the middle of a line of text down to its base, in font sizes.
  private static final double BASE = 0.35;

  private static final double NOTE = 0.5; // font size, in units
  private static final double FILLED = 0.95; // how much of its room a note may fill
  private static final double BADGE = 0.62; // from the middle of a tile to that of a badge
  private static final double BADGE_ROOM = 0.34;

  private final Picture picture;
  private final String caption;
  private final Map<Long, Double> widest = new HashMap<>(); // text, by the room that it has
  private final double unit;
  private final Box box;
  private final Point title;

  /**
   * @param caption what the numbers are; empty for none
   */
  BoardDrawing(Picture picture, String caption) {
    this.picture = picture;
    this.caption = caption;
    for (Note note : picture.notes()) {
      widest.merge(rounded(room(note)), TextWidth.of(note.text(), 1), Math::max);
    }
    List<Point> ground = new ArrayList<>();
    picture.tiles().forEach(tile -> ground.addAll(tile.corners()));
    picture.sides().forEach(side -> ground.addAll(side.corners()));
    Box rough = Box.around(ground);
    unit = Math.min(LARGEST_UNIT, Math.min(WIDEST / rough.width(), HIGHEST / rough.height()));
    List<Point> all = new ArrayList<>(ground.stream().map(this::scaled).toList());
    picture.labels().forEach(label -> all.addAll(corners(label)));
    Box board = Box.around(all);
    title = new Point((board.left() + board.right()) / 2, board.bottom() + TITLE);
    if (!picture.title().isEmpty()) {
      addLine(all, picture.title(), 0);
    }
    if (!caption.isEmpty()) {
      addLine(all, caption, CAPTION);
    }
    box = Box.around(all).widened(MARGIN);
  }

  private void addLine(List<Point> all, String line, double below) {
    double half = TextWidth.of(line, FONT_SIZE) / 2;
    all.addAll(List.of(title.plus(-half, below), title.plus(half, below + GAP)));
  }

  double width() {
    return box.width();
  }

  double height() {
    return box.height();
  }

  void on(Canvas canvas) {
    for (Side side : picture.sides()) {
      String fill = side.owner() == Player.FIRST ? Style.INK : Style.WHITE;
      polygon(canvas, side.corners(), fill, Style.INK);
    }
    for (Tile tile : picture.tiles()) {
      polygon(canvas, tile.corners(), fill(tile), Style.HONEY_LINE);
    }
    picture.links().forEach(link -> draw(canvas, link));
    picture.stones().forEach(stone -> draw(canvas, stone));
    picture.marks().forEach(mark -> draw(canvas, mark));
    picture.notes().forEach(note -> draw(canvas, note));
    picture.labels().forEach(label -> draw(canvas, label));
    Point base = title.plus(-box.left(), -box.top());
    if (!picture.title().isEmpty()) {
      canvas.text(base, Anchor.MIDDLE, FONT_SIZE, Style.INK, picture.title());
    }
    if (!caption.isEmpty()) {
      Point below = base.plus(0, CAPTION);
      canvas.text(below, Anchor.MIDDLE, FONT_SIZE, Style.SOFT_TEXT, caption);
    }
  }

  private static String fill(Tile tile) {
    return tile.heat().isPresent() ? Shade.heat(tile.heat().getAsDouble()) : Style.HONEY;
  }

  private static String fill(Stone stone) {
    if (stone.heat().isPresent()) {
      return Shade.heat(stone.heat().getAsDouble());
    }
    return stone
        .owner()
        .map(owner -> owner == Player.FIRST ? Style.INK : Style.WHITE)
        .orElse(Style.COUNTER);
  }

  private void polygon(Canvas canvas, List<Point> corners, String fill, String stroke) {
    canvas.polygon(
        corners.stream().map(this::placed).toList(), fill, stroke, Math.max(THINNEST, 0.04 * unit));
  }

  private void draw(Canvas canvas, Link link) {
    List<Point> ends = List.of(placed(link.from()), placed(link.to()));
    canvas.lines(ends, Style.INK, 0.24 * unit);
    if (link.owner() == Player.SECOND) {
      canvas.lines(ends, Style.WHITE, 0.15 * unit);
    }
  }

  private void draw(Canvas canvas, Stone stone) {
    double radius = stone.radius();
    switch (stone.shape()) {
      case DISC -> {
        String stroke = stone.owner().isPresent() ? Style.INK : Style.HONEY_LINE;
        circle(canvas, stone.at(), radius, fill(stone), stroke, 0.05);
      }
      case RING -> circle(canvas, stone.at(), radius * 0.9, Canvas.NONE, Style.INK, 0.2);
      case CROSS -> {
        Point at = placed(stone.at());
        double arm = radius * unit * 0.75;
        List<Point> ends =
            List.of(at.plus(-arm, -arm), at.plus(arm, arm), at.plus(arm, -arm), at.plus(-arm, arm));
        canvas.lines(ends, Style.INK, 0.2 * unit);
      }
    }
  }

  private void draw(Canvas canvas, Mark mark) {
    double radius = mark.radius();
    boolean noted = picture.notes().stream().anyMatch(note -> note.at().isAt(mark.at()));
    switch (mark.meaning()) {
      case LEGAL -> {
        if (!noted) {
          circle(canvas, mark.at(), radius * 0.16, Style.LEGAL, Canvas.NONE, 0);
        }
      }
      case LAST -> {
        if (noted && stone(mark.at()).filter(stone -> stone.shape() == Shape.DISC).isPresent()) {
          circle(canvas, mark.at(), radius * 0.84, Canvas.NONE, Style.RED, 0.09);
        } else {
          circle(canvas, mark.at(), radius * 0.32, Style.RED, Canvas.NONE, 0);
        }
      }
      case WINNING -> circle(canvas, mark.at(), radius * 1.17, Canvas.NONE, Style.GREEN, 0.11);
      case POINTED ->
          tile(mark.at())
              .filter(tile -> tile.action().isPresent())
              .ifPresentOrElse(
                  tile -> frame(canvas, tile),
                  () -> circle(canvas, mark.at(), radius * 1.17, Canvas.NONE, Style.BLUE, 0.11));
    }
  }

  private void frame(Canvas canvas, Tile tile) {
    List<Point> corners =
        tile.corners().stream().map(corner -> placed(towards(corner, tile.centre()))).toList();
    canvas.polygon(corners, Canvas.NONE, Style.BLUE, 0.1 * unit);
  }

  /** A little way from the corner of a tile to its middle. */
  private static Point towards(Point corner, Point middle) {
    return corner.plus(0.1 * (middle.x() - corner.x()), 0.1 * (middle.y() - corner.y()));
  }

  private void draw(Canvas canvas, Note note) {
    Optional<Stone> stone = stone(note.at());
    if (isInBadge(note)) {
      Point at = note.at().plus(BADGE * note.room(), -BADGE * note.room());
      circle(canvas, at, room(note), Style.WHITE, Style.INK, 0.04);
      text(canvas, note, at, Style.INK);
    } else {
      String tile = tile(note.at()).map(BoardDrawing::fill).orElse(Style.WHITE);
      text(canvas, note, note.at(), Shade.inkOn(stone.map(BoardDrawing::fill).orElse(tile)));
    }
  }

  private boolean isInBadge(Note note) {
    return stone(note.at()).filter(stone -> stone.shape() != Shape.DISC).isPresent();
  }

  /** The radius of the circle in which the box of a note has to lie. */
  private double room(Note note) {
    return isInBadge(note)
        ? BADGE_ROOM * note.room()
        : stone(note.at()).map(Stone::radius).orElse(note.room());
  }

  /** In pixels: all notes with the same room have the size of the one that needs most. */
  private double size(Note note) {
    double room = room(note);
    double wide = widest.get(rounded(room)) / 2;
    return unit * Math.min(NOTE, FILLED * room / Math.sqrt(wide * wide + BASE * BASE));
  }

  private static long rounded(double room) {
    return Math.round(1e6 * room);
  }

  private void text(Canvas canvas, Note note, Point middle, String ink) {
    double size = size(note);
    canvas.text(placed(middle).plus(0, BASE * size), Anchor.MIDDLE, size, ink, note.text());
  }

  private Optional<Stone> stone(Point at) {
    return picture.stones().stream().filter(stone -> stone.at().isAt(at)).findFirst();
  }

  private Optional<Tile> tile(Point at) {
    return picture.tiles().stream().filter(tile -> tile.centre().isAt(at)).findFirst();
  }

  private void circle(
      Canvas canvas, Point at, double radius, String fill, String stroke, double strokeUnits) {
    canvas.circle(placed(at), radius * unit, fill, stroke, strokeUnits * unit);
  }

  private void draw(Canvas canvas, Label label) {
    Point at = placed(label.at());
    switch (label.place()) {
      case ABOVE -> draw(canvas, label, at.plus(0, -GAP), Anchor.MIDDLE);
      case LEFT -> draw(canvas, label, at.plus(-GAP, BASE * FONT_SIZE), Anchor.END);
      case RIGHT -> draw(canvas, label, at.plus(GAP, BASE * FONT_SIZE), Anchor.START);
    }
  }

  private static void draw(Canvas canvas, Label label, Point base, Anchor anchor) {
    canvas.text(base, anchor, FONT_SIZE, Style.SOFT_TEXT, label.text());
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

  private Point scaled(Point at) {
    return new Point(at.x() * unit, at.y() * unit);
  }

  private Point placed(Point at) {
    return scaled(at).plus(-box.left(), -box.top());
  }
}
