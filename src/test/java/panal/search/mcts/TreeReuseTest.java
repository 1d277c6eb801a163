package panal.search.mcts;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import panal.game.Cell;
import panal.game.IllegalActionException;
import panal.games.Games;
import panal.games.hex.HexGame;
import panal.games.hex.HexPrior;
import panal.search.Budget;
import panal.search.NodeView;
import panal.search.Perspective;
import panal.search.Step;
import panal.search.exact.Minimax;
import panal.search.mcts.selection.Puct;
import panal.search.mcts.selection.Rave;

class TreeReuseTest {

  private static final HexGame HEX = new HexGame(3);
  private static final Cell B2 = new Cell(1, 1);

  static Stream<MctsSettings> settings() {
    return Stream.of(
        MctsSettings.uct(),
        MctsSettings.uct().withPerspective(Perspective.ROOT),
        MctsSettings.uct().withSelection(new Rave(0.5, 50)).withSolver(Solver.ON),
        MctsSettings.uct().withSelection(new Puct(1, HexPrior.CENTRE)));
  }

  @ParameterizedTest
  @MethodSource("settings")
  void theTreeIsTheSubtreeItCameFrom(MctsSettings settings) {
    Mcts<Cell> before = new Mcts<>(HEX.initialState(), settings);
    before.run(Budget.iterations(800));
    NodeView<Cell> child =
        before.tree().children().stream()
            .filter(one -> one.action().orElseThrow().equals(B2))
            .findFirst()
            .orElseThrow();

    Mcts<Cell> after = before.after(B2);

    assertThat(after.root()).isEqualTo(HEX.play("b2"));
    assertThat(after.tree().action()).isEmpty();
    assertThat(after.tree().chooser()).isEqualTo(after.root().turn());
    assertThat(after.tree().view()).isEqualTo(after.root().turn());
    assertSame(after.tree(), child);
    for (int i = 0; i < child.children().size(); i++) {
      assertThat(after.tree().children().get(i).action())
          .isEqualTo(child.children().get(i).action());
    }
  }

  private static void assertSame(NodeView<Cell> copy, NodeView<Cell> original) {
    double sign = copy.view() == original.view() ? 1 : -1;
    assertThat(copy.visits()).isEqualTo(original.visits());
    assertThat(copy.total()).isEqualTo(0 + sign * original.total());
    assertThat(copy.amafVisits()).isEqualTo(original.amafVisits());
    assertThat(copy.amafTotal()).isEqualTo(0 + sign * original.amafTotal());
    assertThat(copy.proven().isPresent()).isEqualTo(original.proven().isPresent());
    assertThat(copy.children()).hasSameSizeAs(original.children());
    for (int i = 0; i < copy.children().size(); i++) {
      assertSame(copy.children().get(i), original.children().get(i));
    }
  }

  @Test
  void theOldSearchStaysAsItIs() {
    Mcts<Cell> alone = new Mcts<>(HEX.initialState(), MctsSettings.uct());
    Mcts<Cell> before = new Mcts<>(HEX.initialState(), MctsSettings.uct());
    alone.run(Budget.iterations(300));
    before.run(Budget.iterations(300));

    before.after(B2).run(Budget.iterations(200));

    assertThat(before.result()).isEqualTo(alone.result());
    assertThat(before.run(Budget.iterations(50))).isEqualTo(alone.run(Budget.iterations(50)));
  }

  @Test
  void iterationsGoOnBeingNumberedAndVisitsBeingCounted() {
    Mcts<Cell> before = new Mcts<>(HEX.initialState(), MctsSettings.uct());
    before.run(Budget.iterations(300));
    Mcts<Cell> after = before.after(B2);
    long brought = after.tree().visits();
    List<Step<Cell>> steps = new ArrayList<>();
    after.listen(steps::add);

    after.run(Budget.iterations(10));

    assertThat(steps.get(0).iteration()).isEqualTo(301);
    assertThat(steps.get(steps.size() - 1).iteration()).isEqualTo(310);
    assertThat(after.result().iterations()).isEqualTo(brought + 10);
  }

  @Test
  void anActionWithoutANodeBeginsANewTree() {
    Mcts<Cell> after = new Mcts<>(HEX.initialState(), MctsSettings.uct()).after(B2);

    assertThat(after.tree().visits()).isZero();
    assertThat(after.run(Budget.iterations(5)).iterations()).isEqualTo(5);
  }

  @Test
  void aWholeGameWithOneTreeIsWonByTheRightMoves() {
    Mcts<Cell> search = new Mcts<>(HEX.initialState(), MctsSettings.uct());
    Cell move = search.run(Budget.iterations(3_000)).best().orElseThrow();
    while (!search.root().result(move).isTerminal()) {
      assertThat(Minimax.solve(search.root()).best()).contains(move);
      search = search.after(move);
      move = search.run(Budget.iterations(3_000)).best().orElseThrow();
    }
  }

  @Test
  void whatCannotGoOnIsRefused() {
    Mcts<Cell> search = new Mcts<>(HEX.play("b2"), MctsSettings.uct());
    assertThatThrownBy(() -> search.after(B2)).isInstanceOf(IllegalActionException.class);
    search.step();
    assertThatIllegalStateException()
        .isThrownBy(() -> search.after(new Cell(0, 0)))
        .withMessageContaining("1");
    Mcts<?> last = new Mcts<>(Games.parse("hex(1)").initialState(), MctsSettings.uct());
    assertOver(last);
  }

  private static <A> void assertOver(Mcts<A> search) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> search.after(search.root().actions().get(0)));
  }
}
