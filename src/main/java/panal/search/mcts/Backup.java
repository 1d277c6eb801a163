package panal.search.mcts;

import panal.game.Player;
import panal.search.Perspective;

/**
 * How one node takes in the result of an iteration, [M4].
 *
 * <pre>{@code
 * N(v) += visits(height)
 * Q(v) += gain(the result as view(…) sees it)
 * }</pre>
 *
 * The methods as they stand here are the usual rule: the player whom the perspective names, N += 1,
 * Q += the result. Other ones are for looking at what a mistake does.
 */
public interface Backup {

  /** The usual rule. */
  Backup USUAL = new Usual();

  /**
   * Whose utility Q adds up at a node.
   *
   * @param perspective of the search
   * @param root the player to move at the root of the tree
   * @param chooser the player who chose the action into the node; at the root, the same as {@code
   *     root}
   * @param turn the player to move at the node
   */
  default Player view(Perspective perspective, Player root, Player chooser, Player turn) {
    return perspective.of(root, chooser);
  }

  /**
   * By how much N grows.
   *
   * @param height of the node above the one from which the result goes up, which has 0
   */
  default long visits(int height) {
    return 1;
  }

  /**
   * What Q gains.
   *
   * @param result in [-1, 1], for the player whose utility Q adds up
   */
  default double gain(double result) {
    return result;
  }

  /** The rule as this interface has it. */
  record Usual() implements Backup {}
}
