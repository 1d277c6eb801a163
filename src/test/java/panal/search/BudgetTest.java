package panal.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class BudgetTest {

  private static long used(Budget budget, long most) {
    Budget.Meter meter = budget.start();
    long used = 0;
    while (used < most && meter.next()) {
      used++;
    }
    return used;
  }

  @Test
  void iterationsAreCounted() {
    assertThat(used(Budget.iterations(0), 10)).isZero();
    assertThat(used(Budget.iterations(1), 10)).isEqualTo(1);
    assertThat(used(Budget.iterations(7), 10)).isEqualTo(7);
  }

  @Test
  void aNegativeBudgetIsRefusedByName() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Budget.iterations(-5))
        .withMessageContaining("-5");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Budget.time(Duration.ofMillis(-1)))
        .withMessageContaining("-0.001");
  }

  @Test
  void timeEndsWhenTheClockSaysSo() {
    AtomicLong clock = new AtomicLong(5);
    assertThat(used(Budget.time(Duration.ofNanos(10), () -> clock.getAndAdd(3)), 100)).isEqualTo(4);
  }

  @Test
  void aPositiveTimeAllowsOneIterationHoweverLate() {
    AtomicLong clock = new AtomicLong();
    Budget budget = Budget.time(Duration.ofNanos(1), () -> clock.getAndAdd(1_000));
    assertThat(used(budget, 100)).isEqualTo(1);
  }

  @Test
  void noTimeAllowsNothing() {
    assertThat(used(Budget.time(Duration.ZERO), 100)).isZero();
  }

  @Test
  void aClockThatStandsStillNeverEndsIt() {
    assertThat(used(Budget.time(Duration.ofMillis(1), () -> 7), 100)).isEqualTo(100);
  }

  @Test
  void aTimeTooLongForNanosecondsIsAsGoodAsForEver() {
    assertThat(used(Budget.time(Duration.ofSeconds(Long.MAX_VALUE)), 100)).isEqualTo(100);
  }

  @Test
  void anInterruptEndsItAndKeepsTheStatus() {
    Budget.Meter meter = Budget.untilInterrupted().start();
    assertThat(meter.next()).isTrue();
    Thread.currentThread().interrupt();
    assertThat(meter.next()).isFalse();
    assertThat(meter.interrupted()).isTrue();
    assertThat(Thread.interrupted()).isTrue();
  }
}
