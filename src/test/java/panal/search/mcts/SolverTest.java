package panal.search.mcts;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import panal.game.Game;
import panal.game.Player;
import panal.game.State;
import panal.games.Games;
import panal.games.hex.HexGame;
import panal.games.nim.NimGame;
import panal.games.tictactoe.TicTacToeGame;
import panal.games.tree.TreeGame;
import panal.search.Budget;
import panal.search.NodeView;
import panal.search.Result;
import panal.search.Step;
import panal.search.exact.Minimax;
import panal.search.mcts.expansion.ExpansionOrder;
import panal.testing.Toy;

class SolverTest {

  private static final MctsSettings SOLVING = MctsSettings.uct().withSolver(Solver.ON);

  private static <A> Mcts<A> search(State<A> root, long iterations) {
    Mcts<A> search = new Mcts<>(root, SOLVING.withExpansion(ExpansionOrder.INORDER));
    search.run(Budget.iterations(iterations));
    return search;
  }

  @Test
  void aWinOfOneChildProvesTheParentBeforeTheOtherActionsAreTried() {
    Toy root = Toy.choice("root", Player.FIRST, Toy.end(-1), Toy.end(1), Toy.end(1), Toy.end(-1));
    Mcts<Integer> search = new Mcts<>(root, SOLVING.withExpansion(ExpansionOrder.INORDER));
    List<Step<Integer>> steps = new ArrayList<>();
    search.listen(steps::add);

    Result<Integer> result = search.run(Budget.iterations(100));

    assertThat(proofs(steps))
        .containsExactly(
            List.of(new Step.Proof<>(List.of(0), -1)),
            List.of(new Step.Proof<>(List.of(1), 1), new Step.Proof<>(List.of(), 1)));
    assertThat(result.iterations()).isEqualTo(2);
    assertThat(result.best()).contains(1);
    assertThat(result.proven()).hasValue(1);
    assertThat(result.actions().get(0).proven()).hasValue(-1);
    assertThat(result.actions().get(2).proven()).isEmpty();
  }

  private static List<List<Step.Proof<Integer>>> proofs(List<Step<Integer>> steps) {
    List<List<Step.Proof<Integer>>> proofs = new ArrayList<>();
    for (Step<Integer> step : steps) {
      if (step instanceof Step.Backpropagation<Integer> up) {
        proofs.add(up.proofs());
      }
    }
    return proofs;
  }

  @Test
  void aLossNeedsAllChildrenAndADrawTheBestOfThem() {
    Toy lost = Toy.choice("lost", Player.SECOND, Toy.end(1), Toy.end(1));
    Toy drawn = Toy.choice("drawn", Player.SECOND, Toy.end(1), Toy.end(0));
    Toy root = Toy.choice("root", Player.SECOND, lost, drawn);

    Mcts<Integer> search = search(root, 100);

    assertThat(search.finished()).isTrue();
    assertThat(search.tree().proven()).hasValue(0);
    // For whoever chose: the second player lost by the first child.
    assertThat(search.tree().children().get(0).proven()).hasValue(-1);
    assertThat(search.tree().children().get(1).proven()).hasValue(0);
    assertThat(search.result().best()).contains(1);
  }

  @Test
  void aLostChildIsNeverChosenAgainAndADrawnOneHasItsValueForScore() {
    Toy open = Toy.choice("open", Player.SECOND, deep(8, "a"), deep(8, "b"));
    Toy root = Toy.choice("root", Player.FIRST, Toy.end(-1), Toy.end(0), open);
    Mcts<Integer> search = new Mcts<>(root, SOLVING.withExpansion(ExpansionOrder.INORDER));
    search.run(Budget.iterations(3));
    List<Step<Integer>> steps = new ArrayList<>();
    search.listen(steps::add);

    search.run(Budget.iterations(1));

    Step.Choice<Integer> choice = ((Step.Selection<Integer>) steps.get(0)).choices().get(0);
    assertThat(choice.candidates().get(0).score()).isEqualTo(Double.NEGATIVE_INFINITY);
    assertThat(choice.candidates().get(0).proven()).hasValue(-1);
    assertThat(choice.candidates().get(1).score()).isZero();
    assertThat(choice.candidates().get(2).proven()).isEmpty();
    search.run(Budget.iterations(20));
    assertThat(search.tree().children().get(0).visits()).isEqualTo(1);
  }

