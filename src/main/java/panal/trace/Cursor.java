package panal.trace;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Predicate;
import panal.game.Game;
import panal.game.State;
import panal.message.Messages;
import panal.search.Budget;
import panal.search.NodeView;
import panal.search.Phase;
import panal.search.Step;
import panal.search.SteppedSearch;

/**
 * A place in a search to walk forward and back: between the steps of a trace, or of a search that
 * is still running.
 *
 * <p>Position 0 is before the first step and position n after the nth; {@link #tree()} is the tree
 * as it stood there, kept by doing and undoing steps, never by copying it. A cursor on a running
 * search asks it for one more iteration where it stands at the end; going back and forward again
 * shows what was recorded, so the search is the same, bit for bit, as one that never went back. All
 * steps are kept, so a running search can be walked through its first 200,000 steps only.
 *
 * @param <A> the type of an action
 */
public final class Cursor<A> {

  private static final int MOST_STEPS = 200_000;

  private final Trace<A> head;
  private final List<Step<A>> steps;
  private final Optional<SteppedSearch<A>> search;
  private final Replay<A> replay;
  private int position;

  private Cursor(Trace<A> head, List<Step<A>> steps, Optional<SteppedSearch<A>> search) {
    this.head = head;
    this.steps = steps;
    this.search = search;
    replay = head.replay();
  }

  /** At the start of a trace. */
  public static <A> Cursor<A> of(Trace<A> trace) {
    return new Cursor<>(trace.with(List.of()), trace.steps(), Optional.empty());
  }

  /**
   * At the start of a search, which from then on only this cursor may run.
   *
   * @param moves from the start of the game to the root of the search
   * @param search one that has not begun
   * @throws IllegalArgumentException if the search has begun, or its root is not where the moves
   *     lead
   */
  public static <A> Cursor<A> live(Game<A> game, List<A> moves, SteppedSearch<A> search) {
    Trace<A> head = Trace.head(game, moves, search);
    List<Step<A>> steps = new ArrayList<>();
    search.listen(steps::add);
    return new Cursor<>(head, steps, Optional.of(search));
  }

  /** The steps so far, those behind this place and those recorded ahead of it. */
  public Trace<A> trace() {
    return head.with(steps);
  }

  /** Game, moves and search, as a trace without steps; unlike {@link #trace()} at no cost. */
  public Trace<A> head() {
    return head;
  }

  /** The root of the search. */
  public State<A> root() {
    return head.root();
  }

  /** How many steps lie behind. */
  public int position() {
    return position;
  }

  /** The step that was done last, which is the one to look at; nothing at the start. */
  public Optional<Step<A>> step() {
    return position == 0 ? Optional.empty() : Optional.of(steps.get(position - 1));
  }

  /** The tree as it stands here, from its root; it moves with the cursor. */
  public NodeView<A> tree() {
    return replay.tree();
  }

  /**
   * Goes one step forward.
   *
   * @return false at the end, where nothing changes
   * @throws IllegalStateException at the end of so many steps that no more are recorded
   */
  public boolean next() {
    if (position == steps.size()) {
      search.ifPresent(this::record);
    }
    if (position == steps.size()) {
      return false;
    }
    replay.apply(steps.get(position));
    position++;
    return true;
  }

  private void record(SteppedSearch<A> running) {
    if (steps.size() >= MOST_STEPS) {
      throw new IllegalStateException(
          Messages.of("trace.full", MOST_STEPS, steps.get(position - 1).iteration()));
    }
    running.run(Budget.iterations(1));
  }

  /**
   * Goes one step back.
   *
   * @return false at the start, where nothing changes
   */
  public boolean previous() {
    if (position == 0) {
      return false;
    }
    replay.undo(steps.get(position - 1));
    position--;
    return true;
  }

  /**
   * Goes forward to the end of the iteration it is in or, where it stands between two, of the next.
   *
   * @return false at the end, where nothing changes
   */
  public boolean nextIteration() {
    boolean moved = next();
    while (position < steps.size() && !betweenIterations()) {
      next();
    }
    return moved;
  }

  /**
   * Goes back to the start of the iteration it is in or, where it stands between two, of the one
   * before.
   *
   * @return false at the start, where nothing changes
   */
  public boolean previousIteration() {
    boolean moved = previous();
    while (position > 0 && !betweenIterations()) {
      previous();
    }
    return moved;
  }

  /** Whether the last step ends its iteration, as far as is recorded. */
  private boolean betweenIterations() {
    return position == 0
        || position == steps.size()
        || steps.get(position).iteration() != steps.get(position - 1).iteration();
  }

