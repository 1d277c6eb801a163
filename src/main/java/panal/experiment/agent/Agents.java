package panal.experiment.agent;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import panal.game.Game;
import panal.message.Messages;

/**
 * Agents by their descriptions: the name of a kind, with parameters in parentheses where they are
 * not the usual ones, {@code alphabeta(depth=2,evaluation=stones)}.
 *
 * <pre>{@code
 * agent     = kind [ "(" parameter { "," parameter } ")" ]
 * parameter = key "=" value
 * }</pre>
 *
 * Blanks make no difference, nor does the order of the parameters; a value may have commas inside
 * parentheses of its own, and anything inside quotes {@code '…'}. To add a kind, write one class
 * with a method like {@link RandomAgent}'s and name it in the table here.
 */
public final class Agents {

  private static final Map<String, Kind> KINDS =
      new TreeMap<>(
          Map.of(
              "alphabeta", AlphaBetaAgent::read,
              "external", ExternalAgent::read,
              "greedy", SearchAgent::tree,
              "minimax", MinimaxAgent::read,
              "puct", SearchAgent::tree,
              "random", RandomAgent::read,
              "rave", SearchAgent::tree,
              "rollouts", SearchAgent::rollouts,
              "uct", SearchAgent::tree));

  private static final Pattern DESCRIPTION = Pattern.compile("([a-z][a-z-]*)(?:\\((.*)\\))?");
  private static final Pattern QUOTED_OR_BLANK = Pattern.compile("('[^']*')|\\s");
  private static final Pattern PARAMETER = Pattern.compile("([a-z][a-z-]*)=(.+)");

  /** How a kind of agent is made from its parameters. */
  @FunctionalInterface
  private interface Kind {
    <A> Agent<A> read(Options options, Game<A> game);
  }

  private Agents() {}

  /**
   * The agent that a text describes; its name is the description in the one canonical way.
   *
   * @param game what it will play, which may offer evaluations
   * @throws IllegalArgumentException if the text describes none, with a sentence that names the
   *     part which is wrong
   */
  public static <A> Agent<A> parse(String text, Game<A> game) {
    return read(options(text), game);
  }

  /**
   * A number in the description of an agent, its usual value where the text leaves it out: of
   * {@code uct} the c is sqrt 2. Empty where such an agent has no parameter of that name, or none
   * that is a number.
   *
   * @throws IllegalArgumentException if the text describes no agent
   */
  public static OptionalDouble number(String text, String parameter, Game<?> game) {
    Options options = options(text);
    read(options, game);
    return options.amount(parameter);
  }

  private static <A> Agent<A> read(Options options, Game<A> game) {
    if (!KINDS.containsKey(options.kind())) {
      throw new IllegalArgumentException(
          Messages.of("agent.kind", options.kind(), String.join(", ", KINDS.keySet())));
    }
    return KINDS.get(options.kind()).read(options, game);
  }

  /**
   * The parts of a description, of whatever kind.
   *
   * @throws IllegalArgumentException if the text is none
   */
  static Options options(String text) {
    Matcher description = DESCRIPTION.matcher(withoutBlanks(text));
    if (!description.matches()) {
      throw new IllegalArgumentException(Messages.of("agent.syntax", text));
    }
    String kind = description.group(1);
    return new Options(kind, given(kind, description.group(2)));
  }

  private static String withoutBlanks(String text) {
    return QUOTED_OR_BLANK
        .matcher(text)
        .replaceAll(
            match -> match.group(1) == null ? "" : Matcher.quoteReplacement(match.group(1)));
  }

  private static Map<String, String> given(String kind, String parameters) {
    Map<String, String> given = new LinkedHashMap<>();
    if (parameters == null) {
      return given;
    }
    int from = 0;
    int depth = 0;
    boolean quoted = false;
    for (int i = 0; i <= parameters.length(); i++) {
      char c = i == parameters.length() ? ',' : parameters.charAt(i);
      quoted ^= c == '\'';
      depth += quoted ? 0 : c == '(' ? 1 : c == ')' ? -1 : 0;
      if (i == parameters.length() || c == ',' && depth == 0 && !quoted) {
        put(kind, parameters.substring(from, i), given);
        from = i + 1;
      }
    }
    return given;
  }

  private static void put(String kind, String part, Map<String, String> given) {
    Matcher parameter = PARAMETER.matcher(part);
    if (!parameter.matches()) {
      throw new IllegalArgumentException(Messages.of("agent.part", kind, part));
    }
    if (given.put(parameter.group(1), parameter.group(2)) != null) {
      throw new IllegalArgumentException(Messages.of("agent.twice", kind, parameter.group(1)));
    }
  }
}
