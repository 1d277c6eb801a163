package panal.game;

import java.util.List;

/**
 * A game that offers guesses at which actions are worth a look.
 *
 * @param <A> the type of an action
 */
public interface Guided<A> {

  /** The priors, each with a name of its own, the usual one first, unmodifiable. */
  List<? extends Prior<A>> priors();
}
