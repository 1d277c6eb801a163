package panal.search.mcts;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import panal.game.Checked;
import panal.game.Player;
import panal.game.Range;
import panal.game.State;
import panal.message.Messages;
import panal.rollout.Playout;
import panal.rollout.ScriptException;
import panal.rollout.Streams;
import panal.search.Budget;
import panal.search.Description;
import panal.search.Kept;
import panal.search.Listeners;
import panal.search.NodeView;
import panal.search.Phase;
import panal.search.Result;
import panal.search.Step;
import panal.search.SteppedSearch;

/**
 * Monte Carlo tree search: a tree that grows by one node an iteration where the results so far are
 * best.
 *
 * <pre>{@code
 * MCTS(s0), repeated while there is budget:
 *   [M1] selection:       from the root, while every action has a node and there are children,
 *                         go to the child with the best score [U1]
 *   [M2] expansion:       add one child, with N = 0 and Q = 0
 *   [M3] simulation:      one rollout from the new node
 *   [M4] backpropagation: N += 1 and Q += the result, from there up to the root
 * the answer: the root's action with the most visits
 * }</pre>
 *
 * N is {@link NodeView#visits()}, Q is {@link NodeView#total()}, for the player whom the settings'
 * perspective names. A selection that ends in a finished node has no [M2]; its [M3] plays nothing
 * and takes the node's own result. After n iterations N(root) = n, and at every node N is the
 * number of its own simulations plus the visits of its children.
 *
 * <p>Greedy MCTS and UCT are this class with another {@code Selection}; with a {@link Solver} it
 * proves values, and is over once that of the root is known. {@link #step()} does one phase and
 * says what it did; {@link #run} does the same phases and says nothing unless somebody listens.
 * Iteration i draws from streams that are a function of the seed and i. Not safe for several
 * threads at once.
 *
 * @param <A> the type of an action
 * @see <a href="https://doi.org/10.1109/TCIAIG.2012.2186810">Browne et al., A survey of Monte Carlo
 *     tree search methods, 2012</a>
 */
public final class Mcts<A> implements SteppedSearch<A> {

  private final MctsSettings settings;
  private final Descent descent;
  private final Node<A> root;
  private final Streams streams;
  private final List<Node<A>> path = new ArrayList<>();
  private final Listeners<A> listeners = new Listeners<>();
  private final long before; // iterations of the searches whose tree it goes on in
  private Phase next = Phase.SELECTION;
  private long iteration;
  private long expansions;
  private long rollouts;
  private double utility;
  private List<A> moves = List.of(); // of the rollout, where somebody has to know them
  private boolean interrupted;

  /**
   * A search that has not begun.
   *
   * @throws IllegalArgumentException if the game is over at {@code root}
   */
  public Mcts(State<A> root, MctsSettings settings) {
    if (root.isTerminal()) {
      throw new IllegalArgumentException(Messages.of("search.finished"));
    }
    this.settings = settings;
    Range range = Range.of(root, Player.FIRST);
    descent = new Descent(settings.solver().selection(settings.selection(), range));
    Player turn = root.turn();
    this.root = new Node<>(null, root, turn, view(settings, turn, turn, turn), Double.NaN);
    streams = new Streams(settings.seed());
    before = 0;
  }

  /** A search that goes on in a tree which it takes over. */
  private Mcts(Node<A> root, Mcts<A> other) {
    settings = other.settings;
    descent = other.descent;
    streams = new Streams(settings.seed());
    this.root = root;
    before = other.iteration;
    iteration = before;
    expansions = other.expansions;
    rollouts = other.rollouts;
  }

