package panal.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import panal.games.hex.HexGame;
import panal.search.mcts.Mcts;
import panal.search.mcts.MctsSettings;

class GameClockTest {

  private static final HexGame HEX = new HexGame(5);

  private long now = 1_000;

  private GameClock clock(Duration left) {
    return new GameClock(new GameTime(left), () -> now++);
  }

  /** So many iterations as the budget allows where each takes a millisecond. */
  private int iterations(Budget budget) {
    Budget.Meter meter = budget.start();
    int iterations = 0;
    while (meter.next()) {
      now += 1_000_000;
      iterations++;
    }
    return iterations;
  }

  /** 13 own moves can come on 25 cells. */
  @Test
  void eachMoveHasItsPartOfWhatIsLeft() {
    GameClock clock = clock(Duration.ofMillis(130));
    for (int played = 0; played < 25; played += 2) {
      assertThat(clock.<Integer>move(HEX, played, this::iterations)).isEqualTo(10);
    }
  }

  @Test
  void whatAMoveUsesBesideItsSearchIsTakenOffToo() {
    GameClock clock = clock(Duration.ofMillis(130));
    clock.move(HEX, 0, budget -> now += 70_000_000);
    assertThat(clock.<Integer>move(HEX, 2, this::iterations)).isEqualTo(5);
    clock.move(HEX, 4, budget -> 0);
    assertThat(clock.<Integer>move(HEX, 24, this::iterations)).isEqualTo(55);
  }

  @Test
  void withoutTimeAMoveStillHasOneIteration() {
    GameClock clock = clock(Duration.ofMillis(1));
    clock.move(HEX, 0, budget -> now += 5_000_000);
    Result<?> result =
        clock.move(HEX, 2, budget -> new Mcts<>(HEX.play("c3 a1"), MctsSettings.uct()).run(budget));
    assertThat(result.iterations()).isEqualTo(1);
    assertThat(result.best()).isPresent();
  }

  @Test
  void aTimeThatIsGivenCountsAsUsed() {
    GameClock clock = clock(Duration.ofMillis(130));
    assertThat(clock.give(HEX, 0)).isEqualTo(Duration.ofMillis(10));
    assertThat(clock.give(HEX, 24)).isEqualTo(Duration.ofMillis(120));
    assertThat(clock.give(HEX, 24)).isEqualTo(Duration.ofNanos(1));
  }
}
