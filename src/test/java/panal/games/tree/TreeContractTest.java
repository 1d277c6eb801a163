package panal.games.tree;

import java.util.List;
import java.util.stream.Stream;
import panal.game.Game;
import panal.games.GameContract;

class TreeContractTest extends GameContract<Branch> {

  @Override
  protected Stream<Game<Branch>> games() {
    return Stream.of(
        TreeGame.of("tree((3 5) (1 7))"),
        TreeGame.of("tree(-0.5 (0.25 1 (0 0)) ((-1 -1) 1))"),
        TreeGame.of("tree(1)"));
  }

  @Override
  protected List<Branch> neverLegal() {
    return List.of(new Branch("z"), new Branch(""), new Branch("a1 "));
  }
}
