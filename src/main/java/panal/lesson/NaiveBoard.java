package panal.lesson;

import java.util.List;
import java.util.OptionalDouble;
import panal.game.Player;
import panal.game.State;
import panal.games.hex.Hex;
import panal.games.nim.Nim;
import panal.games.tictactoe.TicTacToe;
import panal.message.Messages;

/**
 * What lies on the table, as a listing written in a hurry keeps it: anybody can play anything at
 * any time, and nothing is checked. Immutable, equal by value.
 *
 * @param <A> the type of an action
 */
interface NaiveBoard<A> {

  /** The board after {@code mover} has played, over whatever lay there. */
  NaiveBoard<A> after(A action, Player mover);

  /** What can still be played, whether the game is over or not, in the game's order. */
  List<A> actions();

  /**
   * The utility of {@link Player#FIRST} where the game is over, as a listing that looks for the
   * winner again finds it; nothing while it goes on.
   *
   * @param turn whose turn it would be
   */
  OptionalDouble result(Player turn);

  /**
   * The board of a state.
   *
   * @throws IllegalArgumentException if it is of a game that has no such board
   */
  @SuppressWarnings("unchecked") // a state's actions are those of its game's board
  static <A> NaiveBoard<A> of(State<A> state) {
    if (state instanceof TicTacToe board) {
      return (NaiveBoard<A>) NaiveCells.of(board);
    }
    if (state instanceof Hex board) {
      return (NaiveBoard<A>) NaiveCells.of(board);
    }
    if (state instanceof Nim nim) {
      return (NaiveBoard<A>) new NaiveHeaps(nim.rules(), nim.heaps());
    }
    throw new IllegalArgumentException(Messages.of("lesson.noBoard"));
  }
}
