package panal.games.hex;

import java.util.List;
import java.util.stream.Stream;
import panal.game.Cell;
import panal.game.Game;
import panal.games.GameContract;

class HexContractTest extends GameContract<Cell> {

  @Override
  protected Stream<Game<Cell>> games() {
    return Stream.of(
        new HexGame(1), new HexGame(2), new HexGame(3), new HexGame(2, 5), new HexGame(8, 9));
  }

  @Override
  protected List<Cell> neverLegal() {
    return List.of(new Cell(-1, 0), new Cell(0, -1), new Cell(8, 0), new Cell(0, 9));
  }
}
