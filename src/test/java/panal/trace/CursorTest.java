package panal.trace;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import panal.game.Cell;
import panal.game.Game;
import panal.games.Games;
import panal.games.hex.HexGame;
import panal.games.nim.NimGame;
import panal.games.nim.Take;
import panal.search.Budget;
import panal.search.NodeView;
import panal.search.Phase;
import panal.search.Step;
import panal.search.exact.DepthFirst;
import panal.search.mcts.Mcts;
import panal.search.mcts.MctsSettings;

class CursorTest {

  @ParameterizedTest
  @ValueSource(strings = {"hex(3)", "nim(3,4,5)"})
  void previousAfterNextShowsTheSameTreeAtEachStepOfAThousandIterations(String game) {
    walk(Searches.trace(Games.parse(game), "", MctsSettings.uct(1.41).withSeed(3), 1000));
  }

  static Stream<Trace<?>> exact() {
    return Stream.of("hex(2)", "nim(2,3)", "tictactoe", "tree((3 12 8) (2 4 6) (14 5 2))")
        .map(Games::parse)
        .flatMap(
            game ->
                Stream.of(
                    Searches.walk(game, "", DepthFirst::minimax, 700),
                    Searches.walk(game, "", DepthFirst::alphaBeta, 700)));
  }

  @ParameterizedTest
  @MethodSource("exact")
  void soItDoesThroughMinimaxAndAlphaBeta(Trace<?> trace) {
    walk(trace);
  }

  /** Forward with a step back and forward at each place, then all the way back. */
  private static <A> void walk(Trace<A> trace) {
    Cursor<A> cursor = Cursor.of(trace);
    NodeView<A> tree = cursor.tree();
    List<Integer> seen = new ArrayList<>(); // of what was shown: all texts together are gigabytes
    seen.add(Trees.text(cursor.tree()).hashCode());
    while (cursor.next()) {
      String here = Trees.text(cursor.tree());
      assertThat(cursor.previous()).isTrue();
      assertThat(Trees.text(cursor.tree()).hashCode()).isEqualTo(seen.get(cursor.position()));
      assertThat(cursor.next()).isTrue();
      assertThat(Trees.text(cursor.tree())).isEqualTo(here);
      seen.add(here.hashCode());
    }
    assertThat(cursor.position()).isEqualTo(trace.steps().size());
    assertThat(cursor.tree()).as("one tree, no copies").isSameAs(tree);
    assertThat(Trees.text(cursor.tree())).isEqualTo(Trees.text(trace.tree()));
    while (cursor.previous()) {
      assertThat(Trees.text(cursor.tree()).hashCode()).isEqualTo(seen.get(cursor.position()));
    }
    assertThat(cursor.position()).isZero();
  }

  @Test
  void anIterationIsTheSameUnitBothWays() {
    Cursor<Cell> cursor = Cursor.of(Searches.goldenATen());
    List<Integer> borders = new ArrayList<>(List.of(0));
    while (cursor.nextIteration()) {
      borders.add(cursor.position());
      assertThat(cursor.step().map(Step::phase)).contains(Phase.BACKPROPAGATION);
    }
    assertThat(borders).hasSize(11);
    for (int i = borders.size() - 2; i >= 0; i--) {
      assertThat(cursor.previousIteration()).isTrue();
      assertThat(cursor.position()).isEqualTo(borders.get(i));
    }
    assertThat(cursor.previousIteration()).isFalse();
    cursor.goTo(3, Phase.EXPANSION);
    cursor.nextIteration();
    assertThat(cursor.position()).isEqualTo(borders.get(3));
    cursor.goTo(3, Phase.EXPANSION);
    cursor.previousIteration();
    assertThat(cursor.position()).isEqualTo(borders.get(2));
  }

  @Test
  void itGoesToAnIterationAndPhase() {
    Cursor<Cell> cursor = Cursor.of(Searches.goldenATen());
    cursor.goTo(10, Phase.SELECTION);
    assertThat(cursor.step().orElseThrow().path()).containsExactly(new Cell(1, 1));
    assertThat(cursor.tree().visits()).isEqualTo(9);
    cursor.goTo(2, Phase.BACKPROPAGATION);
    assertThat(cursor.tree().visits()).isEqualTo(2);
    assertThat(cursor.tree().total()).isZero();
    assertThatThrownBy(() -> cursor.goTo(11, Phase.SELECTION))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("11")
        .hasMessageContaining("M1");
    assertThatThrownBy(() -> cursor.goTo(1000)).isInstanceOf(IllegalArgumentException.class);
    assertThat(cursor.tree().visits()).as("it stayed").isEqualTo(2);
  }

