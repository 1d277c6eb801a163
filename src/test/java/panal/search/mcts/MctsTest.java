package panal.search.mcts;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import panal.game.Cell;
import panal.game.Game;
import panal.game.Player;
import panal.game.State;
import panal.games.Games;
import panal.games.hex.HexGame;
import panal.games.nim.NimGame;
import panal.games.tictactoe.TicTacToeGame;
import panal.rollout.Playout;
import panal.rollout.Rollout;
import panal.rollout.ScriptException;
import panal.rollout.ScriptedRollout;
import panal.rollout.Streams;
import panal.search.Budget;
import panal.search.NodeView;
import panal.search.Perspective;
import panal.search.Phase;
import panal.search.Result;
import panal.search.Step;
import panal.search.mcts.expansion.ExpansionOrder;
import panal.search.mcts.expansion.ScriptedExpansion;

class MctsTest {

  private static final HexGame HEX = new HexGame(3);
  private static final TicTacToeGame TIC_TAC_TOE = new TicTacToeGame();

  private static <A> State<A> position(Game<A> game, String moves) {
    return game.play(game.actions(moves));
  }

  static Stream<Arguments> games() {
    return Stream.of("hex(3)", "hex(2,4)", "nim(2,3)", "nim(2,3;misere)", "tictactoe")
        .flatMap(
            name ->
                Stream.of(
                    Arguments.of(name, MctsSettings.uct()),
                    Arguments.of(name, MctsSettings.greedy()),
                    Arguments.of(name, MctsSettings.uct().withPerspective(Perspective.ROOT))));
  }

  @ParameterizedTest
  @MethodSource("games")
  void everyNodeHasItsOwnSimulationsAndItsChildrensVisits(String name, MctsSettings settings) {
    for (int iterations : new int[] {1, 2, 9, 10, 1_000}) {
      Mcts<?> search = new Mcts<>(Games.parse(name).initialState(), settings);
      search.run(Budget.iterations(iterations));

      assertThat(search.tree().visits()).isEqualTo(iterations);
      assertThat(ownSimulations(search.tree())).isZero();
      search.tree().children().forEach(this::assertCountsBelow);
    }
  }

  private void assertCountsBelow(NodeView<?> node) {
    if (node.children().isEmpty()) {
      assertThat(node.visits()).isPositive();
    } else {
      assertThat(ownSimulations(node)).isEqualTo(1);
      node.children().forEach(this::assertCountsBelow);
    }
    assertThat(Math.abs(node.total())).isLessThanOrEqualTo(node.visits());
  }

  private static long ownSimulations(NodeView<?> node) {
    return node.visits() - node.children().stream().mapToLong(NodeView::visits).sum();
  }

  @ParameterizedTest
  @ValueSource(strings = {"hex(2)", "nim(2,3)", "nim(1,2;misere)", "tictactoe"})
  void nothingGrowsBelowAFinishedState(String name) {
    assertChildrenAreLegal(Games.parse(name));
  }

  private static <A> void assertChildrenAreLegal(Game<A> game) {
    Mcts<A> search = new Mcts<>(game.initialState(), MctsSettings.uct());
    search.run(Budget.iterations(20_000));
    assertChildrenAreLegal(game.initialState(), search.tree());
  }