  /** A line without choices that takes some time to prove, drawn at its end. */
  private static Toy deep(int moves, String name) {
    return moves == 0
        ? Toy.end(0)
        : Toy.choice(
            name + moves, Player.FIRST, deep(moves - 1, name), deep(moves - 1, name + "'"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "hex(1)",
        "hex(2)",
        "hex(2,3)",
        "hex(3,2)",
        "hex(3)",
        "tictactoe",
        "nim(2,3)",
        "nim(1,2;misere)",
        "nim(1,2,3)",
        "nim(15;take=1-3)",
        "tree((3 5) (1 7))"
      })
  void whatIsProvenAgreesWithMinimax(String name) {
    assertAgrees(Games.parse(name));
  }

  private static <A> void assertAgrees(Game<A> game) {
    Minimax<A> exact = new Minimax<>(game.initialState());
    int proven = 0;
    for (State<A> state : sample(game.initialState())) {
      Mcts<A> search = new Mcts<>(state, SOLVING.withSeed(7));
      Result<A> result = search.run(Budget.iterations(400));
      assertNodesAgree(exact, state, search.tree());
      if (search.finished()) {
        proven++;
        double best = exact.valueForFirst(state);
        assertThat(exact.valueForFirst(state.result(result.best().orElseThrow()))).isEqualTo(best);
      }
    }
    assertThat(proven).isPositive();
  }

  /** About two hundred of the unfinished positions, reached in all orders of moves. */
  private static <A> List<State<A>> sample(State<A> root) {
    Set<State<A>> seen = new java.util.LinkedHashSet<>(List.of(root));
    List<State<A>> open = new ArrayList<>(seen);
    for (int i = 0; i < open.size(); i++) {
      for (A action : open.get(i).actions()) {
        State<A> next = open.get(i).result(action);
        if (!next.isTerminal() && seen.add(next)) {
          open.add(next);
        }
      }
    }
    int step = Math.max(1, open.size() / 200);
    List<State<A>> sample = new ArrayList<>();
    for (int i = 0; i < open.size(); i += step) {
      sample.add(open.get(i));
    }
    return sample;
  }

  private static <A> void assertNodesAgree(Minimax<A> exact, State<A> state, NodeView<A> node) {
    if (node.proven().isPresent()) {
      double first = exact.valueForFirst(state);
      double value = node.view() == Player.FIRST ? first : 0 - first;
      assertThat(node.proven()).as("%s", state).isEqualTo(OptionalDouble.of(value));
    }
    for (NodeView<A> child : node.children()) {
      assertNodesAgree(exact, state.result(child.action().orElseThrow()), child);
    }
  }

  @Test
  void hexOnThreeByThreeIsProvenAndNothingChangesAnyMore() {
    Mcts<?> search = new Mcts<>(new HexGame(3).initialState(), SOLVING);

    Result<?> result = search.run(Budget.iterations(20_000));

    assertThat(result.proven()).hasValue(1);
    assertThat(result.iterations()).isLessThan(20_000);
    assertThat(search.run(Budget.iterations(100))).isEqualTo(result);
    assertThatIllegalStateException()
        .isThrownBy(search::step)
        .withMessageContaining(Long.toString(result.iterations()));
    assertThatIllegalStateException().isThrownBy(search::iterate);
  }

  @Test
  void theSideToMoveAtTheRootMakesNoDifference() {
    NimGame nim = new NimGame(List.of(15), false, List.of(1, 2, 3));
    Result<?> won = new Mcts<>(nim.initialState(), SOLVING).run(Budget.iterations(5_000));
    Result<?> mirrored =
        new Mcts<>(new Mirrored<>(nim.initialState()), SOLVING).run(Budget.iterations(5_000));

    assertThat(won.proven()).hasValue(1);
    assertThat(mirrored.proven()).hasValue(1);
    assertThat(mirrored.best()).isEqualTo(won.best());
    assertThat(mirrored.iterations()).isEqualTo(won.iterations());
  }

  @Test
  void theBestOfAGameWithItsOwnRangeIsItsHighestResult() {
    Mcts<?> search = search(TreeGame.of("tree((3 5) (1 7))").initialState(), 100);

    assertThat(search.tree().proven()).hasValue(3);
  }

  @Test
  void theDescriptionNamesIt() {
    assertThat(SOLVING.description().options()).containsEntry("solver", "on");
    assertThat(MctsSettings.uct().description().options()).isEmpty();
  }

  @Test
  void aDrawIsProvenInTicTacToe() {
    Mcts<?> search = search(new TicTacToeGame().play("b2 a1 a2 c2 b1 b3"), 100);

    assertThat(search.tree().proven()).hasValue(0);
  }
}
