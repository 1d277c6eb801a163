package panal.experiment;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import panal.game.State;
import panal.message.Messages;
import panal.search.Search;
import panal.search.mcts.MctsSettings;
import panal.search.mcts.selection.Greedy;
import panal.search.mcts.selection.Uct;

/**
 * A search that takes part in an experiment: what it is called, and how to begin it for any
 * position and seed.
 *
 * <p>As text: {@code greedy}, {@code uct}, {@code uct(c=0.5)} or {@code flat}. To let a search of
 * your own take part, implement this interface; for another selection or rollout within {@code
 * Mcts}, a {@link TreeContender} will do.
 */
public interface Contender {

  /** What tables and charts call it; no two of one experiment share a name. */
  String name();

  /**
   * A search from {@code root} that has not begun and draws everything from {@code seed}.
   *
   * @throws IllegalArgumentException if the game is over at {@code root}
   */
  <A> Search<A> search(State<A> root, long seed);

  /**
   * The contender that {@code text} names.
   *
   * @param usual all that the text does not say; a bare {@code uct} takes its c from here, if its
   *     selection has one
   * @throws IllegalArgumentException if the text names none
   */
  static Contender parse(String text, MctsSettings usual) {
    String bare = text.replaceAll("\\s", "");
    Matcher weighted = Pattern.compile("uct\\(c=([^()]*)\\)").matcher(bare);
    if (weighted.matches()) {
      return new TreeContender(usual.withSelection(new Uct(number(weighted.group(1)))));
    }
    return switch (bare) {
      case "greedy" -> new TreeContender(usual.withSelection(new Greedy()));
      case "uct" -> new TreeContender(usual.withSelection(uct(usual)));
      case "flat" -> new FlatContender();
      default -> throw new IllegalArgumentException(Messages.of("experiment.contender", text));
    };
  }

  /**
   * The contenders of a list with commas between them, such as {@code greedy,uct(c=0.5),flat}.
   *
   * @throws IllegalArgumentException if one of them is none
   */
  static List<Contender> parseList(String text, MctsSettings usual) {
    List<Contender> contenders = new ArrayList<>();
    for (String one : text.split(",(?![^(]*\\))", -1)) { // a comma inside parentheses parts nothing
      contenders.add(parse(one, usual));
    }
    return List.copyOf(contenders);
  }

  private static Uct uct(MctsSettings usual) {
    return usual.selection() instanceof Uct uct ? uct : new Uct(Uct.USUAL_C);
  }

  private static double number(String text) {
    try {
      return Double.parseDouble(text);
    } catch (NumberFormatException e) {
      throw new IllegalArgumentException(Messages.of("uct.c", text));
    }
  }
}
