package panal.games.tree;

import java.util.List;
import java.util.OptionalDouble;
import java.util.stream.DoubleStream;

/** A node of a tree written by hand. */
sealed interface TreeNode {

  /** The values of the leaves below that have one. */
  DoubleStream values();

  /** The longest way down. */
  int height();

  /** How many nodes there are, this one included. */
  long size();

  /**
   * The end of a play.
   *
   * @param value for MAX; nothing where it was written as {@code ?}
   */
  record Leaf(OptionalDouble value) implements TreeNode {
    @Override
    public DoubleStream values() {
      return value.stream();
    }

    @Override
    public int height() {
      return 0;
    }

    @Override
    public long size() {
      return 1;
    }
  }

  /**
   * A choice.
   *
   * @param branches at least one, their labels all different, unmodifiable
   * @param children one a branch, unmodifiable
   */
  record Choice(List<Branch> branches, List<TreeNode> children) implements TreeNode {
    /** Takes copies of the lists. */
    public Choice {
      branches = List.copyOf(branches);
      children = List.copyOf(children);
    }

    @Override
    public DoubleStream values() {
      return children.stream().flatMapToDouble(TreeNode::values);
    }

    @Override
    public int height() {
      return 1 + children.stream().mapToInt(TreeNode::height).max().orElse(0);
    }

    @Override
    public long size() {
      return 1 + children.stream().mapToLong(TreeNode::size).sum();
    }
  }
}
