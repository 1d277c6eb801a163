package panal.games.hex;

import java.util.ArrayList;
import java.util.List;
import panal.game.Cell;
import panal.game.Notation;
import panal.game.Picture.Link;
import panal.game.Picture.Point;
import panal.game.Player;
import panal.message.Language;
import panal.message.Messages;

/**
 * The bridges of a state: two stones of one colour that do not touch but share two neighbours, both
 * empty, and a stone one row away from its own edge with both cells between them empty. If the
 * other player takes one of the two cells, the owner takes the other. So (2,1) and (1,3) form one,
 * (2,1) and (2,3), which share a single cell, none. Two bridges that need the same cell are not
 * safe together.
 *
 * @see <a href="https://www.hexwiki.net/index.php/Bridge">HexWiki, Bridge</a>
 */
record HexBridges(Hex hex) {

  // To the other stone, the half of the six ways that lead on in the order of the cells.
  private static final int[][] WAYS = {{1, -2}, {1, 1}, {2, -1}};

  /** The bridges, by their first stones row by row; those to an edge after those to stones. */
  List<Link> links(Notation notation, Language language) {
    List<Link> links = new ArrayList<>();
    for (Cell cell : hex.cells()) {
      hex.stone(cell).ifPresent(owner -> addFrom(cell, owner, links, notation));
    }
    String edge = Messages.in(language, "hex.edge");
    for (Cell cell : hex.cells()) {
      hex.stone(cell).ifPresent(owner -> addToEdge(cell, owner, links, notation, edge));
    }
    return List.copyOf(links);
  }

  private void addFrom(Cell cell, Player owner, List<Link> links, Notation notation) {
    for (int[] way : WAYS) {
      Cell other = new Cell(cell.row() + way[0], cell.column() + way[1]);
      if (hex.cells().contains(other) && hex.stone(other).filter(owner::equals).isPresent()) {
        List<Cell> between = new ArrayList<>(hex.neighbours(cell));
        between.retainAll(hex.neighbours(other));
        if (between.stream().allMatch(this::isEmpty)) {
          String name = notation.print(cell) + "–" + notation.print(other);
          links.add(new Link(name, HexPicture.centre(cell), HexPicture.centre(other), owner));
        }
      }
    }
  }

  private void addToEdge(
      Cell cell, Player owner, List<Link> links, Notation notation, String edge) {
    int last = (owner == Player.FIRST ? hex.rows() : hex.columns()) - 1;
    for (int side : new int[] {0, last}) {
      List<Cell> between =
          hex.neighbours(cell).stream().filter(next -> across(next, owner) == side).toList();
      boolean isNext = Math.abs(across(cell, owner) - side) == 1;
      if (isNext && between.size() == 2 && between.stream().allMatch(this::isEmpty)) {
        String name = notation.print(cell) + "–" + edge;
        Point from = HexPicture.centre(cell);
        links.add(new Link(name, from, outerCorner(from, between), owner));
      }
    }
  }

  /** Of the two corners that two cells share, the one that is further away. */
  private static Point outerCorner(Point from, List<Cell> cells) {
    Point outer = from;
    for (int i = 0; i < 6; i++) {
      Point corner = HexPicture.corner(cells.get(0), i);
      boolean isShared = corner.distance(HexPicture.centre(cells.get(1))) < 1.01;
      outer = isShared && corner.distance(from) > outer.distance(from) ? corner : outer;
    }
    return outer;
  }

  private boolean isEmpty(Cell cell) {
    return hex.stone(cell).isEmpty();
  }

  private static int across(Cell cell, Player player) {
    return player == Player.FIRST ? cell.row() : cell.column();
  }
}
