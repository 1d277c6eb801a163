package panal.games.tree;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import panal.game.Bounded;
import panal.game.IllegalActionException;
import panal.game.Player;
import panal.game.PositionBound;
import panal.game.Range;
import panal.game.Ranged;
import panal.game.State;
import panal.message.Messages;

/**
 * A node of a {@link TreeGame}. Two nodes are two states, even where the same is below them, so
 * that every count is that of the tree on paper.
 *
 * @param game the tree
 * @param path from the root, unmodifiable
 */
public record TreePosition(TreeGame game, List<Branch> path)
    implements State<Branch>, Ranged, Bounded {

  /** Takes a copy of the path. */
  public TreePosition {
    path = List.copyOf(path);
  }

  private TreeNode node() {
    TreeNode node = game.root();
    for (Branch branch : path) {
      TreeNode.Choice choice = (TreeNode.Choice) node;
      node = choice.children().get(choice.branches().indexOf(branch));
    }
    return node;
  }

  @Override
  public Player turn() {
    return path.size() % 2 == 0 ? game.first() : game.first().opponent();
  }

  @Override
  public List<Branch> actions() {
    return node() instanceof TreeNode.Choice choice ? choice.branches() : List.of();
  }

  @Override
  public TreePosition result(Branch branch) {
    List<Branch> actions = actions();
    if (!actions.contains(branch)) {
      throw new IllegalActionException(branch, Messages.of("tree.illegal"), actions);
    }
    List<Branch> further = new ArrayList<>(path);
    further.add(branch);
    return new TreePosition(game, further);
  }

  @Override
  public boolean isTerminal() {
    return node() instanceof TreeNode.Leaf;
  }

  /**
   * The leaf's value, or minus it for MIN.
   *
   * @throws IllegalStateException if this is no leaf, or one without a value
   */
  @Override
  public double utility(Player player) {
    if (!(node() instanceof TreeNode.Leaf leaf)) {
      throw new IllegalStateException(Messages.of("state.unfinished"));
    }
    double value =
        leaf.value()
            .orElseThrow(() -> new IllegalStateException(Messages.of("tree.unknown", words())));
    return player == Player.FIRST ? value : 0 - value;
  }

  @Override
  public Range range() {
    return game.range();
  }

  /** Exactly: every node below is a state of its own. */
  @Override
  public PositionBound positionBound() {
    long nodes = node().size();
    return new PositionBound(BigInteger.valueOf(nodes), BigInteger.valueOf(nodes - 1));
  }

  private String words() {
    return path.stream().map(Branch::label).collect(Collectors.joining("→"));
  }

  /** Where it is, who chooses and what is below, such as {@code a: MIN (3 5)}. */
  @Override
  public String toString() {
    String above = path.isEmpty() ? "" : path.get(path.size() - 1).label();
    String place = path.isEmpty() ? "" : words() + ": ";
    if (node() instanceof TreeNode.Choice choice) {
      String name = turn() == Player.FIRST ? "MAX" : "MIN";
      return place + name + " (" + TreeGame.inside(choice, above) + ")";
    }
    return place + TreeGame.value(node());
  }
}
