package panal.experiment.agent;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import panal.experiment.Progress;
import panal.experiment.match.Arena;
import panal.experiment.match.GameLog;
import panal.experiment.match.GameRecord;
import panal.experiment.match.Plan;
import panal.experiment.match.Tournament;
import panal.game.Cell;
import panal.game.RandomStream;
import panal.game.State;
import panal.games.hex.HexGame;
import panal.search.Budget;
import panal.search.mcts.Mcts;
import panal.search.mcts.MctsSettings;

class SearchSeatTest {

  private static final HexGame HEX = new HexGame(4);
  private static final int ITERATIONS = 300;
  private static final Limit LIMIT = Limit.iterations(ITERATIONS);

  private static SearchSeat<Cell> seat(String agent) {
    return ((Searcher<Cell>) Agents.parse(agent, HEX)).sit(LIMIT);
  }

  private static RandomStream stream(int number) {
    return new RandomStream(7, number, 0);
  }

  /** The seat's answers where the other one always takes the last legal action. */
  private static List<Cell> game(Seat<Cell> seat) {
    List<Cell> moves = new ArrayList<>(List.of(new Cell(3, 3)));
    State<Cell> state = HEX.play(moves);
    while (!state.isTerminal()) {
      Cell move =
          moves.size() % 2 == 1
              ? seat.choose(state, List.copyOf(moves), stream(moves.size() + 1))
              : state.actions().get(state.actions().size() - 1);
      moves.add(move);
      state = state.result(move);
    }
    return moves;
  }

  @ParameterizedTest
  @ValueSource(strings = {"c=1,", "solver=on,", "rollout=bridges,"})
  void aKeptTreeIsThatOfOneSearchCarriedThroughTheGame(String options) {
    List<Cell> moves = game(seat("uct(" + options + "reuse=on)"));
    Mcts<Cell> search = null;
    for (int number = 2; number <= moves.size(); number += 2) {
      List<Cell> before = moves.subList(0, number - 1);
      search =
          search == null
              ? (Mcts<Cell>)
                  seat("uct(" + options + "reuse=off)").search(HEX.play(before), before, stream(2))
              : search.after(moves.get(number - 3)).after(moves.get(number - 2));
      Cell found = search.run(Budget.iterations(ITERATIONS)).best().orElseThrow();
      assertThat(found).isEqualTo(moves.get(number - 1));
    }
  }

  @Test
  void withoutReuseEachMoveBeginsAnewWithItsOwnSeed() {
    List<Cell> moves = game(seat("uct"));
    for (int number = 2; number <= moves.size(); number += 2) {
      State<Cell> state = HEX.play(moves.subList(0, number - 1));
      Mcts<Cell> search = new Mcts<>(state, MctsSettings.uct().withSeed(stream(number).nextLong()));
      assertThat(search.run(LIMIT.budget()).best()).hasValue(moves.get(number - 1));
    }
  }

  @Test
  void aLimitIsSoManyNewIterationsAMove() {
    SearchSeat<Cell> seat = seat("uct(reuse=on)");
    Cell first = seat.choose(HEX.initialState(), List.of(), stream(1));
    Cell answer = first.equals(new Cell(0, 0)) ? new Cell(0, 1) : new Cell(0, 0);
    List<Cell> moves = List.of(first, answer);
    long brought = seat.search(HEX.play(moves), moves, stream(3)).result().iterations();
    assertThat(brought).isPositive().isLessThan(ITERATIONS);

    SearchSeat<Cell> again = seat("uct(reuse=on)");
    again.choose(HEX.initialState(), List.of(), stream(1));
    again.choose(HEX.play(moves), moves, stream(3));
    long visits = again.search(HEX.play(moves), moves, stream(3)).result().iterations();
    assertThat(visits).isEqualTo(brought + ITERATIONS);
  }

  @Test
  void anAnswerWithoutANodeBeginsANewTree() {
    SearchSeat<Cell> seat = seat("uct(reuse=on,iterations=1)");
    Cell first = seat.choose(HEX.initialState(), List.of(), stream(1));
    for (Cell answer : HEX.play(List.of(first)).actions()) {
      SearchSeat<Cell> other = seat("uct(reuse=on,iterations=1)");
      other.choose(HEX.initialState(), List.of(), stream(1));
      List<Cell> moves = List.of(first, answer);
      assertThat(other.search(HEX.play(moves), moves, stream(3)).result().iterations()).isZero();
      assertThat(other.choose(HEX.play(moves), moves, stream(3))).isNotNull();
    }
  }

  private static List<GameRecord> play(int threads) {
    Tournament<Cell> tournament =
        Tournament.of(HEX, "uct(reuse=on)", "rave(reuse=on,solver=on)")
            .withGames(12)
            .withOpenings(3)
            .withLimit(LIMIT);
    try (GameLog log = GameLog.inMemory(Plan.of(tournament))) {
      Arena.play(List.of(tournament), log, threads, Progress.NONE);
      return log.standings().get(0).games();
    }
  }

  @Test
  void gamesAreTheSameForAnyNumberOfThreads() {
    assertThat(play(1)).isEqualTo(play(4));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"uct(gametime=20ms)", "uct(reuse=on,gametime=20ms)", "rollouts(gametime=9ms)"})
  void aGameByTheClockComesToItsEnd(String agent) {
    assertThat(HEX.play(game(seat(agent))).isTerminal()).isTrue();
  }

  @Test
  void aTimeForAGameIsOfNoUseToAStateAlone() {
    Agent<Cell> agent = Agents.parse("uct(gametime=1s)", HEX);
    assertThatThrownBy(
            () -> agent.choose(HEX.initialState(), Budget.iterations(1), new RandomStream(1)))
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("uct(gametime=1s)");
  }

  @ParameterizedTest
  @ValueSource(strings = {"uct(reuse=on)", "uct(gametime=1s)"})
  void anInterruptEndsTheSearchWithoutAnAnswer(String agent) {
    Thread.currentThread().interrupt();
    try {
      assertThatThrownBy(() -> seat(agent).choose(HEX.initialState(), List.of(), stream(1)))
          .isInstanceOf(CancellationException.class);
    } finally {
      assertThat(Thread.interrupted()).isTrue();
    }
  }
}
