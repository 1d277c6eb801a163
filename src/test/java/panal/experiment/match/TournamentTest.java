package panal.experiment.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import panal.experiment.Progress;
import panal.experiment.agent.Agent;
import panal.experiment.agent.Agents;
import panal.experiment.agent.Forfeit;
import panal.experiment.agent.Limit;
import panal.game.Cell;
import panal.game.Game;
import panal.game.Player;
import panal.game.RandomStream;
import panal.game.State;
import panal.games.hex.HexGame;
import panal.games.tictactoe.TicTacToeGame;
import panal.message.Language;
import panal.rollout.Interval;
import panal.testing.Toy;

class TournamentTest {

  private static final HexGame HEX = new HexGame(3);
  private static final Agent<Cell> FIRST_CELL =
      Agent.of("first cell", (state, budget, random) -> state.actions().get(0));

  /** On 3x3 the first to move wins with best play, and these two know it. */
  @Test
  void equalAgentsComeOutLevelThoughTheFirstMoverWins() {
    Standings standings =
        Tournament.of(HEX, "uct(iterations=60)", "uct(iterations=60)").withGames(200).run();
    Encounter encounter = standings.encounters().get(0);
    assertThat(encounter.score().games()).isEqualTo(200);
    assertThat(encounter.interval().low()).isLessThan(0.5);
    assertThat(encounter.interval().high()).isGreaterThan(0.5);
    assertThat(encounter.p()).isGreaterThan(0.05);
    assertThat(encounter.asFirst().share()).isGreaterThan(0.55);
    assertThat(encounter.asSecond().share()).isLessThan(0.45);
  }

  @Test
  void perfectPlayersWinMovingFirstAndNothingCanBeInferredFromTheRepeats() {
    Encounter encounter =
        Tournament.of(HEX, "minimax", "minimax").withGames(6).run().encounters().get(0);
    assertThat(encounter.asFirst()).isEqualTo(new Score(3, 0, 0));
    assertThat(encounter.asSecond()).isEqualTo(new Score(0, 0, 3));
    assertThat(encounter.pairs()).isEqualTo(new Score(0, 3, 0));
    assertThat(encounter.different()).isEqualTo(2);
    assertThat(encounter.repeated()).isTrue();
    assertThat(encounter.interval().low()).isNaN();
    assertThat(encounter.p()).isNaN();
  }

  /** Nine openings of one move and two sides: eighteen games, whatever their copies. */
  @Test
  void copiesOfAGameFromOneOpeningCountOnce() {
    Standings standings =
        Tournament.of(HEX, "alphabeta", "minimax").withGames(200).withOpenings(1).run();
    Encounter encounter = standings.encounters().get(0);
    assertThat(encounter.score().games()).isEqualTo(200);
    assertThat(encounter.different()).isEqualTo(18);
    assertThat(encounter.counted()).isEqualTo(new Score(6, 0, 12));
    assertThat(encounter.countedPairs()).isEqualTo(new Score(0, 6, 3));
    assertThat(encounter.p()).isEqualTo(0.25);
    assertThat(encounter.interval()).isEqualTo(Interval.wilson(6, 18));
  }

  @Test
  void ratingsOfCopiesAreAsUnsureAsThoseOfTheGames() {
    Ratings hundred = Tournament.of(HEX, "minimax", "alphabeta").withGames(100).run().ratings();
    Ratings two = Tournament.of(HEX, "minimax", "alphabeta").withGames(2).run().ratings();
    assertThat(hundred).isEqualTo(two);
  }

  /** Agents that draw at random may play a game twice by chance, and both games count. */
  @Test
  void equalGamesOfAgentsThatDrawAreNoCopies() {
    Encounter encounter =
        Tournament.of(new HexGame(2), "random", "random").withGames(200).run().encounters().get(0);
    assertThat(encounter.different()).isLessThan(200);
    assertThat(encounter.repeated()).isFalse();
    assertThat(encounter.counted()).isEqualTo(encounter.score());
  }

