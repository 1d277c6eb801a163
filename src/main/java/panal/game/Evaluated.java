package panal.game;

import java.util.List;

/**
 * A game that offers evaluations of its states.
 *
 * @param <A> the type of an action
 */
public interface Evaluated<A> {

  /** The evaluations, each with a name of its own, the usual one first, unmodifiable. */
  List<? extends Evaluation<A>> evaluations();
}
