package panal.search.exact;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import panal.game.Game;
import panal.game.Player;
import panal.games.Games;
import panal.games.nim.NimGame;
import panal.games.nim.Take;
import panal.search.Budget;
import panal.search.Result;
import panal.search.Step;
import panal.testing.Toy;

class DepthFirstTest {

  @ParameterizedTest
  @CsvSource({"'nim(1,2)',12", "'nim(2,3)',86", "'nim(1,2,3)',447", "hex(2),53"})
  void minimaxVisitsTheWholeTree(String game, long nodes) {
    assertThat(run(Games.parse(game))).isEqualTo(nodes);
  }

  private static <A> long run(Game<A> game) {
    DepthFirst<A> minimax = DepthFirst.minimax(game.initialState());
    Result<A> result = minimax.run(Budget.untilInterrupted());
    for (int i = 0; i < result.actions().size(); i++) {
      assertThat(result.actions().get(i).mean())
          .isEqualTo(Minimax.solve(game.initialState()).actions().get(i).value());
    }
    assertThat(result.best()).contains(Minimax.solve(game.initialState()).best().get(0));
    return minimax.nodes();
  }

  private static Toy threeFiveOne() {
    return Toy.choice(
        "root",
        Player.FIRST,
        Toy.choice("left", Player.SECOND, Toy.end(3), Toy.end(5)),
        Toy.choice("right", Player.SECOND, Toy.end(1), Toy.end(99)));
  }

  private static List<Step<Integer>> steps(DepthFirst<Integer> walk) {
    List<Step<Integer>> steps = new ArrayList<>();
    walk.listen(steps::add);
    walk.run(Budget.untilInterrupted());
    return steps;
  }

  private static Step.Bounds bounds(double alpha, double beta) {
    return new Step.Bounds(OptionalDouble.empty(), alpha, beta);
  }

  private static Step.Bounds bounds(double value, double alpha, double beta) {
    return new Step.Bounds(OptionalDouble.of(value), alpha, beta);
  }

  /** By hand: 3 5 | 1 ?; the window is open at the start, and the 1 cuts off the ?. */
  @Test
  void alphaBetaStepsAsOnPaper() {
    double low = Double.NEGATIVE_INFINITY;
    double high = Double.POSITIVE_INFINITY;
    assertThat(steps(DepthFirst.alphaBeta(threeFiveOne())))
        .containsExactly(
            new Step.Visit<>(1, List.of(), Player.FIRST, bounds(low, high)),
            new Step.Visit<>(2, List.of(0), Player.FIRST, bounds(low, high)),
            new Step.Visit<>(3, List.of(0, 0), Player.SECOND, bounds(3, low, high)),
            new Step.Return<>(3, List.of(0), 0, 3, bounds(low, high), bounds(3, low, 3)),
            new Step.Visit<>(4, List.of(0, 1), Player.SECOND, bounds(5, low, 3)),
            new Step.Return<>(4, List.of(0), 1, 5, bounds(3, low, 3), bounds(3, low, 3)),
            new Step.Return<>(4, List.of(), 0, 3, bounds(low, high), bounds(3, 3, high)),
            new Step.Visit<>(5, List.of(1), Player.FIRST, bounds(3, high)),
            new Step.Visit<>(6, List.of(1, 0), Player.SECOND, bounds(1, 3, high)),
            new Step.Return<>(6, List.of(1), 0, 1, bounds(3, high), bounds(1, 3, 1)),
            new Step.Prune<>(6, List.of(1), List.of(1), bounds(1, 3, 1)),
            new Step.Return<>(6, List.of(), 1, 1, bounds(3, 3, high), bounds(3, 3, high)));
  }

  @Test
  void minimaxHasNoWindowAndNoCut() {
    List<Step<Integer>> steps = steps(DepthFirst.minimax(threeFiveOne()));
    assertThat(steps).hasSize(13).noneMatch(Step.Prune.class::isInstance);
    assertThat(steps)
        .filteredOn(Step.Return.class::isInstance)
        .allSatisfy(
            step -> {
              Step.Bounds after = ((Step.Return<Integer>) step).after();
              assertThat(after.alpha()).isEqualTo(Double.NEGATIVE_INFINITY);
              assertThat(after.beta()).isEqualTo(Double.POSITIVE_INFINITY);
            });
  }

  @Test
  void inPiecesItDoesTheSameAsAtOnce() {
    DepthFirst<Take> once = DepthFirst.alphaBeta(NimGame.of(2, 3).initialState());
    DepthFirst<Take> pieces = DepthFirst.alphaBeta(NimGame.of(2, 3).initialState());
    List<Step<Take>> expected = new ArrayList<>();
    List<Step<Take>> found = new ArrayList<>();
    once.listen(expected::add);
    pieces.listen(found::add);
    once.run(Budget.untilInterrupted());
    for (int i = 0; i < 100; i++) {
      pieces.run(Budget.iterations(1));
      assertThat(pieces.nodes()).isEqualTo(Math.min(i + 1, 71));
    }
    assertThat(found).isEqualTo(expected);
    assertThat(pieces.finished()).isTrue();
    assertThat(pieces.result()).isEqualTo(once.result());
  }

  @Test
  void aFinishedRootIsRefused() {
    assertThatThrownBy(() -> DepthFirst.minimax(Toy.end(1)))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
