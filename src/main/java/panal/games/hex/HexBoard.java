package panal.games.hex;

import java.util.ArrayList;
import java.util.List;
import panal.game.Cell;
import panal.game.RandomStream;

/**
 * The geometry of a Hex board, shared by all states on it. A set of cells is a bit set in words of
 * 64 bits, cell (r,c) at bit r·columns + c.
 */
final class HexBoard {

  private static final int[][] STEPS = {{-1, 0}, {-1, 1}, {0, -1}, {0, 1}, {1, -1}, {1, 0}};

  final int rows;
  final int columns;
  final int size;
  final int words;
  final List<Cell> cells;
  private final long[] all;
  private final long[] notLastColumn;
  private final long[] lastRow;
  private final long[] notFirstColumn;

  HexBoard(int rows, int columns) {
    this.rows = rows;
    this.columns = columns;
    size = rows * columns;
    words = (size + 63) / 64;
    all = new long[words];
    notLastColumn = new long[words];
    lastRow = new long[words];
    notFirstColumn = new long[words];
    List<Cell> inOrder = new ArrayList<>(size);
    for (int i = 0; i < size; i++) {
      inOrder.add(new Cell(i / columns, i % columns));
      set(all, i);
      if (i % columns != columns - 1) {
        set(notLastColumn, i);
      }
      if (i % columns != 0) {
        set(notFirstColumn, i);
      }
      if (i / columns == rows - 1) {
        set(lastRow, i);
      }
    }
    cells = List.copyOf(inOrder);
  }

  boolean contains(Cell cell) {
    return cell.row() >= 0 && cell.row() < rows && cell.column() >= 0 && cell.column() < columns;
  }

  int index(Cell cell) {
    return cell.row() * columns + cell.column();
  }

  /** The cells that touch a cell, row by row. */
  List<Cell> neighbours(Cell cell) {
    List<Cell> found = new ArrayList<>(STEPS.length);
    for (int[] step : STEPS) {
      Cell other = new Cell(cell.row() + step[0], cell.column() + step[1]);
      if (contains(other)) {
        found.add(other);
      }
    }
    return found;
  }

  static boolean has(long[] set, int i) {
    return (set[i >> 6] >>> i & 1) != 0;
  }

  static void set(long[] set, int i) {
    set[i >> 6] |= 1L << i;
  }

  /** The cells that are in neither set. */
  long[] outside(long[] one, long[] other) {
    long[] rest = new long[words];
    for (int w = 0; w < words; w++) {
      rest[w] = all[w] & ~one[w] & ~other[w];
    }
    return rest;
  }

  static int count(long[] set) {
    int count = 0;
    for (long word : set) {
      count += Long.bitCount(word);
    }
    return count;
  }

  /**
   * Whether the cells in {@code black} join top and bottom, all other cells counting as White's.
   * Then and only then White's do not join left and right.
   *
   * <p>By reduction of the game of Y: the board is the corner of a triangle whose further rows
   * below are Black's and whose further columns to the right are White's. The owner of each cell of
   * the triangle one smaller is the majority of the cell, its right and its lower neighbour, which
   * touch each other; this keeps the winner, and the last cell left belongs to him. Θ(rows +
   * columns) passes over the words.
   *
   * @see <a href="https://webdocs.cs.ualberta.ca/~javhar/">van Rijswijck, Set colouring games (PhD
   *     thesis, University of Alberta, 2006), on the reduction of Y</a>
   */
  boolean joinsTopAndBottom(long[] black) {
    long[] owner = black.clone();
    for (int step = rows + columns - 2; step > 0; step--) {
      for (int w = 0; w < words; w++) {
        // Words go upwards, so the next one, shifted in from, still holds the last pass.
        long self = owner[w];
        long right = shifted(owner, w, 1) & notLastColumn[w];
        long lower = shifted(owner, w, columns) | lastRow[w];
        owner[w] = self & right | self & lower | right & lower;
      }
    }
    return (owner[0] & 1) != 0;
  }

  /** The cells that touch one of the set, or are in it. */
  long[] withNeighbours(long[] set) {
    long[] grown = new long[words];
    long[] notLeft = common(set, notFirstColumn);
    long[] notRight = common(set, notLastColumn);
    for (int w = 0; w < words; w++) {
      long upwards = shifted(set, w, columns) | shifted(notLeft, w, 1);
      long downwards = raised(set, w, columns) | raised(notRight, w, 1);
      if (columns > 1) { // in a single column, no cell touches one of another column
        upwards |= shifted(notRight, w, columns - 1);
        downwards |= raised(notLeft, w, columns - 1);
      }
      grown[w] = (set[w] | upwards | downwards) & all[w];
    }
    return grown;
  }

  /** The cells that are in both sets. */
  static long[] common(long[] one, long[] other) {
    long[] both = new long[one.length];
    for (int w = 0; w < both.length; w++) {
      both[w] = one[w] & other[w];
    }
    return both;
  }

  /** Word w of the set with every cell's number raised by {@code by}, 1 to 26. */
  private static long raised(long[] set, int w, int by) {
    return set[w] << by | (w > 0 ? set[w - 1] >>> -by : 0);
  }

  /** Word w of the set with every cell's number lowered by {@code by}, 1 to 26. */
  private long shifted(long[] set, int w, int by) {
    return set[w] >>> by | (w + 1 < words ? set[w + 1] << -by : 0);
  }

  /**
   * Exactly {@code wanted} of the cells in {@code free}, each subset of that size equally likely.
   *
   * <p>A random bit for each free cell, then corrections of the count, each at a random one of the
   * cells that can take it. Nothing in this tells one free cell from another, so all subsets of the
   * final size have the same probability.
   */
  long[] randomSubset(long[] free, int wanted, RandomStream random) {
    long[] chosen = new long[words];
    for (int w = 0; w < words; w++) {
      chosen[w] = random.nextLong() & free[w];
    }
    int count = count(chosen);
    int left = count(free) - count;
    for (; count > wanted; count--) {
      flip(chosen, nth(chosen, random.nextInt(count)));
    }
    for (; count < wanted; count++, left--) {
      flip(chosen, nth(without(free, chosen), random.nextInt(left)));
    }
    return chosen;
  }

  private static void flip(long[] set, int i) {
    set[i >> 6] ^= 1L << i;
  }

  private static long[] without(long[] set, long[] taken) {
    long[] rest = set.clone();
    for (int w = 0; w < rest.length; w++) {
      rest[w] &= ~taken[w];
    }
    return rest;
  }

  /** The n-th cell of a set, from 0. */
  private static int nth(long[] set, int n) {
    int w = 0;
    for (int here = Long.bitCount(set[0]); n >= here; here = Long.bitCount(set[++w])) {
      n -= here;
    }
    long word = set[w];
    for (; n > 0; n--) {
      word &= word - 1;
    }
    return w * Long.SIZE + Long.numberOfTrailingZeros(word);
  }
}
