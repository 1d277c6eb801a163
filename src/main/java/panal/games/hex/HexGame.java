package panal.games.hex;

import java.util.List;
import java.util.OptionalInt;
import panal.game.Cell;
import panal.game.Evaluated;
import panal.game.Game;
import panal.game.Guided;
import panal.game.Player;
import panal.message.Language;
import panal.message.Messages;

/**
 * Hex on a board of {@code rows} × {@code columns} cells, 1 to 26 each: Black joins top and bottom,
 * White joins left and right, Black moves first.
 *
 * @param rows how many cells Black has to cross at least
 * @param columns how many cells White has to cross at least
 * @see Hex
 */
public record HexGame(int rows, int columns) implements Game<Cell>, Evaluated<Cell>, Guided<Cell> {

  private static final int LARGEST = 26;

  /** Checks the size. */
  public HexGame {
    if (rows < 1 || rows > LARGEST || columns < 1 || columns > LARGEST) {
      throw new IllegalArgumentException(Messages.of("hex.size", rows, columns, LARGEST));
    }
  }

  /** Hex on the usual board with as many columns as rows. */
  public HexGame(int size) {
    this(size, size);
  }

  @Override
  public String name() {
    return rows == columns ? "hex(" + rows + ")" : "hex(" + rows + "," + columns + ")";
  }

  @Override
  public Hex initialState() {
    return new Hex(new HexBoard(rows, columns));
  }

  @Override
  public Cell action(String text) {
    Cell last = new Cell(rows - 1, columns - 1);
    return Cell.parse(text)
        .filter(cell -> cell.row() < rows && cell.column() < columns)
        .orElseThrow(() -> Game.notACell(text, this, last));
  }

  @Override
  public Hex play(String moves) {
    return (Hex) Game.super.play(moves);
  }

  /**
   * A position set up, whoever placed how many stones: {@code position("b2 (1,2)", "", SECOND)}.
   *
   * @param black the cells of Black's stones, separated by blanks
   * @param white those of White's
   * @param turn who is to move
   * @throws IllegalArgumentException if a cell is not on the board or named twice
   */
  public Hex position(String black, String white, Player turn) {
    Hex hex = initialState().withTurn(turn);
    for (Cell cell : actions(black)) {
      hex = hex.withStone(Player.FIRST, cell);
    }
    for (Cell cell : actions(white)) {
      hex = hex.withStone(Player.SECOND, cell);
    }
    return hex;
  }

  @Override
  public String playerName(Player player, Language language) {
    return Messages.in(language, "hex.player." + player);
  }

  @Override
  public OptionalInt maxLength() {
    return OptionalInt.of(rows * columns);
  }

  @Override
  public List<HexEvaluation> evaluations() {
    return List.of(HexEvaluation.values());
  }

  @Override
  public List<HexPrior> priors() {
    return List.of(HexPrior.values());
  }

  @Override
  public List<HexGuide> guides() {
    return List.of(HexGuide.values());
  }

  @Override
  public String toString() {
    return name();
  }
}
