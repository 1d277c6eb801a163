package panal.games.hex;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Set;
import java.util.function.Predicate;
import panal.game.Cell;

/** The plain test of who has joined his sides: walk from cell to cell. */
final class Flood {

  private Flood() {}

  /** Whether the cells with {@code own} join the first row with the last. */
  static boolean joinsTopAndBottom(int rows, int columns, Predicate<Cell> own) {
    Deque<Cell> open = new ArrayDeque<>();
    for (int c = 0; c < columns; c++) {
      open.add(new Cell(0, c));
    }
    return reaches(rows, columns, open, own, cell -> cell.row() == rows - 1);
  }

  /** Whether the cells with {@code own} join the first column with the last. */
  static boolean joinsLeftAndRight(int rows, int columns, Predicate<Cell> own) {
    Deque<Cell> open = new ArrayDeque<>();
    for (int r = 0; r < rows; r++) {
      open.add(new Cell(r, 0));
    }
    return reaches(rows, columns, open, own, cell -> cell.column() == columns - 1);
  }

  private static boolean reaches(
      int rows, int columns, Deque<Cell> open, Predicate<Cell> own, Predicate<Cell> goal) {
    Set<Cell> seen = new HashSet<>();
    while (!open.isEmpty()) {
      Cell cell = open.pop();
      int r = cell.row();
      int c = cell.column();
      boolean on = r >= 0 && r < rows && c >= 0 && c < columns;
      if (!on || !own.test(cell) || !seen.add(cell)) {
        continue;
      }
      if (goal.test(cell)) {
        return true;
      }
      open.push(new Cell(r - 1, c));
      open.push(new Cell(r - 1, c + 1));
      open.push(new Cell(r, c - 1));
      open.push(new Cell(r, c + 1));
      open.push(new Cell(r + 1, c - 1));
      open.push(new Cell(r + 1, c));
    }
    return false;
  }
}
