package panal.notebook;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import panal.notebook.Prose.Quote;

class ProseTest {

  @Test
  void aMarkBelongsToTheNumberBeforeIt() {
    assertThat(
            Prose.quotes(
                "De 5 478<!--= n --> posiciones, un **62.5 %**<!--= 100 * a / b --> y −0.20<!--= q"
                    + " --> en vez de 0.60<!--= apuntes -->; elige (0,1)<!--= mejor -->."))
        .containsExactly(
            new Quote("5 478", "n"),
            new Quote("62.5", "100 * a / b"),
            new Quote("−0.20", "q"),
            new Quote("(0,1)", "mejor"));
  }

  @Test
  void theTextRoundsToItsOwnDecimals() {
    assertThat(new Quote("0.61", "x").agrees("0.6069")).isTrue();
    assertThat(new Quote("0.61", "x").agrees("0.6151")).isFalse();
    assertThat(new Quote("0.6", "x").agrees("0.6151")).isTrue();
    assertThat(new Quote("5 478", "x").agrees("5478")).isTrue();
    assertThat(new Quote("−2", "x").agrees("-2.0")).isTrue();
    assertThat(new Quote("(0,1)", "x").agrees("(0,1)")).isTrue();
    assertThat(new Quote("(0,1)", "x").agrees("(0,2)")).isFalse();
  }

  @Test
  void whatLooksMeasuredNeedsAMark() {
    assertThat(
            Prose.unmarked(
                "# Tras 500\nEn 1948, con 20 semillas y `c = 1.41`, 548 650 nodos, 0.85, (0,1) y"
                    + " $\\frac{0.5}{2}$; 12.5 %<!--= x -->"))
        .containsExactly("548 650", "0.85");
  }
}
