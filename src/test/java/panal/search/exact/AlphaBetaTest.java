package panal.search.exact;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import panal.game.Cell;
import panal.game.Game;
import panal.game.Player;
import panal.game.State;
import panal.games.Games;
import panal.games.hex.HexGame;
import panal.games.nim.NimGame;
import panal.games.nim.Take;
import panal.search.Budget;
import panal.search.Deepening;
import panal.search.Solution;
import panal.testing.Toy;

class AlphaBetaTest {

  @Test
  void onNimTwoThreeItVisits71NodesOf86() {
    AlphaBeta.Found<Take> found =
        AlphaBeta.<Take>toTheEnd().search(NimGame.of(2, 3).initialState());
    assertThat(found.nodes()).isEqualTo(71);
    assertThat(found.action()).contains(new Take(2, 1));
    assertThat(found.value()).isEqualTo(1);
    assertThat(found.complete()).isTrue();
  }

  /** First player over (3, 5) and (1, ?): after the 1 the second player has refuted the move. */
  @Test
  void theFourthLeafOfThreeFiveOneIsCutOff() {
    Toy root =
        Toy.choice(
            "root",
            Player.FIRST,
            Toy.choice("left", Player.SECOND, Toy.end(3), Toy.end(5)),
            Toy.choice("right", Player.SECOND, Toy.end(1), Toy.end(99)));
    AlphaBeta.Found<Integer> found = AlphaBeta.<Integer>toTheEnd().search(root);
    assertThat(found.value()).isEqualTo(3);
    assertThat(found.nodes()).isEqualTo(6);
  }

  /** The same for the second player, over (8, 6) and (9, ?). */
  @Test
  void theFourthLeafOfEightSixNineIsCutOff() {
    Toy root =
        Toy.choice(
            "root",
            Player.SECOND,
            Toy.choice("left", Player.FIRST, Toy.end(8), Toy.end(6)),
            Toy.choice("right", Player.FIRST, Toy.end(9), Toy.end(0)));
    AlphaBeta.Found<Integer> found = AlphaBeta.<Integer>toTheEnd().search(root);
    assertThat(found.value()).as("for the second player").isEqualTo(-8);
    assertThat(found.nodes()).isEqualTo(6);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "hex(1)",
        "hex(2)",
        "hex(2,3)",
        "hex(3,2)",
        "hex(3)",
        "tictactoe",
        "nim(1,2,3)",
        "nim(2,3;misere)",
        "nim(9;take=1-3)"
      })
  void theValueIsMinimaxAndTheActionTheFirstOptimalOne(String game) {
    compare(Games.parse(game));
  }

  private static <A> void compare(Game<A> game) {
    State<A> root = game.initialState();
    Solution<A> exact = Minimax.solve(root);
    AlphaBeta.Found<A> found = AlphaBeta.<A>toTheEnd().search(root);
    assertThat(found.value()).isEqualTo(exact.value());
    assertThat(found.action()).contains(exact.best().get(0));
    assertThat(found.nodes()).isLessThanOrEqualTo(exact.tree().nodes().longValueExact());
  }

  @Test
  void aFinishedRootHasNoAction() {
    AlphaBeta.Found<Integer> found = AlphaBeta.<Integer>toTheEnd().search(Toy.end(-1));
    assertThat(found).isEqualTo(new AlphaBeta.Found<>(Optional.empty(), -1, 1, true));
  }

  @Test
  void atTheHorizonTheEvaluationCounts() {
    State<Cell> root = new HexGame(3).initialState();
    AlphaBeta<Cell> oneMove =
        new AlphaBeta<>(1, state -> state.equals(root.result(new Cell(2, 1))) ? 0.5 : 0.25);
    AlphaBeta.Found<Cell> found = oneMove.search(root);
    assertThat(found.value()).isEqualTo(0.5);
    assertThat(found.action()).contains(new Cell(2, 1));
    assertThat(found.nodes()).isEqualTo(10);
    assertThat(found.complete()).isFalse();
  }

  @ParameterizedTest
  @ValueSource(ints = {0, -1})
  void aDepthBelowOneIsRefused(int depth) {
    assertThatThrownBy(() -> new AlphaBeta<>(depth, state -> 0))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining(Integer.toString(depth));
  }

  @Test
  void anInterruptEndsItWithoutAnAnswer() {
    Thread.currentThread().interrupt();
    try {
      assertThatThrownBy(() -> AlphaBeta.<Integer>toTheEnd().search(Toy.end(1)))
          .isInstanceOf(CancellationException.class);
    } finally {
      assertThat(Thread.interrupted()).isTrue();
    }
  }

  @Test
  void aChanceNodeIsRefused() {
    State<Integer> die = Toy.choice("die", Player.CHANCE, Toy.end(1), Toy.end(-1));
    assertThatThrownBy(() -> AlphaBeta.<Integer>toTheEnd().search(die))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void deepeningEndsWithTheExactValueWhereEveryLineEnds() {
    State<Cell> root = new HexGame(3).initialState();
    Deepening<Cell> deepening = new IterativeDeepening<>(root).run(Budget.untilInterrupted());
    List<Deepening.Depth<Cell>> depths = deepening.depths();
    assertThat(deepening.player()).isEqualTo(Player.FIRST);
    assertThat(depths).hasSize(9);
    assertThat(depths.subList(0, 8)).noneMatch(Deepening.Depth::complete);
    assertThat(depths.get(8).complete()).isTrue();
    assertThat(depths.get(8).value()).isEqualTo(1);
    assertThat(depths.get(8).action()).isEqualTo(new Cell(0, 2));
    assertThat(depths.get(0).nodes()).isEqualTo(10);
    long sum = 0;
    for (Deepening.Depth<Cell> depth : depths) {
      sum += depth.nodes();
      assertThat(depth.nodesInAll()).isEqualTo(sum);
    }
  }

  @Test
  void aBudgetOfNodesGivesTheDepthsFinishedByThen() {
    State<Cell> root = new HexGame(3).initialState();
    Deepening<Cell> all = new IterativeDeepening<>(root).run(Budget.untilInterrupted());
    for (long nodes : List.of(0L, 9L, 10L, 11L, 100L, 1000L, 10_000L)) {
      Deepening<Cell> some = new IterativeDeepening<>(root).run(Budget.iterations(nodes));
      List<Deepening.Depth<Cell>> expected = new ArrayList<>(all.depths());
      expected.removeIf(depth -> depth.nodesInAll() > nodes);
      assertThat(some.depths()).isEqualTo(expected);
      assertThat(all.after(nodes)).isEqualTo(some.after(Long.MAX_VALUE));
    }
    assertThat(all.after(9)).isEmpty();
    assertThat(all.after(10)).contains(all.depths().get(0));
  }

  @Test
  void aFinishedRootIsRefusedByDeepening() {
    assertThatThrownBy(() -> new IterativeDeepening<>(Toy.end(1)))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void anInterruptKeepsTheDepthsThatWereFinished() {
    State<Cell> root = new HexGame(5).initialState();
    IterativeDeepening<Cell> deepening =
        new IterativeDeepening<>(
            root,
            state -> {
              if (state.actions().size() == 22) { // the third move: depth 3 has begun
                Thread.currentThread().interrupt();
              }
              return 0;
            });
    try {
      assertThat(deepening.run(Budget.untilInterrupted()).depths()).hasSize(2);
    } finally {
      assertThat(Thread.interrupted()).isTrue();
    }
  }
}
