package panal.rollout;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import panal.game.Checked;
import panal.game.FastRollout;
import panal.game.State;
import panal.message.Messages;

/**
 * Uniformly random moves to the end.
 *
 * <pre>{@code
 * ROLLOUT(s):
 *   [R1] start from s
 *   [R2] until the state is terminal:
 *   [R3]   choose an action uniformly at random, and go to its result
 *   [R4] return the utility
 * }</pre>
 *
 * A state that knows a faster way to the same distribution ({@link FastRollout}) takes it. Costs
 * one state a move otherwise. Gives up, with a sentence, on a game that does not end.
 */
public record UniformRollout() implements Rollout {

  private static final int MOST_MOVES = 1_000_000;

  @Override
  public <A> double result(State<A> from, long number, Streams streams) {
    if (from instanceof FastRollout<?> fast) {
      return fast.rollout(streams.results());
    }
    State<A> state = from; // [R1]
    for (int moves = 0; !state.isTerminal(); moves++) { // [R2]
      state = Checked.result(state, random(state, moves, streams)); // [R3]
    }
    return Checked.utility(state); // [R4]
  }

  @Override
  public <A> Playout<A> record(State<A> from, long number, Streams streams) {
    List<A> moves = new ArrayList<>();
    State<A> state = from; // [R1]
    if (from instanceof FastRollout<?>) {
      @SuppressWarnings("unchecked") // a state plays itself out with its own actions
      FastRollout<A> fast = (FastRollout<A>) from;
      moves.addAll(fast.rolloutMoves(streams.results(), streams.order()));
      state = from.after(moves);
    }
    while (!state.isTerminal()) { // [R2]
      A move = random(state, moves.size(), streams); // [R3]
      moves.add(move);
      state = Checked.result(state, move);
    }
    return new Playout<>(Optional.of(moves), Checked.utility(state)); // [R4]
  }

  /** One of the actions; a game that goes on and on is a mistake in it. */
  private static <A> A random(State<A> state, int movesBefore, Streams streams) {
    if (movesBefore == MOST_MOVES) {
      throw new IllegalStateException(Messages.of("rollouts.endless", MOST_MOVES));
    }
    List<A> actions = Checked.actions(state);
    return actions.get(streams.results().nextInt(actions.size()));
  }
}
