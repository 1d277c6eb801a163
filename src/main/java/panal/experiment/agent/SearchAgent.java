package panal.experiment.agent;

import java.util.List;
import java.util.Optional;
import panal.experiment.Contender;
import panal.experiment.FlatContender;
import panal.experiment.TreeContender;
import panal.game.Game;
import panal.game.RandomStream;
import panal.game.State;
import panal.message.Messages;
import panal.search.Budget;
import panal.search.GameTime;
import panal.search.Search;
import panal.search.mcts.MctsSettings;

/**
 * The answer of a search at each move, with a seed drawn from the move's stream.
 *
 * <p>Beside what says how they search ({@link TreeOptions}), a limit of their own holds over the
 * budget: {@code iterations} or {@code time} for each move, or {@code gametime} for all of its
 * moves in a game. {@code rollouts} is choice by rollouts alone and has {@code n}, its number of
 * rollouts a move, or {@code time} or {@code gametime}. Ties go as in the searches.
 *
 * <p>Tree searches have {@code reuse} (off, on): whether the tree is kept between the moves of a
 * game. Then an own limit in iterations is so many new ones a move.
 *
 * @param name its description
 * @param game what it plays
 * @param contender the search
 * @param reuse whether it keeps its tree
 * @param limit its own for each move, if any
 * @param time its own for a whole game, if any; never beside a limit
 * @param <A> the type of an action
 */
record SearchAgent<A>(
    String name,
    Game<A> game,
    Contender contender,
    Reuse reuse,
    Optional<Limit> limit,
    Optional<GameTime> time)
    implements Searcher<A> {

  /** A tree search of the kind that the options name. */
  static <A> Agent<A> tree(Options options, Game<A> game) {
    MctsSettings settings = TreeOptions.settings(options, game);
    Reuse reuse = options.oneOf("reuse", List.of(Reuse.values()), Reuse::code);
    Optional<Limit> limit = options.limit("iterations");
    Optional<GameTime> time = options.gameTime("iterations");
    String name = options.text();
    return new SearchAgent<>(name, game, new TreeContender(name, settings), reuse, limit, time);
  }

  static <A> Agent<A> rollouts(Options options, Game<A> game) {
    Optional<Limit> limit = options.limit("n");
    Optional<GameTime> time = options.gameTime("n");
    return new SearchAgent<>(options.text(), game, new FlatContender(), Reuse.OFF, limit, time);
  }

  @Override
  public SearchSeat<A> sit(Limit match) {
    return new SearchSeat<>(this, limit.orElse(match));
  }

  /**
   * From a state alone, so without a tree from before.
   *
   * @throws IllegalStateException where it has a time for a whole game
   */
  @Override
  public A choose(State<A> state, Budget budget, RandomStream random) {
    if (time.isPresent()) {
      throw new IllegalStateException(Messages.of("agent.gameTimeAlone", name));
    }
    Search<A> search = contender.search(state, random.nextLong());
    return SearchSeat.answer(name, search.run(limit.map(Limit::budget).orElse(budget)));
  }
}
