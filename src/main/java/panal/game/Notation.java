package panal.game;

import java.util.Locale;

/** How the cells of a board are written. */
public enum Notation {
  /** Row and column from 0: {@code (0,1)}; this is what {@code toString} gives. */
  RC,
  /** Column letter and row number from 1: {@code b1}. */
  A1;

  /** An action in this notation; actions that are not cells have one notation only. */
  public String print(Object action) {
    return this == A1 && action instanceof Cell cell ? cell.a1() : String.valueOf(action);
  }

  /** The row of a cell alone, as it stands beside a board. */
  public String row(int row) {
    return Integer.toString(this == A1 ? row + 1 : row);
  }

  /** The column of a cell alone, as it stands above a board. */
  public String column(int column) {
    return this == A1 ? String.valueOf((char) ('a' + column)) : Integer.toString(column);
  }

  /** The name as the command line has it, in lower case. */
  public String code() {
    return name().toLowerCase(Locale.ROOT);
  }
}
