package panal.trace;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Function;
import java.util.stream.Collectors;
import panal.game.Player;
import panal.message.Messages;
import tools.jackson.databind.JsonNode;

/**
 * An object of a trace's JSON, each of whose fields has to be there and of the right kind;
 * otherwise the exception names it.
 *
 * @param object the object
 * @param where it stands, for messages
 */
record Fields(JsonNode object, String where) {

  Fields {
    if (!object.isObject()) {
      throw new IllegalArgumentException(Messages.of("trace.noObject", where));
    }
  }

  Fields object(String key) {
    return new Fields(object.path(key), where + "." + key);
  }

  List<Fields> objects(String key) {
    return list(key).valueStream().map(value -> new Fields(value, where + "." + key)).toList();
  }

  /** An object that may be left out. */
  Optional<Fields> optionalObject(String key) {
    return object.has(key) ? Optional.of(object(key)) : Optional.empty();
  }

  /** The objects of a list that may be left out. */
  List<Fields> optionalObjects(String key) {
    return object.has(key) ? objects(key) : List.of();
  }

  String text(String key) {
    JsonNode value = object.path(key);
    return value.isString() ? value.stringValue() : refuse(key, Messages.of("trace.text"));
  }

  /** A text made into something else. */
  <T> T text(String key, Function<String, T> maker) {
    String text = text(key);
    try {
      return maker.apply(text);
    } catch (IllegalArgumentException e) {
      return refuse(key, e.getMessage());
    }
  }

  /** The texts of a list, each made into something else. */
  <T> List<T> texts(String key, Function<String, T> maker) {
    JsonNode list = list(key);
    if (!list.valueStream().allMatch(JsonNode::isString)) {
      return refuse(key, Messages.of("trace.texts"));
    }
    try {
      return list.valueStream().map(JsonNode::stringValue).map(maker).toList();
    } catch (IllegalArgumentException e) {
      return refuse(key, e.getMessage());
    }
  }

  long whole(String key) {
    JsonNode value = object.path(key);
    return value.isIntegralNumber() && value.canConvertToLong()
        ? value.longValue()
        : refuse(key, Messages.of("trace.whole"));
  }

  int index(String key, int size) {
    long index = whole(key);
    return index >= 0 && index < size
        ? (int) index
        : refuse(key, Messages.of("trace.index", size - 1));
  }

  double number(String key) {
    return optional(key).orElseGet(() -> refuse(key, Messages.of("trace.number")));
  }

  /** A number, or nothing for {@code null}, as what is no finite number is written. */
  OptionalDouble optional(String key) {
    JsonNode value = object.path(key);
    if (value.isNull()) {
      return OptionalDouble.empty();
    }
    return value.isNumber() && Double.isFinite(value.doubleValue())
        ? OptionalDouble.of(value.doubleValue())
        : refuse(key, Messages.of("trace.number"));
  }

  /** A number that may be left out, but not be null. */
  OptionalDouble absent(String key) {
    return object.has(key) ? OptionalDouble.of(number(key)) : OptionalDouble.empty();
  }

  /** The texts of an object that may be left out, by their keys in order. */
  Map<String, String> optionalTexts(String key) {
    Map<String, String> texts = new LinkedHashMap<>();
    if (object.has(key)) {
      Fields fields = object(key);
      fields.object.propertyNames().forEach(name -> texts.put(name, fields.text(name)));
    }
    return texts;
  }

  /** The constant that {@link #code} writes so. */
  <E extends Enum<E>> E code(String key, Class<E> type) {
    return constant(key, type, Fields::code);
  }

  /** The constant of that very name. */
  <E extends Enum<E>> E name(String key, Class<E> type) {
    return constant(key, type, Enum::name);
  }

  /** One of the two players. */
  Player player(String key) {
    Player player = name(key, Player.class);
    return player == Player.CHANCE
        ? refuse(key, Messages.of("trace.oneOf", "FIRST, SECOND"))
        : player;
  }

  /** A constant as the files of Panal write it. */
  static String code(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT);
  }

  private <E extends Enum<E>> E constant(String key, Class<E> type, Function<E, String> writing) {
    String text = text(key);
    List<E> constants = List.of(type.getEnumConstants());
    return constants.stream()
        .filter(constant -> writing.apply(constant).equals(text))
        .findFirst()
        .orElseGet(
            () ->
                refuse(
                    key,
                    Messages.of(
                        "trace.oneOf",
                        constants.stream().map(writing).collect(Collectors.joining(", ")))));
  }

  JsonNode list(String key) {
    JsonNode value = object.path(key);
    return value.isArray() ? value : refuse(key, Messages.of("trace.list"));
  }

  private <T> T refuse(String key, String right) {
    throw new IllegalArgumentException(Messages.of("trace.field", where, key, right));
  }
}
