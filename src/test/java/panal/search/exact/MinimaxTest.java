package panal.search.exact;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import panal.game.Cell;
import panal.game.Game;
import panal.game.Player;
import panal.game.State;
import panal.games.Games;
import panal.games.hex.HexGame;
import panal.games.nim.Nim;
import panal.games.nim.NimGame;
import panal.games.nim.Take;
import panal.games.tictactoe.TicTacToeGame;
import panal.search.Solution;
import panal.testing.Toy;

class MinimaxTest {

  private static final HexGame HEX3 = new HexGame(3);
  private static final TicTacToeGame TIC_TAC_TOE = new TicTacToeGame();

  private static <A> Solution<A> solve(Game<A> game, String moves) {
    return Minimax.solve(game.play(game.actions(moves)));
  }

  @Test
  void fiveFirstMovesOfHexOnThreeByThreeWin() {
    Solution<Cell> solution = solve(HEX3, "");
    assertThat(solution.player()).isEqualTo(Player.FIRST);
    assertThat(solution.value()).isEqualTo(1);
    assertThat(solution.best()).isEqualTo(HEX3.actions("(0,2) (1,0) (1,1) (1,2) (2,0)"));
    assertThat(solution.actions())
        .extracting(Solution.Option::action)
        .isEqualTo(HEX3.initialState().actions());
    assertThat(solution.actions())
        .filteredOn(option -> !solution.isBest(option))
        .hasSize(4)
        .allMatch(option -> option.value() == -1);
  }

  @Test
  void twoFirstMovesOfHexOnTwoByTwoWin() {
    assertThat(solve(new HexGame(2), "").best()).containsExactly(new Cell(0, 1), new Cell(1, 0));
  }

  /** Whoever has fewer cells to cross wins; where it is square, whoever starts. */
  @ParameterizedTest
  @CsvSource({
    "2, 3, 1",
    "3, 2, -1",
    "1, 3, 1",
    "3, 1, -1",
    "1, 1, 1",
    "2, 2, 1",
    "3, 3, 1",
    "3, 4, 1",
    "4, 3, -1"
  })
  void onARectangleTheNarrowSideDecides(int rows, int columns, double value) {
    assertThat(solve(new HexGame(rows, columns), "").value()).isEqualTo(value);
  }

  /** White (1,2), Black (2,0) and (2,2), White to move. */
  @Test
  void whereRolloutsMisleadOnlyOneMoveWins() {
    assertThat(solve(HEX3, "(2,0) (1,2) (2,2)").best()).containsExactly(new Cell(0, 1));
  }

  @Test
  void everyFirstMoveOfTicTacToeDraws() {
    Solution<Cell> solution = solve(TIC_TAC_TOE, "");
    assertThat(solution.value()).isZero();
    assertThat(solution.best()).hasSize(9);
  }

  @Test
  void ticTacToeBoardsHaveTheirKnownRightMoves() {
    // O X X / X O . / O . . with X to move: only c3 holds.
    assertThat(solve(TIC_TAC_TOE, "b1 a1 c1 b2 a2 a3").best()).containsExactly(new Cell(2, 2));
    // . . . / X . O / X O X with O to move: only a1 holds.
    assertThat(solve(TIC_TAC_TOE, "a2 c2 a3 b3 c3").best()).containsExactly(new Cell(0, 0));
    // X . . / . X . / O . . with O to move: only c3 holds.
    assertThat(solve(TIC_TAC_TOE, "a1 a3 b2").best()).containsExactly(new Cell(2, 2));
    // X O . / . X . / . . O with X to move: a2 and a3 win.
    assertThat(solve(TIC_TAC_TOE, "a1 b1 b2 c3").value()).isEqualTo(1);
    assertThat(solve(TIC_TAC_TOE, "a1 b1 b2 c3").best())
        .containsExactly(new Cell(1, 0), new Cell(2, 0));
    // X X . / O O . / . . . with X to move: c1 wins, and nothing else.
    assertThat(solve(TIC_TAC_TOE, "a1 a2 b1 b2").best()).containsExactly(new Cell(0, 2));
  }

  @Test
  void nimIsWonByItsTheoryWithEveryHeapUpToFiveNormalAndMisere() {
    for (int a = 1; a <= 5; a++) {
      for (int b = 0; b <= 5; b++) {
        for (int c = 0; c <= 5; c++) {
          checkTheory(heaps(a, b, c), false);
          checkTheory(heaps(a, b, c), true);
        }
      }
    }
  }

  private static List<Integer> heaps(int... sizes) {
    return Arrays.stream(sizes).filter(size -> size > 0).boxed().toList();
  }

  private static void checkTheory(List<Integer> heaps, boolean misere) {
    NimGame game = new NimGame(heaps, misere, List.of());
    Minimax<Take> minimax = new Minimax<>(game.initialState());
    Solution<Take> solution = minimax.solution();
    assertThat(solution.value()).as(game.name()).isEqualTo(moverWins(heaps, misere) ? 1 : -1);
    for (Solution.Option<Take> option : solution.actions()) {
      Nim after = game.initialState().result(option.action());
      assertThat(option.value())
          .as("%s %s", game.name(), option.action())
          .isEqualTo(moverWins(after.heaps(), misere) ? -1 : 1);
    }
  }

