package panal.search;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/**
 * Those who are told each step of a search, in the order in which they came.
 *
 * @param <A> the type of an action
 */
public final class Listeners<A> {

  private final List<Consumer<? super Step<A>>> listeners = new ArrayList<>();

  /** Nobody yet. */
  public Listeners() {}

  /** One more. */
  public void add(Consumer<? super Step<A>> listener) {
    listeners.add(listener);
  }

  /** One less. */
  public void remove(Consumer<? super Step<A>> listener) {
    listeners.remove(listener);
  }

  /** Whether nobody listens, so that no record is needed. */
  public boolean isEmpty() {
    return listeners.isEmpty();
  }

  /** Tells all of them; whoever comes or goes meanwhile does so from the next step on. */
  public void tell(Step<A> step) {
    List.copyOf(listeners).forEach(listener -> listener.accept(step));
  }
}
