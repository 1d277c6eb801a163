package panal.search.exact;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Consumer;
import java.util.function.ToDoubleFunction;
import panal.game.Checked;
import panal.game.Player;
import panal.game.Range;
import panal.game.State;
import panal.message.Messages;
import panal.search.Budget;
import panal.search.Description;
import panal.search.Listeners;
import panal.search.Perspective;
import panal.search.Result;
import panal.search.Step;
import panal.search.SteppedSearch;

/**
 * Minimax and alpha-beta, step by step over the tree of the game, in the game's order of actions.
 *
 * <pre>{@code
 * value(s, alpha, beta):                                     at the root: (-∞, +∞)
 *   [A1] visit s; where it is finished, return U(s, FIRST)
 *   for each action a of s:
 *     [A2] v ← max (FIRST to move) or min (SECOND) of v and value(Result(s, a), alpha, beta)
 *          alpha ← max(alpha, v), or beta ← min(beta, v)     alpha-beta only
 *     [A3] once alpha ≥ beta, cut off the other actions      alpha-beta only
 *   return v
 * }</pre>
 *
 * An iteration is one visited node with what is carried up before the next one. Nothing is kept but
 * the way from the root, so a position reached in two ways is visited twice; {@link Minimax} keeps
 * positions. Of the root's actions alpha-beta knows the exact value of the best only: the others'
 * are bounds.
 *
 * @param <A> the type of an action
 */
public final class DepthFirst<A> implements SteppedSearch<A> {

  /** Whether to leave out what cannot matter. */
  enum Pruning {
    NONE,
    ALPHA_BETA
  }

  private final State<A> root;
  private final int depth;
  private final ToDoubleFunction<State<A>> evaluation;
  private final Pruning pruning;
  private final List<Frame<A>> path = new ArrayList<>();
  private final Listeners<A> listeners = new Listeners<>();
  private final List<Result.Estimate<A>> returned = new ArrayList<>();
  private Frame<A> top; // of the finished walk too
  private long nodes;
  private boolean horizon;
  private boolean finished;
  private boolean interrupted;
  private A best;

  DepthFirst(State<A> root, int depth, ToDoubleFunction<State<A>> evaluation, Pruning pruning) {
    this.root = root;
    this.depth = depth;
    this.evaluation = evaluation;
    this.pruning = pruning;
  }

  /**
   * Minimax to the end of every line.
   *
   * @throws IllegalArgumentException if the game is over at {@code root}
   */
  public static <A> DepthFirst<A> minimax(State<A> root) {
    return whole(root, Pruning.NONE);
  }

  /**
   * Alpha-beta to the end of every line that is not cut off.
   *
   * @throws IllegalArgumentException if the game is over at {@code root}
   */
  public static <A> DepthFirst<A> alphaBeta(State<A> root) {
    return whole(root, Pruning.ALPHA_BETA);
  }

  private static <A> DepthFirst<A> whole(State<A> root, Pruning pruning) {
    if (root.isTerminal()) {
      throw new IllegalArgumentException(Messages.of("search.finished"));
    }
    return new DepthFirst<>(root, Integer.MAX_VALUE, state -> 0, pruning);
  }

  /** A node on the way from the root to where the walk is. */
  private static final class Frame<A> {
    final A action;
    final State<A> state;
    final List<A> actions;
    int next;
    boolean hasValue;
    double value;
    double alpha;
    double beta;

    Frame(A action, State<A> state, List<A> actions, double alpha, double beta) {
      this.action = action;
      this.state = state;
      this.actions = actions;
      this.alpha = alpha;
      this.beta = beta;
    }

    boolean done() {
      return next == actions.size();
    }

    Step.Bounds bounds() {
      OptionalDouble known = hasValue ? OptionalDouble.of(value) : OptionalDouble.empty();
      return new Step.Bounds(known, alpha, beta);
    }
  }

  @Override
  public State<A> root() {
    return root;
  }

  @Override
  public void listen(Consumer<? super Step<A>> listener) {
    listeners.add(listener);
  }

  @Override
  public void ignore(Consumer<? super Step<A>> listener) {
    listeners.remove(listener);
  }

  /** One iteration of the budget is one visited node. */
  @Override
  public Result<A> run(Budget budget) {
    Budget.Meter meter = budget.start();
    walk(meter);
    interrupted = meter.interrupted();
    return result();
  }

  /** Walks on as long as there is budget and tree. */
  void walk(Budget.Meter meter) {
    while (!finished && meter.next()) {
      visit();
      while (!finished && !goesDown()) {
        comeBack();
      }
    }
  }

