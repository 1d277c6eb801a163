package panal.game;

import java.util.List;
import java.util.Optional;
import panal.message.Language;
import panal.message.Messages;

/**
 * What a state looks like, in plain data that any view can draw. Lengths are in units of the game's
 * choice, about half a cell; x grows to the right, y downwards, from any origin. What comes first
 * in a list lies at the back, and tiles lie on sides, stones on tiles, marks on stones.
 *
 * @param title what it shows, such as "Hex 3×3, juega Negro"
 * @param tiles the ground; for a game of cells, the cells row by row
 * @param sides what belongs to a player at the edge of the board
 * @param stones what was placed
 * @param marks what deserves notice
 * @param labels the coordinates
 */
public record Picture(
    String title,
    List<Tile> tiles,
    List<Side> sides,
    List<Stone> stones,
    List<Mark> marks,
    List<Label> labels) {

  /** Takes copies of the lists. */
  public Picture {
    tiles = List.copyOf(tiles);
    sides = List.copyOf(sides);
    stones = List.copyOf(stones);
    marks = List.copyOf(marks);
    labels = List.copyOf(labels);
  }

  /** A point. */
  public record Point(double x, double y) {
    /** The point that lies so much further to the right and down. */
    public Point plus(double dx, double dy) {
      return new Point(x + dx, y + dy);
    }
  }

  /**
   * A piece of ground.
   *
   * @param corners in order around it
   */
  public record Tile(List<Point> corners) {
    /** Takes a copy of the list. */
    public Tile {
      corners = List.copyOf(corners);
    }
  }

  /**
   * A strip along the edge of the board.
   *
   * @param owner the player who has to reach it
   * @param corners in order around it
   */
  public record Side(Player owner, List<Point> corners) {
    /** Takes a copy of the list. */
    public Side {
      corners = List.copyOf(corners);
    }
  }

  /**
   * A stone, mark or counter.
   *
   * @param at its centre
   * @param radius of the circle that it fills
   * @param shape its shape
   * @param owner whose it is; nothing for one that belongs to nobody
   */
  public record Stone(Point at, double radius, Shape shape, Optional<Player> owner) {}

  /** The shape of a stone. */
  public enum Shape {
    /** A full circle. */
    DISC,
    /** Two strokes across each other. */
    CROSS,
    /** The outline of a circle. */
    RING
  }

  /**
   * A place that deserves notice.
   *
   * @param at its centre
   * @param radius of the circle around the stone or cell
   * @param meaning why
   */
  public record Mark(Point at, double radius, Meaning meaning) {}

  /** Why a place is marked. */
  public enum Meaning {
    /** Here the player to move may play. */
    LEGAL,
    /** Here was played last. */
    LAST,
    /** This is part of what has won the game. */
    WINNING
  }

  /**
   * A word beside the board.
   *
   * @param text the word
   * @param at the point that it is next to
   * @param place on which side of the point it stands
   */
  public record Label(String text, Point at, Place place) {}

  /** Where a label stands, seen from its point. */
  public enum Place {
    /** Above, centred. */
    ABOVE,
    /** To the left, at the same height. */
    LEFT,
    /** To the right, at the same height. */
    RIGHT
  }

  /**
   * The usual title: the name of what is seen, and who is to move, who has won, or that nobody has.
   *
   * @param what the board or the rules, such as "Hex 3×3"
   * @param state what is seen
   * @param game what is played
   */
  public static String title(String what, State<?> state, Game<?> game, Language language) {
    if (!state.isTerminal()) {
      return Messages.in(language, "picture.turn", what, game.playerName(state.turn(), language));
    }
    double utility = state.utility(Player.FIRST);
    if (utility == 0) {
      return Messages.in(language, "picture.draw", what);
    }
    Player winner = utility > 0 ? Player.FIRST : Player.SECOND;
    return Messages.in(language, "picture.won", what, game.playerName(winner, language));
  }
}
