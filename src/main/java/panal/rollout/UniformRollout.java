package panal.rollout;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import panal.game.FastRollout;
import panal.game.Player;
import panal.game.State;

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
 * one state a move otherwise.
 */
public record UniformRollout() implements Rollout {

  @Override
  public <A> double result(State<A> from, long number, Streams streams) {
    if (from instanceof FastRollout<?> fast) {
      return fast.rollout(streams.results());
    }
    State<A> state = from; // [R1]
    while (!state.isTerminal()) { // [R2]
      state = state.result(random(state.actions(), streams)); // [R3]
    }
    return state.utility(Player.FIRST); // [R4]
  }

  @Override
  public <A> Playout<A> record(State<A> from, long number, Streams streams) {
    List<A> moves = new ArrayList<>();
    State<A> state = from; // [R1]
    if (from instanceof FastRollout<?>) {
      @SuppressWarnings("unchecked") // a state plays itself out with its own actions
      FastRollout<A> fast = (FastRollout<A>) from;
      moves.addAll(fast.rolloutMoves(streams.results(), streams.order()));
      for (A move : moves) {
        state = state.result(move);
      }
    }
    while (!state.isTerminal()) { // [R2]
      A move = random(state.actions(), streams); // [R3]
      moves.add(move);
      state = state.result(move);
    }
    return new Playout<>(Optional.of(moves), state.utility(Player.FIRST)); // [R4]
  }

  private static <A> A random(List<A> actions, Streams streams) {
    return actions.get(streams.results().nextInt(actions.size()));
  }
}
