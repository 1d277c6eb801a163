package panal.games.tree;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import panal.game.Game;
import panal.game.Player;
import panal.game.Range;
import panal.message.Language;
import panal.message.Messages;

/**
 * A game written by hand as a tree, to reckon through an example on paper: MAX and MIN choose in
 * turn, and each leaf has its value for MAX.
 *
 * <pre>{@code
 * tree((3 5) (1 ?))                          MAX chooses at the root
 * tree(min; (8 6) (9 ?))                     MIN chooses at the root
 * tree(left=(x=3 y=5) right=(1 7.5))         with labels; the others are a, b … and a1, a2 …
 * }</pre>
 *
 * A leaf {@code ?} is there but has no value: alpha-beta may cut it off, and whoever looks at it
 * gets an exception that names it. Values may be any numbers; {@link TreePosition#range()} states
 * them.
 *
 * @see TreePosition
 */
public final class TreeGame implements Game<Branch> {

  private static final Pattern NAME =
      Pattern.compile(
          "\\s*tree\\s*\\((\\s*(max|min)\\s*;)?(.*)\\)\\s*",
          Pattern.CASE_INSENSITIVE | Pattern.DOTALL);

  private final TreeNode.Choice root;
  private final Player first;
  private final Range range;
  private final String name;

  private TreeGame(TreeNode.Choice root, Player first) {
    this.root = root;
    this.first = first;
    double[] values = root.values().sorted().toArray();
    if (values.length == 0) {
      throw new IllegalArgumentException(Messages.of("tree.noValue"));
    }
    range = new Range(values[0], values[values.length - 1]);
    name = "tree(" + (first == Player.SECOND ? "min; " : "") + inside(root, "") + ")";
  }

  /**
   * The game of that name, such as {@code tree((3 5) (1 ?))}.
   *
   * @throws IllegalArgumentException that says what is wrong with the name
   */
  public static TreeGame of(String name) {
    Matcher matcher = NAME.matcher(name);
    if (!matcher.matches()) {
      throw new IllegalArgumentException(Messages.of("tree.name", name));
    }
    boolean min = matcher.group(2) != null && matcher.group(2).equalsIgnoreCase("min");
    TreeNode.Choice root = new TreeReader(matcher.group(3).strip()).read();
    return new TreeGame(root, min ? Player.SECOND : Player.FIRST);
  }

  /** Whether a name is that of such a game, well written or not. */
  public static boolean isMeantBy(String name) {
    return name.strip().toLowerCase(Locale.ROOT).matches("(?s)tree\\s*\\(.*");
  }

  TreeNode.Choice root() {
    return root;
  }

  Player first() {
    return first;
  }

  Range range() {
    return range;
  }

  @Override
  public String name() {
    return name;
  }

  /** The branches of a choice as the name has them. */
  static String inside(TreeNode.Choice choice, String above) {
    List<String> parts = new ArrayList<>();
    for (int i = 0; i < choice.branches().size(); i++) {
      Branch branch = choice.branches().get(i);
      String label = branch.equals(TreeReader.usual(above, i)) ? "" : branch + "=";
      parts.add(label + text(choice.children().get(i), branch.label()));
    }
    return String.join(" ", parts);
  }

  private static String text(TreeNode node, String label) {
    if (node instanceof TreeNode.Choice choice) {
      return "(" + inside(choice, label) + ")";
    }
    return value(node);
  }

  /** A leaf's value as the name has it, {@code ?} where it has none. */
  static String value(TreeNode leaf) {
    return leaf.values()
        .mapToObj(value -> BigDecimal.valueOf(value).stripTrailingZeros().toPlainString())
        .findFirst()
        .orElse("?");
  }

  @Override
  public TreePosition initialState() {
    return new TreePosition(this, List.of());
  }

  @Override
  public TreePosition play(String moves) {
    return (TreePosition) Game.super.play(moves);
  }

  @Override
  public Branch action(String text) {
    Branch branch = new Branch(text.strip());
    if (!occurs(branch, root)) {
      throw Game.notAnAction(text, this, Messages.of("tree.right", root.branches().get(0)));
    }
    return branch;
  }

  private static boolean occurs(Branch branch, TreeNode node) {
    return node instanceof TreeNode.Choice choice
        && (choice.branches().contains(branch)
            || choice.children().stream().anyMatch(child -> occurs(branch, child)));
  }

  @Override
  public String playerName(Player player, Language language) {
    return player == Player.FIRST ? "MAX" : "MIN";
  }

  @Override
  public OptionalInt maxLength() {
    return OptionalInt.of(root.height());
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof TreeGame game && name.equals(game.name);
  }

  @Override
  public int hashCode() {
    return name.hashCode();
  }

  @Override
  public String toString() {
    return name;
  }
}
