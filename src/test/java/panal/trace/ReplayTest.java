package panal.trace;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import panal.game.Cell;
import panal.game.Game;
import panal.game.Player;
import panal.games.hex.HexGame;
import panal.games.nim.NimGame;
import panal.games.tictactoe.TicTacToeGame;
import panal.search.Budget;
import panal.search.Perspective;
import panal.search.Step;
import panal.search.mcts.Mcts;
import panal.search.mcts.MctsSettings;
import panal.search.mcts.expansion.ExpansionOrder;

class ReplayTest {

  @Test
  void allStepsRebuildTheTreeToTheLastBit() {
    for (long seed = 1; seed <= 3; seed++) {
      for (Perspective perspective : Perspective.values()) {
        for (ExpansionOrder order : ExpansionOrder.values()) {
          for (MctsSettings selection :
              List.of(MctsSettings.greedy(), MctsSettings.uct(), MctsSettings.uct(0.3))) {
            MctsSettings settings =
                selection.withPerspective(perspective).withExpansion(order).withSeed(seed);
            rebuilds(new HexGame(3), "b2", settings);
            rebuilds(new HexGame(2, 3), "", settings);
            rebuilds(NimGame.misere(3, 4), "1:1", settings);
            rebuilds(new TicTacToeGame(), "b2 a1", settings);
          }
        }
      }
    }
  }

  private static <A> void rebuilds(Game<A> game, String moves, MctsSettings settings) {
    List<A> played = game.actions(moves);
    Mcts<A> search = new Mcts<>(game.play(played), settings);
    Trace<A> trace = Trace.record(game, played, search, Budget.iterations(120));
    assertThat(Trees.text(trace.tree()))
        .as("%s %s %s", game, moves, settings)
        .isEqualTo(Trees.text(search.tree()));
  }

  @Test
  void theTreeAfterAnyIterationIsTheTreeOfAShorterSearch() {
    HexGame hex = new HexGame(3);
    Trace<Cell> trace = Searches.trace(hex, "", MctsSettings.uct(), 50);
    for (int iterations : List.of(0, 1, 9, 10, 50)) {
      Mcts<Cell> search = new Mcts<>(hex.initialState(), MctsSettings.uct());
      search.run(Budget.iterations(iterations));
      assertThat(Trees.text(trace.tree(iterations))).isEqualTo(Trees.text(search.tree()));
    }
  }

  @Test
  void aSearchThatGoesOnFromAnyStepDoesTheSameAsOneThatNeverStopped() {
    HexGame hex = new HexGame(3);
    Trace<Cell> whole = Searches.trace(hex, "", MctsSettings.uct(), 30);
    for (int cut = 0; cut < whole.steps().size(); cut += 7) {
      Mcts<Cell> search = new Mcts<>(hex.initialState(), MctsSettings.uct());
      List<Step<Cell>> steps = new ArrayList<>();
      for (int i = 0; i < cut; i++) {
        steps.add(search.step());
      }
      search.listen(steps::add);
      while (steps.size() < whole.steps().size()) {
        search.iterate();
      }
      assertThat(steps).as("cut at %s", cut).isEqualTo(whole.steps());
    }
  }

  @Test
  void aStepThatDoesNotFitIsNamedAndChangesNothing() {
    Trace<Cell> trace = Searches.goldenA();
    Replay<Cell> replay = new Replay<>(Player.FIRST);
    trace.steps().subList(0, 8).forEach(replay::apply);
    String before = Trees.text(replay.tree());
    for (int wrong : List.of(5, 7, 11)) { // a node twice, numbers twice, a node that is missing
      assertThatThrownBy(() -> replay.apply(trace.steps().get(wrong)))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessageContaining(trace.steps().get(wrong).phase().marker());
    }
    assertThat(Trees.text(replay.tree())).isEqualTo(before);
  }
}
