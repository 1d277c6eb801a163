package panal.games.tictactoe;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import panal.game.Bounded;
import panal.game.Cell;
import panal.game.Glyphs;
import panal.game.IllegalActionException;
import panal.game.Notation;
import panal.game.Picture;
import panal.game.Pictured;
import panal.game.Player;
import panal.game.PositionBound;
import panal.game.State;
import panal.message.Language;
import panal.message.Messages;

/**
 * A state of tic-tac-toe: X ({@link Player#FIRST}) and O in turn, three in a row win, a full board
 * without them is a draw.
 *
 * <p>Actions are the empty cells, row by row. Utility is +1, 0 or -1. Equality is that of the marks
 * on the board; the last one placed is remembered for pictures only.
 */
public final class TicTacToe implements State<Cell>, Bounded, Pictured {

  static final int SIDE = 3;
  private static final int FULL = 0b111_111_111;
  // Cell (r,c) is bit 3r + c: rows, columns, diagonals.
  private static final int[] LINES = {
    0b000_000_111, 0b000_111_000, 0b111_000_000,
    0b001_001_001, 0b010_010_010, 0b100_100_100,
    0b100_010_001, 0b001_010_100
  };
  private static final List<Cell> CELLS = cellsInOrder();

  private final int crosses;
  private final int noughts;
  private final Cell last;

  /** The empty board. */
  TicTacToe() {
    this(0, 0, null);
  }

  private TicTacToe(int crosses, int noughts, Cell last) {
    this.crosses = crosses;
    this.noughts = noughts;
    this.last = last;
  }

  private static List<Cell> cellsInOrder() {
    List<Cell> cells = new ArrayList<>();
    for (int i = 0; i < SIDE * SIDE; i++) {
      cells.add(new Cell(i / SIDE, i % SIDE));
    }
    return List.copyOf(cells);
  }

  /** The nine cells, row by row, unmodifiable. */
  public static List<Cell> cells() {
    return CELLS;
  }

  /** Whose mark is on a cell, if any. */
  public Optional<Player> mark(Cell cell) {
    if ((crosses & bit(cell)) != 0) {
      return Optional.of(Player.FIRST);
    }
    return (noughts & bit(cell)) != 0 ? Optional.of(Player.SECOND) : Optional.empty();
  }

  /** The last mark placed; nothing on the empty board. */
  public Optional<Cell> last() {
    return Optional.ofNullable(last);
  }

  /** Who has three in a row, if anybody. */
  public Optional<Player> winner() {
    if (hasLine(crosses)) {
      return Optional.of(Player.FIRST);
    }
    return hasLine(noughts) ? Optional.of(Player.SECOND) : Optional.empty();
  }

  /** The cells of the first line that is complete, row by row; empty while there is none. */
  List<Cell> line() {
    for (int line : LINES) {
      if ((crosses & line) == line || (noughts & line) == line) {
        return CELLS.stream().filter(cell -> (line & bit(cell)) != 0).toList();
      }
    }
    return List.of();
  }

  private static boolean hasLine(int marks) {
    for (int line : LINES) {
      if ((marks & line) == line) {
        return true;
      }
    }
    return false;
  }

  @Override
  public Player turn() {
    return Integer.bitCount(crosses) == Integer.bitCount(noughts) ? Player.FIRST : Player.SECOND;
  }

  @Override
  public List<Cell> actions() {
    if (isTerminal()) {
      return List.of();
    }
    List<Cell> actions = new ArrayList<>(CELLS.size());
    for (Cell cell : CELLS) {
      if (((crosses | noughts) & bit(cell)) == 0) {
        actions.add(cell);
      }
    }
    return Collections.unmodifiableList(actions);
  }

  @Override
  public TicTacToe result(Cell action) {
    if (!CELLS.contains(action)) {
      throw new IllegalActionException(action, Messages.of("action.outside"), actions());
    }
    if (mark(action).isPresent()) {
      throw new IllegalActionException(action, Messages.of("action.taken"), actions());
    }
    if (isTerminal()) {
      throw new IllegalActionException(action, Messages.of("action.finished"), List.of());
    }
    return turn() == Player.FIRST
        ? new TicTacToe(crosses | bit(action), noughts, action)
        : new TicTacToe(crosses, noughts | bit(action), action);
  }

  @Override
  public boolean isTerminal() {
    return (crosses | noughts) == FULL || hasLine(crosses) || hasLine(noughts);
  }

  @Override
  public double utility(Player player) {
    if (!isTerminal()) {
      throw new IllegalStateException(Messages.of("state.unfinished"));
    }
    return winner().map(won -> won == player ? 1.0 : -1.0).orElse(0.0);
  }

  @Override
  public PositionBound positionBound() {
    return PositionBound.ofPlacements(CELLS.size() - Integer.bitCount(crosses | noughts));
  }

  private static int bit(Cell cell) {
    return 1 << SIDE * cell.row() + cell.column();
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof TicTacToe that && crosses == that.crosses && noughts == that.noughts;
  }

  @Override
  public int hashCode() {
    return crosses << CELLS.size() | noughts;
  }

  @Override
  public Picture picture(Notation notation, Language language) {
    return new TicTacToePicture(this).picture(notation, language);
  }

  @Override
  public String text(Glyphs glyphs, Notation notation) {
    return new TicTacToePicture(this).text(glyphs, notation);
  }

  @Override
  public String toString() {
    return text(Glyphs.UNICODE, Notation.RC);
  }
}
