package panal.games.hex;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import panal.game.Cell;
import panal.game.Player;
import panal.game.Positions;
import panal.game.RandomStream;
import panal.game.State;
import panal.rollout.RandomPlay;
import panal.testing.ChiSquare;

/**
 * That the fast rollout is uniformly random play: the share of fillings that Black wins is the
 * value of random play at every position, {@link HexBoardTest} shows that every filling is equally
 * likely, and the recorded moves have the distribution of moves chosen one by one.
 */
class HexRolloutTest {

  @ParameterizedTest
  @CsvSource({"1, 1", "2, 2", "3, 3", "2, 3", "3, 2", "1, 4", "4, 1", "2, 4"})
  void atEveryPositionTheShareOfFillingsWonIsTheValueOfRandomPlay(int rows, int columns) {
    Hex root = new HexGame(rows, columns).initialState();
    RandomPlay<Cell> truth = new RandomPlay<>(root);
    Positions<Cell> positions = Positions.from(root);
    for (int p = 0; p < positions.size(); p++) {
      Hex state = (Hex) positions.state(p);
      assertThat(meanOfFillings(state)).isEqualTo(truth.valueForFirst(state), within(1e-12));
    }
  }

  /** Nothing of the rollout's own code: by a walk over each filling. */
  private static double meanOfFillings(Hex state) {
    List<Cell> empty = state.cells().stream().filter(c -> state.stone(c).isEmpty()).toList();
    int blacks = (empty.size() + (state.turn() == Player.FIRST ? 1 : 0)) / 2;
    int fillings = 0;
    int sum = 0;
    for (int bits = 0; bits < 1 << empty.size(); bits++) {
      if (Integer.bitCount(bits) != blacks) {
        continue;
      }
      int filling = bits;
      boolean black =
          Flood.joinsTopAndBottom(
              state.rows(),
              state.columns(),
              c ->
                  state.stone(c).equals(Optional.of(Player.FIRST))
                      || empty.contains(c) && (filling >> empty.indexOf(c) & 1) != 0);
      fillings++;
      sum += black ? 1 : -1;
    }
    return (double) sum / fillings;
  }

  @Test
  void onFourByFourRandomPlayIsFair() {
    HexBoard board = new HexBoard(4, 4);
    int sum =
        IntStream.range(0, 1 << 16)
            .filter(bits -> Integer.bitCount(bits) == 8)
            .map(bits -> board.joinsTopAndBottom(new long[] {bits}) ? 1 : -1)
            .sum();
    assertThat(sum).isZero();
  }

  /** Probability of each line of moves of that length, where each move is uniformly random. */
  private static void lines(
      State<Cell> from, int moves, String line, double share, Map<String, Double> into) {
    if (moves == 0 || from.isTerminal()) {
      into.put(line, share);
      return;
    }
    for (Cell move : from.actions()) {
      double each = share / from.actions().size();
      lines(from.result(move), moves - 1, line + move.a1(), each, into);
    }
  }

  /** Whole games on 2x2 and 2x3, their beginnings on larger boards, with either side to move. */
  @ParameterizedTest
  @CsvSource({
    "2, 2, '', 4, 20000",
    "2, 2, b1, 4, 20000",
    "2, 3, a1 b1, 4, 20000",
    "3, 3, '', 2, 40000",
    "3, 3, b2, 2, 40000",
    "3, 3, a3 c2 c3, 6, 60000",
    "3, 3, b2 a1 c2 c1, 5, 40000",
    "8, 9, '', 1, 20000"
  })
  void theRecordedMovesAreThoseOfUniformlyRandomPlay(
      int rows, int columns, String from, int moves, int games) {
    Hex state = new HexGame(rows, columns).play(from);
    Map<String, Double> expected = new HashMap<>();
    lines(state, moves, "", 1, expected);
    Map<String, Integer> counts = new HashMap<>();
    for (int i = 0; i < games; i++) {
      List<Cell> played = state.rolloutMoves(new RandomStream(3, i, 1), new RandomStream(3, i, 2));
      String line = played.stream().limit(moves).map(Cell::a1).reduce("", String::concat);
      counts.merge(line, 1, Integer::sum);
    }
    ChiSquare.check(counts, expected);
  }

  @ParameterizedTest
  @CsvSource({"1, 1", "1, 7", "7, 1", "3, 3", "5, 8", "8, 8", "9, 8", "13, 12", "26, 26"})
  void atEveryMomentOfAPlayTheWinnerIsWhoeverHasJoinedHisSides(int rows, int columns) {
    RandomStream random = new RandomStream(9, rows, columns);
    for (int game = 0; game < 3; game++) {
      Hex state = new HexGame(rows, columns).initialState();
      while (true) {
        Hex now = state;
        boolean black =
            Flood.joinsTopAndBottom(
                rows, columns, c -> now.stone(c).equals(Optional.of(Player.FIRST)));
        boolean white =
            Flood.joinsLeftAndRight(
                rows, columns, c -> now.stone(c).equals(Optional.of(Player.SECOND)));
        assertThat(state.winner())
            .isEqualTo(
                black
                    ? Optional.of(Player.FIRST)
                    : white ? Optional.of(Player.SECOND) : Optional.empty());
        if (state.isTerminal()) {
          break;
        }
        state = state.result(state.actions().get(random.nextInt(state.actions().size())));
      }
    }
  }

  @Test
  void aTranspositionExchangesStonesOfOneColour() {
    HexGame hex = new HexGame(3);
    assertThat(hex.play("a1 b2 c3")).isEqualTo(hex.play("c3 b2 a1"));
    assertThat(hex.play("a1 b2")).isNotEqualTo(hex.play("b2 a1"));
  }
}
