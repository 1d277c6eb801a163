package panal.experiment.agent;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import panal.experiment.Contender;
import panal.experiment.FlatContender;
import panal.experiment.TreeContender;
import panal.game.Game;
import panal.message.Messages;

/**
 * Contenders of an experiment by their descriptions, which are those of agents that search: {@code
 * greedy}, {@code uct(c=0.5,solver=on)}, {@code rave(k=300)}. Choice by rollouts alone is {@code
 * flat}, and {@code rollouts} is the same. How long they search is the experiment's to say, so a
 * description with a budget is refused.
 *
 * @see Agents
 */
public final class Contenders {

  private static final List<String> FLAT = List.of("flat", "rollouts");
  private static final List<String> LIMITS = List.of("iterations", "n", "time", "gametime");

  private Contenders() {}

  /**
   * The contender that a text describes; its name is the description in the one canonical way.
   *
   * @param game that it searches, which may offer guides and priors
   * @throws IllegalArgumentException if the text describes none, with a sentence that names the
   *     part which is wrong
   */
  public static Contender parse(String text, Game<?> game) {
    return parse(text, game, Map.of());
  }

  /**
   * The contenders of a list with commas between them, such as {@code greedy,uct(c=0.5),flat}.
   *
   * @throws IllegalArgumentException if one of them is none
   */
  public static List<Contender> parseList(String text, Game<?> game) {
    return parseList(text, game, Map.of());
  }

  /**
   * The same with other usual values.
   *
   * @param usual what parameters of tree searches are where the description does not say it, by
   *     key; {@code c} is for {@code uct} alone, whose name says it. Names leave the others out.
   */
  public static List<Contender> parseList(String text, Game<?> game, Map<String, String> usual) {
    List<Contender> contenders = new ArrayList<>();
    for (String one : text.split(",(?![^(]*\\))", -1)) { // a comma inside parentheses parts nothing
      contenders.add(parse(one, game, usual));
    }
    return List.copyOf(contenders);
  }

  private static Contender parse(String text, Game<?> game, Map<String, String> usual) {
    Options options = Agents.options(text);
    for (String limit : LIMITS) {
      if (options.has(limit)) {
        throw new IllegalArgumentException(
            Messages.of("agent.contender.limit", options.kind(), limit));
      }
    }
    if (FLAT.contains(options.kind())) {
      options.text(); // refuses parameters
      return new FlatContender();
    }
    if (!TreeOptions.KINDS.contains(options.kind())) {
      List<String> kinds = Stream.concat(Stream.of("flat"), TreeOptions.KINDS.stream()).toList();
      throw new IllegalArgumentException(
          Messages.of("agent.contender", options.kind(), String.join(", ", kinds)));
    }
    return tree(with(usual, options), game);
  }

  private static Options with(Map<String, String> usual, Options options) {
    Map<String, String> others = new LinkedHashMap<>(usual);
    String c = others.remove("c");
    Options asked = options.withUsual(others);
    return c != null && options.kind().equals("uct") ? asked.withGiven("c", c) : asked;
  }

  private static Contender tree(Options options, Game<?> game) {
    var settings = TreeOptions.settings(options, game);
    return new TreeContender(options.text(), settings);
  }
}
