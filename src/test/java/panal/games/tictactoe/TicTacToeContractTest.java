package panal.games.tictactoe;

import java.util.List;
import java.util.stream.Stream;
import panal.game.Cell;
import panal.game.Game;
import panal.games.GameContract;

class TicTacToeContractTest extends GameContract<Cell> {

  @Override
  protected Stream<Game<Cell>> games() {
    return Stream.of(new TicTacToeGame());
  }

  @Override
  protected List<Cell> neverLegal() {
    return List.of(new Cell(-1, 0), new Cell(0, 3), new Cell(3, 0));
  }
}
