package panal.search;

import java.util.Locale;
import panal.game.Player;

/**
 * Whose utility is added to Q(v).
 *
 * <p>With argmax at every node only {@link #CHOOSER} is minimax in the limit. How numbers are shown
 * is another matter: views can flip signs for display and never touch the search.
 */
public enum Perspective {
  /** The player to move at the root, at every node. */
  ROOT,
  /** Whoever chose the action into v; at the root itself, the player to move there. */
  CHOOSER;

  /**
   * The player whose utility counts at a node.
   *
   * @param root the player to move at the root of the tree
   * @param chooser the player who chose the action into the node; at the root, the same as {@code
   *     root}
   */
  public Player of(Player root, Player chooser) {
    return this == ROOT ? root : chooser;
  }

  /** The name as the command line has it, in lower case. */
  public String code() {
    return name().toLowerCase(Locale.ROOT);
  }
}