  /**
   * A search from the state after an action, which keeps what this one knows of it: tree reuse
   * between the moves of a game. Its tree is the action's subtree, or only a root where the action
   * has no node yet. This search stays as it is.
   *
   * <p>N, and all else that was counted, are those of the subtree; Q is too, with its sign turned
   * where the perspective sees the node from the other player now, such as at the root itself. So
   * N(root) begins at the child's N and is never again the number of iterations run: it is that
   * plus those run since, and {@link Result#iterations()} says so. Iterations go on being numbered
   * where this search stopped, so that no draw is used twice; with the same moves and budgets
   * everything comes again.
   *
   * @throws panal.game.IllegalActionException if the action is not legal at the root
   * @throws IllegalArgumentException if the game is over after it
   * @throws IllegalStateException in the middle of an iteration
   */
  public Mcts<A> after(A action) {
    if (next != Phase.SELECTION) {
      throw new IllegalStateException(Messages.of("search.unfinishedIteration", iteration));
    }
    State<A> state = Checked.result(root.state, action);
    if (state.isTerminal()) {
      throw new IllegalArgumentException(Messages.of("search.finished"));
    }
    Player turn = state.turn();
    Node.Views views = (chooser, mover) -> view(settings, turn, chooser, mover);
    Node<A> known =
        root.children.stream()
            .filter(child -> child.action().orElseThrow().equals(action))
            .findFirst()
            .orElseGet(() -> new Node<>(action, state, root.turn(), root.turn(), Double.NaN));
    return new Mcts<>(known.asRoot(views), this);
  }

  @Override
  public State<A> root() {
    return root.state;
  }

  /** The tree as it stands, from its root; it moves on while the search does. */
  public NodeView<A> tree() {
    return root;
  }

  /** The phase that {@link #step()} does next. */
  public Phase next() {
    return next;
  }

  @Override
  public void listen(Consumer<? super Step<A>> listener) {
    listeners.add(listener);
  }

  @Override
  public void ignore(Consumer<? super Step<A>> listener) {
    listeners.remove(listener);
  }

  @Override
  public boolean begun() {
    return iteration > before;
  }

  @Override
  public Kept<A> kept() {
    if (begun()) {
      throw new IllegalStateException(Messages.of("search.begun", iteration));
    }
    return before == 0 ? Kept.nothing() : Kept.of(before, root);
  }

  /** Whether the root's value is proven, so that there is nothing left to search. */
  public boolean finished() {
    return root.isProven();
  }

  /**
   * Does the next phase and returns what it did.
   *
   * @throws IllegalStateException if the search is {@link #finished()}
   */
  public Step<A> step() {
    List<Step<A>> done = new ArrayList<>(1);
    perform(done::add);
    listeners.tell(done.get(0));
    return done.get(0);
  }

  /**
   * Does one iteration, or what is left of one that was begun.
   *
   * @throws IllegalStateException if the search is {@link #finished()}
   */
  public void iterate() {
    do {
      perform(listeners.isEmpty() ? null : listeners::tell);
    } while (next != Phase.SELECTION);
  }

  /**
   * Finishes an iteration that was begun, as the first of the budget; stops before the budget's end
   * where the search is {@link #finished()}.
   */
  @Override
  public Result<A> run(Budget budget) {
    Budget.Meter meter = budget.start();
    while (!finished() && meter.next()) {
      iterate();
    }
    interrupted = meter.interrupted();
    return result();
  }

  /** Does the next phase; the record of it is made only where somebody takes it. */
  private void perform(Consumer<Step<A>> taker) {
    boolean done = false;
    try {
      switch (next) {
        case SELECTION -> select(taker);
        case EXPANSION -> expand(taker);
        case SIMULATION -> simulate(taker);
        case BACKPROPAGATION -> backpropagate(taker);
      }
      done = true;
    } catch (ScriptException e) {
      throw new ScriptException(Messages.of("script.at", iteration, e.getMessage()));
    } finally {
      if (!done) { // whoever goes on repeats the phase with the same draws
        streams.at(iteration);
      }
    }
  }

  private void select(Consumer<Step<A>> taker) {
    if (finished()) {
      throw new IllegalStateException(Messages.of("search.proven", iteration));
    }
    streams.at(iteration + 1);
    path.clear();
    path.add(root);
    List<Step.Choice<A>> choices = new ArrayList<>(0);
    Node<A> node = root;
    while (descent.goesOn(node)) { // [M1]
      int chosen = descent.selection().select(node); // [U1]
      if (taker != null) {
        choices.add(descent.choice(node));
      }
      node = node.children.get(chosen);
      path.add(node);
    }
    if (taker != null && descent.weighed(node)) {
      choices.add(descent.choice(node));
    }
    iteration++;
    next = node.state.isTerminal() || node.isProven() ? Phase.SIMULATION : Phase.EXPANSION;
    if (taker != null) {
      taker.accept(new Step.Selection<>(iteration, actions(), choices));
    }
  }

