package panal.rollout;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import panal.game.Checked;
import panal.game.Guide;
import panal.game.State;
import panal.message.Messages;

/**
 * Moves chosen by a guide to the end: {@link UniformRollout} with another [R3].
 *
 * <p>What a state is worth in such rollouts is the value of the guide's play, no longer that of
 * uniformly random play: nearer to the truth where the guide is good, and as far off where it errs.
 * Costs one state a move, also where the state knows a faster way for uniform play. A game that
 * does not end is a mistake in it.
 *
 * @param guide one of the game that is played
 */
public record GuidedRollout(Guide<?> guide) implements Rollout {

  private static final int MOST_MOVES = 1_000_000;

  @Override
  public <A> double result(State<A> from, long number, Streams streams) {
    return record(from, number, streams).utility();
  }

  @Override
  public <A> Playout<A> record(State<A> from, long number, Streams streams) {
    @SuppressWarnings("unchecked") // a guide is given to rollouts of its own game
    Guide<A> own = (Guide<A>) guide;
    List<A> moves = new ArrayList<>();
    State<A> state = from; // [R1]
    while (!state.isTerminal()) { // [R2]
      if (moves.size() == MOST_MOVES) {
        throw new IllegalStateException(Messages.of("rollouts.endless", MOST_MOVES));
      }
      A move = own.choose(state, streams.results()); // [R3]
      moves.add(move);
      state = Checked.result(state, move);
    }
    return new Playout<>(Optional.of(moves), Checked.utility(state)); // [R4]
  }

  @Override
  public Optional<String> name() {
    return Optional.of(guide.code());
  }
}
