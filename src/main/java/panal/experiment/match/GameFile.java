package panal.experiment.match;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Predicate;
import panal.message.Messages;
import panal.view.Table;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * What a file of games holds: the plan in its first line, then a game a line. The order of the
 * games in the file makes no difference; here they stand tournament by tournament, by their
 * numbers.
 *
 * @param plan which games it is to hold
 * @param games those that it holds, unmodifiable
 */
public record GameFile(Plan plan, List<GameRecord> games) {

  /** Puts the games in order; refuses one that comes twice or is not of the plan. */
  public GameFile {
    games = List.copyOf(sorted(plan, games).values());
  }

  /**
   * Reads a file; a last line without an end is not counted, since whoever wrote it was stopped.
   *
   * @throws IllegalArgumentException if it is no file of games, or one of its lines is damaged; the
   *     sentence names the file
   */
  public static GameFile read(Path file) throws IOException {
    return parse(file, Files.readAllBytes(file));
  }

  /** The contents of a file, which is named where something is wrong with them. */
  static GameFile parse(Path file, byte[] bytes) {
    try {
      return parse(bytes);
    } catch (IllegalArgumentException e) {
      throw new IllegalArgumentException(Messages.of("match.inFile", file, e.getMessage()), e);
    }
  }

  static GameFile parse(byte[] bytes) {
    String text = new String(Arrays.copyOf(bytes, whole(bytes)), StandardCharsets.UTF_8);
    List<String> lines = text.lines().toList();
    Plan plan = Plan.parse(lines.isEmpty() ? "" : lines.get(0));
    List<GameRecord> games = new ArrayList<>();
    for (int i = 1; i < lines.size(); i++) {
      try {
        games.add(GameJson.read(lines.get(i)));
      } catch (IllegalArgumentException e) {
        throw new IllegalArgumentException(Messages.of("match.line", i + 1, e.getMessage()), e);
      }
    }
    return new GameFile(plan, games);
  }

  /** How many of the bytes are lines with an end. */
  static int whole(byte[] bytes) {
    int end = bytes.length;
    while (end > 0 && bytes[end - 1] != '\n') {
      end--;
    }
    return end;
  }

  /** Whether no game is missing. */
  public boolean complete() {
    return games.size() == plan.size();
  }

  /** The whole file. */
  public byte[] bytes() {
    StringBuilder text = new StringBuilder(plan.header()).append('\n');
    games.forEach(game -> text.append(GameJson.line(game)).append('\n'));
    return text.toString().getBytes(StandardCharsets.UTF_8);
  }

  /** What the games say of the agents: one for each tournament of the file. */
  public List<Standings> standings() {
    return plan.own().stream()
        .map(setup -> new Standings(setup, games.stream().filter(of(setup)).toList()))
        .toList();
  }

  /** A row for each two agents of each tournament. */
  public Table scoresTable() {
    return ScoresTable.of(standings());
  }

  /** The games that were lost otherwise than by the rules. */
  public List<GameRecord> forfeits() {
    return standings().stream().flatMap(standings -> standings.forfeits().stream()).toList();
  }

  /** Who lost games otherwise than by the rules in which tournament, and why. */
  public Table forfeitsTable() {
    return ForfeitsTable.of(standings());
  }

  /** The standings of all tournaments as data; the fields are in {@code docs/formats.md}. */
  public String json() {
    ObjectNode object = Json.object().put("id", plan.id());
    ArrayNode array = object.putArray("tournaments");
    standings().forEach(standings -> array.add(standings.node()));
    return Json.text(object);
  }

  private static Predicate<GameRecord> of(Setup setup) {
    String id = setup.id();
    return game -> game.setup().equals(id);
  }

  /**
   * The shards of one plan put together.
   *
   * @throws IllegalArgumentException if they are not of one plan, or not all games are there
   */
  public static GameFile merge(List<GameFile> shards) {
    if (shards.isEmpty()) {
      throw new IllegalArgumentException(Messages.of("match.noSetups"));
    }
    Plan plan = shards.get(0).plan.whole();
    List<GameRecord> games = new ArrayList<>();
    for (GameFile shard : shards) {
      if (!shard.plan.whole().equals(plan)) {
        throw new IllegalArgumentException(
            Messages.of("match.otherShard", plan.id(), shard.plan.id()));
      }
      games.addAll(shard.games);
    }
    GameFile merged = new GameFile(plan, games);
    if (!merged.complete()) {
      throw new IllegalArgumentException(
          Messages.of("match.incomplete", plan.size() - merged.games.size(), plan.size()));
    }
    return merged;
  }

  private static Map<Key, GameRecord> sorted(Plan plan, List<GameRecord> games) {
    Map<String, Key.Planned> places = Key.places(plan);
    Map<Key, GameRecord> sorted = new TreeMap<>();
    for (GameRecord game : games) {
      Key key = Key.of(game, places);
      if (sorted.put(key, game) != null) {
        throw new IllegalArgumentException(
            Messages.of("match.twice", game.fixture().number(), game.setup()));
      }
    }
    return sorted;
  }
}
