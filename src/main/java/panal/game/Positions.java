package panal.game;

import java.math.BigInteger;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CancellationException;
import panal.message.Messages;

/**
 * All states that can come up from a root, each once, numbered so that what follows a state has
 * smaller numbers than it. What is exact about a game is then one pass over the numbers: upwards
 * for what depends on the successors (values, lengths), downwards for what depends on the
 * predecessors (numbers of paths).
 *
 * <p>Time and space grow with the number of positions and of actions at them. No recursion, so no
 * game is too long for the stack.
 *
 * @param <A> the type of an action
 */
public final class Positions<A> {

  private static final int OPEN = -1;

  private final Map<State<A>, Integer> numbers = new HashMap<>();
  private final List<State<A>> states = new ArrayList<>();
  private final List<int[]> successors = new ArrayList<>();

  private long moves;

  private Positions() {}

  /**
   * Visits all states from {@code root} on.
   *
   * @throws TooManyPositionsException at once where {@code root} is {@link Bounded} and its bound
   *     does not {@linkplain PositionBound#fits() fit}; else when that many have been met
   * @throws IllegalArgumentException if a play can come back to the same state
   * @throws CancellationException if the thread is interrupted
   */
  public static <A> Positions<A> from(State<A> root) {
    if (root instanceof Bounded bounded && !bounded.positionBound().fits()) {
      throw new TooManyPositionsException(bounded.positionBound());
    }
    Positions<A> positions = new Positions<>();
    positions.visit(root);
    return positions;
  }

  private void visit(State<A> root) {
    Deque<Visit<A>> path = new ArrayDeque<>();
    path.push(open(root));
    while (!path.isEmpty()) {
      Visit<A> visit = path.peek();
      if (visit.done < visit.actions.size()) {
        State<A> next = Checked.result(visit.state, visit.actions.get(visit.done));
        Integer number = numbers.get(next);
        if (number == null) {
          path.push(open(next));
        } else if (number == OPEN) {
          throw new IllegalArgumentException(Messages.of("positions.cycle"));
        } else {
          visit.successors[visit.done++] = number;
        }
      } else {
        path.pop();
        close(visit);
        if (!path.isEmpty()) {
          Visit<A> before = path.peek();
          before.successors[before.done++] = states.size() - 1;
        }
      }
    }
  }

  private Visit<A> open(State<A> state) {
    List<A> actions = Checked.actions(state);
    moves += actions.size();
    if (numbers.size() == PositionBound.POSITIONS_LIMIT || moves > PositionBound.MOVES_LIMIT) {
      throw new TooManyPositionsException();
    }
    if (Thread.currentThread().isInterrupted()) {
      throw new CancellationException(Messages.of("positions.interrupted"));
    }
    numbers.put(state, OPEN);
    return new Visit<>(state, actions);
  }

  private void close(Visit<A> visit) {
    numbers.put(visit.state, states.size());
    states.add(visit.state);
    successors.add(visit.successors);
  }

  /** A state whose successors are being numbered. */
  private static final class Visit<A> {
    final State<A> state;
    final List<A> actions;
    final int[] successors;
    int done;

    Visit(State<A> state, List<A> actions) {
      this.state = state;
      this.actions = actions;
      successors = new int[actions.size()];
    }
  }

  /** How many there are. */
  public int size() {
    return states.size();
  }

  /** The state with a number from 0; the root has the last one. */
  public State<A> state(int number) {
    return states.get(number);
  }

  /** How many actions the state with that number has; 0 exactly at the end of a game. */
  public int actions(int number) {
    return successors.get(number).length;
  }

  /** The number of the state after the i-th action, from 0, of the state with that number. */
  public int successor(int number, int i) {
    return successors.get(number)[i];
  }

  /**
   * The number of a state.
   *
   * @throws IllegalArgumentException if it cannot come up from the root
   */
  public int number(State<A> state) {
    Integer number = numbers.get(state);
    if (number == null) {
      throw new IllegalArgumentException(Messages.of("positions.notBelow"));
    }
    return number;
  }

  /** The size of the tree below a state, which is one of these. */
  public TreeSize treeSize(State<A> from) {
    int root = number(from);
    BigInteger nodes = BigInteger.ZERO;
    BigInteger leaves = BigInteger.ZERO;
    int positions = 0;
    BigInteger[] paths = new BigInteger[root + 1]; // from the root; null where none was found yet
    paths[root] = BigInteger.ONE;
    for (int p = root; p >= 0; p--) {
      BigInteger here = paths[p];
      if (here == null) {
        continue;
      }
      positions++;
      nodes = nodes.add(here);
      if (actions(p) == 0) {
        leaves = leaves.add(here);
      }
      for (int next : successors.get(p)) {
        paths[next] = paths[next] == null ? here : paths[next].add(here);
      }
      paths[p] = null; // no longer needed
    }
    return new TreeSize(nodes, leaves, positions);
  }
}
