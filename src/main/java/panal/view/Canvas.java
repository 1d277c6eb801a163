package panal.view;

import java.util.List;
import panal.game.Picture.Point;

/**
 * What a board is drawn on, from back to front. Lengths are in pixels, x grows to the right and y
 * downwards; colours are those of {@link Style}, or {@link #NONE}.
 */
interface Canvas {

  /** No colour: nothing is filled, or no line drawn. */
  String NONE = "none";

  /** Which part of a text stands at its point. */
  enum Anchor {
    START,
    MIDDLE,
    END
  }

  /** A closed shape. */
  void polygon(List<Point> corners, String fill, String stroke, double width);

  /** A circle. */
  void circle(Point centre, double radius, String fill, String stroke, double width);

  /**
   * Straight lines with round ends.
   *
   * @param ends of each line in turn
   */
  void lines(List<Point> ends, String stroke, double width);

  /**
   * A line of text.
   *
   * @param base a point at the foot of its letters
   */
  void text(Point base, Anchor anchor, double size, String fill, String words);
}