  @Test
  void aSmallPIsNotShownAsNothing() {
    Standings standings = Tournament.of(HEX, "minimax", "random").withGames(40).run();
    assertThat(standings.encounters().get(0).p()).isBetween(0.0, 0.0001).isNotZero();
    assertThat(standings).asString().contains("< 0.0001");
  }

  @Test
  void agentAndSideAreNeverMixedUp() {
    Tournament<Cell> tournament = Tournament.of(HEX, "random", "minimax", "random").withGames(5);
    Standings standings = tournament.run();
    assertThat(standings.games()).hasSize(15);
    for (GameRecord game : standings.games()) {
      State<Cell> state = HEX.play(String.join(" ", game.moves()));
      assertThat(state.isTerminal()).isTrue();
      assertThat(game.utility()).isEqualTo(state.utility(Player.FIRST));
      boolean first = state.utility(Player.FIRST) > 0;
      assertThat(game.winner()).isEqualTo(Optional.of(first ? Player.FIRST : Player.SECOND));
      assertThat(game.first()).isEqualTo(game.fixture().first() == 2 ? "minimax" : "random");
      assertThat(game.second()).isEqualTo(game.fixture().second() == 2 ? "minimax" : "random");
    }
    // Moving first, minimax never loses; all its losses are from the other side.
    for (Encounter encounter : standings.encounters()) {
      if (encounter.against() == 2) {
        assertThat(encounter.asSecond().wins()).isZero();
      } else if (encounter.agent() == 2) {
        assertThat(encounter.asFirst().losses()).isZero();
      }
    }
    assertThat(standings.score(2).share()).isGreaterThan(0.7);
    double all = standings.score(1).points() + standings.score(2).points();
    assertThat(all + standings.score(3).points()).isEqualTo(15);
  }

  @Test
  void eachMoveCanBeSearchedAgainAlone() {
    Tournament<Cell> tournament =
        Tournament.of(HEX, "uct(iterations=30)", "rollouts(n=20)").withGames(4).withOpenings(2);
    for (GameRecord game : tournament.run().games()) {
      State<Cell> state = HEX.play(String.join(" ", game.opening()));
      for (int i = 0; i < game.moves().size(); i++) {
        Agent<Cell> mover = Agents.parse(game.name(state.turn()), HEX);
        RandomStream random = new RandomStream(game.seed(), game.opening().size() + i + 1, 0);
        Cell action = mover.choose(state, tournament.limit().budget(), random);
        assertThat(action).hasToString(game.moves().get(i));
        state = state.result(action);
      }
    }
  }

  @Test
  void theTwoGamesOfAPairShareTheirOpening() {
    List<GameRecord> games =
        Tournament.of(new HexGame(4), "random", "random")
            .withGames(12)
            .withOpenings(3)
            .run()
            .games();
    for (int i = 0; i < games.size(); i += 2) {
      assertThat(games.get(i).opening()).hasSize(3).isEqualTo(games.get(i + 1).opening());
      assertThat(games.get(i).fixture().first()).isEqualTo(games.get(i + 1).fixture().second());
      assertThat(games.get(i).seed()).isNotEqualTo(games.get(i + 1).seed());
    }
    assertThat(games.stream().map(GameRecord::opening).distinct().count()).isEqualTo(6);
  }

  @Test
  void anOpeningDoesNotEndTheGame() {
    Tournament<Cell> long2 = Tournament.of(new HexGame(2), "random", "random").withOpenings(3);
    assertThat(long2.withGames(40).run().games())
        .allMatch(game -> game.opening().size() == 3 && game.moves().size() == 1);
    assertThatThrownBy(() -> long2.withOpenings(4).run()).hasMessageContaining("hex(2)");
  }

  @Test
  void theResultIsTheSameForAnyNumberOfThreads() {
    Tournament<Cell> tournament =
        Tournament.of(HEX, "uct(iterations=20)", "greedy(iterations=20)", "random")
            .withGames(7)
            .withOpenings(1);
    assertThat(games(tournament, 1)).isEqualTo(games(tournament, 3));
    assertThat(games(tournament.withSeed(43), 2)).isNotEqualTo(games(tournament, 2));
  }