  /** Against a plain count over the trees of shorter searches. */
  @Test
  void itGoesToWhereTheLeaderChanges() {
    Trace<Cell> trace = Searches.trace(new HexGame(3), "", MctsSettings.uct().withSeed(5), 300);
    List<Long> expected = new ArrayList<>();
    Object before = "none";
    for (long i = 1; i <= 300; i++) {
      Object leader =
          trace.tree(i).children().stream()
              .reduce((a, b) -> b.visits() > a.visits() ? b : a)
              .orElseThrow()
              .action();
      if (!leader.equals(before)) {
        expected.add(i);
      }
      before = leader;
    }
    Cursor<Cell> cursor = Cursor.of(trace);
    List<Long> found = new ArrayList<>();
    while (cursor.goToNext(Cursor::leaderChanged)) {
      found.add(cursor.step().orElseThrow().iteration());
    }
    assertThat(found).isEqualTo(expected).hasSizeGreaterThan(2);
    int last = cursor.position();
    assertThat(cursor.goToFirst(Cursor::leaderChanged)).isTrue();
    assertThat(cursor.step().orElseThrow().iteration()).isEqualTo(1);
    assertThat(cursor.goToFirst(here -> false)).isFalse();
    assertThat(cursor.position()).as("it stays").isLessThan(last).isEqualTo(4);
  }

  @Test
  void itGoesToTheFirstVisitOfANode() {
    Cursor<Cell> cursor = Cursor.of(Searches.goldenATen());
    assertThat(cursor.goToFirst(here -> here.visited(List.of(new Cell(1, 1), new Cell(0, 0)))))
        .isTrue();
    assertThat(cursor.step().orElseThrow().iteration()).isEqualTo(10);
    assertThat(cursor.goToFirst(here -> here.visited(List.of(new Cell(1, 0))))).isTrue();
    assertThat(cursor.step().orElseThrow().iteration()).isEqualTo(5);
  }

  @ParameterizedTest
  @ValueSource(strings = {"hex(3)", "nim(3,4,5)", "tictactoe"})
  void aLiveSearchThatWentBackGoesOnAsIfItNeverHad(String game) {
    live(Games.parse(game));
  }

  private static <A> void live(Game<A> game) {
    MctsSettings settings = MctsSettings.uct().withSeed(11);
    Mcts<A> straight = new Mcts<>(game.initialState(), settings);
    straight.run(Budget.iterations(60));
    Mcts<A> stepped = new Mcts<>(game.initialState(), settings);
    Cursor<A> cursor = Cursor.live(game, List.of(), stepped);
    cursor.run(25);
    for (int i = 0; i < 10; i++) {
      cursor.previousIteration();
    }
    Mcts<A> shorter = new Mcts<>(game.initialState(), settings);
    shorter.run(Budget.iterations(15));
    assertThat(Trees.text(cursor.tree())).isEqualTo(Trees.text(shorter.tree()));
    cursor.run(45);
    assertThat(Trees.text(cursor.tree()))
        .isEqualTo(Trees.text(straight.tree()))
        .isEqualTo(Trees.text(stepped.tree()));
    assertThat(cursor.trace())
        .isEqualTo(
            Trace.record(
                game, List.of(), new Mcts<>(game.initialState(), settings), Budget.iterations(60)));
  }

  @Test
  void aLiveSearchMustNotHaveBegun() {
    Mcts<Take> begun = new Mcts<>(NimGame.of(2, 3).initialState(), MctsSettings.uct());
    begun.iterate();
    assertThatThrownBy(() -> Cursor.live(NimGame.of(2, 3), List.of(), begun))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void aLiveWalkOverTheWholeTreeEnds() {
    NimGame nim = NimGame.of(2, 3);
    Cursor<Take> cursor = Cursor.live(nim, List.of(), DepthFirst.alphaBeta(nim.initialState()));
    cursor.run(Long.MAX_VALUE);
    assertThat(cursor.next()).isFalse();
    assertThat(cursor.trace().iterations()).isEqualTo(71);
    assertThat(cursor.tree().bounds().orElseThrow().value()).hasValue(1);
  }
}
