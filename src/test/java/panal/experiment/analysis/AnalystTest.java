package panal.experiment.analysis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.List;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import panal.experiment.agent.Agent;
import panal.experiment.agent.Limit;
import panal.experiment.match.Fixture;
import panal.experiment.match.GameRecord;
import panal.experiment.match.Tournament;
import panal.game.Cell;
import panal.game.State;
import panal.games.hex.HexGame;
import panal.games.tictactoe.TicTacToeGame;
import panal.message.Messages;
import panal.search.exact.Minimax;

class AnalystTest {

  private static final HexGame HEX = new HexGame(3);

  private static Analyst<Cell> analyst(int iterations) {
    return Analyst.of(HEX, Limit.iterations(iterations));
  }

  private static GameRecord game(String moves, String reason) {
    return new GameRecord(
        "s",
        new Fixture(1, 1, 1, 2),
        "hex(3)",
        List.of("(0,0)"),
        "me",
        "you",
        List.of(moves.split(" ")),
        1,
        reason,
        "",
        7);
  }

  @Test
  void whoeverSearchedFindsTheSameMoveAgain() {
    Tournament<Cell> played =
        Tournament.of(HEX, "uct(iterations=40)", "rollouts(n=30)", "rave")
            .withGames(2)
            .withOpenings(1)
            .withLimit(Limit.iterations(50));
    for (GameRecord game : played.run().games()) {
      Analysis<Cell> analysis = analyst(50).analyse(game);
      assertThat(analysis.moves()).hasSameSizeAs(game.moves());
      for (AnalysedMove<Cell> move : analysis.moves()) {
        assertThat(move.best().action()).isEqualTo(move.action());
        assertThat(move.searcher()).isEqualTo(game.name(move.side()));
        assertThat(move.estimatedLoss().orElse(0)).isZero();
      }
    }
  }

  @Test
  void exactLossesAreThoseOfPerfectPlay() {
    Tournament<Cell> played = Tournament.of(HEX, "minimax", "random").withGames(6);
    int blunders = 0;
    for (GameRecord game : played.run().games()) {
      for (AnalysedMove<Cell> move : analyst(20).analyse(game).moves()) {
        String before = String.join(" ", game.moves().subList(0, move.number() - 1));
        State<Cell> state = HEX.play(before);
        double value = Minimax.solve(state).value();
        double after = Minimax.solve(state.result(move.action())).player() == move.side() ? 1 : -1;
        after *= Minimax.solve(state.result(move.action())).value();
        assertThat(move.exact()).hasValue(value);
        assertThat(move.exactLoss()).hasValue(value - after);
        assertThat(move.mark()).isEqualTo(value - after == 2 ? "??" : "");
        if (game.name(move.side()).equals("minimax")) {
          assertThat(move.exactLoss()).hasValue(0);
        }
        blunders += move.mark().isEmpty() ? 0 : 1;
      }
    }
    assertThat(blunders).isPositive();
  }

  @Test
  void aKeptTreeIsMadeAgainFromTheStartOfTheGame() {
    Tournament<Cell> played =
        Tournament.of(HEX, "uct(reuse=on)", "rave(reuse=on,iterations=70,solver=on)")
            .withGames(4)
            .withOpenings(1)
            .withLimit(Limit.iterations(50));
    int brought = 0;
    for (GameRecord game : played.run().games()) {
      for (AnalysedMove<Cell> move : analyst(50).analyse(game).moves()) {
        assertThat(move.best().action()).isEqualTo(move.action());
        MoveSearch<Cell> alone = analyst(50).search(game, move.number());
        brought += alone.search().result().iterations() > 0 ? 1 : 0;
        assertThat(alone.run()).isEqualTo(move.result());
      }
    }
    assertThat(brought).isPositive();
  }

