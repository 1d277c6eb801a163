package panal.lesson;

import java.util.Optional;
import java.util.OptionalInt;
import panal.game.Game;
import panal.game.Player;
import panal.game.State;
import panal.games.Games;
import panal.message.Language;

/**
 * A game as a listing with a mistake in its board plays it, under a name that says so: {@code
 * shared-board:tictactoe}.
 *
 * @param flaw {@link Flaw#NO_TERMINAL_CHECK} or {@link Flaw#SHARED_BOARD}
 * @param sound the game without it: tic-tac-toe, Hex or Nim
 * @param <A> the type of an action
 */
record FlawedGame<A>(Flaw flaw, Game<A> sound) implements Game<A> {

  @Override
  public String name() {
    return flaw.code() + ":" + sound.name();
  }

  @Override
  public State<A> initialState() {
    return flaw.state(sound.initialState());
  }

  @Override
  public A action(String text) {
    return sound.action(text);
  }

  @Override
  public String playerName(Player player, Language language) {
    return sound.playerName(player, language);
  }

  /** None: after the end it goes on. */
  @Override
  public OptionalInt maxLength() {
    return OptionalInt.empty();
  }

  /** The flawed game of that name, if it is the name of one. */
  static Optional<Game<?>> parse(String name) {
    for (Flaw flaw : Flaw.values()) {
      String start = flaw.code() + ":";
      if (flaw.isOfTheBoard() && name.startsWith(start)) {
        Game<?> sound = Games.parse(name.substring(start.length()));
        return Optional.of(flaw.game(sound));
      }
    }
    return Optional.empty();
  }

  @Override
  public String toString() {
    return name();
  }
}
