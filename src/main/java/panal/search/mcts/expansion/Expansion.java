package panal.search.mcts.expansion;

import java.util.List;
import panal.game.RandomStream;

/** Which untried action gets the next node, [M2]. */
public interface Expansion {

  /**
   * The index of the action to add.
   *
   * @param untried the actions of the node that have no child yet, in the game's order; never empty
   * @param number how many nodes were added before this one
   * @param random this iteration's stream for it
   */
  <A> int choose(List<A> untried, long number, RandomStream random);

  /** The name, as the command line has it. */
  String code();
}
