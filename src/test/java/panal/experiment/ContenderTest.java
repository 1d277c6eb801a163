package panal.experiment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import panal.search.Perspective;
import panal.search.mcts.MctsSettings;
import panal.search.mcts.selection.Uct;

class ContenderTest {

  private static final MctsSettings USUAL =
      MctsSettings.uct(1.41).withPerspective(Perspective.ROOT);

  @ParameterizedTest
  @ValueSource(strings = {"greedy", "uct", "uct(c=0.5)", "uct(c=0)", "uct(c=10)", "flat"})
  void theNameReadsBackToTheSameContender(String text) {
    Contender contender = Contender.parse(text, MctsSettings.uct());
    assertThat(contender.name()).isEqualTo(text);
    assertThat(Contender.parse(contender.name(), MctsSettings.uct())).isEqualTo(contender);
  }

  @Test
  void aBareUctTakesItsWeightFromTheUsualSettings() {
    assertThat(Contender.parse("uct", USUAL))
        .isEqualTo(new TreeContender("uct(c=1.41)", USUAL.withSelection(new Uct(1.41))));
    assertThat(Contender.parse("uct", MctsSettings.greedy()))
        .isEqualTo(new TreeContender("uct", MctsSettings.uct()));
  }

  @Test
  void aWeightOfItsOwnGoesBeforeTheUsualOne() {
    assertThat(Contender.parse(" uct( c = 0.5 ) ", USUAL))
        .isEqualTo(new TreeContender("uct(c=0.5)", USUAL.withSelection(new Uct(0.5))));
  }

  @Test
  void commasInsideParenthesesPartNothing() {
    assertThatThrownBy(() -> Contender.parseList("greedy,uct(c=1,5),flat", USUAL))
        .hasMessageContaining("1,5");
    assertThat(Contender.parseList("greedy, uct(c=0.5),uct,flat", USUAL))
        .extracting(Contender::name)
        .containsExactly("greedy", "uct(c=0.5)", "uct(c=1.41)", "flat");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "ucb",
        "greedy,",
        "uct(0.5)",
        "uct(c=)",
        "uct(c=-1)",
        "uct(c=NaN)",
        "uct(c=Infinity)",
        "greedy(c=1)",
        "flat flat"
      })
  void anythingElseIsRefusedByName(String text) {
    assertThatThrownBy(() -> Contender.parseList(text, USUAL))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageNotContaining("Exception");
  }
}
