package panal.search;

import java.util.function.Consumer;

/**
 * A search that goes step by step and tells each one to whoever listens.
 *
 * @param <A> the type of an action
 */
public interface SteppedSearch<A> extends Search<A> {

  /**
   * Tells {@code listener} each step from now on, after those who listened before. Listeners only
   * observe: the search is the same with them.
   */
  void listen(Consumer<? super Step<A>> listener);

  /** Tells {@code listener} nothing any more. */
  void ignore(Consumer<? super Step<A>> listener);
}
