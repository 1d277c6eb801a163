package panal.game;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import panal.message.Language;
import panal.message.Messages;

/**
 * The rules of a game with its parameters fixed: where it starts, how its actions are written and
 * what its players are called.
 *
 * <p>Games are values: equal exactly when their names are.
 *
 * @param <A> the type of an action
 */
public interface Game<A> {

  /** The name with its parameters, such as {@code hex(3)}. */
  String name();

  /** The state at which every play of the game starts. */
  State<A> initialState();

  /**
   * The action that {@code text} names, in any notation of the game; whether it is legal is for the
   * state to say.
   *
   * @throws IllegalArgumentException if the text names no action of this game
   */
  A action(String text);

  /** What {@code player} is called, such as "Negro" or "X". */
  String playerName(Player player, Language language);

  /** The largest number of actions that a play can have, or nothing where there is no limit. */
  OptionalInt maxLength();

  /**
   * The actions in a line of moves separated by blanks, such as {@code b2 (0,1)}; an empty line has
   * none.
   *
   * @throws IllegalArgumentException if a move names no action of this game
   */
  default List<A> actions(String moves) {
    List<A> actions = new ArrayList<>();
    int from = 0;
    boolean inside = false;
    for (int i = 0; i <= moves.length(); i++) {
      char c = i == moves.length() ? ' ' : moves.charAt(i);
      inside = c == '(' || inside && c != ')'; // a blank inside belongs to the move: "(1, 1)"
      if (i == moves.length() || Character.isWhitespace(c) && !inside) {
        if (from < i) {
          actions.add(action(moves.substring(from, i)));
        }
        from = i + 1;
      }
    }
    return List.copyOf(actions);
  }

  /**
   * The state after {@code moves}, played from the start.
   *
   * @throws IllegalActionException if a move is not legal where it stands
   */
  default State<A> play(List<A> moves) {
    return initialState().after(moves);
  }

  /**
   * The state after a line of {@link #actions(String) moves}, played from the start. A game narrows
   * the type to that of its own states.
   *
   * @throws IllegalArgumentException if a move names no action, or is not legal where it stands
   */
  default State<A> play(String moves) {
    return play(actions(moves));
  }

  /** The exception for a text that names no action, with {@code right} saying what would be. */
  static IllegalArgumentException notAnAction(String text, Game<?> game, String right) {
    return new IllegalArgumentException(Messages.of("game.notAnAction", text, game.name(), right));
  }

  /** The exception for a text that names no cell of a board that ends with {@code last}. */
  static IllegalArgumentException notACell(String text, Game<?> game, Cell last) {
    return new IllegalArgumentException(
        Messages.of("game.notACell", text, game.name(), last, last.a1()));
  }
}
