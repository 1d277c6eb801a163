package panal.experiment.match;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import panal.experiment.Progress;
import panal.experiment.agent.Agents;
import panal.experiment.agent.Limit;
import panal.game.Game;
import panal.message.Messages;
import tools.jackson.databind.JsonNode;

/**
 * Many tournaments from one readable file: a game, agents with holes, and what goes into the holes.
 *
 * <pre>{@code
 * {"game": "hex(5)",
 *  "agents": ["uct(c={c},iterations=300)"],
 *  "against": ["alphabeta(evaluation=stones)", "alphabeta"],
 *  "grid": {"c": [0.01, 0.5, 1.41, 3, 10]},
 *  "seeds": [42], "budgets": ["iterations=1000"], "games": 100, "openings": 0}
 * }</pre>
 *
 * There is a point for each combination of the grid, seed, budget, agent and opponent, in that
 * order with the last changing first; without {@code against}, the agents of a combination play a
 * round robin. A point is a {@link Tournament} that depends on nothing but itself, so a sweep can
 * be cut into {@link Shard}s and put together again.
 *
 * @param points each different from the others, unmodifiable
 */
public record Sweep(List<Tournament<?>> points) {

  private static final Pattern HOLE = Pattern.compile("\\{([^{}]*)}");
  private static final Set<String> FIELDS =
      new LinkedHashSet<>(
          List.of("game", "agents", "against", "grid", "seeds", "budgets", "games", "openings"));

  /** Takes a copy of the list. */
  public Sweep {
    points = List.copyOf(points);
  }

  /**
   * Reads the file's text.
   *
   * @param games reads the name of a game
   * @throws IllegalArgumentException if something in it is wrong, with a sentence that names it
   */
  public static Sweep parse(String text, Function<String, Game<?>> games) {
    JsonNode file = Json.parse(text);
    for (String key : file.propertyNames()) {
      if (!FIELDS.contains(key)) {
        throw new IllegalArgumentException(
            Messages.of("sweep.field", key, String.join(", ", FIELDS)));
      }
    }
    List<String> seeds = file.has("seeds") ? values(file, "seeds") : List.of("42");
    List<String> budgets =
        file.has("budgets") ? values(file, "budgets") : List.of(Tournament.USUAL_LIMIT.toString());
    Map<Setup, Tournament<?>> points = new LinkedHashMap<>();
    Set<String> filled = new LinkedHashSet<>();
    for (Map<String, String> values : combinations(file.path("grid"))) {
      Game<?> game = games.apply(fill(Json.text(file, "game"), values, filled));
      for (String seed : seeds) {
        for (String budget : budgets) {
          for (List<String> agents : pairings(file, values, filled)) {
            Tournament<?> point = point(game, agents, file, whole(seed), Limit.parse(budget));
            points.putIfAbsent(point.setup(), point);
          }
        }
      }
    }
    for (String key : file.path("grid").propertyNames()) {
      if (!filled.contains(key)) {
        throw new IllegalArgumentException(Messages.of("sweep.unused", key));
      }
    }
    return new Sweep(List.copyOf(points.values()));
  }

  private static <A> Tournament<A> point(
      Game<A> game, List<String> agents, JsonNode file, long seed, Limit limit) {
    return new Tournament<>(
        game,
        agents.stream().map(agent -> Agents.parse(agent, game)).toList(),
        file.has("games") ? Json.whole(file, "games") : Tournament.USUAL_GAMES,
        file.has("openings") ? Json.whole(file, "openings") : 0,
        seed,
        limit);
  }

  /** The agents of each tournament, their holes filled. */
  private static List<List<String>> pairings(
      JsonNode file, Map<String, String> values, Set<String> filled) {
    List<String> agents =
        Json.texts(file, "agents").stream().map(agent -> fill(agent, values, filled)).toList();
    if (!file.has("against")) {
      return List.of(agents);
    }
    List<List<String>> pairings = new ArrayList<>();
    for (String agent : agents) {
      for (String opponent : Json.texts(file, "against")) {
        pairings.add(List.of(agent, fill(opponent, values, filled)));
      }
    }
    return pairings;
  }

  /** All combinations of the grid's values, in the order of its keys, the last changing first. */
  private static List<Map<String, String>> combinations(JsonNode grid) {
    if (!grid.isObject() && !grid.isMissingNode()) {
      throw new IllegalArgumentException(
          Messages.of("match.field", "grid", Messages.of("sweep.object")));
    }
    List<Map<String, String>> combinations = List.of(Map.of());
    for (String key : grid.propertyNames()) {
      List<Map<String, String>> longer = new ArrayList<>();
      for (Map<String, String> combination : combinations) {
        for (String value : values(grid, key)) {
          Map<String, String> one = new LinkedHashMap<>(combination);
          one.put(key, value);
          longer.add(one);
        }
      }
      combinations = longer;
    }
    return combinations;
  }

  private static List<String> values(JsonNode object, String key) {
    List<String> values = new ArrayList<>();
    for (JsonNode value : object.path(key)) {
      values.add(value.asString(""));
    }
    if (!object.path(key).isArray() || values.isEmpty() || values.contains("")) {
      throw new IllegalArgumentException(
          Messages.of("match.field", key, Messages.of("sweep.values")));
    }
    return values;
  }

  private static String fill(String text, Map<String, String> values, Set<String> filled) {
    return HOLE.matcher(text).replaceAll(hole -> value(hole, values, filled));
  }

  private static String value(MatchResult hole, Map<String, String> values, Set<String> filled) {
    String key = hole.group(1);
    if (!values.containsKey(key)) {
      throw new IllegalArgumentException(Messages.of("sweep.hole", key));
    }
    filled.add(key);
    return Matcher.quoteReplacement(values.get(key));
  }

  private static long whole(String seed) {
    try {
      return Long.parseLong(seed);
    } catch (NumberFormatException e) {
      throw new IllegalArgumentException(
          Messages.of("match.field", "seeds", Messages.of("match.whole")), e);
    }
  }

  /** Plays all of it on all cores and says nothing. */
  public GameFile run() {
    return run(Progress.NONE);
  }

  /**
   * Plays all of it on all cores.
   *
   * @throws java.util.concurrent.CancellationException if the thread is interrupted, which ends it
   *     without a result; a {@link GameLog} keeps what was finished
   */
  public GameFile run(Progress progress) {
    try (GameLog log = GameLog.inMemory(plan(Shard.WHOLE))) {
      Arena.play(points, log, Runtime.getRuntime().availableProcessors(), progress);
      return log.contents();
    }
  }

  /** The plan of one part of it. */
  public Plan plan(Shard shard) {
    return new Plan(points.stream().map(Tournament::setup).toList(), shard);
  }

  /** The points of one part of it. */
  public List<Tournament<?>> points(Shard shard) {
    List<Tournament<?>> own = new ArrayList<>();
    for (int i = 0; i < points.size(); i++) {
      if (shard.has(i)) {
        own.add(points.get(i));
      }
    }
    return own;
  }
}
