package panal.games.tree;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import panal.message.Messages;

/** Reads the branches of a tree, such as {@code (3 5) (1 ?)} or {@code left=(3 5) right=7}. */
final class TreeReader {

  private static final int MOST_NODES = 1000;
  private static final int DEEPEST = 50;
  private static final Pattern LABEL = Pattern.compile("([\\p{L}\\p{N}_]{1,12})\\s*=\\s*");
  private static final Pattern NUMBER =
      Pattern.compile("[+\\-\u2212]?\\d{1,6}(\\.\\d{1,4})?(?=[\\s()]|$)");

  private final String text;
  private int at;
  private int nodes;

  TreeReader(String text) {
    this.text = text;
  }

  /**
   * The choice at the root.
   *
   * @throws IllegalArgumentException that says what is wrong and where
   */
  TreeNode.Choice read() {
    TreeNode.Choice root = choice("", 0);
    if (at < text.length()) {
      throw wrong("tree.extra");
    }
    return root;
  }

  private TreeNode.Choice choice(String above, int depth) {
    List<Branch> branches = new ArrayList<>();
    List<TreeNode> children = new ArrayList<>();
    skipBlanks();
    while (at < text.length() && text.charAt(at) != ')') {
      Branch branch = label(above, branches.size());
      if (branches.contains(branch)) {
        throw new IllegalArgumentException(Messages.of("tree.twice", branch));
      }
      branches.add(branch);
      children.add(node(branch.label(), depth + 1));
      skipBlanks();
    }
    if (children.isEmpty()) {
      throw wrong("tree.nothing");
    }
    return new TreeNode.Choice(branches, children);
  }

  private Branch label(String above, int index) {
    Matcher label = LABEL.matcher(text).region(at, text.length());
    if (!label.lookingAt()) {
      return usual(above, index);
    }
    at = label.end();
    return new Branch(label.group(1));
  }

  /** Letters and numbers in turn: a, b, c; below a: a1, a2; below a1: a1a, a1b. */
  static Branch usual(String above, int index) {
    boolean number = !above.isEmpty() && Character.isLetter(above.charAt(above.length() - 1));
    String last = number ? String.valueOf(index + 1) : letters(index);
    return new Branch(above + last);
  }

  private static String letters(int index) {
    String last = String.valueOf((char) ('a' + index % 26));
    return index < 26 ? last : letters(index / 26 - 1) + last;
  }

  private TreeNode node(String label, int depth) {
    nodes++;
    if (nodes > MOST_NODES || depth > DEEPEST) {
      throw new IllegalArgumentException(Messages.of("tree.large", MOST_NODES, DEEPEST));
    }
    if (text.startsWith("?", at)) {
      at++;
      return new TreeNode.Leaf(OptionalDouble.empty());
    }
    Matcher number = NUMBER.matcher(text).region(at, text.length());
    if (number.lookingAt()) {
      at = number.end();
      return new TreeNode.Leaf(
          OptionalDouble.of(0 + Double.parseDouble(number.group().replace('\u2212', '-'))));
    }
    if (!text.startsWith("(", at)) {
      throw wrong("tree.node");
    }
    at++;
    TreeNode.Choice choice = choice(label, depth);
    if (at == text.length()) {
      throw wrong("tree.open");
    }
    at++;
    return choice;
  }

  private void skipBlanks() {
    while (at < text.length() && Character.isWhitespace(text.charAt(at))) {
      at++;
    }
  }

  /** Names the place by what stands there. */
  private IllegalArgumentException wrong(String key) {
    String rest = text.substring(at).strip();
    String there = rest.length() > 12 ? rest.substring(0, 12) + "…" : rest;
    return new IllegalArgumentException(Messages.of(key, there));
  }
}
