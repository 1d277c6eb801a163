package panal.game;

import java.math.BigInteger;

/**
 * How large the game tree below a state is. Every sequence of moves has a node of its own in the
 * tree, while equal states are one position.
 *
 * @param nodes of the tree, the root included
 * @param leaves of the tree: the number of different games
 * @param positions different states, the root included
 */
public record TreeSize(BigInteger nodes, BigInteger leaves, int positions) {

  /** The mean number of actions at a node that is not a leaf; NaN where the root is one. */
  public double meanBranching() {
    return nodes.subtract(BigInteger.ONE).doubleValue() / nodes.subtract(leaves).doubleValue();
  }
}
