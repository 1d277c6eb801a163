package panal.search;

import java.util.function.Consumer;

/**
 * A search that goes step by step and tells each one to whoever listens.
 *
 * @param <A> the type of an action
 */
public interface SteppedSearch<A> extends Search<A> {

  /** Whether it has done anything yet. */
  default boolean begun() {
    return result().iterations() > 0;
  }

  /**
   * The tree in which it goes on; nothing in a search that begins with nothing.
   *
   * @throws IllegalStateException if it has {@link #begun()}, so that the tree is another one
   */
  default Kept<A> kept() {
    return Kept.nothing();
  }

  /**
   * Tells {@code listener} each step from now on, after those who listened before. Listeners only
   * observe: the search is the same with them.
   */
  void listen(Consumer<? super Step<A>> listener);

  /** Tells {@code listener} nothing any more. */
  void ignore(Consumer<? super Step<A>> listener);
}
