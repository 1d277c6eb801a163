package panal.games.nim;

import java.util.List;
import java.util.stream.Stream;
import panal.game.Game;
import panal.games.GameContract;

class NimContractTest extends GameContract<Take> {

  @Override
  protected Stream<Game<Take>> games() {
    return Stream.of(
        NimGame.of(3, 4, 5),
        NimGame.misere(1, 1),
        new NimGame(List.of(15), false, List.of(1, 2, 3)),
        new NimGame(List.of(9, 4), true, List.of(2, 5)));
  }

  @Override
  protected List<Take> neverLegal() {
    return List.of(
        new Take(0, 1), new Take(4, 1), new Take(1, 0), new Take(1, -1), new Take(1, 16));
  }
}
