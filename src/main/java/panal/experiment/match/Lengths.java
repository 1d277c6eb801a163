package panal.experiment.match;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import panal.game.Player;
import panal.message.Messages;
import panal.view.Entry;
import panal.view.Numbers;
import panal.view.Table;

/**
 * How long games were, and who won those of each length.
 *
 * @param game its name
 * @param counts one for each length that there is, ascending, unmodifiable
 */
public record Lengths(String game, List<Count> counts) {

  /** Takes a copy of the list. */
  public Lengths {
    counts = List.copyOf(counts);
  }

  /**
   * The games of one length.
   *
   * @param moves how many they had, the opening's included
   * @param first won by who moved first
   * @param drawn won by nobody
   * @param second won by who moved second
   */
  public record Count(int moves, int first, int drawn, int second) {
    /** How many there are. */
    public int games() {
      return first + drawn + second;
    }
  }

  static Lengths of(String game, List<GameRecord> games) {
    Map<Integer, List<GameRecord>> byLength = new TreeMap<>();
    games.forEach(one -> byLength.computeIfAbsent(one.length(), any -> new ArrayList<>()).add(one));
    List<Count> counts = new ArrayList<>();
    byLength.forEach(
        (moves, alike) ->
            counts.add(
                new Count(
                    moves, won(alike, Player.FIRST), drawn(alike), won(alike, Player.SECOND))));
    return new Lengths(game, counts);
  }

  private static int won(List<GameRecord> games, Player side) {
    return (int) games.stream().filter(game -> game.winner().equals(Optional.of(side))).count();
  }

  private static int drawn(List<GameRecord> games) {
    return (int) games.stream().filter(game -> game.winner().isEmpty()).count();
  }

  /** How many games there are. */
  public int games() {
    return counts.stream().mapToInt(Count::games).sum();
  }

  /** What the table and a picture of it show. */
  public String sentence() {
    if (counts.isEmpty()) {
      return Messages.of("match.lengths.none", game);
    }
    double moves = counts.stream().mapToDouble(count -> count.moves() * count.games()).sum();
    return Messages.of(
        "match.lengths",
        game,
        games(),
        counts.get(0).moves(),
        counts.get(counts.size() - 1).moves(),
        Numbers.plain(moves / games(), 1));
  }

  /** A row for each length. */
  public Table table() {
    return new Table(
        sentence(),
        List.of(
            Table.Column.number(Messages.of("match.column.moves")),
            Table.Column.number(Messages.of("match.column.games")),
            Table.Column.number(Messages.of("match.column.firstWon")),
            Table.Column.number(Messages.of("match.column.drawn")),
            Table.Column.number(Messages.of("match.column.secondWon"))),
        counts.stream()
            .map(
                count ->
                    List.<Entry>of(
                        new Entry.Number(count.moves()),
                        new Entry.Number(count.games()),
                        new Entry.Number(count.first()),
                        new Entry.Number(count.drawn()),
                        new Entry.Number(count.second())))
            .toList());
  }
}
