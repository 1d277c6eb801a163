package panal.trace;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import panal.game.Player;
import panal.message.Messages;
import panal.search.Kept;
import panal.search.NodeView;
import panal.search.Step;

/**
 * Makes a search's tree again from its steps alone, forward and back: the same nodes in the same
 * order with the same N and Q, bit for bit.
 *
 * <p>Numbers are set to what a step says they became, after a check that they were what it says
 * they were; so a trace that was damaged is found at its first wrong step. Undoing a step sets them
 * to what they were before. Θ(path · children) a step, and no step needs more memory than its own
 * nodes.
 *
 * @param <A> the type of an action
 */
public final class Replay<A> {

  private final ReplayedNode<A> root;

  /** A tree that is only a root, at which {@code turn} is to move. */
  public Replay(Player turn) {
    this(turn, Kept.nothing());
  }

  /**
   * A tree that was kept, or only a root where it is empty.
   *
   * @throws IllegalArgumentException if its nodes make no tree
   */
  Replay(Player turn, Kept<A> kept) {
    if (kept.isEmpty()) {
      root = new ReplayedNode<>(null, turn, turn);
      return;
    }
    Kept.Node<A> first = kept.nodes().get(0);
    if (!first.path().isEmpty()) {
      throw orphan(first);
    }
    root = brought(null, first);
    kept.nodes().stream().skip(1).forEach(this::bring);
  }

  private void bring(Kept.Node<A> node) {
    ReplayedNode<A> parent = root;
    int last = node.path().size() - 1;
    for (int depth = 0; depth < last; depth++) {
      parent = parent.child(node.path().get(depth)).orElseThrow(() -> orphan(node));
    }
    if (last < 0 || parent.child(node.path().get(last)).isPresent()) {
      throw orphan(node);
    }
    parent.children.add(brought(node.path().get(last), node));
  }

  private static <A> ReplayedNode<A> brought(A action, Kept.Node<A> from) {
    ReplayedNode<A> node = new ReplayedNode<>(action, from.chooser(), from.view());
    node.prior = from.prior();
    node.set(from.visits(), from.total());
    node.setAmaf(from.amafVisits(), from.amafTotal());
    if (from.proven().isPresent()) {
      double value = from.proven().getAsDouble();
      node.provenForFirst = from.view() == Player.FIRST ? value : 0 - value;
    }
    return node;
  }

  private static IllegalArgumentException orphan(Kept.Node<?> node) {
    return new IllegalArgumentException(Messages.of("trace.keptNode", node.path()));
  }

  /** The tree as it stands, from its root; it moves on with {@link #apply}. */
  public NodeView<A> tree() {
    return root;
  }

  /** The node at the end of these actions, which has to be there. */
  NodeView<A> node(List<A> path) {
    ReplayedNode<A> node = root;
    for (A action : path) {
      node = node.child(action).orElseThrow();
    }
    return node;
  }

  /**
   * Does what the step did.
   *
   * @throws IllegalArgumentException if it does not fit the tree; the tree then stays as it is
   */
  public void apply(Step<A> step) {
    if (step instanceof Step.Selection<A> selection) {
      follow(selection);
    } else if (step instanceof Step.Expansion<A> expansion) {
      add(expansion, expansion.path(), expansion.chooser(), expansion.view()).prior =
          expansion.prior();
    } else if (step instanceof Step.Backpropagation<A> backpropagation) {
      update(backpropagation);
    } else if (step instanceof Step.Visit<A> visit) {
      enter(visit);
    } else if (step instanceof Step.Return<A> carried) {
      ReplayedNode<A> parent = end(carried);
      parent.child(carried.action()).orElseThrow(() -> misfit(step));
      change(step, parent, carried.before(), carried.after());
    } else if (step instanceof Step.Prune<A> prune) {
      cutOff(prune);
    } else {
      path(step, step.path());
    }
  }

  /**
   * Takes back the step that was applied last.
   *
   * @throws IllegalArgumentException if it was another one and cannot be undone here
   */
  public void undo(Step<A> step) {
    if (step instanceof Step.Expansion<A>) {
      removeLast(step, step.path());
    } else if (step instanceof Step.Backpropagation<A> backpropagation) {
      takeBack(backpropagation);
    } else if (step instanceof Step.Visit<A> visit) {
      if (visit.path().isEmpty()) {
        root.leave();
      } else {
        removeLast(step, step.path());
      }
    } else if (step instanceof Step.Return<A> carried) {
      change(step, end(carried), carried.after(), carried.before());
    } else if (step instanceof Step.Prune<A> prune) {
      ReplayedNode<A> node = end(prune);
      int left = node.children.size() - prune.actions().size();
      node.children.subList(left, node.children.size()).clear();
    } else {
      path(step, step.path());
    }
  }

