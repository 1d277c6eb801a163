package panal.search;

import java.util.List;
import panal.game.Player;
import panal.game.TreeSize;

/**
 * What a state is worth when both sides play perfectly.
 *
 * @param player the player to move; every value here is from this player's view
 * @param value of the state; of a finished one, its utility
 * @param actions the legal actions in the game's order, each with its value; empty at the end
 * @param tree the size of the game tree below the state
 * @param <A> the type of an action
 */
public record Solution<A>(Player player, double value, List<Option<A>> actions, TreeSize tree) {

  /** Takes a copy of the list. */
  public Solution {
    actions = List.copyOf(actions);
  }

  /** The optimal actions, in the game's order, unmodifiable; empty at the end. */
  public List<A> best() {
    return actions.stream().filter(this::isBest).map(Option::action).toList();
  }

  /** Whether an action is optimal. */
  public boolean isBest(Option<A> option) {
    return option.value == value;
  }

  /**
   * One action.
   *
   * @param action the action
   * @param value of the state it leads to, for the player who takes it
   * @param <A> the type of an action
   */
  public record Option<A>(A action, double value) {}
}
