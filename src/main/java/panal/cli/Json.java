package panal.cli;

import tools.jackson.core.StreamWriteFeature;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** JSON for scripts on standard output, the same bytes on every Java version. */
final class Json {

  /** Double.toString gives other digits before Java 19, so Jackson writes doubles itself. */
  private static final JsonMapper JSON =
      JsonMapper.builder(
              JsonFactory.builder().enable(StreamWriteFeature.USE_FAST_DOUBLE_WRITER).build())
          .build();

  private Json() {}

  /** An object without fields. */
  static ObjectNode object() {
    return JSON.createObjectNode();
  }

  /** Puts a number, or null for what is none: NaN and the infinities. */
  static void number(ObjectNode object, String key, double value) {
    if (Double.isFinite(value)) {
      object.put(key, value);
    } else {
      object.putNull(key);
    }
  }

  /** The text, on one line. */
  static String text(JsonNode json) {
    return JSON.writeValueAsString(json);
  }
}