  private void expand(Consumer<Step<A>> taker) {
    Node<A> parent = leaf();
    int index = descent.next(parent, settings.expansion(), expansions, streams.expansion());
    A action = parent.untried.get(index);
    Player chooser = parent.state.turn();
    State<A> state = Checked.result(parent.state, action);
    Player view = view(settings, root.chooser(), chooser, state.turn());
    Node<A> child = new Node<>(action, state, chooser, view, descent.prior(parent, index));
    parent.tried(index);
    parent.children.add(child); // [M2]
    path.add(child);
    expansions++;
    next = Phase.SIMULATION;
    if (taker != null) {
      taker.accept(
          new Step.Expansion<>(
              iteration, actions(), chooser, view, parent.untried.size(), child.prior()));
    }
  }

  private static Player view(MctsSettings settings, Player root, Player chooser, Player turn) {
    return settings.backup().view(settings.perspective(), root, chooser, turn);
  }

  private void simulate(Consumer<Step<A>> taker) {
    Node<A> leaf = leaf();
    State<A> state = leaf.state;
    Step.Source source = Step.Source.FINISHED;
    moves = List.of();
    if (state.isTerminal()) {
      utility = Checked.utility(state);
    } else if (leaf.isProven()) {
      source = Step.Source.PROVEN;
      utility = leaf.provenForFirst();
    } else if (taker == null && !descent.selection().countsMoves()) {
      utility = settings.rollout().result(state, rollouts, streams); // [M3]
      rollouts++;
    } else {
      Playout<A> playout = settings.rollout().record(state, rollouts, streams); // [M3]
      rollouts++;
      source = playout.moves().isPresent() ? Step.Source.PLAYED : Step.Source.SCRIPTED;
      moves = playout.moves().orElse(List.of());
      utility = playout.utility();
    }
    next = Phase.BACKPROPAGATION;
    if (taker != null) {
      taker.accept(new Step.Simulation<>(iteration, actions(), source, moves, utility));
    }
  }

  private void backpropagate(Consumer<Step<A>> taker) {
    List<Step.Update> updates = new ArrayList<>(0);
    int last = path.size() - 1;
    for (int i = last; i >= 0; i--) {
      Node<A> node = path.get(i);
      long visits = node.visits();
      double total = node.total();
      node.add(utility, last - i, settings.backup()); // [M4]
      if (taker != null) {
        updates.add(
            new Step.Update(
                node.chooser(), node.view(), visits, node.visits(), total, node.total()));
      }
    }
    List<Step.AmafUpdate<A>> amaf = new ArrayList<>(0);
    if (descent.selection().countsMoves()) {
      new AllMovesAsFirst<>(path, moves, utility).count(taker == null ? null : amaf); // [M4]
    }
    List<Step.Proof<A>> proofs = settings.solver().prove(path); // [S1]
    next = Phase.SELECTION;
    if (taker != null) {
      taker.accept(new Step.Backpropagation<>(iteration, actions(), updates, amaf, proofs));
    }
  }

  private Node<A> leaf() {
    return path.get(path.size() - 1);
  }

  /** The actions along the path. */
  private List<A> actions() {
    return path.stream().map(NodeView::action).flatMap(Optional::stream).toList();
  }

  @Override
  public Result<A> result() {
    List<Result.Estimate<A>> estimates = new ArrayList<>();
    for (A action : root.state.actions()) {
      estimates.add(
          root.children.stream()
              .filter(child -> child.action().orElseThrow().equals(action))
              .findFirst()
              .map(child -> estimate(action, child))
              .orElse(new Result.Estimate<>(action, 0, 0)));
    }
    return new Result<>(
        root.chooser(),
        Range.of(root.state, root.chooser()),
        estimates,
        settings.recommendation().choose(settings.solver().answers(root)),
        root.visits(),
        interrupted,
        root.provenFor(root.chooser()));
  }

  private Result.Estimate<A> estimate(A action, Node<A> child) {
    return new Result.Estimate<>(
        action, child.visits(), child.total(), child.provenFor(root.chooser()));
  }

  @Override
  public Description description() {
    return settings.description();
  }
}