  /**
   * Goes so many iterations forward, or to the end where there are fewer.
   *
   * @throws IllegalArgumentException if they are negative
   */
  public void run(long iterations) {
    Budget.iterations(iterations); // refuses what is none
    for (long i = 0; i < iterations && nextIteration(); i++) {}
  }

  /** Goes before the first step. */
  public void toStart() {
    goTo(0);
  }

  /** Goes behind the last step that is recorded. */
  public void toEnd() {
    goTo(steps.size());
  }

  /**
   * Goes to a position; the cost is its distance.
   *
   * @throws IllegalArgumentException if there is no such position
   */
  public void goTo(int wanted) {
    if (wanted < 0 || wanted > steps.size()) {
      throw new IllegalArgumentException(Messages.of("cursor.position", wanted, steps.size()));
    }
    while (position < wanted) {
      next();
    }
    while (position > wanted) {
      previous();
    }
  }

  /**
   * Goes to the first step of a phase in an iteration.
   *
   * @throws IllegalArgumentException if there is no such step among those recorded
   */
  public void goTo(long iteration, Phase phase) {
    goTo(
        find(iteration, phase)
            .orElseThrow(
                () ->
                    new IllegalArgumentException(
                        Messages.of(
                            "cursor.step",
                            iteration,
                            phase.marker(),
                            head.kept().iterations() + trace().iterations()))));
  }

  private OptionalInt find(long iteration, Phase phase) {
    int at = first(iteration);
    while (at < steps.size() && steps.get(at).iteration() == iteration) {
      if (steps.get(at).phase() == phase) {
        return OptionalInt.of(at + 1);
      }
      at++;
    }
    return OptionalInt.empty();
  }

  /** The index of an iteration's first step, where there is one. */
  private int first(long iteration) {
    int low = 0;
    int high = steps.size();
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (steps.get(middle).iteration() < iteration) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low;
  }

  /**
   * Goes to the first recorded step of all after which the condition holds, such as {@code
   * Cursor::leaderChanged}.
   *
   * @return false where there is none; it then stays where it was
   */
  public boolean goToFirst(Predicate<Cursor<A>> condition) {
    return seek(0, condition);
  }

  /**
   * Goes to the next recorded step after which the condition holds.
   *
   * @return false where there is none; it then stays where it was
   */
  public boolean goToNext(Predicate<Cursor<A>> condition) {
    return seek(position, condition);
  }

  private boolean seek(int from, Predicate<Cursor<A>> condition) {
    int here = position;
    goTo(from);
    while (position < steps.size()) {
      next();
      if (condition.test(this)) {
        return true;
      }
    }
    goTo(here);
    return false;
  }

  /** Whether the last step added to the visits of the node to which a path leads, or entered it. */
  public boolean visited(List<A> path) {
    return step()
        .filter(step -> step.phase() == Phase.BACKPROPAGATION || step.phase() == Phase.VISIT)
        .map(Step::path)
        .filter(to -> to.size() >= path.size() && to.subList(0, path.size()).equals(path))
        .isPresent();
  }

  /** The root's action with most visits so far, ties to the one expanded first. */
  public Optional<A> leader() {
    return leader(Optional.empty());
  }

  /** Whether the last step changed {@link #leader()}; the first to lead counts. */
  public boolean leaderChanged() {
    return step().filter(step -> !leader(Optional.of(step)).equals(leader())).isPresent();
  }

  /** The leader as it was before a step, the last one. */
  private Optional<A> leader(Optional<Step<A>> undone) {
    NodeView<A> best = null;
    long most = 0;
    for (NodeView<A> child : tree().children()) {
      long visits = child.visits() - added(undone, child.action());
      if (visits > most) {
        best = child;
        most = visits;
      }
    }
    return best == null ? Optional.empty() : best.action();
  }

  /** What a step added to the visits of the root's child with an action. */
  private static <A> long added(Optional<Step<A>> step, Optional<A> action) {
    if (step.isPresent() && step.get() instanceof Step.Backpropagation<A> up) {
      int depth = up.path().size();
      if (depth > 0 && Optional.of(up.path().get(0)).equals(action)) {
        Step.Update update = up.updates().get(depth - 1);
        return update.visits() - update.visitsBefore();
      }
    }
    return 0;
  }

  /** The recorded steps, in order, unmodifiable. */
  public List<Step<A>> steps() {
    return Collections.unmodifiableList(steps);
  }
}
