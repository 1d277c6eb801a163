package panal.view;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import panal.game.Game;
import panal.game.Glyphs;
import panal.game.Pictured;
import panal.game.Player;
import panal.game.State;
import panal.message.Messages;

/**
 * The seven components of a game's formal definition, what they are called in the code, and what
 * they are at the start and after a line of moves.
 */
public final class ComponentsTable {

  private static final int ACTIONS_SHOWN = 12;

  private final Look look;
  private final List<List<Entry>> rows = new ArrayList<>();

  private ComponentsTable(Look look) {
    this.look = look;
  }

  /**
   * The table of a game.
   *
   * @param moves from the start; where they end the game, its utility is shown too
   * @throws IllegalArgumentException if a move names no action or is not legal
   */
  public static <A> Table of(Game<A> game, String moves, Look look) {
    return new ComponentsTable(look).table(game, game.actions(moves));
  }

  /**
   * The tables of several games side by side, a column a game.
   *
   * @param lines of moves from the start, one for each game
   * @throws IllegalArgumentException if there is not a line for each game, a move names no action
   *     or is not legal
   */
  public static Table of(List<? extends Game<?>> games, List<String> lines, Look look) {
    if (games.size() != lines.size()) {
      throw new IllegalArgumentException(
          Messages.of("view.components.lines", games.size(), lines.size()));
    }
    List<Table> tables = new ArrayList<>();
    for (int i = 0; i < lines.size(); i++) {
      tables.add(of(games.get(i), lines.get(i), look));
    }
    return sideBySide(games, tables);
  }

  private static Table sideBySide(List<? extends Game<?>> games, List<Table> tables) {
    List<Table.Column> columns = new ArrayList<>(tables.get(0).columns().subList(0, 2));
    games.forEach(game -> columns.add(Table.Column.text(game.name())));
    List<List<Entry>> rows = new ArrayList<>();
    for (int r = 0; r < tables.get(0).rows().size(); r++) {
      List<Entry> row = new ArrayList<>(tables.get(0).rows().get(r).subList(0, 2));
      for (Table table : tables) {
        row.add(table.rows().get(r).get(2));
      }
      rows.add(row);
    }
    String caption = tables.stream().map(Table::caption).collect(Collectors.joining(" · "));
    return new Table(caption, columns, rows);
  }

  private <A> Table table(Game<A> game, List<A> line) {
    State<A> start = game.initialState();
    State<A> end = game.play(line);
    A action = line.isEmpty() ? start.actions().get(0) : line.get(0);
    String first = game.playerName(Player.FIRST, look.language());
    String second = game.playerName(Player.SECOND, look.language());
    row("start", "initialState()", lines(start));
    row("players", "Player", first + ", " + second);
    row("turn", "turn()", game.playerName(start.turn(), look.language()));
    row("actions", "actions()", list(start.actions()));
    row("result", "result(a)", print(action) + " →\n" + lines(start.result(action)));
    row("terminal", "isTerminal()", yesOrNo(start) + "; " + yesOrNo(end));
    row("utility", "utility(p)", utilities(end, first, second));
    String played = line.stream().map(this::print).collect(Collectors.joining(" "));
    return new Table(
        look.say("view.components.caption", game.name(), played.isEmpty() ? "—" : played),
        List.of(
            Table.Column.text(look.say("view.components.component")),
            Table.Column.text(look.say("view.components.code")),
            Table.Column.text(look.say("view.components.here"))),
        rows);
  }

  private void row(String component, String code, String here) {
    rows.add(
        List.of(
            new Entry.Text(look.say("view.components." + component)),
            new Entry.Text(code),
            new Entry.Text(here)));
  }

  private String utilities(State<?> end, String first, String second) {
    if (!end.isTerminal()) {
      return Numbers.NONE;
    }
    return first
        + " "
        + Numbers.total(end.utility(Player.FIRST), look.decimals())
        + ", "
        + second
        + " "
        + Numbers.total(end.utility(Player.SECOND), look.decimals());
  }

  private String list(List<?> actions) {
    String shown =
        actions.stream().limit(ACTIONS_SHOWN).map(this::print).collect(Collectors.joining(" "));
    return actions.size() <= ACTIONS_SHOWN ? shown : shown + " … (" + actions.size() + ")";
  }

  private String print(Object action) {
    return look.notation().print(action);
  }

  private String yesOrNo(State<?> state) {
    return look.say(state.isTerminal() ? "view.yes" : "view.no");
  }

  private String lines(State<?> state) {
    String text =
        state instanceof Pictured pictured
            ? pictured.text(Glyphs.UNICODE, look.notation())
            : state.toString();
    return text.lines().map(String::strip).collect(Collectors.joining("\n"));
  }
}