  /** Bouton's rule: the xor of the heaps; misère, the other way round once no heap exceeds 1. */
  private static boolean moverWins(List<Integer> heaps, boolean misere) {
    boolean nonZero = heaps.stream().reduce(0, (x, y) -> x ^ y) != 0;
    boolean small = heaps.stream().allMatch(heap -> heap <= 1);
    return misere && small ? !nonZero : nonZero;
  }

  @ParameterizedTest
  @CsvSource({
    "'nim(1,2)', 2:1",
    "'nim(1,2;misere)', 2:2",
    "'nim(2,3)', 2:1",
    "'nim(2,3;misere)', 2:1",
    "nim(15;take=1-3), 1:3",
    "nim(15;take=1-3;misere), 1:2",
    "'nim(5;take=1,3,4)', 1:3"
  })
  void nimHasTheseWinningMovesOnly(String game, String move) {
    assertThat(bestOf(Games.parse(game))).isEqualTo(List.of(move));
  }

  private static <A> List<String> bestOf(Game<A> game) {
    Solution<A> solution = Minimax.solve(game.initialState());
    assertThat(solution.value()).isEqualTo(1);
    assertThat(game.initialState().actions()).containsAll(solution.best());
    return solution.best().stream().map(Object::toString).toList();
  }

  @ParameterizedTest
  @CsvSource({
    "nim(1), 1, -1",
    "'nim(1,1)', -1, 1",
    "'nim(1,1,1)', 1, -1",
    "'nim(2,2)', -1, -1",
    "'nim(3,4,5)', 1, 1"
  })
  void smallHeapsUnderBothRules(String game, double normal, double misere) {
    assertThat(Minimax.solve(Games.parse(game).initialState()).value()).isEqualTo(normal);
    String other = game.replace(")", ";misere)");
    assertThat(Minimax.solve(Games.parse(other).initialState()).value()).isEqualTo(misere);
  }

  @Test
  void theValueOfEveryStateBelowIsThatOfPlainRecursion() {
    for (String name : List.of("hex(2)", "hex(2,3)", "nim(1,2,3;misere)", "nim(4,3;take=1,3)")) {
      check(Games.parse(name).initialState());
    }
  }

  private static <A> void check(State<A> root) {
    checkBelow(new Minimax<>(root), root);
  }

  private static <A> double checkBelow(Minimax<A> minimax, State<A> state) {
    double value;
    if (state.isTerminal()) {
      value = state.utility(Player.FIRST);
    } else {
      double sign = state.turn() == Player.FIRST ? 1 : -1;
      value =
          sign
              * state.actions().stream()
                  .mapToDouble(action -> sign * checkBelow(minimax, state.result(action)))
                  .max()
                  .orElseThrow();
    }
    assertThat(minimax.valueForFirst(state)).isEqualTo(value);
    return value;
  }

  @Test
  void aStateBelowTheRootHasTheSolutionItHasAlone() {
    State<Cell> below = HEX3.play(HEX3.actions("b2 c2 a1"));
    assertThat(new Minimax<>(HEX3.initialState()).solution(below)).isEqualTo(Minimax.solve(below));
  }

  @Test
  void aFinishedStateHasItsUtilityAndNoActions() {
    Solution<Cell> solution = solve(TIC_TAC_TOE, "a1 a2 b1 b2 c1");
    assertThat(solution.player()).isEqualTo(Player.SECOND);
    assertThat(solution.value()).isEqualTo(-1);
    assertThat(solution.actions()).isEmpty();
    assertThat(solution.best()).isEmpty();
    assertThat(solution.tree().nodes()).isOne();
    assertThat(solution.tree().leaves()).isOne();
    assertThat(solution.tree().positions()).isEqualTo(1);
  }

  @Test
  void zeroHasNoSignWhoeverMoves() {
    Solution<Cell> solution = solve(TIC_TAC_TOE, "b2");
    assertThat(Double.compare(solution.value(), 0.0)).isZero();
    assertThat(solution.actions())
        .anyMatch(option -> Double.compare(option.value(), 0.0) == 0)
        .noneMatch(option -> Double.compare(option.value(), -0.0) == 0);
  }

  @Test
  void aLongGameDoesNotOverflowTheStack() {
    assertThat(Minimax.solve(Games.parse("nim(999;take=1)").initialState()).value()).isEqualTo(1);
  }

  @Test
  void aChanceNodeIsRefused() {
    State<Integer> die = Toy.choice("die", Player.CHANCE, Toy.end(1), Toy.end(-1));
    assertThatThrownBy(() -> new Minimax<>(die)).isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void utilitiesNeedNotBeOne() {
    State<Integer> root =
        Toy.choice(
            "root",
            Player.FIRST,
            Toy.choice("left", Player.SECOND, Toy.end(3), Toy.end(5)),
            Toy.choice("right", Player.SECOND, Toy.end(1), Toy.end(9)));
    Solution<Integer> solution = Minimax.solve(root);
    assertThat(solution.value()).isEqualTo(3);
    assertThat(solution.best()).containsExactly(0);
  }
}
