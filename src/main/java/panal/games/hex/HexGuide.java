package panal.games.hex;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import panal.game.Cell;
import panal.game.Guide;
import panal.game.Player;
import panal.game.RandomStream;
import panal.game.State;

/** How rollouts of Hex can choose their moves. */
public enum HexGuide implements Guide<Cell> {

  /**
   * Bridges are kept: where the last stone went into a bridge of the player to move ({@link
   * HexBridges}), he takes its other cell, one at random where there are several; else any cell. So
   * what two stones hold together on the board is not cut in half of the rollouts.
   *
   * @see <a href="https://doi.org/10.1109/TCIAIG.2010.2067212">Arneson, Hayward and Henderson,
   *     Monte Carlo tree search in Hex, 2010, whose one pattern in rollouts this is</a>
   */
  BRIDGES {
    @Override
    Cell choose(Hex hex, RandomStream random) {
      List<Cell> replies = hex.last().map(last -> replies(hex, last)).orElse(List.of());
      return any(replies.isEmpty() ? hex.actions() : replies, random);
    }
  },

  /**
   * Stones stay together: of two cells drawn at random, the one that touches more own stones and
   * edges; the first of equals.
   */
  CONTACT {
    @Override
    Cell choose(Hex hex, RandomStream random) {
      List<Cell> cells = hex.actions();
      Cell one = any(cells, random);
      Cell other = any(cells, random);
      return touching(hex, other) > touching(hex, one) ? other : one;
    }

    private int touching(Hex hex, Cell cell) {
      int touching = 0;
      for (int i = 0; i < AROUND.length; i++) {
        touching += owner(hex, around(cell, i)).filter(hex.turn()::equals).isPresent() ? 1 : 0;
      }
      return touching;
    }
  };

  // Clockwise, so that a bridge over a cell's corner is three in a row: stone, gap, stone.
  private static final int[][] AROUND = {{-1, 0}, {-1, 1}, {0, 1}, {1, 0}, {1, -1}, {0, -1}};

  abstract Cell choose(Hex hex, RandomStream random);

  @Override
  public Cell choose(State<Cell> state, RandomStream random) {
    return choose((Hex) state, random);
  }

  @Override
  public String code() {
    return name().toLowerCase(Locale.ROOT);
  }

  private static Cell any(List<Cell> cells, RandomStream random) {
    return cells.get(random.nextInt(cells.size()));
  }

  /** The cells that keep the bridges into which the last stone went. */
  static List<Cell> replies(Hex hex, Cell last) {
    List<Cell> replies = new ArrayList<>();
    for (int i = 0; i < AROUND.length; i++) {
      Cell gap = around(last, i);
      boolean isBridge = holds(hex, around(last, i - 1)) && holds(hex, around(last, i + 1));
      if (isBridge && hex.isOnBoard(gap) && hex.stone(gap).isEmpty()) {
        replies.add(gap);
      }
    }
    return replies;
  }

  private static boolean holds(Hex hex, Cell cell) {
    return owner(hex, cell).filter(hex.turn()::equals).isPresent();
  }

  private static Cell around(Cell cell, int way) {
    int[] step = AROUND[Math.floorMod(way, AROUND.length)];
    return new Cell(cell.row() + step[0], cell.column() + step[1]);
  }

  /** Whose stone is on a cell or, outside the board, whose edge is there. */
  private static Optional<Player> owner(Hex hex, Cell cell) {
    if (hex.isOnBoard(cell)) {
      return hex.stone(cell);
    }
    boolean isBeside = cell.row() >= 0 && cell.row() < hex.rows();
    boolean isAbove = cell.column() >= 0 && cell.column() < hex.columns();
    if (isBeside == isAbove) { // beyond a corner
      return Optional.empty();
    }
    return Optional.of(isAbove ? Player.FIRST : Player.SECOND);
  }
}
