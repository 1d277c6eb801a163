package panal.view;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import panal.game.Cell;
import panal.games.hex.HexGame;
import panal.games.hex.HexPrior;
import panal.message.Language;
import panal.search.Perspective;

class HeatTest {

  /** Weights 1/2 in the centre and 1/2 and 1/3 around it, in proportion 6 to 3 to 2. */
  @Test
  void aPriorIsBluestWhereItIsLargest() {
    Look look = Look.of(Perspective.CHOOSER).withLanguage(Language.ES);
    Heat heat = Heat.prior(HexPrior.CENTRE, new HexGame(3).initialState(), look);
    assertThat(heat.caption()).isEqualTo("prior «centre»: P de cada jugada");
    assertThat(heat.spots())
        .contains(
            new Heat.Spot(new Cell(1, 1), "0.21", 1), new Heat.Spot(new Cell(0, 1), "0.11", 0.5));
    assertThat(heat.spots().get(0).share()).isBetween(0.33, 0.34);
  }
}
