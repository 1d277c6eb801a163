package panal.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import panal.games.hex.HexGame;

class GameTimeTest {

  private static final HexGame HEX = new HexGame(5);

  /** 25 cells, so 13 own moves can come for whoever moves first; then 12 of 23, one of 1. */
  @Test
  void eachMoveGetsTheSamePartOfWhatIsLeft() {
    GameTime time = new GameTime(Duration.ofMillis(26_000));

    assertThat(time.forMove(HEX, 0)).isEqualTo(Duration.ofMillis(2_000));
    time = time.after(Duration.ofMillis(2_000));
    assertThat(time.forMove(HEX, 2)).isEqualTo(Duration.ofMillis(2_000));
    assertThat(time.forMove(HEX, 24)).isEqualTo(Duration.ofMillis(24_000));
    assertThat(new GameTime(Duration.ofSeconds(20)).forMove(new HexGame(11), 0))
        .isEqualTo(Duration.ofSeconds(1));
  }

  @Test
  void theTimeNeverRunsOutWhateverMovesCome() {
    GameTime time = new GameTime(Duration.ofSeconds(10));
    for (int played = 0; played < 121; played += 2) {
      Duration move = time.forMove(new HexGame(11), played);
      assertThat(move).isPositive();
      time = time.after(move);
    }
    assertThat(time.left()).isZero();
  }

  @Test
  void aMoveThatTookTooLongLeavesNothing() {
    assertThat(new GameTime(Duration.ofMillis(5)).after(Duration.ofMillis(9)).left()).isZero();
    assertThatIllegalArgumentException().isThrownBy(() -> new GameTime(Duration.ofMillis(-1)));
  }
}
