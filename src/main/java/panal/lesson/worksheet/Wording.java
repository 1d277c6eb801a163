package panal.lesson.worksheet;

import java.util.List;
import panal.game.Game;
import panal.game.Pictured;
import panal.game.Player;
import panal.game.State;
import panal.message.Messages;
import panal.search.Description;
import panal.view.Board;
import panal.view.Entry;
import panal.view.Look;
import panal.view.Numbers;

/**
 * How questions and answers are worded.
 *
 * @param game what was searched
 * @param search how
 * @param look of actions and numbers
 */
record Wording(Game<?> game, Description search, Look look) {

  /** Room to write a number. */
  static final Entry BLANK = new Entry.Text("______");

  Part words(String key, Object... arguments) {
    return new Part.Words(say(key, arguments));
  }

  String say(String key, Object... arguments) {
    return Messages.in(look.language(), "worksheet." + key, arguments);
  }

  /** A node by its path. */
  String node(List<?> path) {
    return path.isEmpty() ? look.root() : look.root() + "→" + look.path(path);
  }

  String action(Object action) {
    return look.notation().print(action);
  }

  String name(Player player) {
    return game.playerName(player, look.language());
  }

  String mean(double value) {
    return Numbers.signed(value, look.decimals());
  }

  String total(double value) {
    return Numbers.total(value, look.decimals());
  }

  /** The selection with its weight, where it has one, such as {@code c = 1.41}. */
  String weight() {
    return search.c().isPresent()
        ? "c = " + Numbers.parameter(search.c().getAsDouble())
        : search.selection();
  }

  Entry.Text text(String text) {
    return new Entry.Text(text);
  }

  Entry.Number number(String number) {
    return new Entry.Number(number);
  }

  /** The position to which a path leads, where the game can be looked at. */
  <A> List<Part> scene(State<A> root, List<A> path) {
    return root.after(path) instanceof Pictured pictured
        ? List.of(new Part.Scene(new Board(pictured, look.notation(), look.language())))
        : List.of();
  }
}
