package panal.games.tictactoe;

import java.util.List;
import java.util.OptionalInt;
import panal.game.Cell;
import panal.game.Game;
import panal.game.Player;
import panal.message.Language;

/**
 * Tic-tac-toe on three by three cells; X moves first.
 *
 * @see TicTacToe
 */
public record TicTacToeGame() implements Game<Cell> {

  @Override
  public String name() {
    return "tictactoe";
  }

  @Override
  public TicTacToe initialState() {
    return new TicTacToe();
  }

  @Override
  public Cell action(String text) {
    List<Cell> cells = TicTacToe.cells();
    return Cell.parse(text)
        .filter(cells::contains)
        .orElseThrow(() -> Game.notACell(text, this, cells.get(cells.size() - 1)));
  }

  @Override
  public TicTacToe play(String moves) {
    return (TicTacToe) Game.super.play(moves);
  }

  @Override
  public String playerName(Player player, Language language) {
    return player == Player.FIRST ? "X" : "O";
  }

  @Override
  public OptionalInt maxLength() {
    return OptionalInt.of(TicTacToe.cells().size());
  }

  @Override
  public String toString() {
    return name();
  }
}
