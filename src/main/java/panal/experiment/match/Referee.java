package panal.experiment.match;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import panal.experiment.agent.Agent;
import panal.experiment.agent.Forfeit;
import panal.experiment.agent.Seat;
import panal.game.Checked;
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
  private static final int TRIES = 1000;

  GameRecord play(Fixture fixture) {
    Agent<A> first = tournament.agents().get(fixture.first() - 1);
    Agent<A> second = tournament.agents().get(fixture.second() - 1);
    List<A> opening = opening(fixture.round());
    long seed = tournament.setup().seedOf(fixture.number());
    Outcome<A> outcome;
    try (Seat<A> one = first.sit(tournament.limit());
        Seat<A> other = second.sit(tournament.limit())) {
      outcome = play(one, other, opening, seed);
    }
    List<String> moves = outcome.moves().stream().map(Object::toString).toList();
    return new GameRecord(
        tournament.setup().id(),
        fixture,
        tournament.game().name(),
        moves.subList(0, opening.size()),
        first.name(),
        second.name(),
        moves.subList(opening.size(), moves.size()),
        outcome.utility(),
        outcome.reason(),
        outcome.detail(),
        seed);
  }

  /** How a game went: all its moves, the opening's included, and how it ended. */
  private record Outcome<A>(List<A> moves, double utility, String reason, String detail) {}

  private Outcome<A> play(Seat<A> first, Seat<A> second, List<A> opening, long seed) {
    List<A> moves = new ArrayList<>(opening);
    State<A> state = tournament.game().play(opening);
    while (!state.isTerminal()) {
      Seat<A> mover = notChance(state).turn() == Player.FIRST ? first : second;
      RandomStream random = new RandomStream(seed, moves.size() + 1, 0);
      try {
        A action = legal(mover.choose(state, List.copyOf(moves), random), state);
        stopIfInterrupted();
        state = Checked.result(state, action);
        moves.add(action);
      } catch (Forfeit forfeit) {
        stopIfInterrupted();
        double utility = state.turn() == Player.FIRST ? -1 : 1;
        return new Outcome<>(moves, utility, forfeit.reason(), forfeit.getMessage());
      }
    }
    return new Outcome<>(moves, Checked.utility(state), GameRecord.RULES, "");
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

  private State<A> notChance(State<A> state) {
    if (state.turn() == Player.CHANCE) {
      throw new IllegalArgumentException(Messages.of("match.chance", tournament.game().name()));
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
        List<A> actions = Checked.actions(notChance(state));
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
