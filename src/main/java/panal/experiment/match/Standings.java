package panal.experiment.match;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import panal.view.Displayable;
import panal.view.Table;
import tools.jackson.databind.node.ObjectNode;

/**
 * What the games of a tournament say of its agents. With two agents it shows itself as their score,
 * with more as the cross table.
 *
 * @param setup the tournament
 * @param games those that were played, not necessarily all, unmodifiable
 */
public record Standings(Setup setup, List<GameRecord> games) implements Displayable {

  /** Takes a copy of the list. */
  public Standings {
    games = List.copyOf(games);
  }

  /** Each two agents, the one with the lower number as the one who sees it, in order. */
  public List<Encounter> encounters() {
    Map<Set<Integer>, List<GameRecord>> pairs = new HashMap<>(); // looked up only, so any order
    for (GameRecord game : games) {
      Set<Integer> pair = Set.of(game.fixture().first(), game.fixture().second());
      pairs.computeIfAbsent(pair, any -> new ArrayList<>()).add(game);
    }
    List<Encounter> encounters = new ArrayList<>();
    for (int a = 1; a <= setup.agents().size(); a++) {
      for (int b = a + 1; b <= setup.agents().size(); b++) {
        encounters.add(Encounter.of(a, b, pairs.getOrDefault(Set.of(a, b), List.of())));
      }
    }
    return List.copyOf(encounters);
  }

  /** How an agent fared in all its games. */
  public Score score(int agent) {
    Score score = Score.NONE;
    for (GameRecord game : games) {
      if (game.fixture().first() == agent) {
        score = score.plus(Score.of(game.utility()));
      } else if (game.fixture().second() == agent) {
        score = score.plus(Score.of(-game.utility()));
      }
    }
    return score;
  }

  /** The ratings of all agents. */
  public Ratings ratings() {
    return Ratings.of(setup.agents().size(), encounters());
  }

  /** The games that were lost otherwise than by the rules. */
  public List<GameRecord> forfeits() {
    return games.stream().filter(game -> !game.reason().equals(GameRecord.RULES)).toList();
  }

  /** Who lost games otherwise than by the rules, and why. */
  public Table forfeitsTable() {
    return ForfeitsTable.of(List.of(this));
  }

  /** A row for each two agents: score, interval, sides, pairs and their test. */
  public Table scoresTable() {
    return ScoresTable.of(List.of(this));
  }

  /** The score of each agent against each. */
  public Table crossTable() {
    return CrossTable.of(this);
  }

  /** The agents by their rating, the highest first. */
  public Table ratingsTable() {
    return RatingsTable.of(this);
  }

  /** How long the games were. */
  public Lengths lengths() {
    return Lengths.of(setup.game(), games);
  }

  /** The same as data; the fields are in {@code docs/formats.md}. */
  public String json() {
    return Json.text(node());
  }

  ObjectNode node() {
    return StandingsJson.node(this);
  }

  private Table table() {
    return setup.agents().size() == 2 ? scoresTable() : crossTable();
  }

  @Override
  public Map<String, String> mimeBundle() {
    return table().mimeBundle();
  }

  /** The table as text. */
  @Override
  public String toString() {
    return table().toString();
  }
}
