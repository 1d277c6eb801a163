package panal.lesson;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import panal.game.Cell;
import panal.game.Game;
import panal.game.Player;
import panal.game.State;
import panal.games.Games;
import panal.games.hex.HexGame;
import panal.games.nim.NimGame;
import panal.games.tictactoe.TicTacToeGame;
import panal.message.Language;
import panal.search.Budget;
import panal.search.NodeView;
import panal.search.Step;
import panal.search.mcts.Mcts;
import panal.search.mcts.MctsSettings;
import panal.trace.Trace;
import panal.trace.TraceJson;

class FlawTest {

  private static final MctsSettings UCT = MctsSettings.uct();

  private static <A> Trace<A> trace(Flaw flaw, Game<A> game, String moves, long iterations) {
    List<A> played = game.actions(moves);
    Mcts<A> search = flaw.search(game.play(played), UCT);
    return Trace.record(flaw.game(game), played, search, Budget.iterations(iterations));
  }

  @ParameterizedTest
  @EnumSource
  void aTraceIsNamedReplaysAndIsReadBack(Flaw flaw) {
    for (String game : List.of("tictactoe", "hex(3)", "hex(2,3)", "nim(2,3)", "nim(9;take=2,3)")) {
      Trace<?> trace = trace(flaw, Games.parse(game), "", 200);
      assertThat(trace.description().flaw()).contains(flaw.code());
      assertThat(TraceJson.read(TraceJson.write(trace), Flaw::parseGame)).isEqualTo(trace);
      assertThat(trace.tree().visits()).isEqualTo(200);
    }
  }

  @ParameterizedTest
  @EnumSource
  void itRunsAndStepsAlike(Flaw flaw) {
    State<Cell> start = new HexGame(3).initialState();
    Mcts<Cell> run = flaw.search(start, UCT);
    Mcts<Cell> stepped = flaw.search(start, UCT);
    run.run(Budget.iterations(300));
    while (stepped.tree().visits() < 300) {
      stepped.step();
    }
    assertThat(stepped.result()).isEqualTo(run.result());
  }

  @Test
  void theSignErrorKeepsQForThePlayerToMove() {
    Mcts<?> search = flawed(Flaw.SIGN_ERROR, "nim(2)", 1_000);
    NodeView<?> winning = child(search, "1:2");
    assertThat(winning.view()).isEqualTo(Player.SECOND);
    assertThat(winning.mean()).isEqualTo(-1);
    assertThat(search.result().best()).hasToString("Optional[1:1]");
  }

  @Test
  void theRootsViewIsEverywhere() {
    Mcts<?> search = flawed(Flaw.ROOT_VIEW, "nim(2,3)", 500);
    assertThat(views(search.tree(), new HashSet<>())).containsExactly(Player.FIRST);
  }

  private static Set<Player> views(NodeView<?> node, Set<Player> into) {
    into.add(node.view());
    node.children().forEach(child -> views(child, into));
    return into;
  }

  @Test
  void withoutTheCheckFinishedNodesHaveChildren() {
    for (String game : List.of("tictactoe", "nim(2)", "hex(2)")) {
      assertThat(hasChildrenAfterTheEnd(Flaw.NO_TERMINAL_CHECK, Games.parse(game))).isTrue();
      assertThat(hasChildrenAfterTheEnd(Flaw.ROOT_VIEW, Games.parse(game))).isFalse();
    }
  }

  private static <A> boolean hasChildrenAfterTheEnd(Flaw flaw, Game<A> game) {
    Mcts<A> search = flaw.search(game.initialState(), UCT);
    search.run(Budget.iterations(3_000));
    return hasChildrenAfterTheEnd(game.initialState(), search.tree());
  }

  private static <A> boolean hasChildrenAfterTheEnd(State<A> state, NodeView<A> node) {
    if (state.isTerminal()) {
      return !node.children().isEmpty();
    }
    return node.children().stream()
        .anyMatch(
            child -> hasChildrenAfterTheEnd(state.result(child.action().orElseThrow()), child));
  }

  /** More stones change no winner there; in tic-tac-toe and Nim they do. */
  @Test
  void afterTheEndOfHexTheWinnerStays() {
    assertThat(resultsAfterTheEnd(new HexGame(2), "a1 b1 a2")).containsOnly(1.0);
    assertThat(resultsAfterTheEnd(new TicTacToeGame(), "a1 a2 b1 b2 c3 c2")).contains(1.0, -1.0);
    assertThat(resultsAfterTheEnd(NimGame.of(2), "1:2")).contains(1.0, -1.0);
  }

  private static <A> Set<Double> resultsAfterTheEnd(Game<A> game, String moves) {
    Set<Double> results = new HashSet<>();
    State<A> state = Flaw.NO_TERMINAL_CHECK.state(game.play(moves));
    List<State<A>> level = List.of(state);
    for (int more = 0; more < 3 && !level.isEmpty(); more++) {
      List<State<A>> next = new ArrayList<>();
      for (State<A> one : level) {
        results.add(one.utility(Player.FIRST));
        one.actions().forEach(action -> next.add(one.result(action)));
      }
      level = next;
    }
    return results;
  }

