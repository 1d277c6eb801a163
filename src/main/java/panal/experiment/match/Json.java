package panal.experiment.match;

import java.util.ArrayList;
import java.util.List;
import panal.message.Messages;
import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamWriteFeature;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/**
 * JSON in one line, the same bytes on every Java version, and its fields read back; what is missing
 * or of the wrong kind is an {@link IllegalArgumentException} that names the field.
 */
final class Json {

  /** Double.toString gives other digits before Java 19, so Jackson writes doubles itself. */
  private static final JsonMapper JSON =
      JsonMapper.builder(
              JsonFactory.builder().enable(StreamWriteFeature.USE_FAST_DOUBLE_WRITER).build())
          .build();

  private Json() {}

  static ObjectNode object() {
    return JSON.createObjectNode();
  }

  static String text(JsonNode json) {
    return JSON.writeValueAsString(json);
  }

  static JsonNode parse(String text) {
    JsonNode json;
    try {
      json = JSON.readTree(text);
    } catch (JacksonException e) {
      throw new IllegalArgumentException(Messages.of("match.json"), e);
    }
    if (!json.isObject()) {
      throw new IllegalArgumentException(Messages.of("match.json"));
    }
    return json;
  }

  static String text(JsonNode object, String key) {
    return require(object, key, object.path(key).isString(), "match.text").stringValue();
  }

  static List<String> texts(JsonNode object, String key) {
    JsonNode array = require(object, key, object.path(key).isArray(), "match.texts");
    List<String> texts = new ArrayList<>();
    for (JsonNode text : array) {
      require(object, key, text.isString(), "match.texts");
      texts.add(text.stringValue());
    }
    return texts;
  }

  static int whole(JsonNode object, String key) {
    JsonNode value = object.path(key);
    return require(object, key, value.isIntegralNumber() && value.canConvertToInt(), "match.whole")
        .intValue();
  }

  static long longNumber(JsonNode object, String key) {
    JsonNode value = object.path(key);
    return require(object, key, value.isIntegralNumber() && value.canConvertToLong(), "match.whole")
        .longValue();
  }

  static double number(JsonNode object, String key) {
    return require(object, key, object.path(key).isNumber(), "match.number").doubleValue();
  }

  private static JsonNode require(JsonNode object, String key, boolean fits, String right) {
    if (!fits) {
      throw new IllegalArgumentException(Messages.of("match.field", key, Messages.of(right)));
    }
    return object.path(key);
  }
}
