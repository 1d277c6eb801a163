package panal.experiment.match;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import panal.experiment.agent.Agent;
import panal.experiment.agent.Forfeit;
import panal.game.Checked;
import panal.game.Game;
import panal.game.Player;
import panal.game.RandomStream;
import panal.game.State;
import panal.message.Messages;

/**
 * Plays single games. Everything random is a function of the tournament's seed: an opening of seed
 * and round, a game's seed of seed and number, a move's stream of the game's seed and the number of
 * the move.
 *
 * @param tournament the games' tournament
 * @param <A> the type of an action
 */
record Referee<A>(Tournament<A> tournament) {

  private static final int OPENING = 1;
  private static final int GAME = 2;
  private static final int TRIES = 1000;

  GameRecord play(Fixture fixture) {
    Game<A> game = tournament.game();
    Agent<A> first = tournament.agents().get(fixture.first() - 1);
    Agent<A> second = tournament.agents().get(fixture.second() - 1);
    List<A> opening = opening(fixture.round());
    long seed = new RandomStream(tournament.seed(), fixture.number(), GAME).nextLong();
    List<String> moves = new ArrayList<>();
    State<A> state = game.play(opening);
    String reason = GameRecord.RULES;
    String detail = "";
    double utility = Double.NaN;
    while (Double.isNaN(utility)) {
      if (state.isTerminal()) {
        utility = Checked.utility(state);
      } else {
        Agent<A> mover = noChance(state).turn() == Player.FIRST ? first : second;
        RandomStream random = new RandomStream(seed, opening.size() + moves.size() + 1, 0);
        try {
          A action = legal(mover.choose(state, tournament.limit().budget(), random), state);
          stopIfInterrupted();
          state = Checked.result(state, action);
          moves.add(action.toString());
        } catch (Forfeit forfeit) {
          stopIfInterrupted();
          reason = forfeit.reason();
          detail = forfeit.getMessage();
          utility = state.turn() == Player.FIRST ? -1 : 1;
        }
      }
    }
    return new GameRecord(
        tournament.setup().id(),
        fixture,
        game.name(),
        opening.stream().map(Object::toString).toList(),
        first.name(),
        second.name(),
        moves,
        utility,
        reason,
        detail,
        seed);
  }

  private static <A> A legal(A action, State<A> state) {
    if (action == null || !state.actions().contains(action)) {
      throw new Forfeit("illegal", String.valueOf(action));
    }
    return action;
  }

  /** An answer after an interrupt is that of a search that was cut short. */
  private static void stopIfInterrupted() {
    if (Thread.currentThread().isInterrupted()) {
      throw new CancellationException(Messages.of("experiment.interrupted"));
    }
  }

  private static <A> State<A> noChance(State<A> state) {
    if (state.turn() == Player.CHANCE) {
      throw new IllegalArgumentException(Messages.of("match.chance"));
    }
    return state;
  }

  /** Random moves to a state that is not finished. */
  List<A> opening(int round) {
    RandomStream random = new RandomStream(tournament.seed(), round, OPENING);
    for (int t = 0; t < TRIES; t++) {
      List<A> moves = new ArrayList<>();
      State<A> state = tournament.game().initialState();
      while (moves.size() < tournament.openings() && !state.isTerminal()) {
        List<A> actions = Checked.actions(noChance(state));
        A action = actions.get(random.nextInt(actions.size()));
        moves.add(action);
        state = Checked.result(state, action);
      }
      if (!state.isTerminal()) {
        return moves;
      }
    }
    throw new IllegalArgumentException(
        Messages.of("match.longOpening", tournament.game().name(), tournament.openings()));
  }
}
