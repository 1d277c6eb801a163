package panal.search.mcts;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import panal.game.Game;
import panal.message.Messages;
import panal.rollout.ScriptedRollout;
import panal.search.mcts.expansion.ScriptedExpansion;
import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * What a hand-made search is to do: {@code {"expand": ["(1,1)", "a1"], "winners": ["FIRST",
 * "SECOND", "DRAW"]}}. [M2] adds the actions and [M3] takes the winners, each in order; what the
 * script has no list for goes on as usual.
 *
 * @param expansion the actions, if there are any
 * @param rollout the results, if there are any
 */
public record Script(Optional<ScriptedExpansion> expansion, Optional<ScriptedRollout> rollout) {

  private static final String EXPAND = "expand";
  private static final String WINNERS = "winners";
  private static final String EXAMPLE =
      "{\"expand\": [\"(1,1)\"], \"winners\": [\"FIRST\", \"SECOND\", \"DRAW\"]}";
  private static final Map<String, Double> RESULTS =
      Map.of("FIRST", 1.0, "SECOND", -1.0, "DRAW", 0.0);
  private static final JsonMapper JSON =
      JsonMapper.builder().enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION).build();

  /**
   * Reads a script.
   *
   * @param json the text of its file
   * @param game whose notation the actions have
   * @throws IllegalArgumentException with a sentence that says what is wrong
   */
  public static Script parse(String json, Game<?> game) {
    JsonNode root = root(json);
    for (String key : root.propertyNames()) {
      if (!key.equals(EXPAND) && !key.equals(WINNERS)) {
        throw new IllegalArgumentException(Messages.of("script.key", key));
      }
    }
    return new Script(
        texts(root, EXPAND).map(texts -> new ScriptedExpansion(actions(texts, game))),
        texts(root, WINNERS).map(texts -> new ScriptedRollout(results(texts))));
  }

  /** The settings with what the script gives. */
  public MctsSettings applyTo(MctsSettings settings) {
    MctsSettings expanding = expansion.map(settings::withExpansion).orElse(settings);
    return rollout.map(expanding::withRollout).orElse(expanding);
  }

  private static JsonNode root(String json) {
    try {
      JsonNode root = JSON.readTree(json);
      if (root.isObject()) {
        return root;
      }
    } catch (JacksonException e) {
      if (e.getLocation() == null) { // a limit of the reader, such as its depth
        throw new IllegalArgumentException(Messages.of("json.limit"), e);
      }
      throw new IllegalArgumentException(
          Messages.of("script.json", e.getLocation().getLineNr(), e.getLocation().getColumnNr()),
          e);
    }
    throw new IllegalArgumentException(Messages.of("script.object", EXAMPLE));
  }

  private static Optional<List<String>> texts(JsonNode root, String key) {
    JsonNode list = root.get(key);
    if (list == null) {
      return Optional.empty();
    }
    if (!list.isArray() || !list.valueStream().allMatch(JsonNode::isString)) {
      throw new IllegalArgumentException(Messages.of("script.texts", key));
    }
    return Optional.of(list.valueStream().map(JsonNode::stringValue).toList());
  }

  private static <A> List<A> actions(List<String> texts, Game<A> game) {
    List<A> actions = new ArrayList<>();
    for (String text : texts) {
      try {
        actions.add(game.action(text));
      } catch (IllegalArgumentException e) {
        throw new IllegalArgumentException(
            Messages.of("script.entry", EXPAND, actions.size() + 1, e.getMessage()), e);
      }
    }
    return actions;
  }

  private static List<Double> results(List<String> texts) {
    List<Double> results = new ArrayList<>();
    for (String text : texts) {
      if (!RESULTS.containsKey(text)) {
        throw new IllegalArgumentException(
            Messages.of(
                "script.entry", WINNERS, results.size() + 1, Messages.of("script.winner", text)));
      }
      results.add(RESULTS.get(text));
    }
    return results;
  }
}