  /** Whether the next thing to do is to visit a node below the last. */
  private boolean goesDown() {
    return !top.done() && !cut(top);
  }

  private boolean cut(Frame<A> frame) {
    return pruning == Pruning.ALPHA_BETA && frame.alpha >= frame.beta;
  }

  private void visit() {
    Frame<A> frame;
    if (top == null) {
      frame = frame(null, root, Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY);
    } else {
      A action = top.actions.get(top.next);
      frame = frame(action, Checked.result(top.state, action), top.alpha, top.beta);
      top.next++;
    }
    Player chooser = top == null ? root.turn() : top.state.turn();
    path.add(frame);
    top = frame;
    nodes++;
    if (!listeners.isEmpty()) {
      listeners.tell(new Step.Visit<>(nodes, actions(), chooser, frame.bounds())); // [A1]
    }
  }

  private Frame<A> frame(A action, State<A> state, double alpha, double beta) {
    boolean end = state.isTerminal();
    if (!end && state.turn() == Player.CHANCE) {
      throw new IllegalArgumentException(Messages.of("minimax.chance"));
    }
    boolean leaf = end || path.size() == depth;
    horizon |= leaf && !end;
    Frame<A> frame =
        new Frame<>(action, state, leaf ? List.of() : Checked.actions(state), alpha, beta);
    if (leaf) {
      frame.hasValue = true;
      frame.value = end ? Checked.utility(state) : evaluation.applyAsDouble(state);
    }
    return frame;
  }

  /** Cuts off what is left of the last node, or carries its value up. */
  private void comeBack() {
    if (!top.done()) {
      List<A> left = top.actions.subList(top.next, top.actions.size());
      top.next = top.actions.size();
      if (!listeners.isEmpty()) {
        listeners.tell(new Step.Prune<>(nodes, actions(), left, top.bounds())); // [A3]
      }
    } else if (path.size() == 1) {
      finished = true;
    } else {
      carryUp();
    }
  }

  private void carryUp() {
    Frame<A> child = path.remove(path.size() - 1);
    top = path.get(path.size() - 1);
    Step.Bounds before = listeners.isEmpty() ? null : top.bounds();
    boolean first = top.state.turn() == Player.FIRST;
    if (!top.hasValue || (first ? child.value > top.value : child.value < top.value)) { // [A2]
      top.hasValue = true;
      top.value = child.value;
      best = path.size() == 1 ? child.action : best;
    }
    if (pruning == Pruning.ALPHA_BETA && first) {
      top.alpha = Math.max(top.alpha, top.value);
    } else if (pruning == Pruning.ALPHA_BETA) {
      top.beta = Math.min(top.beta, top.value);
    }
    if (path.size() == 1) {
      returned.add(new Result.Estimate<>(child.action, 1, forMover(child.value)));
    }
    if (before != null) {
      listeners.tell(
          new Step.Return<>(nodes, actions(), child.action, child.value, before, top.bounds()));
    }
  }

  /** The actions along the path. */
  private List<A> actions() {
    return path.stream().skip(1).map(frame -> frame.action).toList();
  }

  private double forMover(double valueForFirst) {
    return root.turn() == Player.FIRST ? valueForFirst : 0 - valueForFirst; // never -0.0
  }

  /** How many nodes have been visited, the root included. */
  public long nodes() {
    return nodes;
  }

  /** Whether there is nothing left to visit. */
  public boolean finished() {
    return finished;
  }

  /** Whether some line reached the horizon. */
  boolean reachedHorizon() {
    return horizon;
  }

  /** The value of the root, for the player to move there; of use only once {@link #finished()}. */
  double value() {
    return forMover(path.get(0).value);
  }

  /**
   * The root's actions: N = 1 and their value as Q for those that are done, N = 0 for the others;
   * the best is the first of the highest value.
   */
  @Override
  public Result<A> result() {
    List<Result.Estimate<A>> estimates = new ArrayList<>(returned);
    List<A> all = root.actions();
    for (A action : all.subList(returned.size(), all.size())) {
      estimates.add(new Result.Estimate<>(action, 0, 0));
    }
    return new Result<>(
        root.turn(),
        Range.of(root, root.turn()),
        estimates,
        Optional.ofNullable(best),
        nodes,
        interrupted);
  }

  @Override
  public Description description() {
    return new Description(
        pruning == Pruning.NONE ? "minimax" : "alphabeta",
        OptionalDouble.empty(),
        Perspective.ROOT,
        "inorder",
        "value",
        0);
  }
}
