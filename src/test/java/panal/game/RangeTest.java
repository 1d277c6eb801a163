package panal.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;

class RangeTest {

  @Test
  void aShareGoesFromTheLowestToTheHighest() {
    assertThat(Range.WINS.share(0)).isEqualTo(0.5);
    assertThat(new Range(2, 14).share(5)).isEqualTo(0.25);
    assertThat(new Range(3, 3).share(3)).isNaN();
  }

  @Test
  void aRangeTheWrongWayRoundOrWithoutAnEndIsRefused() {
    for (double low : new double[] {2, Double.NaN, Double.NEGATIVE_INFINITY}) {
      assertThatIllegalArgumentException()
          .isThrownBy(() -> new Range(low, 1))
          .withMessageContaining(Double.toString(low));
    }
  }
}