  private static <A> void assertChildrenAreLegal(State<A> state, NodeView<A> node) {
    if (state.isTerminal()) {
      assertThat(node.children()).isEmpty();
      assertThat(node.mean()).isEqualTo(state.utility(node.view()));
    }
    List<A> actions = node.children().stream().map(child -> child.action().orElseThrow()).toList();
    assertThat(actions).doesNotHaveDuplicates().allMatch(state.actions()::contains);
    for (NodeView<A> child : node.children()) {
      assertChildrenAreLegal(state.result(child.action().orElseThrow()), child);
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void aListenerChangesNothing(String name, MctsSettings settings) {
    Mcts<?> alone = new Mcts<>(Games.parse(name).initialState(), settings);
    Mcts<?> watched = new Mcts<>(Games.parse(name).initialState(), settings);
    Mcts<?> stepped = new Mcts<>(Games.parse(name).initialState(), settings);
    List<Step<?>> heard = new ArrayList<>();
    List<Step<?>> taken = new ArrayList<>();
    watched.listen(heard::add);

    alone.run(Budget.iterations(500));
    watched.run(Budget.iterations(500));
    while (stepped.tree().visits() < 500) {
      taken.add(stepped.step());
    }

    assertThat(shape(watched.tree())).isEqualTo(shape(alone.tree()));
    assertThat(shape(stepped.tree())).isEqualTo(shape(alone.tree()));
    assertThat(heard).isEqualTo(taken);
  }

  /** A tree as nested text with every bit of N and Q. */
  private static String shape(NodeView<?> node) {
    List<String> below = node.children().stream().map(MctsTest::shape).toList();
    return node.action() + " " + node.view() + " " + node.visits() + " " + node.total() + below;
  }

  @Test
  void searchingInPiecesIsSearchingAtOnce() {
    Mcts<Cell> atOnce = new Mcts<>(HEX.initialState(), MctsSettings.uct());
    Mcts<Cell> inPieces = new Mcts<>(HEX.initialState(), MctsSettings.uct());

    atOnce.run(Budget.iterations(300));
    inPieces.run(Budget.iterations(100));
    inPieces.step();
    assertThat(inPieces.next()).isNotEqualTo(Phase.SELECTION);
    inPieces.iterate();
    inPieces.run(Budget.iterations(199));

    assertThat(shape(inPieces.tree())).isEqualTo(shape(atOnce.tree()));
  }

  @Test
  void aStartedIterationIsTheFirstOfABudget() {
    Mcts<Cell> search = new Mcts<>(HEX.initialState(), MctsSettings.uct());
    search.step();
    assertThat(search.run(Budget.iterations(3)).iterations()).isEqualTo(3);
  }

  @Test
  void theRootIsLeftAsItWasAndChildrenDifferByOneStone() {
    State<Cell> root = position(TIC_TAC_TOE, "b2 a1");
    String before = root.toString();
    Mcts<Cell> search = new Mcts<>(root, MctsSettings.uct());
    search.run(Budget.iterations(1_000));

    assertThat(root).hasToString(before).isEqualTo(position(TIC_TAC_TOE, "b2 a1"));
    assertThat(search.tree().children()).hasSize(7);
  }

  // --- answers

  static Stream<Arguments> positionsWithOneAnswer() {
    return Stream.of(
        // XX. / OO. / ..., X to move: the win at once
        Arguments.of("a1 a2 b1 b2", List.of("(0,2)")),
        // X.. / .X. / O.., O to move: only the far corner holds the draw
        Arguments.of("a1 a3 b2", List.of("(2,2)")),
        // XO. / .X. / ..O, X to move: either fork wins
        Arguments.of("a1 b1 b2 c3", List.of("(1,0)", "(2,0)")));
  }

  @ParameterizedTest
  @MethodSource("positionsWithOneAnswer")
  void uctWinsBlocksAndHoldsTheDraw(String moves, List<String> right) {
    for (long seed = 1; seed <= 20; seed++) {
      Mcts<Cell> search =
          new Mcts<>(position(TIC_TAC_TOE, moves), MctsSettings.uct().withSeed(seed));
      Result<Cell> result = search.run(Budget.iterations(2_000));
      assertThat(right).contains(result.best().orElseThrow().toString());
    }
  }

  @Test
  void aWonChildHasMeanOneAndNoChildren() {
    Mcts<Cell> search = new Mcts<>(position(TIC_TAC_TOE, "a1 a2 b1 b2"), MctsSettings.uct());
    search.run(Budget.iterations(2_000));
    NodeView<Cell> win =
        search.tree().children().stream()
            .filter(child -> child.action().equals(Optional.of(new Cell(0, 2))))
            .findFirst()
            .orElseThrow();
    assertThat(win.mean()).isEqualTo(1.0);
    assertThat(win.children()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"nim(15;take=1-3)", "nim(15;take=1-3;misere)"})
  void theMoverOfAWonNimPositionKnowsIt(String name) {
    String right = name.contains("misere") ? "1:2" : "1:3";
    for (long seed = 1; seed <= 10; seed++) {
      Mcts<?> search =
          new Mcts<>(Games.parse(name).initialState(), MctsSettings.uct(1.41).withSeed(seed));
      Result<?> result = search.run(Budget.iterations(5_000));
      assertThat(result.best().orElseThrow()).hasToString(right);
      assertThat(search.tree().total()).isPositive();
    }
  }

  // --- symmetry

  @ParameterizedTest
  @ValueSource(strings = {"nim(2,3)", "nim(3,4,5;misere)", "tictactoe"})
  void exchangingThePlayersNegatesEveryValue(String name) {
    for (Perspective perspective : Perspective.values()) {
      MctsSettings settings = MctsSettings.uct().withPerspective(perspective).withSeed(7);
      Mcts<?> search = new Mcts<>(Games.parse(name).initialState(), settings);
      Mcts<?> mirrored = new Mcts<>(new Mirrored<>(Games.parse(name).initialState()), settings);
      search.run(Budget.iterations(2_000));
      mirrored.run(Budget.iterations(2_000));
      assertThat(valuesForFirst(mirrored.tree(), -1)).isEqualTo(valuesForFirst(search.tree(), 1));
    }
  }

  @Test
  void transposedHexWithExchangedColoursNegatesEveryValue() {
    MctsSettings settings = MctsSettings.uct().withSeed(11);
    // Mirrored twice is Hex itself, played out move by move.
    Mcts<Cell> hex = new Mcts<>(new Mirrored<>(new Mirrored<>(HEX.initialState())), settings);
    Mcts<Cell> transposed = new Mcts<>(new WhiteFirstHex(3, Map.of()), settings);
    hex.run(Budget.iterations(2_000));
    transposed.run(Budget.iterations(2_000));
    assertThat(valuesForFirst(transposed.tree(), -1)).isEqualTo(valuesForFirst(hex.tree(), 1));
    assertThat(transposed.result().best().map(cell -> new Cell(cell.column(), cell.row())))
        .isEqualTo(hex.result().best());
  }

  /** N and Q for FIRST times a sign, at every node in order of expansion. */
  private static String valuesForFirst(NodeView<?> node, int sign) {
    double total = sign * (node.view() == Player.FIRST ? node.total() : -node.total()) + 0.0;
    List<String> below =
        node.children().stream().map(child -> valuesForFirst(child, sign)).toList();
    return node.visits() + " " + total + below;
  }

  // --- budgets and refusals

  @Test
  void budgetZeroGivesNoMoveAndOneIterationGivesOne() {
    Mcts<Cell> search = new Mcts<>(HEX.initialState(), MctsSettings.uct());
    assertThat(search.run(Budget.iterations(0)).best()).isEmpty();
    assertThat(search.run(Budget.iterations(1)).best()).isPresent();
    assertThat(search.result().actions()).hasSize(9);
    assertThat(search.result().actions().stream().filter(a -> a.visits() == 0)).hasSize(8);
  }

  @Test
  void anInterruptEndsTheRunAndTheSearchGoesOnLater() {
    Mcts<Cell> search = new Mcts<>(HEX.initialState(), MctsSettings.uct());
    search.listen(
        step -> {
          if (step.iteration() == 50 && step.phase() == Phase.SIMULATION) {
            Thread.currentThread().interrupt();
          }
        });

    Result<Cell> partial = search.run(Budget.untilInterrupted());

    assertThat(Thread.interrupted()).as("the status is left for the caller").isTrue();
    assertThat(partial.interrupted()).isTrue();
    assertThat(partial.iterations()).isEqualTo(50);
    assertThat(search.run(Budget.iterations(10)).interrupted()).isFalse();
    assertThat(search.result().iterations()).isEqualTo(60);
  }

  @Test
  void aFinishedRootIsRefused() {
    State<Cell> finished = position(TIC_TAC_TOE, "a1 a2 b1 b2 c1");
    assertThatIllegalArgumentException().isThrownBy(() -> new Mcts<>(finished, MctsSettings.uct()));
  }

  @Test
  void aSelectionThatEndsInAFinishedNodeBacksUpItsOwnResult() {
    // Nim(1): the only move ends the game, so from iteration 2 on there is nothing to expand.
    Mcts<?> search = new Mcts<>(NimGame.of(1).initialState(), MctsSettings.uct());
    List<Phase> phases = new ArrayList<>();
    search.listen(step -> phases.add(step.phase()));
    search.run(Budget.iterations(2));
    assertThat(phases)
        .containsExactly(
            Phase.SELECTION,
            Phase.EXPANSION,
            Phase.SIMULATION,
            Phase.BACKPROPAGATION,
            Phase.SELECTION,
            Phase.SIMULATION,
            Phase.BACKPROPAGATION);
    assertThat(search.tree().total()).isEqualTo(2);
  }

  // --- scripts

  @Test
  void aScriptThatRunsOutNamesTheIterationAndTheSearchStaysWhole() {
    Mcts<Cell> search =
        new Mcts<>(
            HEX.initialState(),
            MctsSettings.greedy()
                .withExpansion(new ScriptedExpansion(HEX.actions("b2 a1")))
                .withRollout(new ScriptedRollout(List.of(1.0, -1.0))));
    search.run(Budget.iterations(2));
    assertThatThrownBy(search::iterate)
        .isInstanceOf(ScriptException.class)
        .hasMessageContaining("3")
        .hasMessageContaining("2");
    assertThat(search.tree().visits()).isEqualTo(2);
    assertThat(search.tree().children()).hasSize(2);
  }

  @Test
  void aScriptThatNamesAnIllegalActionSaysWhich() {
    Mcts<Cell> search =
        new Mcts<>(
            HEX.initialState(),
            MctsSettings.greedy().withExpansion(new ScriptedExpansion(HEX.actions("b2 b2"))));
    search.iterate();
    assertThatThrownBy(search::iterate)
        .isInstanceOf(ScriptException.class)
        .hasMessageContaining("(1,1)");
  }

  @Test
  void aFinishedNodeUsesUpNoScriptedResult() {
    Mcts<?> search =
        new Mcts<>(
            NimGame.of(1).initialState(),
            MctsSettings.uct().withRollout(new ScriptedRollout(List.of())));
    assertThat(search.run(Budget.iterations(5)).iterations()).isEqualTo(5);
  }

  @Test
  void theOrderOfExpansionIsAsNamed() {
    for (ExpansionOrder order : ExpansionOrder.values()) {
      Mcts<Cell> search = new Mcts<>(HEX.initialState(), MctsSettings.uct().withExpansion(order));
      search.run(Budget.iterations(9));
      List<Cell> added =
          search.tree().children().stream().map(child -> child.action().orElseThrow()).toList();
      List<Cell> cells = new ArrayList<>(HEX.initialState().actions());
      switch (order) {
        case INORDER -> assertThat(added).isEqualTo(cells);
        case LASTFIRST -> {
          Collections.reverse(cells);
          assertThat(added).isEqualTo(cells);
        }
        case RANDOM -> assertThat(added).hasSameElementsAs(cells).isNotEqualTo(cells);
      }
    }
  }

  /** So that an iteration can be repeated alone, and a trace cut anywhere. */
  @Test
  void eachIterationDrawsFromStreamsOfItsOwn() {
    List<Long> drawn = new ArrayList<>();
    Rollout noting =
        new Rollout() {
          @Override
          public <A> double result(State<A> from, long number, Streams streams) {
            drawn.add(streams.results().nextLong());
            return 1;
          }

          @Override
          public <A> Playout<A> record(State<A> from, long number, Streams streams) {
            return new Playout<>(Optional.empty(), result(from, number, streams));
          }
        };
    Mcts<Cell> search =
        new Mcts<>(HEX.initialState(), MctsSettings.uct().withSeed(5).withRollout(noting));

    search.run(Budget.iterations(20));

    for (int iteration = 1; iteration <= 20; iteration++) {
      Streams streams = new Streams(5);
      streams.at(iteration);
      assertThat(drawn.get(iteration - 1)).isEqualTo(streams.results().nextLong());
    }
    assertThat(drawn).doesNotHaveDuplicates();
  }
}
