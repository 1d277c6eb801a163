package panal.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import panal.message.Language;
import panal.message.Messages;

/**
 * What a state looks like, in plain data that any view can draw. Lengths are in units of the game's
 * choice, about half a cell; x grows to the right, y downwards, from any origin. What comes first
 * in a list lies at the back, and tiles lie on sides, links on tiles, stones on links, marks on
 * stones, notes on marks.
 *
 * <p>A game gives the board; links, notes and heat are laid on it by whoever shows it, at the
 * places of the actions.
 *
 * @param title what it shows, such as "Hex 3×3, juega Negro"
 * @param tiles the ground; for a game of cells, the cells row by row
 * @param sides what belongs to a player at the edge of the board
 * @param links what holds together without touching
 * @param stones what was placed
 * @param marks what deserves notice
 * @param notes texts on tiles and stones
 * @param labels the coordinates
 */
public record Picture(
    String title,
    List<Tile> tiles,
    List<Side> sides,
    List<Link> links,
    List<Stone> stones,
    List<Mark> marks,
    List<Note> notes,
    List<Label> labels) {

  // How much of its tile a mark goes round.
  private static final double ROUND = 0.8;

  /** Takes copies of the lists. */
  public Picture {
    tiles = List.copyOf(tiles);
    sides = List.copyOf(sides);
    links = List.copyOf(links);
    stones = List.copyOf(stones);
    marks = List.copyOf(marks);
    notes = List.copyOf(notes);
    labels = List.copyOf(labels);
  }

  /** The board alone, with nothing laid on it. */
  public Picture(
      String title,
      List<Tile> tiles,
      List<Side> sides,
      List<Stone> stones,
      List<Mark> marks,
      List<Label> labels) {
    this(title, tiles, sides, List.of(), stones, marks, List.of(), labels);
  }

  /**
   * The tile on which an action plays.
   *
   * @param action its {@code toString}
   */
  public Optional<Tile> tile(String action) {
    return tiles.stream().filter(tile -> tile.action().equals(Optional.of(action))).findFirst();
  }

  /** The same with another title; a view that has it elsewhere draws it with none. */
  public Picture withTitle(String other) {
    return new Picture(other, tiles, sides, links, stones, marks, notes, labels);
  }

  /**
   * The stone with which an action begins, where it has no tile.
   *
   * @param action its {@code toString}
   */
  public Optional<Stone> stone(String action) {
    return stones.stream().filter(stone -> stone.action().equals(Optional.of(action))).findFirst();
  }

  /**
   * The same with a text on the tile or stone of each of these actions, over what lies there
   * already.
   *
   * @param texts by the {@code toString} of the action
   * @throws IllegalArgumentException if an action has neither
   */
  public Picture withNotes(Map<String, String> texts) {
    List<Note> all = new ArrayList<>(notes);
    texts.keySet().forEach(this::check);
    for (Tile tile : tiles) {
      tile.action()
          .map(texts::get)
          .ifPresent(text -> all.add(new Note(text, tile.centre(), tile.room())));
    }
    for (Stone stone : stones) {
      stone
          .action()
          .map(texts::get)
          .ifPresent(text -> all.add(new Note(text, stone.at(), stone.radius())));
    }
    return new Picture(title, tiles, sides, links, stones, marks, all, labels);
  }

  /**
   * The same with heat on the tiles or stones of these actions.
   *
   * @param shares from 0 to 1, by the {@code toString} of the action
   * @throws IllegalArgumentException if an action has neither
   */
  public Picture withHeat(Map<String, Double> shares) {
    shares.keySet().forEach(this::check);
    List<Tile> heated =
        tiles.stream()
            .map(tile -> tile.action().map(shares::get).map(tile::withHeat).orElse(tile))
            .toList();
    List<Stone> heatedStones =
        stones.stream()
            .map(stone -> stone.action().map(shares::get).map(stone::withHeat).orElse(stone))
            .toList();
    return new Picture(title, heated, sides, links, heatedStones, marks, notes, labels);
  }

  /** The actions on whose tiles there is such a mark, in the order of the tiles. */
  public List<String> marked(Meaning meaning) {
    return tiles.stream()
        .filter(tile -> marks.stream().anyMatch(mark -> mark.isOn(tile, meaning)))
        .flatMap(tile -> tile.action().stream())
        .toList();
  }

  /** The same with these links. */
  public Picture withLinks(List<Link> more) {
    return new Picture(title, tiles, sides, more, stones, marks, notes, labels);
  }

  /**
   * The same with a mark on the tile or stone of each of these actions.
   *
   * @param actions the {@code toString} of each
   * @throws IllegalArgumentException if an action has neither
   */
  public Picture withMarks(List<String> actions, Meaning meaning) {
    List<Mark> all = new ArrayList<>(marks);
    for (String action : actions) {
      check(action);
      tile(action)
          .map(tile -> new Mark(tile.centre(), ROUND * tile.room(), meaning))
          .or(() -> stone(action).map(stone -> new Mark(stone.at(), stone.radius(), meaning)))
          .ifPresent(all::add);
    }
    return new Picture(title, tiles, sides, links, stones, all, notes, labels);
  }

  private void check(String action) {
    if (tile(action).isEmpty() && stone(action).isEmpty()) {
      throw new IllegalArgumentException(Messages.of("picture.noTile", action, title));
    }
  }

  /** A point. */
  public record Point(double x, double y) {
    /** How far it is to another. */
    public double distance(Point other) {
      double dx = other.x - x;
      double dy = other.y - y;
      return Math.sqrt(dx * dx + dy * dy);
    }

    /** Whether it is the same but for rounding. */
    public boolean isAt(Point other) {
      return distance(other) < 1e-6;
    }

    /** The point that lies so much further to the right and down. */
    public Point plus(double dx, double dy) {
      return new Point(x + dx, y + dy);
    }
  }

  /**
   * A piece of ground.
   *
   * @param corners in order around it
   * @param action the {@code toString} of the action that plays here, legal now or not; nothing
   *     where no action has a place of its own
   * @param heat a share from 0 to 1 that colours it; nothing for none
   */
  public record Tile(List<Point> corners, Optional<String> action, OptionalDouble heat) {
    /** Takes a copy of the list. */
    public Tile {
      corners = List.copyOf(corners);
    }

    /** A tile on which an action plays. */
    public static Tile of(Object action, List<Point> corners) {
      return new Tile(corners, Optional.of(action.toString()), OptionalDouble.empty());
    }

    /** Mere ground. */
    public static Tile ground(List<Point> corners) {
      return new Tile(corners, Optional.empty(), OptionalDouble.empty());
    }

    /** The same with heat. */
    public Tile withHeat(double share) {
      return new Tile(corners, action, OptionalDouble.of(share));
    }

    /** Its centre, the mean of its corners. */
    public Point centre() {
      return new Point(
          corners.stream().mapToDouble(Point::x).sum() / corners.size(),
          corners.stream().mapToDouble(Point::y).sum() / corners.size());
    }

    /** The radius of the circle around the centre that touches its nearest edge. */
    public double room() {
      Point centre = centre();
      double room = Double.POSITIVE_INFINITY;
      for (int i = 0; i < corners.size(); i++) {
        Point from = corners.get(i);
        Point to = corners.get((i + 1) % corners.size());
        double across =
            (to.x() - from.x()) * (centre.y() - from.y())
                - (to.y() - from.y()) * (centre.x() - from.x());
        room = Math.min(room, Math.abs(across) / from.distance(to));
      }
      return room;
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
   * A tie between two stones, or a stone and its side, that the other player cannot cut in one
   * move.
   *
   * @param from where it begins
   * @param to where it ends
   * @param owner whose it is
   */
  public record Link(String name, Point from, Point to, Player owner) {}

  /**
   * A stone, mark or counter.
   *
   * @param at its centre
   * @param radius of the circle that it fills
   * @param shape its shape
   * @param owner whose it is; nothing for one that belongs to nobody
   * @param action the {@code toString} of the action that begins with it, where actions have no
   *     tiles
   * @param heat a share from 0 to 1 that colours it; nothing for none
   */
  public record Stone(
      Point at,
      double radius,
      Shape shape,
      Optional<Player> owner,
      Optional<String> action,
      OptionalDouble heat) {

    /** A player's, on a tile. */
    public static Stone of(Player owner, Shape shape, Point at, double radius) {
      return new Stone(
          at, radius, shape, Optional.of(owner), Optional.empty(), OptionalDouble.empty());
    }

    /** Nobody's. */
    public static Stone counter(Point at, double radius) {
      return new Stone(
          at, radius, Shape.DISC, Optional.empty(), Optional.empty(), OptionalDouble.empty());
    }

    /** The same as the place of an action. */
    public Stone withAction(Object begins) {
      return new Stone(at, radius, shape, owner, Optional.of(begins.toString()), heat);
    }

    /** The same with heat. */
    public Stone withHeat(double share) {
      return new Stone(at, radius, shape, owner, action, OptionalDouble.of(share));
    }
  }

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
  public record Mark(Point at, double radius, Meaning meaning) {
    private boolean isOn(Tile tile, Meaning wanted) {
      return meaning == wanted && at.isAt(tile.centre());
    }
  }

  /** Why a place is marked. */
  public enum Meaning {
    /** Here the player to move may play. */
    LEGAL,
    /** Here was played last. */
    LAST,
    /** This is part of what has won the game. */
    WINNING,
    /** Whoever shows the board points here. */
    POINTED
  }

  /**
   * A text on a tile, or on the stone that lies there.
   *
   * @param text the text
   * @param at its middle
   * @param room the radius of the circle around the middle that it should stay in
   */
  public record Note(String text, Point at, double room) {}

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
