package panal.experiment.agent;

import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Function;
import java.util.stream.Collectors;
import panal.message.Messages;
import panal.search.GameTime;
import panal.view.Numbers;

/**
 * The parameters in the description of an agent, as the agent's kind asks for them: each with its
 * key and its usual value. From what was asked for and in that order comes the canonical text,
 * which leaves out what has its usual value.
 *
 * <p>What is wrong with a value is an {@link IllegalArgumentException} that names kind and key.
 */
public final class Options {

  private final String kind;
  private final Map<String, String> given;
  private final Map<String, String> standard;
  private final List<String> asked = new ArrayList<>();
  private final List<String> unusual = new ArrayList<>();
  private final Map<String, Object> values = new LinkedHashMap<>();

  Options(String kind, Map<String, String> given) {
    this(kind, given, Map.of());
  }

  private Options(String kind, Map<String, String> given, Map<String, String> standard) {
    this.kind = kind;
    this.given = new LinkedHashMap<>(given);
    this.standard = Map.copyOf(standard);
  }

  /** The same, with other usual values of these keys: the canonical text leaves those out. */
  Options withUsual(Map<String, String> values) {
    return new Options(kind, given, values);
  }

  /** The same, with that value as if it had been given, unless the description has one. */
  Options withGiven(String key, String value) {
    Map<String, String> more = new LinkedHashMap<>(given);
    more.putIfAbsent(key, value);
    return new Options(kind, more, standard);
  }

  /** The name of the kind. */
  String kind() {
    return kind;
  }

  /** Whether the description has that parameter. */
  boolean has(String key) {
    return given.containsKey(key);
  }

  /**
   * A value of any type.
   *
   * @param usual where the description has no such key
   * @param parse reads a value, or refuses it with a sentence
   * @param print writes it in the one way that {@code parse} reads back
   */
  public <T> T read(String key, T usual, Function<String, T> parse, Function<T, String> print) {
    asked.add(key);
    T otherwise = standard.containsKey(key) ? value(key, standard.get(key), parse) : usual;
    values.put(key, otherwise);
    if (!given.containsKey(key)) {
      return otherwise;
    }
    T value = value(key, given.get(key), parse);
    values.put(key, value);
    if (!value.equals(otherwise)) {
      unusual.add(key + "=" + print.apply(value));
    }
    return value;
  }

  private <T> T value(String key, String text, Function<String, T> parse) {
    try {
      return parse.apply(text);
    } catch (IllegalArgumentException e) {
      throw new IllegalArgumentException(Messages.of("agent.value", kind, key, e.getMessage()), e);
    }
  }

  /**
   * A number; whether it makes sense is for {@code check} to say, which throws where it doesn't.
   */
  public double number(String key, double usual, Function<Double, ?> check) {
    return read(
        key,
        usual,
        text -> {
          double number = number(text);
          check.apply(number);
          return number;
        },
        Numbers::shortest);
  }

  /** A whole number from {@code least} on. */
  public int whole(String key, int usual, int least) {
    return read(
        key,
        usual,
        text -> (int) between(text, least, Integer.MAX_VALUE),
        value -> Integer.toString(value));
  }

  /** One of several values, the first of which is the usual one. */
  public <T> T oneOf(String key, List<? extends T> values, Function<T, String> code) {
    return read(
        key,
        values.get(0),
        text -> {
          for (T value : values) {
            if (code.apply(value).equals(text)) {
              return value;
            }
          }
          throw new IllegalArgumentException(
              Messages.of(
                  "agent.oneOf",
                  text,
                  values.stream().map(code).collect(Collectors.joining(", "))));
        },
        code);
  }

  /**
   * A text in quotes, which may have blanks, commas and parentheses; there is no usual one.
   *
   * @throws IllegalArgumentException if it is not given, or blank
   */
  public String quoted(String key) {
    String text = read(key, "", Options::unquoted, value -> "'" + value + "'");
    if (text.isBlank()) {
      throw new IllegalArgumentException(Messages.of("agent.missing", kind, key));
    }
    return text;
  }

  private static String unquoted(String text) {
    boolean quoted = text.length() > 1 && text.startsWith("'") && text.endsWith("'");
    String inside = quoted ? text.substring(1, text.length() - 1) : text;
    if (inside.contains("'")) {
      throw new IllegalArgumentException(Messages.of("agent.quotes", text));
    }
    return inside;
  }

  /** The agent's own limit, if it has one: so many iterations under that key, or a {@code time}. */
  public Optional<Limit> limit(String iterations) {
    if (given.containsKey(iterations) && given.containsKey("time")) {
      throw new IllegalArgumentException(Messages.of("agent.limits", kind, iterations, "time"));
    }
    Optional<Limit> usual = Optional.empty();
    Optional<Limit> counted =
        read(
            iterations,
            usual,
            text -> Optional.of(Limit.iterations(whole(text, 1))),
            limit -> limit.orElseThrow().value());
    Optional<Limit> timed =
        read(
            "time",
            usual,
            text -> Optional.of(Limit.time(text)),
            limit -> limit.orElseThrow().value());
    return counted.isPresent() ? counted : timed;
  }

  /**
   * The agent's own time for a whole game, if it has one.
   *
   * @param iterations the key of a number of iterations, beside which it cannot stand
   */
  public Optional<GameTime> gameTime(String iterations) {
    for (String other : List.of(iterations, "time")) {
      if (given.containsKey("gametime") && given.containsKey(other)) {
        throw new IllegalArgumentException(Messages.of("agent.limits", kind, other, "gametime"));
      }
    }
    Optional<Limit> usual = Optional.empty();
    return read(
            "gametime",
            usual,
            text -> Optional.of(Limit.time(text)),
            limit -> limit.orElseThrow().value())
        .map(limit -> new GameTime(Duration.ofMillis(limit.amount())));
  }

  /**
   * The value of a parameter that is a number, or the amount of a limit, once it has been asked
   * for; empty where the agent has no such parameter, or no limit of its own.
   */
  OptionalDouble amount(String key) {
    Object value = values.get(key) instanceof Optional<?> own ? own.orElse(null) : values.get(key);
    if (value instanceof Limit limit) {
      return OptionalDouble.of(limit.amount());
    }
    return value instanceof Number number
        ? OptionalDouble.of(number.doubleValue())
        : OptionalDouble.empty();
  }

  /**
   * The canonical text of the description, once everything has been asked for.
   *
   * @throws IllegalArgumentException if the description has a parameter that nobody asked for
   */
  public String text() {
    for (String key : given.keySet()) {
      if (!asked.contains(key)) {
        throw new IllegalArgumentException(
            asked.isEmpty()
                ? Messages.of("agent.noParameters", kind, key)
                : Messages.of("agent.parameter", kind, key, String.join(", ", asked)));
      }
    }
    return unusual.isEmpty() ? kind : kind + "(" + String.join(",", unusual) + ")";
  }

  private static double number(String text) {
    try {
      return Double.parseDouble(text);
    } catch (NumberFormatException e) {
      throw new IllegalArgumentException(Messages.of("agent.number", text), e);
    }
  }

  static long whole(String text, long least) {
    return between(text, least, Long.MAX_VALUE);
  }

  private static long between(String text, long least, long most) {
    if (!text.matches("-?\\d{1,18}")
        || Long.parseLong(text) < least
        || Long.parseLong(text) > most) {
      throw new IllegalArgumentException(Messages.of("agent.whole", text, least));
    }
    return Long.parseLong(text);
  }
}
