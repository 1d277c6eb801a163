package panal.view;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import panal.game.GameProperties;
import panal.game.PositionBound;
import panal.message.Language;
import panal.message.Messages;

/**
 * What kind of games they are, side by side: a column a game. Where a game has too many positions
 * to visit, there are bounds instead of counts.
 */
public final class PropertiesTable {

  private final List<GameProperties> games;
  private final Language language;
  private final List<List<Entry>> rows = new ArrayList<>();

  private PropertiesTable(List<GameProperties> games, Language language) {
    this.games = games;
    this.language = language;
  }

  /** The table of these games, in their order. */
  public static Table of(List<GameProperties> games, Language language) {
    return new PropertiesTable(games, language).table();
  }

  private Table table() {
    computed("deterministic", all -> yesOrNo(all.deterministic()));
    // A State shows everything to both players.
    row("information", game -> new Entry.Text(say("perfect")));
    computed("zeroSum", all -> yesOrNo(all.zeroSum()));
    computed("draws", all -> yesOrNo(all.draws()));
    row("firstActions", game -> new Entry.Number(game.firstActions()));
    computed("maxBranching", all -> new Entry.Number(all.maxBranching()));
    computed(
        "meanBranching",
        all -> new Entry.Number(Numbers.plain(all.tree().meanBranching(), Numbers.DECIMALS)));
    computed("shortest", all -> new Entry.Number(all.shortest()));
    row(
        "longest",
        game ->
            game.all().isPresent() || game.maxLength().isEmpty()
                ? computed(game, all -> new Entry.Number(all.longest()))
                : atMost(Integer.toString(game.maxLength().getAsInt())));
    computed("nodes", all -> new Entry.Number(PositionBound.readable(all.tree().nodes())));
    computed("leaves", all -> new Entry.Number(PositionBound.readable(all.tree().leaves())));
    row(
        "positions",
        game ->
            game.all().isPresent() || game.bound().isEmpty()
                ? computed(game, all -> new Entry.Number(all.tree().positions()))
                : atMost(PositionBound.readable(game.bound().get().positions())));
    List<Table.Column> columns = new ArrayList<>();
    columns.add(Table.Column.text(say("property")));
    games.forEach(game -> columns.add(Table.Column.number(game.game())));
    return new Table("", columns, rows);
  }

  private void row(String property, Function<GameProperties, Entry> entry) {
    List<Entry> row = new ArrayList<>();
    row.add(new Entry.Text(say(property)));
    games.forEach(game -> row.add(entry.apply(game)));
    rows.add(row);
  }

  private void computed(String property, Function<GameProperties.Enumerated, Entry> entry) {
    row(property, game -> computed(game, entry));
  }

  private Entry computed(GameProperties game, Function<GameProperties.Enumerated, Entry> entry) {
    return game.all().map(entry).orElseGet(() -> new Entry.Text(say("notComputed")));
  }

  private Entry atMost(String bound) {
    return new Entry.Text(say("atMost", bound));
  }

  private Entry yesOrNo(boolean holds) {
    return new Entry.Text(Messages.in(language, holds ? "view.yes" : "view.no"));
  }

  private String say(String key, Object... arguments) {
    return Messages.in(language, "view.properties." + key, arguments);
  }
}
