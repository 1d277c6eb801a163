package panal.search.mcts;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;
import panal.game.Cell;
import panal.game.Player;
import panal.game.Prior;
import panal.games.hex.HexGame;
import panal.games.hex.HexPrior;
import panal.games.nim.NimGame;
import panal.search.Budget;
import panal.search.NodeView;
import panal.search.Step;
import panal.search.mcts.expansion.ExpansionOrder;
import panal.search.mcts.selection.Puct;
import panal.search.mcts.selection.Selection;
import panal.search.mcts.selection.Uct;

class PuctTest {

  private static final HexGame HEX = new HexGame(3);

  private record Given(long visits, double total, OptionalDouble prior, List<Given> children)
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

  private static Given child(long visits, double total, double prior) {
    return new Given(visits, total, OptionalDouble.of(prior), List.of());
  }

  /**
   * Five actions, N(parent) = 100, c = 1; ln 100 = 4.6052, sqrt 100 = 10:
   *
   * <pre>
   *       N    Q    P      UCT                       PUCT
   *   a  40   20   0.10   0.50 + 0.3393 = 0.8393    0.50 + 1.0/41 = 0.5244
   *   b  30   12   0.40   0.40 + 0.3918 = 0.7918    0.40 + 4.0/31 = 0.5290, chosen
   *   c  20    6   0.30   0.30 + 0.4799 = 0.7799    0.30 + 3.0/21 = 0.4429
   *   d   9  1.8   0.18   0.20 + 0.7153 = 0.9153    0.20 + 1.8/10 = 0.3800
   *   e   1    0   0.02   0.00 + 2.1460 = 2.1460    0.00 + 0.2/2  = 0.1000
   *                       chosen: e
   * </pre>
   */
  @Test
  void fiveActionsByHandAgainstUct() {
    List<Given> children =
        List.of(
            child(40, 20, 0.1),
            child(30, 12, 0.4),
            child(20, 6, 0.3),
            child(9, 1.8, 0.18),
            child(1, 0, 0.02));
    Given parent = new Given(100, 0, OptionalDouble.empty(), children);
    assertScores(new Uct(1), parent, 0.8393, 0.7918, 0.7799, 0.9153, 2.1460);
    assertScores(new Puct(1, Prior.uniform()), parent, 0.5244, 0.5290, 0.4429, 0.3800, 0.1000);
    assertThat(new Uct(1).select(parent)).isEqualTo(4);
    assertThat(new Puct(1, Prior.uniform()).select(parent)).isEqualTo(1);
  }

  private static void assertScores(Selection selection, Given parent, double... scores) {
    for (int i = 0; i < scores.length; i++) {
      assertThat(selection.score(parent, parent.children().get(i)))
          .isCloseTo(scores[i], within(5e-5));
    }
  }

  private static Mcts<Cell> search(double c, Prior<?> prior, long iterations) {
    Mcts<Cell> search =
        new Mcts<>(
            HEX.initialState(),
            MctsSettings.uct()
                .withSelection(new Puct(c, prior))
                .withExpansion(ExpansionOrder.INORDER));
    search.run(Budget.iterations(iterations));
    return search;
  }

  @Test
  void theMostPromisingActionIsTriedFirst() {
    Mcts<Cell> search = search(1, HexPrior.CENTRE, 1);

    assertThat(search.tree().children().get(0).action()).contains(new Cell(1, 1));
    assertThat(search.tree().children().get(0).prior().orElseThrow())
        .isCloseTo(3 / 14.0, within(1e-12));
  }

  /** With a bonus that outweighs every mean, the visits follow the prior. */
  @Test
  void aLargeBonusSharesTheVisitsOutByThePrior() {
    List<Long> uniform = visits(search(1e6, Prior.uniform(), 900));
    assertThat(uniform).hasSize(9).allMatch(n -> Math.abs(n - 100) <= 1);

    Mcts<Cell> centre = search(1e6, HexPrior.CENTRE, 1_400);
    for (NodeView<Cell> child : centre.tree().children()) {
      double share = 1_400 * child.prior().orElseThrow();
      assertThat((double) child.visits()).isCloseTo(share, within(2.0));
    }
  }

  private static List<Long> visits(Mcts<Cell> search) {
    return search.tree().children().stream().map(NodeView::visits).toList();
  }

  @Test
  void withoutABonusActionsWithANodeThatWinsKeepTheOthersOut() {
    Mcts<Cell> search = search(0, Prior.uniform(), 200);

    assertThat(search.tree().children().size()).isLessThan(9);
  }

  @Test
  void theRecordHasEveryPriorAlsoOfActionsWithoutANode() {
    Mcts<Cell> search = search(1, HexPrior.CENTRE, 1);
    List<Step<Cell>> steps = new ArrayList<>();
    search.listen(steps::add);

    search.run(Budget.iterations(1));

    Step.Choice<Cell> choice = ((Step.Selection<Cell>) steps.get(0)).choices().get(0);
    assertThat(choice.candidates()).hasSize(9);
    assertThat(choice.candidates().stream().mapToDouble(c -> c.prior().orElseThrow()).sum())
        .isCloseTo(1, within(1e-12));
    Step.Candidate<Cell> untried = choice.candidates().get(1);
    assertThat(untried.visits()).isZero();
    assertThat(untried.score()).isEqualTo(untried.prior().orElseThrow()); // sqrt 1 / (1 + 0)
  }

  @Test
  void aPriorIsFoundByItsName() {
    assertThat(Puct.prior(null, HEX)).isEqualTo(HexPrior.PATHS);
    assertThat(Puct.prior("centre", HEX)).isEqualTo(HexPrior.CENTRE);
    assertThat(Puct.prior("uniform", HEX)).isEqualTo(Prior.uniform());
    assertThat(Puct.prior(null, NimGame.of(3, 4))).isEqualTo(Prior.uniform());
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Puct.prior("paths", NimGame.of(3, 4)))
        .withMessageContaining("paths")
        .withMessageContaining("uniform");
    assertThat(new Puct(1, HexPrior.PATHS).options()).containsEntry("prior", "paths");
  }
}
