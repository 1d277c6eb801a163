package panal.experiment.analysis;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import panal.experiment.Progress;
import panal.experiment.agent.Agent;
import panal.experiment.agent.Agents;
import panal.experiment.agent.Limit;
import panal.experiment.agent.Searcher;
import panal.experiment.match.GameRecord;
import panal.game.Bounded;
import panal.game.Game;
import panal.game.State;
import panal.game.TooManyPositionsException;
import panal.message.Messages;
import panal.search.Result;
import panal.search.exact.Minimax;

/**
 * Searches again at the moves of recorded games, each with the seed that it had.
 *
 * <p>Without a searcher of one's own, whoever made a move by a search makes that search again, and
 * with a budget in iterations finds the same, in a kept tree too; by the clock it makes another
 * number of iterations, and one in a kept tree is refused, since that tree cannot be made again.
 * The moves of others are searched by {@code uct}. A search does not find its own mistakes: exact
 * values do, or a searcher with a larger budget.
 *
 * @param game what was played
 * @param limit the budget of a move that the games had
 * @param searcher who searches at all moves, if not those who made them
 * @param solvable so many positions at most are solved exactly
 * @param <A> the type of an action
 */
public record Analyst<A>(
    Game<A> game, Limit limit, Optional<Searcher<A>> searcher, BigInteger solvable) {

  /** So many positions at most are solved unless somebody says otherwise. */
  public static final BigInteger QUICK = BigInteger.valueOf(200_000);

  private static final String USUAL = "uct";

  /** The usual one. */
  public static <A> Analyst<A> of(Game<A> game, Limit limit) {
    return new Analyst<>(game, limit, Optional.empty(), QUICK);
  }

  /**
   * The same with a searcher for all moves.
   *
   * @param description of an agent that searches, such as {@code uct(iterations=20000)}
   * @throws IllegalArgumentException if it describes none
   */
  public Analyst<A> withSearcher(String description) {
    return new Analyst<>(game, limit, Optional.of(searcher(description)), solvable);
  }

  private Searcher<A> searcher(String description) {
    if (Agents.parse(description, game) instanceof Searcher<A> search) {
      return search;
    }
    throw new IllegalArgumentException(Messages.of("analysis.noSearch", description));
  }

  /** The same where so many positions at most are solved exactly. */
  public Analyst<A> withSolvable(BigInteger positions) {
    return new Analyst<>(game, limit, searcher, positions);
  }

  /** The agents' moves of a game, for nobody who wants to know how far it has come. */
  public Analysis<A> analyse(GameRecord record) {
    return analyse(record, Progress.NONE);
  }

  /**
   * The agents' moves of a game, one after the other.
   *
   * @param progress counts the moves
   * @throws IllegalArgumentException if its moves are not legal in the game, or were searched by
   *     the clock in a kept tree
   * @throws CancellationException if the thread is interrupted
   */
  public Analysis<A> analyse(GameRecord record, Progress progress) {
    List<AnalysedMove<A>> moves = new ArrayList<>();
    Optional<Minimax<A>> truth = Optional.empty();
    GameAgain<A> seats = again(record);
    for (int number = record.opening().size() + 1; number <= record.length(); number++) {
      MoveSearch<A> again = seats.search(number);
      State<A> state = again.search().root();
      Result<A> result = again.run();
      if (result.best().isEmpty() || result.interrupted()) {
        throw new CancellationException(Messages.of("analysis.stopped", number));
      }
      truth = truth.isPresent() ? truth : solve(state);
      moves.add(
          new AnalysedMove<>(
              number,
              state.turn(),
              seats.move(number),
              again.searcher(),
              again.limit(),
              result,
              again.line(),
              truth.map(known -> known.solution(state))));
      progress.done(moves.size(), record.moves().size());
    }
    return new Analysis<>(record, game, moves);
  }

  /**
   * The search of one move, not begun.
   *
   * @param number of the move in the whole game, from 1
   * @throws IllegalArgumentException if no agent made that move, or it was searched by the clock in
   *     a kept tree
   */
  public MoveSearch<A> search(GameRecord record, int number) {
    int first = record.opening().size() + 1;
    if (number < first || number > record.length()) {
      throw new IllegalArgumentException(
          Messages.of("analysis.noMove", number, first, record.length()));
    }
    return again(record).straightTo(number);
  }

  private GameAgain<A> again(GameRecord record) {
    return new GameAgain<>(
        game, record, limit, side -> searcher.orElseGet(() -> whoMoved(record.name(side))));
  }

  /** A name may also be that of an agent written in Java, which nobody can parse. */
  private Searcher<A> whoMoved(String name) {
    try {
      Agent<A> agent = Agents.parse(name, game);
      return agent instanceof Searcher<A> search ? search : searcher(USUAL);
    } catch (IllegalArgumentException e) {
      return searcher(USUAL);
    }
  }

  /** Everything below a state worked out, if that is not too much. */
  public Optional<Minimax<A>> solve(State<A> state) {
    if (state instanceof Bounded bounded
        && bounded.positionBound().positions().compareTo(solvable) > 0) {
      return Optional.empty();
    }
    try {
      return Optional.of(new Minimax<>(state));
    } catch (TooManyPositionsException e) {
      return Optional.empty();
    }
  }
}
