package panal.game;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A cell of a board, written {@code (row,column)}, and the action of placing a stone there.
 *
 * @param row from 0, downwards
 * @param column from 0, to the right
 */
public record Cell(int row, int column) {

  private static final Pattern RC = Pattern.compile("\\(\\s*(\\d{1,3})\\s*,\\s*(\\d{1,3})\\s*\\)");
  private static final Pattern A1 = Pattern.compile("([a-zA-Z])([1-9]\\d?)");

  /** The cell that {@code text} names as {@code (r,c)} or as letter and row, or nothing. */
  public static Optional<Cell> parse(String text) {
    Matcher rc = RC.matcher(text);
    if (rc.matches()) {
      return Optional.of(new Cell(Integer.parseInt(rc.group(1)), Integer.parseInt(rc.group(2))));
    }
    Matcher a1 = A1.matcher(text);
    if (a1.matches()) {
      int column = (a1.group(1).charAt(0) | 0x20) - 'a';
      return Optional.of(new Cell(Integer.parseInt(a1.group(2)) - 1, column));
    }
    return Optional.empty();
  }

  /** The cell as column letter and row number, such as {@code b1} for (0,1). */
  public String a1() {
    return (char) ('a' + column) + Integer.toString(row + 1);
  }

  @Override
  public String toString() {
    return "(" + row + "," + column + ")";
  }
}
