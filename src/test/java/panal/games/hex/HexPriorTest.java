package panal.games.hex;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import panal.game.RandomStream;

class HexPriorTest {

  @ParameterizedTest
  @EnumSource(HexPrior.class)
  void theWeightsOfAnyStateAreAboveZeroAndOneInSum(HexPrior prior) {
    RandomStream random = new RandomStream(5);
    for (HexGame game : new HexGame[] {new HexGame(1), new HexGame(3, 5), new HexGame(9)}) {
      for (Hex state = game.initialState(); !state.isTerminal(); ) {
        double[] weights = prior.weights(state);
        assertThat(weights).hasSize(state.actions().size());
        assertThat(Arrays.stream(weights).min().orElseThrow()).isPositive();
        assertThat(Arrays.stream(weights).sum()).isCloseTo(1, within(1e-12));
        state = state.result(state.actions().get(random.nextInt(weights.length)));
      }
    }
  }

  /** 1 for the centre, 1/2 for its six neighbours, 1/3 for the sharp corners: 14/3 in all. */
  @Test
  void theCentreByHand() {
    double[] weights = HexPrior.CENTRE.weights(new HexGame(3).initialState());

    assertThat(weights[4]).isCloseTo(3 / 14.0, within(1e-12));
    assertThat(weights[1]).isCloseTo(3 / 28.0, within(1e-12));
    assertThat(weights[0]).isCloseTo(1 / 14.0, within(1e-12));
  }

  /** Between four cells, all of them are as near. */
  @Test
  void aCentreBetweenCellsFavoursNoneOfThoseAcrossFromEachOther() {
    double[] weights = HexPrior.CENTRE.weights(new HexGame(4).initialState());

    for (int i = 0; i < 16; i++) {
      assertThat(weights[i]).isEqualTo(weights[15 - i]);
    }
  }

  /**
   * After Black's stone in the centre the two cells above and the two below complete a path of one
   * stone less: 1 each. The other four cost Black a stone more: 1/2 each. White needs three on
   * every cell. 6 in all.
   */
  @Test
  void pathsByHand() {
    double[] weights = HexPrior.PATHS.weights(new HexGame(3).play("b2"));

    double good = 1 / 6.0;
    double poor = 1 / 12.0;
    assertThat(weights)
        .containsExactly(
            new double[] {poor, good, good, poor, poor, good, good, poor}, within(1e-12));
    assertThat(HexPrior.PATHS.weights(new HexGame(3).initialState()))
        .containsOnly(new double[] {1 / 9.0}, within(1e-12));
  }
}
