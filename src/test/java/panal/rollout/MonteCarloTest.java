package panal.rollout;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.concurrent.CancellationException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import panal.game.Player;
import panal.games.hex.HexGame;
import panal.games.hex.HexGuide;
import panal.games.nim.NimGame;
import panal.games.tictactoe.TicTacToeGame;

class MonteCarloTest {

  /** The worked example of the course: +1 -1 +1 +1 -1. */
  @Test
  void fiveRolloutsGiveOneFifthAndAWinShareOfSixtyPercent() {
    MonteCarlo estimate = MonteCarlo.of(Player.FIRST, 1, -1, 1, 1, -1);
    assertThat(estimate.mean()).isEqualTo(0.2);
    assertThat(estimate.winShare()).isEqualTo(0.6);
    // Sample variance (5 - 1/5)/4 = 1.2, divided by 5.
    assertThat(estimate.stdError()).isCloseTo(Math.sqrt(0.24), within(1e-15));
  }

  @Test
  void theEstimateIsFromTheViewOfThePlayerToMove() {
    HexGame hex = new HexGame(3);
    MonteCarlo black = MonteCarlo.estimate(hex.initialState(), 20_000, 1);
    MonteCarlo white = MonteCarlo.estimate(hex.play(hex.actions("b2")), 20_000, 1);
    assertThat(black.player()).isEqualTo(Player.FIRST);
    assertThat(white.player()).isEqualTo(Player.SECOND);
    assertThat(black.interval().low()).isLessThan(1 / 3.0);
    assertThat(black.interval().high()).isGreaterThan(1 / 3.0);
    assertThat(white.mean()).isCloseTo(-17 / 35.0, within(4 * white.stdError()));
  }

  /** Who keeps his bridges never loses a centre that is joined to both edges by them. */
  @Test
  void otherRolloutsEstimateTheValueOfOtherPlay() {
    HexGame hex = new HexGame(3);
    Rollout bridges = new GuidedRollout(HexGuide.BRIDGES);
    MonteCarlo white = MonteCarlo.estimate(hex.play("b2"), bridges, 500, 1);
    assertThat(white.mean()).isEqualTo(-1);
  }

  @Test
  void drawsCountHalf() {
    MonteCarlo x = MonteCarlo.estimate(new TicTacToeGame().initialState(), 20_000, 3);
    assertThat(x.mean()).isCloseTo(187 / 630.0, within(4 * x.stdError()));
  }

  @Test
  void theSameSeedGivesTheSameEstimate() {
    NimGame nim = NimGame.of(3, 4, 5);
    assertThat(MonteCarlo.estimate(nim.initialState(), 500, 9))
        .isEqualTo(MonteCarlo.estimate(nim.initialState(), 500, 9))
        .isNotEqualTo(MonteCarlo.estimate(nim.initialState(), 500, 10));
  }

  @Test
  void anInterruptEndsItWithoutAnEstimate() {
    Thread.currentThread().interrupt();
    try {
      assertThatThrownBy(() -> MonteCarlo.estimate(new HexGame(3).initialState(), 10, 4))
          .isInstanceOf(CancellationException.class);
    } finally {
      assertThat(Thread.interrupted()).isTrue();
    }
  }

  @Test
  void oneRolloutHasNoSpreadAndNoneIsRefused() {
    MonteCarlo one = MonteCarlo.estimate(new HexGame(3).initialState(), 1, 4);
    assertThat(one.stdError()).isNaN();
    assertThat(one.interval().low()).isBetween(-1.0, one.interval().high());
    assertThatIllegalArgumentException()
        .isThrownBy(() -> MonteCarlo.estimate(new HexGame(3).initialState(), 0, 4))
        .withMessageContaining("0");
  }

  @ParameterizedTest
  @CsvSource({"7, 10, 0.3968, 0.8922", "0, 10, 0, 0.2775", "10, 10, 0.7225, 1"})
  void theWilsonIntervalIsThatOfTheTables(double hits, long n, double low, double high) {
    Interval interval = Interval.wilson(hits, n);
    assertThat(interval.low()).isCloseTo(low, within(5e-5));
    assertThat(interval.high()).isCloseTo(high, within(5e-5));
  }

  @Test
  void noTrialsHaveNoInterval() {
    assertThat(Interval.wilson(0, 0).low()).isNaN();
    assertThat(Interval.wilson(0, 0).high()).isNaN();
  }
}
