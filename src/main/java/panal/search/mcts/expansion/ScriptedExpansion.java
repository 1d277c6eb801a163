package panal.search.mcts.expansion;

import java.util.List;
import panal.game.RandomStream;
import panal.message.Messages;
import panal.rollout.ScriptException;

/**
 * Actions given in advance, one for each node that is added, wherever that node is.
 *
 * @param actions in order of use, unmodifiable
 */
public record ScriptedExpansion(List<?> actions) implements Expansion {

  /** Takes a copy of the list. */
  public ScriptedExpansion {
    actions = List.copyOf(actions);
  }

  /**
   * The index of the next action of the script.
   *
   * @throws ScriptException if all have been used, or the next is not among the untried
   */
  @Override
  public <A> int choose(List<A> untried, long number, RandomStream random) {
    if (number >= actions.size()) {
      throw new ScriptException(Messages.of("script.noAction", actions.size()));
    }
    Object action = actions.get((int) number);
    int index = untried.indexOf(action);
    if (index < 0) {
      throw new ScriptException(Messages.of("script.notUntried", action, untried));
    }
    return index;
  }

  @Override
  public String code() {
    return "script";
  }
}
