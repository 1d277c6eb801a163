package panal.lesson;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import panal.game.Player;
import panal.game.State;
import panal.rollout.Playout;
import panal.rollout.Rollout;
import panal.rollout.Streams;
import panal.rollout.UniformRollout;

/**
 * Uniformly random moves on a copy of a naive board, to where the game is really over; from any
 * other state a {@link UniformRollout}.
 */
record NaiveRollout() implements Rollout {

  @Override
  public <A> double result(State<A> from, long number, Streams streams) {
    return record(from, number, streams).utility();
  }

  @Override
  public <A> Playout<A> record(State<A> from, long number, Streams streams) {
    if (!(from instanceof NaiveState<A> naive)) {
      return new UniformRollout().record(from, number, streams);
    }
    List<A> moves = new ArrayList<>();
    NaiveBoard<A> board = naive.board();
    Player turn = naive.turn();
    OptionalDouble result = board.result(turn);
    while (result.isEmpty()) { // [R2]
      List<A> actions = board.actions();
      A move = actions.get(streams.results().nextInt(actions.size())); // [R3]
      moves.add(move);
      board = board.after(move, turn);
      turn = turn.opponent();
      result = board.result(turn);
    }
    return new Playout<>(Optional.of(moves), result.getAsDouble()); // [R4]
  }
}
