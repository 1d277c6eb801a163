package panal.games.hex;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import panal.game.Cell;
import panal.game.Player;
import panal.game.RandomStream;

class HexEvaluationTest {

  @Test
  void onAnEmptyBoardASideLacksAStoneARow() {
    Hex empty = new HexGame(2, 5).initialState();
    assertThat(empty.missing(Player.FIRST)).isEqualTo(2);
    assertThat(empty.missing(Player.SECOND)).isEqualTo(5);
    assertThat(HexEvaluation.SHORTEST_PATH.value(empty)).isEqualTo(0.3);
    assertThat(HexEvaluation.BORDER.value(empty)).isEqualTo(3.0 / 7);
    assertThat(HexEvaluation.STONES.value(empty)).isZero();
  }

  @Test
  void onlyTheShortestPathSeesWhatIsBlocked() {
    Hex state = new HexGame(3).play("b2 a1 b3"); // Black's chain b2 b3 lacks one stone
    assertThat(state.missing(Player.FIRST)).isEqualTo(1);
    assertThat(state.missing(Player.SECOND)).isEqualTo(2);
    assertThat(state.gap(Player.FIRST)).isEqualTo(1);
    assertThat(state.gap(Player.SECOND)).isEqualTo(2);
    assertThat(HexEvaluation.SHORTEST_PATH.value(state)).isEqualTo(1.0 / 9);
    assertThat(HexEvaluation.BORDER.value(state)).isEqualTo(1.0 / 6);
    assertThat(HexEvaluation.STONES.value(state)).isEqualTo(1.0 / 9);
    Hex blocked = state.result(new Cell(0, 1)); // b1; c1 still touches b2
    assertThat(blocked.missing(Player.FIRST)).isEqualTo(1);
    Hex wall = new HexGame(3).play("b3 b1 a3 c1 c3 a2"); // White's wall: above it Black has a1
    assertThat(wall.missing(Player.SECOND)).isZero();
    assertThat(wall.missing(Player.FIRST)).isEqualTo(9);
  }

  @Test
  void theShortestPathIsThatOfASearchCellByCell() {
    for (HexGame game :
        List.of(new HexGame(1, 4), new HexGame(4, 1), new HexGame(3, 5), new HexGame(9, 10))) {
      for (long seed = 1; seed <= 40; seed++) {
        RandomStream random = new RandomStream(seed);
        for (Hex state = game.initialState(); !state.isTerminal(); ) {
          assertThat(state.missing(Player.FIRST)).isEqualTo(byCells(state, Player.FIRST));
          assertThat(state.missing(Player.SECOND)).isEqualTo(byCells(state, Player.SECOND));
          state = state.result(state.actions().get(random.nextInt(state.actions().size())));
        }
      }
    }
  }

  /** Breadth first, with what costs nothing at the front of the queue. */
  private static int byCells(Hex state, Player player) {
    Map<Cell, Integer> distance = new HashMap<>();
    Deque<Cell> queue = new ArrayDeque<>();
    for (Cell cell : state.cells()) {
      if (line(cell, player) == 0 && cost(state, cell, player) < 2) {
        distance.put(cell, cost(state, cell, player));
        if (distance.get(cell) == 0) {
          queue.addFirst(cell);
        } else {
          queue.addLast(cell);
        }
      }
    }
    int last = (player == Player.FIRST ? state.rows() : state.columns()) - 1;
    while (!queue.isEmpty()) {
      Cell cell = queue.removeFirst();
      if (line(cell, player) == last) {
        return distance.get(cell);
      }
      for (Cell next : state.neighbours(cell)) {
        int cost = cost(state, next, player);
        int through = distance.get(cell) + cost;
        if (cost < 2 && through < distance.getOrDefault(next, Integer.MAX_VALUE)) {
          distance.put(next, through);
          if (cost == 0) {
            queue.addFirst(next);
          } else {
            queue.addLast(next);
          }
        }
      }
    }
    return state.cells().size();
  }

  private static int line(Cell cell, Player player) {
    return player == Player.FIRST ? cell.row() : cell.column();
  }

  private static int cost(Hex state, Cell cell, Player player) {
    return state.stone(cell).map(owner -> owner == player ? 0 : 2).orElse(1);
  }

  @ParameterizedTest
  @EnumSource
  void aGuessLiesBetweenALossAndAWinAndTurnsRoundWithTheColours(HexEvaluation evaluation) {
    for (long seed = 1; seed <= 100; seed++) {
      RandomStream random = new RandomStream(seed);
      Hex state = new HexGame(4).initialState();
      while (!state.isTerminal()) {
        assertThat(evaluation.value(state)).isGreaterThan(-1).isLessThan(1);
        state = state.result(state.actions().get(random.nextInt(state.actions().size())));
      }
    }
    Hex empty = new HexGame(4).initialState();
    assertThat(evaluation.value(empty)).isZero();
    Hex one = empty.result(new Cell(1, 2));
    Hex both = one.result(new Cell(2, 1)); // the mirror image in the long diagonal
    assertThat(evaluation.value(one)).isPositive();
    assertThat(evaluation.value(both)).isZero();
  }
}