  /**
   * N(parent) = 10, N = 4, mean 0.5, c = sqrt 2: right 1.5730, with the child's own count 1.3326.
   */
  @Test
  void theSlipsInTheFormulaByHand() {
    var parent = panal.search.HandTree.root(10, 0, panal.search.HandTree.node("a", 4, 2));
    var child = parent.children().get(0);
    assertThat(score(FlawedUct.Slip.OWN_COUNT, parent, child)).isEqualTo("1.3326");
    assertThat(score(FlawedUct.Slip.PARENT_DIVISOR, parent, child)).isEqualTo("1.2730");
    assertThat(score(FlawedUct.Slip.INTEGER_DIVISION, parent, child)).isEqualTo("1.0730");
  }

  private static String score(FlawedUct.Slip slip, NodeView<?> parent, NodeView<?> child) {
    double score = new FlawedUct(Math.sqrt(2), slip).score(parent, child);
    return String.format(java.util.Locale.ROOT, "%.4f", score);
  }

  @Test
  void aRecordOfASlipInTheMeanDoesNotAddUp() {
    Trace<?> trace = trace(Flaw.INTEGER_DIVISION, NimGame.of(2, 3), "", 60);
    assertThat(trace.steps())
        .filteredOn(Step.Selection.class::isInstance)
        .flatExtracting(step -> ((Step.Selection<?>) step).choices())
        .flatExtracting(Step.Choice::candidates)
        .anyMatch(one -> Math.abs(one.mean() + one.bonus() - one.score()) > 0.1);
  }

  @Test
  void aDrawTakesOneAwayFromBoth() {
    Mcts<?> search = flawed(Flaw.DRAW_AS_LOSS, "tictactoe", "a1 b1 c1 b2 a2 a3 c2 c3", 10);
    assertThat(search.tree().total()).isEqualTo(-10);
    assertThat(search.tree().children().get(0).total()).isEqualTo(-10);
  }

  @Test
  void aForgottenVisitLeavesTheWinningMoveWithoutAny() {
    Mcts<?> search = flawed(Flaw.FORGOTTEN_VISIT, "nim(2)", 1_000);
    assertThat(child(search, "1:2").visits()).isZero();
    assertThat(search.tree().visits()).isEqualTo(1_000);
  }

  @Test
  void onASharedBoardTheRootIsPlayedOn() {
    State<Cell> start = new TicTacToeGame().initialState();
    Mcts<Cell> search = Flaw.SHARED_BOARD.search(start, UCT);
    State<Cell> before = Flaw.SHARED_BOARD.state(start);
    assertThat(search.root()).isEqualTo(before);
    search.run(Budget.iterations(50));
    assertThat(search.root()).isNotEqualTo(before);
    assertThat(start.actions()).hasSize(9);
    assertThat(search.tree().children().stream().mapToLong(NodeView::visits).sum()).isLessThan(50);
  }

  /** Unshared, a naive board is as good as any: the search on it is sound. */
  @Test
  void whatIsCopiedIsSound() {
    State<Cell> start = new TicTacToeGame().play("a1 b1 c1 a2 c2");
    Mcts<Cell> search =
        new Mcts<>(NaiveState.shareable(start), UCT.withRollout(new NaiveRollout()));
    search.run(Budget.iterations(1_000));
    assertThat(search.result().best()).contains(new Cell(2, 2));
  }

  @Test
  void whatCannotBeIsRefusedWithASentence() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Flaw.parse("signs"))
        .withMessageContaining("signs")
        .withMessageContaining("sign-error, root-view");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Flaw.OWN_COUNT.applyTo(MctsSettings.greedy()))
        .withMessageContaining("own-count");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Flaw.SHARED_BOARD.root(Games.parse("tree((3 5) (1 2))").initialState()));
  }

  @Test
  void aNameGivesTheGameBack() {
    Game<?> game = Flaw.SHARED_BOARD.game(Games.parse("nim(3,4;misere)"));
    assertThat(game.name()).isEqualTo("shared-board:nim(3,4;misere)");
    assertThat(Flaw.parseGame(game.name())).isEqualTo(game);
    assertThat(Flaw.parseGame("hex(3)")).isEqualTo(new HexGame(3));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Flaw.parseGame("sign-error:hex(3)")) // whose board is as it should be
        .withMessageContaining("sign-error:hex(3)");
  }

  @ParameterizedTest
  @EnumSource
  void aCardShowsTheLinesThePositionAndTheCommand(Flaw flaw) {
    for (Language language : Language.values()) {
      assertThat(new FlawCard(flaw, language).toString())
          .contains(flaw.title(language), flaw.wrong(), flaw.right(), "--flaw " + flaw.code())
          .doesNotContainPattern("\\{\\d");
    }
    assertThat(flaw.wrong().replaceAll(".*\\[", ""))
        .isEqualTo(flaw.right().replaceAll(".*\\[", ""));
    assertThat(flaw.wrong()).isNotEqualTo(flaw.right());
  }

  private static Mcts<?> flawed(Flaw flaw, String game, long iterations) {
    return flawed(flaw, game, "", iterations);
  }

  private static Mcts<?> flawed(Flaw flaw, String game, String moves, long iterations) {
    Mcts<?> search = flaw.search(Games.parse(game).play(moves), UCT);
    search.run(Budget.iterations(iterations));
    return search;
  }

  private static NodeView<?> child(Mcts<?> search, String action) {
    return search.tree().children().stream()
        .filter(child -> child.action().orElseThrow().toString().equals(action))
        .findFirst()
        .orElseThrow();
  }
}
