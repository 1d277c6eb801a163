package panal.search.mcts;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import panal.game.Cell;
import panal.game.Player;
import panal.game.State;

/**
 * Hex in which White moves first, written a second time and naively: the empty cells go column by
 * column, so that the i-th one is the mirror image of the i-th one of Hex, and the winner is found
 * by walking over stones.
 */
record WhiteFirstHex(int size, Map<Cell, Player> stones) implements State<Cell> {

  @Override
  public Player turn() {
    return stones.size() % 2 == 0 ? Player.SECOND : Player.FIRST;
  }

  @Override
  public List<Cell> actions() {
    List<Cell> empty = new ArrayList<>();
    for (int column = 0; column < size; column++) {
      for (int row = 0; row < size; row++) {
        if (!stones.containsKey(new Cell(row, column))) {
          empty.add(new Cell(row, column));
        }
      }
    }
    return isTerminal() ? List.of() : empty;
  }

  @Override
  public WhiteFirstHex result(Cell action) {
    Map<Cell, Player> more = new HashMap<>(stones);
    more.put(action, turn());
    return new WhiteFirstHex(size, more);
  }

  @Override
  public boolean isTerminal() {
    return joins(Player.FIRST) || joins(Player.SECOND);
  }

  @Override
  public double utility(Player player) {
    return joins(player) ? 1 : -1;
  }

  private boolean joins(Player player) {
    Deque<Cell> open = new ArrayDeque<>();
    for (int i = 0; i < size; i++) {
      open.add(player == Player.FIRST ? new Cell(0, i) : new Cell(i, 0));
    }
    List<Cell> seen = new ArrayList<>();
    while (!open.isEmpty()) {
      Cell cell = open.pop();
      if (stones.get(cell) != player || seen.contains(cell)) {
        continue;
      }
      seen.add(cell);
      if ((player == Player.FIRST ? cell.row() : cell.column()) == size - 1) {
        return true;
      }
      for (int[] d : new int[][] {{-1, 0}, {-1, 1}, {0, -1}, {0, 1}, {1, -1}, {1, 0}}) {
        open.add(new Cell(cell.row() + d[0], cell.column() + d[1]));
      }
    }
    return false;
  }
}
