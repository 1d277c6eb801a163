package panal.games;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import panal.game.Game;
import panal.games.hex.HexGame;
import panal.games.nim.NimGame;
import panal.games.tictactoe.TicTacToeGame;
import panal.games.tree.TreeGame;
import panal.message.Messages;

/**
 * The games by name: {@code hex(n)}, {@code hex(rows,columns)}, {@code tictactoe}, {@code
 * nim(3,4,5)}, {@code nim(3,4,5;misere)}, {@code nim(15;take=1-3)}, {@code nim(5;take=1,3,4)},
 * {@code tree((3 5) (1 ?))}.
 */
public final class Games {

  private static final Pattern NAME = Pattern.compile("([a-z]+)(?:\\(([^()]*)\\))?");
  private static final Pattern NUMBERS = Pattern.compile("\\d{1,9}(,\\d{1,9})*");
  private static final Pattern RANGE = Pattern.compile("1-([1-9]\\d{0,3})");

  /** Not those between two letters or digits: {@code nim(3 4 5)} is not {@code nim(345)}. */
  private static final String BLANKS = "(?<![\\w\\s])\\s+|\\s++(?!\\w)";

  private Games() {}

  /**
   * The game of that name; blanks around its parts and capitals make no difference.
   *
   * @throws IllegalArgumentException if there is no such game or a parameter is out of range
   */
  public static Game<?> parse(String name) {
    if (TreeGame.isMeantBy(name)) {
      return TreeGame.of(name);
    }
    Matcher matcher = NAME.matcher(name.replaceAll(BLANKS, "").toLowerCase(Locale.ROOT));
    if (!matcher.matches()) {
      throw unknown(name);
    }
    String parameters = matcher.group(2) == null ? "" : matcher.group(2);
    return switch (matcher.group(1)) {
      case "hex" -> hex(name, parameters);
      case "nim" -> nim(name, parameters);
      case "tictactoe" -> {
        if (!parameters.isEmpty()) {
          throw unknown(name);
        }
        yield new TicTacToeGame();
      }
      default -> throw unknown(name);
    };
  }

  private static HexGame hex(String name, String parameters) {
    List<Integer> sizes = numbers(name, parameters);
    return switch (sizes.size()) {
      case 1 -> new HexGame(sizes.get(0));
      case 2 -> new HexGame(sizes.get(0), sizes.get(1));
      default -> throw unknown(name);
    };
  }

  private static NimGame nim(String name, String parameters) {
    String[] parts = parameters.split(";", -1);
    boolean misere = false;
    List<Integer> takes = List.of();
    for (String rule : List.of(parts).subList(1, parts.length)) {
      if (rule.equals("misere") && !misere) {
        misere = true;
      } else if (rule.startsWith("take=") && takes.isEmpty()) {
        takes = takes(name, rule.substring("take=".length()));
      } else {
        throw unknown(name);
      }
    }
    return new NimGame(numbers(name, parts[0]), misere, takes);
  }

  private static List<Integer> takes(String name, String text) {
    Matcher range = RANGE.matcher(text);
    return range.matches()
        ? IntStream.rangeClosed(1, Integer.parseInt(range.group(1))).boxed().toList()
        : numbers(name, text);
  }

  private static List<Integer> numbers(String name, String text) {
    if (!NUMBERS.matcher(text).matches()) {
      throw unknown(name);
    }
    List<Integer> numbers = new ArrayList<>();
    for (String number : text.split(",")) {
      numbers.add(Integer.parseInt(number));
    }
    return numbers;
  }

  private static IllegalArgumentException unknown(String name) {
    return new IllegalArgumentException(Messages.of("games.unknown", name));
  }
}
