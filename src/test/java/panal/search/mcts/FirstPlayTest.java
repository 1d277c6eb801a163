package panal.search.mcts;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import panal.game.Cell;
import panal.game.Player;
import panal.games.hex.HexGame;
import panal.search.Budget;
import panal.search.Step;
import panal.search.mcts.expansion.ExpansionOrder;
import panal.search.mcts.selection.FirstPlay;
import panal.search.mcts.selection.Greedy;
import panal.search.mcts.selection.Uct;
import panal.testing.Toy;

class FirstPlayTest {

  private static MctsSettings settings(double urgency) {
    return MctsSettings.uct()
        .withSelection(new FirstPlay(new Greedy(), urgency))
        .withExpansion(ExpansionOrder.INORDER);
  }

  /** Three moves for the first player; below the first of them two that win. */
  private static Mcts<Integer> search(double urgency) {
    Toy won = Toy.choice("won", Player.SECOND, Toy.end(1), Toy.end(1));
    Toy root = Toy.choice("root", Player.FIRST, won, Toy.end(0), Toy.end(-1));
    return new Mcts<>(root, settings(urgency));
  }

  @Test
  void aGoodChildIsSearchedFurtherBeforeItsSiblingsAreTried() {
    Mcts<Integer> search = search(0.5);

    search.run(Budget.iterations(3));

    // 1: no children, so the first action. 2: its mean 1 beats 0.5; 3: and again.
    assertThat(search.tree().children()).hasSize(1);
    assertThat(search.tree().children().get(0).visits()).isEqualTo(3);
    assertThat(search.tree().children().get(0).children()).hasSize(2);
  }

  @Test
  void anActionWithoutANodeWinsATie() {
    Mcts<Integer> search = search(1);

    search.run(Budget.iterations(2));

    assertThat(search.tree().children()).hasSize(2);
  }

  @Test
  void theRecordHasWhatWasComparedWhereTheSearchStopped() {
    Mcts<Integer> search = search(1);
    search.run(Budget.iterations(1));
    List<Step<Integer>> steps = new ArrayList<>();
    search.listen(steps::add);

    search.run(Budget.iterations(1));

    Step.Selection<Integer> selection = (Step.Selection<Integer>) steps.get(0);
    assertThat(selection.path()).isEmpty();
    assertThat(selection.choices())
        .containsExactly(
            new Step.Choice<>(
                Player.FIRST,
                Player.FIRST,
                1,
                List.of(
                    new Step.Candidate<>(0, 1, 1, 0, 1),
                    new Step.Candidate<>(1, 0, 0, Double.NaN, 1),
                    new Step.Candidate<>(2, 0, 0, Double.NaN, 1)),
                1));
  }

  @Test
  void aLevelGoneDownListsTheActionsWithoutANodeToo() {
    Mcts<Integer> search = search(0.5);
    search.run(Budget.iterations(1));
    List<Step<Integer>> steps = new ArrayList<>();
    search.listen(steps::add);

    search.run(Budget.iterations(1));

    Step.Selection<Integer> selection = (Step.Selection<Integer>) steps.get(0);
    assertThat(selection.path()).containsExactly(0);
    assertThat(selection.choices()).hasSize(1);
    assertThat(selection.choices().get(0).candidates()).hasSize(3);
    assertThat(selection.choices().get(0).chosen()).isZero();
  }

  @Test
  void aLargeUrgencyIsThePlainSearch() {
    Mcts<Cell> plain = new Mcts<>(new HexGame(3).initialState(), MctsSettings.uct());
    Mcts<Cell> urgent =
        new Mcts<>(
            new HexGame(3).initialState(),
            MctsSettings.uct().withSelection(new FirstPlay(new Uct(Uct.USUAL_C), 1e9)));

    assertThat(urgent.run(Budget.iterations(2_000))).isEqualTo(plain.run(Budget.iterations(2_000)));
  }

  @Test
  void theUrgencyIsFiniteAndInTheDescription() {
    assertThat(settings(0.5).description().options()).containsEntry("fpu", "0.5");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new FirstPlay(new Greedy(), Double.NaN))
        .withMessageContaining("NaN");
  }
}
