package panal.experiment.agent;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.CancellationException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import panal.game.Cell;
import panal.game.RandomStream;
import panal.game.State;
import panal.games.hex.HexGame;
import panal.search.Budget;
import panal.search.exact.Minimax;

class AgentTest {

  private static final HexGame HEX = new HexGame(3);
  private static final Budget BUDGET = Budget.iterations(300);

  private static Cell choice(String agent, State<Cell> state, long seed) {
    return Agents.parse(agent, HEX).choose(state, BUDGET, new RandomStream(seed));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "random",
        "minimax",
        "alphabeta",
        "rollouts",
        "uct",
        "greedy",
        "uct(iterations=9)"
      })
  void theSameSeedGivesTheSameLegalAction(String agent) {
    for (State<Cell> state = HEX.initialState(); !state.isTerminal(); ) {
      Cell action = choice(agent, state, 7);
      assertThat(choice(agent, state, 7)).isEqualTo(action);
      assertThat(state.actions()).contains(action);
      state = state.result(action);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"random", "rollouts(n=20)", "uct(iterations=20)", "greedy(iterations=20)"})
  void anotherSeedMayGiveAnother(String agent) {
    Set<String> chosen = new TreeSet<>();
    for (long seed = 1; seed <= 20; seed++) {
      chosen.add(choice(agent, HEX.initialState(), seed).toString());
    }
    assertThat(chosen).hasSizeGreaterThan(1);
  }

  @Test
  void randomPlayReachesEveryAction() {
    Set<String> chosen = new TreeSet<>();
    for (long seed = 1; seed <= 100; seed++) {
      chosen.add(choice("random", HEX.initialState(), seed).toString());
    }
    assertThat(chosen).hasSize(9);
  }

  @Test
  void minimaxAndAWholeAlphaBetaTakeTheFirstOptimalAction() {
    State<Cell> start = HEX.initialState();
    List<Cell> optimal = Minimax.solve(start).best();
    assertThat(choice("minimax", start, 1)).isEqualTo(optimal.get(0));
    assertThat(choice("alphabeta(depth=9)", start, 1)).isEqualTo(optimal.get(0));
  }

  @Test
  void anOwnLimitHoldsOverTheBudget() {
    State<Cell> start = HEX.initialState();
    Agent<Cell> own = Agents.parse("uct(iterations=9)", HEX);
    assertThat(own.choose(start, Budget.iterations(1), new RandomStream(3)))
        .isEqualTo(own.choose(start, Budget.iterations(5000), new RandomStream(3)));
    Agent<Cell> open = Agents.parse("uct", HEX);
    assertThat(open.choose(start, Budget.iterations(9), new RandomStream(3)))
        .isEqualTo(own.choose(start, BUDGET, new RandomStream(3)));
  }

  @Test
  void parametersReachTheSearch() {
    State<Cell> start = HEX.initialState();
    // In order and with one iteration, the only child is the first action of the list.
    assertThat(choice("uct(iterations=1,expansion=inorder)", start, 1)).isEqualTo(new Cell(0, 0));
    assertThat(choice("greedy(iterations=1,expansion=lastfirst)", start, 1))
        .isEqualTo(new Cell(2, 2));
  }

  @Test
  void anAgentWrittenOnTheSpotHasItsName() {
    Agent<Cell> last =
        Agent.of(
            "last", (state, budget, random) -> state.actions().get(state.actions().size() - 1));
    assertThat(last.name()).isEqualTo("last");
    assertThat(last.choose(HEX.initialState(), BUDGET, new RandomStream(1)))
        .isEqualTo(new Cell(2, 2));
  }

  @ParameterizedTest
  @ValueSource(strings = {"uct", "rollouts", "alphabeta", "minimax"})
  void anInterruptEndsTheSearchWithoutAnAnswer(String agent) {
    Thread.currentThread().interrupt();
    try {
      assertThatThrownBy(() -> choice(agent, HEX.initialState(), 1))
          .isInstanceOf(CancellationException.class);
    } finally {
      assertThat(Thread.interrupted()).isTrue();
    }
  }
}
