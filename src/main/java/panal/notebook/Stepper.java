package panal.notebook;

import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.ToDoubleFunction;
import panal.game.Game;
import panal.game.State;
import panal.message.Messages;
import panal.search.Phase;
import panal.search.SteppedSearch;
import panal.trace.Cursor;
import panal.trace.Trace;
import panal.view.Look;
import panal.view.StepView;

/**
 * A search to step through in a notebook, forward and back: every step, from whichever cell,
 * changes the one output that {@link #show()} made, where the kernel can do that, see {@link
 * Screen}.
 *
 * <pre>{@code
 * var paso = Stepper.of(hex, "", root -> new Mcts<>(root, MctsSettings.uct(1.41).withSeed(3)));
 * paso.show();
 * // next cell
 * paso.next();
 * }</pre>
 *
 * Going back and forward again shows the very same steps: the search is recorded as it goes, see
 * {@link Cursor}. At an end a step forward or back changes nothing.
 *
 * @param <A> the type of an action
 */
public final class Stepper<A> {

  private final Screen screen = new Screen();
  private StepView<A> view;

  private Stepper(StepView<A> view) {
    this.view = view;
  }

  /**
   * On a search that runs as it is stepped.
   *
   * @param moves from the start of the game to the root of the search, as text
   * @param search makes the search of that root, such as {@code DepthFirst::minimax}
   * @throws IllegalArgumentException if the moves are none of the game's, or not legal
   */
  public static <A> Stepper<A> of(
      Game<A> game, String moves, Function<State<A>, ? extends SteppedSearch<A>> search) {
    List<A> played = given(game, "game").actions(given(moves, "moves"));
    SteppedSearch<A> made = given(search, "search").apply(game.play(played));
    return of(Cursor.live(game, played, given(made, "search.apply(root)")));
  }

  /** On a trace. */
  public static <A> Stepper<A> of(Trace<A> trace) {
    return of(Cursor.of(given(trace, "trace")));
  }

  /** On a cursor, where it stands. */
  public static <A> Stepper<A> of(Cursor<A> cursor) {
    return new Stepper<>(StepView.of(given(cursor, "cursor")));
  }

  /** Shows the place where it stands below this cell; later steps change it there. */
  public void show() {
    screen.showHere(view);
  }

  /** From now on in another look. */
  public void look(Look look) {
    view = view.withLook(given(look, "look"));
    screen.show(view);
  }

  /** From now on with exact values; {@code value} is for {@link panal.game.Player#FIRST}. */
  public void exact(ToDoubleFunction<State<A>> value) {
    view = view.withExact(given(value, "value"));
    screen.show(view);
  }

  /** Goes one step forward. */
  public void next() {
    cursor().next();
    screen.show(view);
  }

  /** Goes one step back. */
  public void previous() {
    cursor().previous();
    screen.show(view);
  }

  /** Goes to the end of this iteration or, between two, of the next. */
  public void iterate() {
    run(1);
  }

  /** Goes to the start of this iteration or, between two, of the one before. */
  public void back() {
    cursor().previousIteration();
    screen.show(view);
  }

  /**
   * Goes so many iterations forward, as far as there are.
   *
   * @throws IllegalArgumentException if they are negative
   * @throws IllegalStateException where no more steps can be recorded, see {@link Cursor}; it is
   *     then behind the last that could
   */
  public void run(long iterations) {
    try {
      cursor().run(iterations);
    } finally {
      screen.show(view);
    }
  }

  /** Goes before the first step. */
  public void toStart() {
    cursor().toStart();
    screen.show(view);
  }

  /** Goes behind the last step that is recorded. */
  public void toEnd() {
    cursor().toEnd();
    screen.show(view);
  }

  /**
   * Goes to a step that is recorded.
   *
   * @param marker of its phase, such as {@code M1}
   * @throws IllegalArgumentException if there is no such phase, or no such step
   */
  public void goTo(long iteration, String marker) {
    cursor().goTo(iteration, phase(given(marker, "marker")));
    screen.show(view);
  }

  private static Phase phase(String marker) {
    return Arrays.stream(Phase.values())
        .filter(phase -> phase.marker().equalsIgnoreCase(marker.strip()))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException(Messages.of("notebook.noPhase", marker)));
  }

  /**
   * Goes to the next recorded step after which a condition holds, such as {@code
   * Cursor::leaderChanged}.
   *
   * @return false where there is none; it then stays where it was
   */
  public boolean goToNext(Predicate<Cursor<A>> condition) {
    boolean found = cursor().goToNext(given(condition, "condition"));
    screen.show(view);
    return found;
  }

  private static <T> T given(T argument, String name) {
    return Objects.requireNonNull(argument, () -> Messages.of("notebook.null", name));
  }

  /** The place itself, for all else that a cursor can do. */
  public Cursor<A> cursor() {
    return view.cursor();
  }

  /** What is shown, as text. */
  @Override
  public String toString() {
    return view.toString();
  }
}
