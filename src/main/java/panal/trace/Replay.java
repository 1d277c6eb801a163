package panal.trace;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import panal.game.Player;
import panal.message.Messages;
import panal.search.NodeView;
import panal.search.Step;

/**
 * Makes a search's tree again from its steps alone: the same nodes in the same order with the same
 * N and Q, bit for bit.
 *
 * <p>Numbers are set to what a step says they became, after a check that they were what it says
 * they were; so a trace that was damaged is found at its first wrong step. Θ(path · children) a
 * step.
 *
 * @param <A> the type of an action
 */
public final class Replay<A> {

  private final Node<A> root;

  /** A tree that is only a root, at which {@code turn} is to move. */
  public Replay(Player turn) {
    root = new Node<>(null, turn, turn);
  }

  /** The tree as it stands, from its root; it moves on with {@link #apply}. */
  public NodeView<A> tree() {
    return root;
  }

  /**
   * Does what the step did.
   *
   * @throws IllegalArgumentException if it does not fit the tree; the tree then stays as it is
   */
  public void apply(Step<A> step) {
    if (step instanceof Step.Expansion<A> expansion) {
      expand(expansion);
    } else if (step instanceof Step.Backpropagation<A> backpropagation) {
      update(backpropagation);
    } else {
      path(step, step.path());
    }
  }

  private void expand(Step.Expansion<A> step) {
    if (step.path().isEmpty()) {
      throw misfit(step);
    }
    List<A> above = step.path().subList(0, step.path().size() - 1);
    List<Node<A>> path = path(step, above);
    Node<A> parent = path.get(path.size() - 1);
    if (parent.child(step.action()).isPresent()) {
      throw misfit(step);
    }
    parent.children.add(new Node<>(step.action(), step.chooser(), step.view()));
  }

  private void update(Step.Backpropagation<A> step) {
    List<Node<A>> path = path(step, step.path());
    int last = path.size() - 1;
    boolean fits = step.updates().size() == path.size();
    for (int i = 0; fits && i <= last; i++) {
      Node<A> node = path.get(last - i);
      Step.Update update = step.updates().get(i);
      fits = node.visits == update.visitsBefore() && node.total == update.totalBefore();
    }
    if (!fits) {
      throw misfit(step);
    }
    for (int i = 0; i <= last; i++) {
      path.get(last - i).visits = step.updates().get(i).visits();
      path.get(last - i).total = step.updates().get(i).total();
    }
  }

  /** The nodes from the root along the actions. */
  private List<Node<A>> path(Step<A> step, List<A> actions) {
    List<Node<A>> path = new ArrayList<>();
    Node<A> node = root;
    path.add(node);
    for (A action : actions) {
      node = node.child(action).orElseThrow(() -> misfit(step));
      path.add(node);
    }
    return path;
  }

  private static IllegalArgumentException misfit(Step<?> step) {
    return new IllegalArgumentException(
        Messages.of("trace.misfit", step.iteration(), step.phase().marker()));
  }

  private static final class Node<A> implements NodeView<A> {

    private final A action;
    private final Player chooser;
    private final Player view;
    private final List<Node<A>> children = new ArrayList<>();
    private long visits;
    private double total;

    Node(A action, Player chooser, Player view) {
      this.action = action;
      this.chooser = chooser;
      this.view = view;
    }

    Optional<Node<A>> child(A wanted) {
      return children.stream().filter(child -> child.action.equals(wanted)).findFirst();
    }

    @Override
    public Optional<A> action() {
      return Optional.ofNullable(action);
    }

    @Override
    public Player chooser() {
      return chooser;
    }

    @Override
    public Player view() {
      return view;
    }

    @Override
    public long visits() {
      return visits;
    }

    @Override
    public double total() {
      return total;
    }

    @Override
    public List<Node<A>> children() {
      return Collections.unmodifiableList(children);
    }
  }
}
