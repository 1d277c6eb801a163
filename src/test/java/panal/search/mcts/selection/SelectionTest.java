package panal.search.mcts.selection;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import panal.game.Player;
import panal.search.NodeView;

class SelectionTest {

  private record Given(long visits, double total, List<Given> children)
      implements NodeView<String> {
    @Override
    public Optional<String> action() {
      return Optional.empty();
    }

    @Override
    public Player chooser() {
      return Player.FIRST;
    }

    @Override
    public Player view() {
      return Player.FIRST;
    }
  }

  private static Given leaf(long visits, double total) {
    return new Given(visits, total, List.of());
  }

  /**
   * The bound by hand: N(parent) = 10, N = 4, mean 0.5, c = sqrt 2 gives 1.5730; with the child's
   * own count in the logarithm it would be 1.3326.
   */
  @Test
  void theLogarithmIsOfTheParentsVisits() {
    assertThat(new Uct(Uct.USUAL_C).score(leaf(10, 0), leaf(4, 2))).isCloseTo(1.5730, within(5e-5));
  }

  @ParameterizedTest
  @ValueSource(doubles = {0, 1.4142135623730951, 1e308})
  void anUnvisitedChildScoresInfinityAndNothingIsEverNaN(double c) {
    Selection uct = new Uct(c);
    assertThat(uct.score(leaf(1, 1), leaf(0, 0))).isInfinite();
    assertThat(uct.score(leaf(1, 1), leaf(1, 1))).isEqualTo(1);
    assertThat(uct.score(leaf(5, 1), leaf(1, 1))).isNotNaN();
    assertThat(uct.select(new Given(4, 0, List.of(leaf(2, 1), leaf(0, 0), leaf(0, 0)))))
        .isEqualTo(1);
    assertThat(new Greedy().score(leaf(1, 1), leaf(0, 0))).isInfinite();
  }

  @Test
  void equalScoresGoToTheChildExpandedFirst() {
    Given parent = new Given(6, 0, List.of(leaf(2, 0), leaf(2, 1), leaf(2, 1)));
    assertThat(new Greedy().select(parent)).isEqualTo(1);
    assertThat(new Uct(1).select(parent)).isEqualTo(1);
  }

  @Test
  void withoutExplorationUctIsGreedy() {
    Given parent = new Given(30, 0, List.of(leaf(25, 5), leaf(3, 1), leaf(2, -2)));
    for (Given child : parent.children()) {
      assertThat(new Uct(0).score(parent, child)).isEqualTo(new Greedy().score(parent, child));
    }
  }

  @ParameterizedTest
  @ValueSource(
      doubles = {-1, -0.001, Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY})
  void badWeightsAreRefusedByName(double c) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Uct(c))
        .withMessageContaining("c ")
        .withMessageContaining(String.valueOf(c));
  }
}
