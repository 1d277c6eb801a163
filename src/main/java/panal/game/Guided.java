package panal.game;

import java.util.List;

/**
 * A game that knows something of which actions are good, for searches that want to start from it.
 *
 * @param <A> the type of an action
 */
public interface Guided<A> {

  /** The priors, each with a name of its own, the usual one first, unmodifiable. */
  List<? extends Prior<A>> priors();

  /** The guides of rollouts, each with a name of its own, unmodifiable. */
  List<? extends Guide<A>> guides();
}
