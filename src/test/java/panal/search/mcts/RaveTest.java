package panal.search.mcts;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import panal.game.Cell;
import panal.game.Game;
import panal.game.Player;
import panal.games.Games;
import panal.games.hex.HexGame;
import panal.rollout.Rollout;
import panal.rollout.ScriptedGames;
import panal.search.Budget;
import panal.search.NodeView;
import panal.search.Step;
import panal.search.mcts.expansion.ExpansionOrder;
import panal.search.mcts.selection.Rave;
import panal.search.mcts.selection.Uct;

class RaveTest {

  private static final HexGame HEX = new HexGame(2);

  private static Mcts<Cell> search(long iterations) {
    // Cells are a1 b1 / a2 b2; Black joins top and bottom.
    List<String> moves = List.of("b1 a2", "a1 b2", "b1 a1", "b1 a2 a1", "a2");
    Rollout games = new ScriptedGames(moves.stream().map(HEX::actions).toList());
    Mcts<Cell> search =
        new Mcts<>(
            HEX.initialState(),
            MctsSettings.uct()
                .withSelection(new Rave(0, 3))
                .withExpansion(ExpansionOrder.INORDER)
                .withRollout(games));
    search.run(Budget.iterations(iterations));
    return search;
  }

  /**
   * One update by hand. Iteration 4 adds b2; the rollout goes White b1, Black a2, White a1, and
   * White wins. Black played b2 and a2: both count a loss at the root. White's b1 and a1 are no
   * moves of Black, so their nodes there count nothing.
   */
  @Test
  void everyChildWhoseActionWasPlayedLaterCountsTheResult() {
    Mcts<Cell> search = search(3);
    assertAmaf(search, List.of(2L, 1L, 1L), List.of(2.0, 1.0, 1.0));
    List<Step<Cell>> steps = new ArrayList<>();
    search.listen(steps::add);

    search.run(Budget.iterations(1));

    assertAmaf(search, List.of(2L, 1L, 2L, 1L), List.of(2.0, 1.0, 0.0, -1.0));
    Step.Backpropagation<Cell> up = (Step.Backpropagation<Cell>) steps.get(steps.size() - 1);
    assertThat(up.amaf())
        .containsExactly(
            new Step.AmafUpdate<>(HEX.actions("a2"), 1, 2, 1, 0),
            new Step.AmafUpdate<>(HEX.actions("b2"), 0, 1, 0, -1));
  }

  /** All four have N = 1 and k = 3, so beta = 3/(3 + 3·1) = 1/2. */
  @Test
  void theNextChoiceBlendsBothMeans() {
    Mcts<Cell> search = search(4);
    List<Step<Cell>> steps = new ArrayList<>();
    search.listen(steps::add);

    search.run(Budget.iterations(1));

    List<Step.Candidate<Cell>> candidates =
        ((Step.Selection<Cell>) steps.get(0)).choices().get(0).candidates();
    assertThat(candidates).extracting(Step.Candidate::score).containsExactly(1.0, 1.0, 0.5, -1.0);
    assertThat(candidates.get(2).amaf()).contains(new Step.Amaf(2, 0, 0.5));
    assertThat(candidates.get(2).bonus()).isZero();
  }

  private static void assertAmaf(Mcts<Cell> search, List<Long> visits, List<Double> totals) {
    List<? extends NodeView<Cell>> children = search.tree().children();
    assertThat(children.stream().map(NodeView::amafVisits).toList()).isEqualTo(visits);
    assertThat(children.stream().map(NodeView::amafTotal).toList()).isEqualTo(totals);
  }

  /** N = 10, Q = 4; AMAF 12 of 20; k = 30: beta = 30/60, so 0.5·0.4 + 0.5·0.6 + 0.9597. */
  @Test
  void theFormulaByHand() {
    Given child = new Given(10, 4, 20, 12);

    assertThat(new Rave(Uct.USUAL_C, 30).score(new Given(100, 0, 0, 0), child))
        .isCloseTo(0.5 + 0.9597, within(5e-5));
    assertThat(new Rave(0, 30).score(new Given(100, 0, 0, 0), new Given(10, 4, 0, 0)))
        .isEqualTo(0.4);
    assertThat(new Rave(0, 30).score(new Given(1, 0, 0, 0), new Given(0, 0, 3, 3))).isInfinite();
  }

  private record Given(long visits, double total, long amafVisits, double amafTotal)
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

    @Override
    public List<Given> children() {
      return List.of();
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"hex(3)", "hex(2,4)", "nim(2,3)", "tictactoe"})
  void withKOfZeroItIsUctBitForBit(String name) {
    assertSame(Games.parse(name));
  }

  private static <A> void assertSame(Game<A> game) {
    Mcts<A> uct = new Mcts<>(game.initialState(), MctsSettings.uct(0.8));
    Mcts<A> rave =
        new Mcts<>(game.initialState(), MctsSettings.uct().withSelection(new Rave(0.8, 0)));

    assertThat(rave.run(Budget.iterations(3_000))).isEqualTo(uct.run(Budget.iterations(3_000)));
    assertThat(text(rave.tree())).isEqualTo(text(uct.tree()));
  }

  private static String text(NodeView<?> node) {
    return node.action()
        + " "
        + node.visits()
        + " "
        + Double.doubleToRawLongBits(node.total())
        + node.children().stream().map(RaveTest::text).toList();
  }

  @Test
  void anActionThatComesTwiceCountsOnce() {
    Mcts<?> search =
        new Mcts<>(
            Games.parse("nim(9;take=1)").initialState(),
            MctsSettings.uct().withSelection(new Rave(1, 9)));

    search.run(Budget.iterations(50));

    NodeView<?> only = search.tree().children().get(0);
    assertThat(only.amafVisits()).isEqualTo(only.visits()).isEqualTo(50);
  }

  @Test
  void kIsANumberFromZeroOnAndInTheDescription() {
    assertThat(MctsSettings.uct().withSelection(new Rave(1, 250)).description().options())
        .containsEntry("rave-k", "250");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Rave(1, -1))
        .withMessageContaining("-1");
    assertThatIllegalArgumentException().isThrownBy(() -> new Rave(Double.NaN, 1));
  }
}
