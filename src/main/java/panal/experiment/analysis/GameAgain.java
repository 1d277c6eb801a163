package panal.experiment.analysis;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.IntStream;
import panal.experiment.agent.Limit;
import panal.experiment.agent.SearchSeat;
import panal.experiment.agent.Searcher;
import panal.experiment.match.GameRecord;
import panal.game.Game;
import panal.game.Player;
import panal.game.RandomStream;
import panal.game.State;
import panal.message.Messages;

/**
 * A recorded game with searchers at the board once more, who are asked for one move after the
 * other.
 */
final class GameAgain<A> {

  private final Game<A> game;
  private final GameRecord record;
  private final Limit limit;
  private final Function<Player, Searcher<A>> searchers;
  private final Map<Player, SearchSeat<A>> seats = new EnumMap<>(Player.class);

  GameAgain(Game<A> game, GameRecord record, Limit limit, Function<Player, Searcher<A>> searchers) {
    this.game = game;
    this.record = record;
    this.limit = limit;
    this.searchers = searchers;
  }

  /**
   * The search of a move, not begun; those before it have to have been run.
   *
   * @param number of the move in the whole game, from 1
   * @throws IllegalArgumentException if the move is not legal, or the search went on in a tree that
   *     nobody can make again
   */
  MoveSearch<A> search(int number) {
    List<A> before = before(number);
    State<A> state = game.play(before);
    state.result(move(number)); // refuses a move that is not legal
    Searcher<A> searcher = searchers.apply(state.turn());
    boolean first = !seats.containsKey(state.turn());
    SearchSeat<A> seat = seats.computeIfAbsent(state.turn(), side -> searcher.sit(limit));
    Limit now = seat.limit(before.size());
    if (seat.keepsTree() && !first && now.unit() == Limit.Unit.TIME) {
      throw new IllegalArgumentException(Messages.of("analysis.lostTree", searcher.name(), number));
    }
    RandomStream random = new RandomStream(record.seed(), number, 0);
    return new MoveSearch<>(before, searcher.name(), seat.search(state, before, random), now);
  }

  /** The same, after as much of what comes before it as it needs. */
  MoveSearch<A> straightTo(int number) {
    Player side = game.play(before(number)).turn();
    for (int earlier = record.opening().size() + 1; earlier < number; earlier++) {
      if (game.play(before(earlier)).turn() == side) {
        MoveSearch<A> search = search(earlier);
        if (seats.get(side).keepsTree()) {
          search.run();
        }
      }
    }
    return search(number);
  }

  private List<A> before(int number) {
    return IntStream.range(1, number).mapToObj(this::move).toList();
  }

  /** A move by its number in the whole game, from 1. */
  A move(int number) {
    int opening = record.opening().size();
    return game.action(
        number <= opening
            ? record.opening().get(number - 1)
            : record.moves().get(number - opening - 1));
  }
}