  private static List<GameRecord> games(Tournament<Cell> tournament, int threads) {
    try (GameLog log = GameLog.inMemory(Plan.of(tournament))) {
      Arena.play(List.of(tournament), log, threads, Progress.NONE);
      return log.contents().games();
    }
  }

  @Test
  void whoPlaysWhatIsNotLegalLosesThatGame() {
    Agent<Cell> cheat = Agent.of("cheat", (state, budget, random) -> new Cell(0, 0));
    Agent<Cell> dumb = Agent.of("dumb", (state, budget, random) -> null);
    Agent<Cell> tired =
        Agent.of(
            "tired",
            (state, budget, random) -> {
              throw new Forfeit("resigned", "I am tired");
            });
    Standings standings =
        Tournament.of(HEX, List.of(FIRST_CELL, cheat, dumb, tired)).withGames(2).run();
    assertThat(standings.score(1)).isEqualTo(new Score(6, 0, 0));
    assertThat(standings.forfeits()).hasSize(12);
    assertThat(standings.forfeitsTable().rows())
        .extracting(row -> row.get(0).text() + " " + row.get(1).text())
        .containsExactly("cheat illegal", "dumb illegal", "tired resigned");
    assertThat(standings.json()).contains("\"reason\":\"resigned\",\"detail\":\"I am tired\"");
    for (GameRecord game : standings.games()) {
      Player loser = game.winner().orElseThrow().opponent();
      switch (game.name(loser)) {
        case "cheat" ->
            assertThat(List.of(game.reason(), game.detail())).containsExactly("illegal", "(0,0)");
        case "dumb" ->
            assertThat(List.of(game.reason(), game.detail())).containsExactly("illegal", "null");
        default ->
            assertThat(List.of(game.reason(), game.detail()))
                .containsExactly("resigned", "I am tired");
      }
    }
  }

  @Test
  void aFaultOfAnAgentEndsTheTournament() {
    Agent<Cell> broken =
        Agent.of(
            "broken",
            (state, budget, random) -> {
              throw new IllegalStateException("no idea");
            });
    assertThatThrownBy(() -> Tournament.of(HEX, List.of(broken, FIRST_CELL)).run())
        .hasMessage("no idea");
  }

  @Test
  void aGameWithChanceIsRefusedByName() {
    Toy die = Toy.choice("die", Player.CHANCE, Toy.end(1), Toy.end(-1));
    Game<Integer> game = new Rolling(Toy.choice("throw", Player.FIRST, die, Toy.end(0)));
    Agent<Integer> first = Agent.of("first", (state, budget, random) -> 0);
    assertThatThrownBy(() -> Tournament.of(game, List.of(first, first)).run())
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("rolling");
  }

  /** A game whose second move is chance's. */
  private record Rolling(Toy initialState) implements Game<Integer> {
    @Override
    public String name() {
      return "rolling";
    }

    @Override
    public Integer action(String text) {
      return Integer.valueOf(text);
    }

    @Override
    public String playerName(Player player, Language language) {
      return player.name();
    }

    @Override
    public OptionalInt maxLength() {
      return OptionalInt.of(2);
    }
  }

  @Test
  void drawsAreDraws() {
    Standings standings =
        Tournament.of(new TicTacToeGame(), "alphabeta(depth=9)", "alphabeta(depth=9)")
            .withGames(2)
            .run();
    assertThat(standings.score(1)).isEqualTo(new Score(0, 2, 0));
    assertThat(standings.games()).allMatch(game -> game.winner().isEmpty());
    assertThat(standings.encounters().get(0).pairs()).isEqualTo(new Score(0, 1, 0));
  }

  @Test
  void aSetupIsReadBackToTheSameTournament() {
    Game<Cell> game = HEX;
    Tournament<Cell> tournament =
        Tournament.of(game, "uct(iterations=5)", "alphabeta(evaluation=border)")
            .withOpenings(1)
            .withLimit(Limit.iterations(7));
    Tournament<Cell> back = Tournament.of(tournament.setup(), game);
    assertThat(back.setup()).isEqualTo(tournament.setup());
    assertThat(back.setup().id()).isEqualTo(tournament.setup().id());
  }
}
