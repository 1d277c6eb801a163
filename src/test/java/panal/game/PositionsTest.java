package panal.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CancellationException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import panal.games.Games;

class PositionsTest {

  @ParameterizedTest
  @CsvSource({
    "hex(3), 548650, 257760, 5514",
    "hex(2), 53, 24, 32",
    "hex(1), 2, 1, 2",
    "tictactoe, 549946, 255168, 5478",
    "'nim(1,2)', 12, 5, 8",
    "'nim(2,3)', 86, 37, 20",
    "'nim(1,2,3)', 447, 182, 40"
  })
  void theTreeHasTheKnownNumberOfNodesLeavesAndPositions(
      String game, long nodes, long leaves, int positions) {
    assertThat(sizeOf(Games.parse(game)))
        .isEqualTo(new TreeSize(BigInteger.valueOf(nodes), BigInteger.valueOf(leaves), positions));
  }

  @ParameterizedTest
  @ValueSource(strings = {"hex(2)", "hex(2,3)", "nim(2,3)", "nim(3,2;take=1,3;misere)"})
  void theCountsAreThoseOfWalkingTheWholeTree(String game) {
    State<?> root = Games.parse(game).initialState();
    long[] nodesAndLeaves = new long[2];
    Set<State<?>> seen = new HashSet<>();
    walk(root, nodesAndLeaves, seen);
    assertThat(sizeOf(Games.parse(game)))
        .isEqualTo(
            new TreeSize(
                BigInteger.valueOf(nodesAndLeaves[0]),
                BigInteger.valueOf(nodesAndLeaves[1]),
                seen.size()));
  }

  private static <A> void walk(State<A> state, long[] nodesAndLeaves, Set<State<?>> seen) {
    seen.add(state);
    nodesAndLeaves[0]++;
    nodesAndLeaves[1] += state.isTerminal() ? 1 : 0;
    for (A action : state.actions()) {
      walk(state.result(action), nodesAndLeaves, seen);
    }
  }

  /** A heap of n in one take or more: 2^(n-1) games, each a composition of n. */
  @Test
  void countsLargerThanALongStayExact() {
    TreeSize size = sizeOf(Games.parse("nim(999)"));
    assertThat(size.leaves()).isEqualTo(BigInteger.TWO.pow(998));
    assertThat(size.nodes()).isEqualTo(BigInteger.TWO.pow(999));
  }

  @Test
  void whatFollowsAStateHasASmallerNumber() {
    Positions<?> positions = Positions.from(Games.parse("hex(2,3)").initialState());
    for (int p = 0; p < positions.size(); p++) {
      for (int i = 0; i < positions.actions(p); i++) {
        assertThat(positions.successor(p, i)).isLessThan(p);
      }
      assertThat(positions.actions(p) == 0).isEqualTo(positions.state(p).isTerminal());
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "hex(1)",
        "hex(2)",
        "hex(3)",
        "hex(2,4)",
        "tictactoe",
        "nim(3,4,5)",
        "nim(7;take=2)"
      })
  void theBoundHolds(String game) {
    State<?> root = Games.parse(game).initialState();
    Positions<?> positions = Positions.from(root);
    long moves = 0;
    for (int p = 0; p < positions.size(); p++) {
      moves += positions.actions(p);
    }
    PositionBound bound = ((Bounded) root).positionBound();
    assertThat(bound.positions()).isGreaterThanOrEqualTo(BigInteger.valueOf(positions.size()));
    assertThat(bound.moves()).isGreaterThanOrEqualTo(BigInteger.valueOf(moves));
  }

  @ParameterizedTest
  @CsvSource({
    "hex(4), 10165779",
    "hex(9), ·10^",
    "hex(26), ·10^",
    "'nim(999,999)', 1998000000",
    "'nim(99,99,99,99)', 200000000"
  })
  void whatMayNotFitIsRefusedWithItsBound(String game, String bound) {
    assertThatThrownBy(() -> Positions.from(Games.parse(game).initialState()))
        .isInstanceOf(TooManyPositionsException.class)
        .hasMessageContaining(bound)
        .hasMessageContaining("4000000");
  }

  @ParameterizedTest
  @CsvSource({
    "0, 0",
    "999999999999, 999999999999",
    "1000000000000, 1·10^12",
    "1250000000000000, 1.3·10^15"
  })
  void countsAreReadable(BigInteger count, String text) {
    assertThat(PositionBound.readable(count)).isEqualTo(text);
  }

  @Test
  void aStateThatIsNotBelowTheRootIsRefused() {
    Game<?> game = Games.parse("hex(2)");
    assertThatThrownBy(() -> numberOf(game, Games.parse("hex(3)").initialState()))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void aGameThatGivesNoBoundIsGivenUpAtTheLimit() {
    List<Integer> actions = Collections.nCopies(PositionBound.MOVES_LIMIT / 2 + 1, 1);
    Endless start = new Endless(0, actions);
    assertThatThrownBy(() -> Positions.from(start))
        .isInstanceOf(TooManyPositionsException.class)
        .hasMessageContaining("40000000");
  }

  /** Three states in a ring, and no bound. */
  private record Endless(int number, List<Integer> actions) implements State<Integer> {
    @Override
    public Player turn() {
      return Player.FIRST;
    }

    @Override
    public Endless result(Integer action) {
      return new Endless((number + action) % 3, actions);
    }

    @Override
    public boolean isTerminal() {
      return false;
    }

    @Override
    public double utility(Player player) {
      throw new IllegalStateException("never over");
    }
  }

  @Test
  void aPlayThatComesBackIsRefused() {
    assertThatThrownBy(() -> Positions.from(new Endless(0, List.of(1))))
        .isInstanceOf(IllegalArgumentException.class)
        .isNotInstanceOf(TooManyPositionsException.class);
  }

  @Test
  void anInterruptEndsTheVisit() {
    Thread.currentThread().interrupt();
    try {
      assertThatThrownBy(() -> Positions.from(Games.parse("hex(3)").initialState()))
          .isInstanceOf(CancellationException.class);
      assertThat(Thread.currentThread().isInterrupted()).isTrue();
    } finally {
      assertThat(Thread.interrupted()).isTrue();
    }
  }

  private static <A> TreeSize sizeOf(Game<A> game) {
    return Positions.from(game.initialState()).treeSize(game.initialState());
  }

  @SuppressWarnings("unchecked") // a state of another game, on purpose
  private static <A> int numberOf(Game<A> game, State<?> other) {
    return Positions.from(game.initialState()).number((State<A>) other);
  }
}
