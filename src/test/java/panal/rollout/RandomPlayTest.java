package panal.rollout;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import panal.game.Cell;
import panal.game.Game;
import panal.game.Player;
import panal.game.State;
import panal.game.TooManyPositionsException;
import panal.games.hex.HexGame;
import panal.games.tictactoe.TicTacToeGame;
import panal.testing.Toy;

class RandomPlayTest {

  private static final Offset<Double> EXACT = within(1e-12);
  private static final HexGame HEX3 = new HexGame(3);

  private static <A> double value(Game<A> game, String moves) {
    State<A> state = game.play(game.actions(moves));
    return new RandomPlay<>(state).valueForFirst(state);
  }

  @ParameterizedTest
  @CsvSource({
    "'', 1, 3", "'(1,1)', 17, 35", "'(0,2)', 16, 35", "'(2,0)', 16, 35", "'(1,0)', 12, 35",
    "'(1,2)', 12, 35", "'(0,1)', 2, 7", "'(2,1)', 2, 7", "'(0,0)', 6, 35", "'(2,2)', 6, 35"
  })
  void randomPlayOnHexThreeByThreeHasTheseMeansForBlack(String moves, int numerator, int by) {
    assertThat(value(HEX3, moves)).isEqualTo((double) numerator / by, EXACT);
  }

  /** A square board is the same for both when both have as many cells to fill. */
  @Test
  void onEvenSquaresRandomPlayIsFair() {
    assertThat(value(new HexGame(2), "")).isEqualTo(0, EXACT);
  }

  @Test
  void aRandomGameOnThreeByThreeLasts160TwentyFirstsOnAverage() {
    State<Cell> root = HEX3.initialState();
    assertThat(new RandomPlay<>(root).length(root)).isEqualTo(160 / 21.0, EXACT);
  }

  /** Only (0,1) wins, and it is third. */
  @ParameterizedTest
  @CsvSource({
    "'(1,0)', 0",
    "'(1,1)', 0",
    "'(0,1)', -0.2",
    "'(0,0)', -0.4",
    "'(0,2)', -0.4",
    "'(2,1)', -0.8"
  })
  void whereRolloutsMisleadWhiteHasTheseMeans(String move, double mean) {
    assertThat(-value(HEX3, "(2,0) (1,2) (2,2) " + move)).isEqualTo(mean, EXACT);
  }

  @Test
  void randomPlayOfTicTacToeFavoursX() {
    assertThat(value(new TicTacToeGame(), "")).isEqualTo(187 / 630.0, EXACT);
  }

  @Test
  void aFinishedStateHasItsUtilityAndNoLength() {
    State<Cell> end = HEX3.play(HEX3.actions("b2 a1 b1 c1 b3"));
    RandomPlay<Cell> play = new RandomPlay<>(end);
    assertThat(play.valueForFirst(end)).isEqualTo(1);
    assertThat(play.length(end)).isZero();
  }

  @Test
  void rolloutsComeCloseToIt() {
    MonteCarlo estimate = MonteCarlo.estimate(HEX3.initialState(), 20_000, 7);
    assertThat(estimate.mean()).isEqualTo(1 / 3.0, within(4 * estimate.stdError()));
  }

  @Test
  void aChanceNodeIsRefused() {
    State<Integer> die = Toy.choice("die", Player.CHANCE, Toy.end(1), Toy.end(-1));
    assertThatThrownBy(() -> new RandomPlay<>(die)).isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void aBoardThatIsTooLargeIsRefused() {
    assertThatThrownBy(() -> new RandomPlay<>(new HexGame(4).initialState()))
        .isInstanceOf(TooManyPositionsException.class);
  }
}