  @Test
  void aSearchByTheClockSaysThatItIsAnotherOne() {
    Tournament<Cell> played =
        Tournament.of(HEX, "uct(gametime=50ms)", "uct(iterations=9)").withGames(1);
    GameRecord game = played.run().games().get(0);
    Analysis<Cell> analysis = analyst(50).analyse(game);
    assertThat(analysis.byTheClock()).isTrue();
    assertThat(analysis.moves().get(0).limit()).hasToString("time=10ms");
    assertThat(analysis.toString()).contains(Messages.of("analysis.byTheClock"));
    Analysis<Cell> counted = analyst(50).withSearcher("uct").analyse(game);
    assertThat(counted.byTheClock()).isFalse();
    assertThat(counted.toString()).doesNotContain(Messages.of("analysis.byTheClock"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"uct(reuse=on,gametime=30ms)", "uct(reuse=on,time=3ms)"})
  void aTreeThatWasKeptByTheClockCannotBeMadeAgain(String agent) {
    GameRecord game = Tournament.of(HEX, agent, "random").withGames(1).run().games().get(0);
    assertThat(analyst(50).search(game, 1).before()).isEmpty();
    assertThatThrownBy(() -> analyst(50).search(game, 3))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining(agent)
        .hasMessageContaining("3")
        .hasMessageContaining("--search");
    assertThatThrownBy(() -> analyst(50).analyse(game)).hasMessageContaining("--search");
    assertThat(analyst(50).withSearcher("uct").analyse(game).moves()).isNotEmpty();
  }

  /** White can win after a1, b2 and a3, and plays c1, which loses. */
  @Test
  void aLargerSearchEstimatesWhatAMistakeCosts() {
    GameRecord game = game("(1,1) (2,0) (0,2)", GameRecord.RULES);
    Analyst<Cell> blind = analyst(50).withSearcher("uct(iterations=3000)");
    List<AnalysedMove<Cell>> moves = blind.withSolvable(BigInteger.ONE).analyse(game).moves();
    assertThat(moves).allMatch(move -> move.exact().isEmpty() && move.exactLoss().isEmpty());
    assertThat(moves.get(0).estimatedLoss()).hasValue(0);
    assertThat(moves.get(2).estimatedLoss().orElseThrow()).isGreaterThan(0.5);
    assertThat(moves).extracting(AnalysedMove::mark).containsExactly("", "", "?");
    assertThat(blind.analyse(game).moves())
        .extracting(AnalysedMove::mark)
        .containsExactly("", "", "??");
  }

  @Test
  void aLineIsLegalAndBeginsWithTheBest() {
    Analysis<Cell> analysis =
        analyst(50)
            .withSearcher("uct(iterations=500)")
            .analyse(game("(1,1) (2,0) (0,2)", GameRecord.RULES));
    for (AnalysedMove<Cell> move : analysis.moves()) {
      assertThat(move.line().get(0)).isEqualTo(move.best().action());
      assertThat(move.line()).hasSizeGreaterThan(1).doesNotHaveDuplicates();
    }
  }

  @Test
  void theMovesOfTheOpeningAreNobodys() {
    Analyst<Cell> analyst = analyst(20);
    GameRecord game = game("(1,1) (2,0)", "late");
    assertThat(analyst.analyse(game).moves())
        .extracting(AnalysedMove::number)
        .containsExactly(2, 3);
    assertThat(analyst.search(game, 3).before()).containsExactly(new Cell(0, 0), new Cell(1, 1));
    assertThatThrownBy(() -> analyst.search(game, 1)).hasMessageContaining("2");
    assertThatThrownBy(() -> analyst.search(game, 4)).hasMessageContaining("4");
  }

  @Test
  void whoCannotSearchIsSearchedByUct() {
    assertThat(analyst(20).search(game("(1,1)", "rules"), 2).searcher()).isEqualTo("uct");
    assertThat(analyst(20).withSearcher("greedy").search(game("(1,1)", "rules"), 2).searcher())
        .isEqualTo("greedy");
    assertThatThrownBy(() -> analyst(20).withSearcher("minimax")).hasMessageContaining("minimax");
  }

  @Test
  void aDrawThrownAwayIsHalfTheRange() {
    Agent<Cell> last =
        Agent.of(
            "last", (state, budget, random) -> state.actions().get(state.actions().size() - 1));
    TicTacToeGame game = new TicTacToeGame();
    List<AnalysedMove<Cell>> moves =
        Tournament.of(game, List.of(last, last)).withGames(1).run().games().stream()
            .flatMap(one -> Analyst.of(game, Limit.iterations(30)).analyse(one).moves().stream())
            .toList();
    assertThat(moves).anyMatch(move -> move.exactLoss().equals(OptionalDouble.of(1)));
    for (AnalysedMove<Cell> move : moves) {
      double loss = move.exactLoss().orElseThrow();
      assertThat(move.mark()).isEqualTo(loss == 2 ? "??" : loss == 1 ? "?" : "");
    }
  }
}
