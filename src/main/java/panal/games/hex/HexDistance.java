package panal.games.hex;

import java.util.Arrays;
import panal.game.Player;

/**
 * How far a player is from joining two sides. Sets of cells are those of {@link HexBoard}; they
 * grow by all their neighbours at once.
 */
final class HexDistance {

  private final HexBoard board;
  private final Player player;
  private final long[] start;
  private final long[] goal;

  HexDistance(HexBoard board, Player player) {
    this.board = board;
    this.player = player;
    start = new long[board.words];
    goal = new long[board.words];
    int last = length() - 1;
    for (int i = 0; i < board.size; i++) {
      if (line(i) == 0) {
        HexBoard.set(start, i);
      }
      if (line(i) == last) {
        HexBoard.set(goal, i);
      }
    }
  }

  /** How many rows, or columns, there are from side to side. */
  private int length() {
    return player == Player.FIRST ? board.rows : board.columns;
  }

  /** The row, or column, of a cell, from the side where the path starts. */
  private int line(int i) {
    return player == Player.FIRST ? i / board.columns : i % board.columns;
  }

  /**
   * The fewest empty cells with which the player's stones join the sides; 0 where they do. Where
   * the other's stones bar every way, the number of cells of the board.
   */
  int missing(long[] own, long[] other) {
    long[] empty = board.outside(own, other);
    long[] reached = alongOwn(HexBoard.common(start, own), own);
    for (int stones = 0; stones < board.size; stones++) {
      if (HexBoard.count(HexBoard.common(reached, goal)) > 0) {
        return stones;
      }
      long[] next = board.withNeighbours(reached);
      for (int w = 0; w < next.length; w++) {
        next[w] = reached[w] | (next[w] | start[w]) & empty[w];
      }
      reached = alongOwn(next, own);
    }
    return board.size;
  }

  /**
   * How many more stones than {@link #missing} each cell costs, by its number: the cheapest path
   * between the sides that takes it, less the cheapest of all. At most {@code most}, which also
   * stands for cells that no path takes.
   */
  int[] detours(long[] own, long[] other, int most) {
    int[] there = costs(start, own, other);
    int[] back = costs(goal, own, other);
    int missing = missing(own, other);
    int[] detours = new int[board.size];
    for (int i = 0; i < detours.length; i++) {
      int twice = HexBoard.has(own, i) ? 0 : 1; // the cell itself
      detours[i] = Math.min(most, there[i] + back[i] - twice - missing);
    }
    return detours;
  }

  /** The fewest empty cells on a way from a side to each cell, itself included. */
  private int[] costs(long[] side, long[] own, long[] other) {
    int[] costs = new int[board.size];
    Arrays.fill(costs, 2 * board.size);
    long[] empty = board.outside(own, other);
    long[] reached = alongOwn(HexBoard.common(side, own), own);
    for (int stones = 0; stones <= board.size; stones++) {
      for (int i = 0; i < board.size; i++) {
        if (HexBoard.has(reached, i)) {
          costs[i] = Math.min(costs[i], stones);
        }
      }
      long[] next = board.withNeighbours(reached);
      for (int w = 0; w < next.length; w++) {
        next[w] = reached[w] | (next[w] | side[w]) & empty[w];
      }
      next = alongOwn(next, own);
      if (Arrays.equals(next, reached)) {
        return costs;
      }
      reached = next;
    }
    return costs;
  }

  /** The set with all stones that hang together with it. */
  private long[] alongOwn(long[] set, long[] own) {
    long[] grown = set;
    int before;
    do {
      before = HexBoard.count(grown);
      long[] wider = HexBoard.common(board.withNeighbours(grown), own);
      for (int w = 0; w < wider.length; w++) {
        wider[w] |= grown[w];
      }
      grown = wider;
    } while (HexBoard.count(grown) > before);
    return grown;
  }

  /** How many rows, or columns, lie outside the chain that reaches over the most of them. */
  int gap(long[] own) {
    long[] left = own.clone();
    int longest = 0;
    for (int i = 0; i < board.size; i++) {
      if (HexBoard.has(left, i)) {
        long[] chain = new long[board.words];
        HexBoard.set(chain, i);
        chain = alongOwn(chain, own);
        longest = Math.max(longest, reach(chain));
        for (int w = 0; w < left.length; w++) {
          left[w] &= ~chain[w];
        }
      }
    }
    return length() - longest;
  }

  private int reach(long[] chain) {
    int lowest = length();
    int highest = 0;
    for (int i = 0; i < board.size; i++) {
      if (HexBoard.has(chain, i)) {
        lowest = Math.min(lowest, line(i));
        highest = Math.max(highest, line(i));
      }
    }
    return highest - lowest + 1;
  }
}
