package panal.experiment.match;

import java.util.List;
import java.util.stream.Stream;
import panal.experiment.Progress;
import panal.experiment.agent.Agent;
import panal.experiment.agent.Agents;
import panal.experiment.agent.Limit;
import panal.game.Game;

/**
 * Games of each agent against each other; with two agents, a match. Games come in pairs from the
 * same opening with sides swapped, so that neither the advantage of the first move nor the opening
 * counts for anybody.
 *
 * <p>All games start at the start of the game, or after random moves drawn from the seed, the same
 * for all agents. A game depends on the seed and its number alone: the result is the same for any
 * number of threads, and after any number of stops. An agent that takes an action which is not
 * legal loses that game.
 *
 * @param game what is played
 * @param agents at least two, unmodifiable; two may be equal
 * @param games how many each two of them play, two for each opening
 * @param openings how many random moves each game starts with
 * @param seed of openings and games
 * @param limit the budget of a move for agents that have none of their own
 * @param <A> the type of an action
 */
public record Tournament<A>(
    Game<A> game, List<Agent<A>> agents, int games, int openings, long seed, Limit limit) {

  /** How many games each two agents play, unless somebody says otherwise. */
  public static final int USUAL_GAMES = 100;

  /** The budget of a move, unless somebody says otherwise. */
  public static final Limit USUAL_LIMIT = Limit.iterations(1000);

  private static final long USUAL_SEED = 42;

  /** Checks the numbers and takes a copy of the list. */
  public Tournament {
    agents = List.copyOf(agents);
    setup(game, agents, games, openings, seed, limit);
  }

  /** The usual one: 100 games from the start, seed 42, 1,000 iterations a move. */
  public static <A> Tournament<A> of(Game<A> game, List<Agent<A>> agents) {
    return new Tournament<>(game, agents, USUAL_GAMES, 0, USUAL_SEED, USUAL_LIMIT);
  }

  /**
   * The usual one of agents by their descriptions.
   *
   * @throws IllegalArgumentException if one of them is none
   */
  public static <A> Tournament<A> of(Game<A> game, String... agents) {
    return of(game, Stream.of(agents).map(agent -> Agents.parse(agent, game)).toList());
  }

  /**
   * The tournament that a setup describes.
   *
   * @param game the one that it names
   * @throws IllegalArgumentException if a description of an agent or the budget is none
   */
  public static <A> Tournament<A> of(Setup setup, Game<A> game) {
    return new Tournament<>(
        game,
        setup.agents().stream().map(agent -> Agents.parse(agent, game)).toList(),
        setup.games(),
        setup.openings(),
        setup.seed(),
        Limit.parse(setup.budget()));
  }

  /** The same with so many games for each two agents. */
  public Tournament<A> withGames(int others) {
    return new Tournament<>(game, agents, others, openings, seed, limit);
  }

  /** The same with so many random moves at the start of each game. */
  public Tournament<A> withOpenings(int others) {
    return new Tournament<>(game, agents, games, others, seed, limit);
  }

  /** The same with another seed. */
  public Tournament<A> withSeed(long other) {
    return new Tournament<>(game, agents, games, openings, other, limit);
  }

  /** The same with another budget, such as {@code Limit.iterations(500)}. */
  public Tournament<A> withLimit(Limit other) {
    return new Tournament<>(game, agents, games, openings, seed, other);
  }

  /** All that its games depend on, in words. */
  public Setup setup() {
    return setup(game, agents, games, openings, seed, limit);
  }

  private static <A> Setup setup(
      Game<A> game, List<Agent<A>> agents, int games, int openings, long seed, Limit limit) {
    List<String> names = agents.stream().map(Agent::name).toList();
    return new Setup(game.name(), names, games, openings, seed, limit.toString());
  }

  /**
   * Plays one game.
   *
   * @throws java.util.concurrent.CancellationException if the thread is interrupted
   */
  public GameRecord play(Fixture fixture) {
    return new Referee<>(this).play(fixture);
  }

  /** Plays all games on all cores and says nothing. */
  public Standings run() {
    return run(Progress.NONE);
  }

  /**
   * Plays all games on all cores.
   *
   * @throws java.util.concurrent.CancellationException if the thread is interrupted, which ends it
   *     without a result; a {@link GameLog} keeps what was finished
   */
  public Standings run(Progress progress) {
    try (GameLog log = GameLog.inMemory(Plan.of(this))) {
      Arena.play(List.of(this), log, Runtime.getRuntime().availableProcessors(), progress);
      return log.standings().get(0);
    }
  }
}