  /** Changes nothing, but what was compared and chosen has to be what is there. */
  private void follow(Step.Selection<A> step) {
    List<ReplayedNode<A>> path = path(step, step.path());
    int down = step.path().size();
    int levels = step.choices().size();
    boolean fits = levels == down || levels == down + 1;
    for (int i = 0; fits && i < levels; i++) {
      Step.Choice<A> choice = step.choices().get(i);
      A chosen = choice.candidates().get(choice.chosen()).action();
      fits = path.get(i).offers(choice) && (i == down || chosen.equals(step.path().get(i)));
    }
    if (!fits) {
      throw misfit(step);
    }
  }

  private ReplayedNode<A> add(Step<A> step, List<A> actions, Player chooser, Player view) {
    if (actions.isEmpty()) {
      throw misfit(step);
    }
    A action = actions.get(actions.size() - 1);
    ReplayedNode<A> parent = last(path(step, actions.subList(0, actions.size() - 1)));
    if (parent.child(action).isPresent()) {
      throw misfit(step);
    }
    ReplayedNode<A> child = new ReplayedNode<>(action, chooser, view);
    parent.children.add(child);
    return child;
  }

  private void removeLast(Step<A> step, List<A> actions) {
    ReplayedNode<A> parent = last(path(step, actions.subList(0, actions.size() - 1)));
    ReplayedNode<A> child = last(parent.children);
    if (!child.action.equals(last(actions)) || !child.children.isEmpty()) {
      throw misfit(step);
    }
    parent.children.remove(parent.children.size() - 1);
  }

  private void update(Step.Backpropagation<A> step) {
    List<ReplayedNode<A>> path = path(step, step.path());
    Collections.reverse(path);
    boolean fits = step.updates().size() == path.size();
    for (int i = 0; fits && i < path.size(); i++) {
      Step.Update update = step.updates().get(i);
      fits = path.get(i).has(update.visitsBefore(), update.totalBefore());
    }
    for (Step.AmafUpdate<A> update : step.amaf()) {
      fits = fits && end(step, update.path()).hasAmaf(update.visitsBefore(), update.totalBefore());
    }
    for (Step.Proof<A> proof : step.proofs()) {
      fits = fits && Double.isNaN(end(step, proof.path()).provenForFirst);
    }
    if (!fits) {
      throw misfit(step);
    }
    for (int i = 0; i < path.size(); i++) {
      path.get(i).set(step.updates().get(i).visits(), step.updates().get(i).total());
    }
    for (Step.AmafUpdate<A> update : step.amaf()) {
      end(step, update.path()).setAmaf(update.visits(), update.total());
    }
    step.proofs().forEach(proof -> end(step, proof.path()).provenForFirst = proof.value());
  }

  private void takeBack(Step.Backpropagation<A> step) {
    List<ReplayedNode<A>> path = path(step, step.path());
    Collections.reverse(path);
    for (int i = 0; i < path.size(); i++) {
      Step.Update update = step.updates().get(i);
      path.get(i).set(update.visitsBefore(), update.totalBefore());
    }
    for (Step.AmafUpdate<A> update : step.amaf()) {
      end(step, update.path()).setAmaf(update.visitsBefore(), update.totalBefore());
    }
    step.proofs().forEach(proof -> end(step, proof.path()).provenForFirst = Double.NaN);
  }

  private void enter(Step.Visit<A> visit) {
    if (visit.path().isEmpty() && root.visits() > 0) {
      throw misfit(visit);
    }
    ReplayedNode<A> node =
        visit.path().isEmpty() ? root : add(visit, visit.path(), visit.chooser(), Player.FIRST);
    node.know(visit.bounds());
  }

  private void change(Step<A> step, ReplayedNode<A> node, Step.Bounds from, Step.Bounds to) {
    if (!from.equals(node.bounds)) {
      throw misfit(step);
    }
    node.know(to);
  }

  private void cutOff(Step.Prune<A> prune) {
    ReplayedNode<A> node = end(prune);
    if (node.children.isEmpty()
        || !prune.bounds().equals(node.bounds)
        || prune.actions().stream().anyMatch(action -> node.child(action).isPresent())) {
      throw misfit(prune);
    }
    Player chooser = node.children.get(0).chooser;
    prune
        .actions()
        .forEach(action -> node.children.add(new ReplayedNode<>(action, chooser, Player.FIRST)));
  }

  private ReplayedNode<A> end(Step<A> step) {
    return end(step, step.path());
  }

  private ReplayedNode<A> end(Step<A> step, List<A> actions) {
    return last(path(step, actions));
  }

  /** The nodes from the root along the actions. */
  private List<ReplayedNode<A>> path(Step<A> step, List<A> actions) {
    List<ReplayedNode<A>> path = new ArrayList<>();
    ReplayedNode<A> node = root;
    path.add(node);
    for (A action : actions) {
      node = node.child(action).orElseThrow(() -> misfit(step));
      path.add(node);
    }
    return path;
  }

  private static <T> T last(List<T> list) {
    return list.get(list.size() - 1);
  }

  private static IllegalArgumentException misfit(Step<?> step) {
    return new IllegalArgumentException(
        Messages.of("trace.misfit", step.iteration(), step.phase().marker()));
  }
}
