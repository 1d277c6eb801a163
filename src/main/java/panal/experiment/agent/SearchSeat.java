package panal.experiment.agent;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import panal.game.RandomStream;
import panal.game.State;
import panal.message.Messages;
import panal.search.GameClock;
import panal.search.Result;
import panal.search.Search;
import panal.search.mcts.Mcts;

/**
 * A searching agent in one game: it may keep its tree between its moves, and a clock for them all.
 *
 * <p>A kept tree begins with the agent's first own move and draws from that move's seed all through
 * the game; what was found below the moves played since is where each search goes on. Limits count
 * what a search does for its move, not what it found before.
 *
 * @param <A> the type of an action
 */
public final class SearchSeat<A> implements Seat<A> {

  private static final Duration LEAST = Duration.ofMillis(1);

  private final SearchAgent<A> agent;
  private final Limit limit;
  private final Optional<GameClock> clock;
  private Search<A> last;
  private int known; // how many moves led to where the last search began

  /** In a game that begins; {@code limit} is that of a move where the agent has no clock. */
  SearchSeat(SearchAgent<A> agent, Limit limit) {
    this.agent = agent;
    this.limit = limit;
    clock = agent.time().map(GameClock::new);
  }

  @Override
  public A choose(State<A> state, List<A> moves, RandomStream random) {
    Result<A> result =
        clock.isPresent()
            ? clock
                .get()
                .move(agent.game(), moves.size(), time -> search(state, moves, random).run(time))
            : search(state, moves, random).run(limit.budget());
    return answer(agent.name(), result);
  }

  static <A> A answer(String agent, Result<A> result) {
    return result
        .best()
        .orElseThrow(() -> new CancellationException(Messages.of("agent.noMove", agent)));
  }

  /**
   * The search of the agent's next move, as it stands before the move's first iteration. Where the
   * agent {@link #keepsTree()}, all its moves before have to have been searched.
   *
   * @param state not finished, and no chance node
   * @param moves all that led to it from the start of the game
   * @param random of the move; its first draw is the seed of a search that begins anew
   */
  public Search<A> search(State<A> state, List<A> moves, RandomStream random) {
    if (keepsTree() && last instanceof Mcts<A> tree) {
      for (A move : moves.subList(known, moves.size())) {
        tree = tree.after(move);
      }
      last = tree;
    } else {
      last = agent.contender().search(state, random.nextLong());
    }
    known = moves.size();
    return last;
  }

  /**
   * How long the search of the next move goes on. A time for the whole game is spread as if each
   * move took what it is given, so this has to be asked once for each.
   *
   * @param played how many moves were played, by both players
   */
  public Limit limit(int played) {
    return clock
        .map(own -> own.give(agent.game(), played))
        .map(time -> Limit.time(time.compareTo(LEAST) < 0 ? LEAST : time))
        .orElse(limit);
  }

  /** Whether a search goes on where the one before stopped. */
  public boolean keepsTree() {
    return agent.reuse() == Reuse.ON;
  }
}
