package panal.search.mcts;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import panal.game.Checked;
import panal.game.Player;
import panal.game.Prior;
import panal.game.State;
import panal.message.Messages;
import panal.search.NodeView;

/** A node of the tree that {@link Mcts} grows. */
final class Node<A> implements NodeView<A> {

  final State<A> state;

  /** The actions that have no child yet, in the game's order. */
  final List<A> untried;

  final List<Node<A>> children = new ArrayList<>();
  private final A action;
  private final Player chooser;
  private final Player view;
  private final double prior; // NaN where there is none
  private double[] weights; // of the untried actions, once they were asked for
  private long visits;
  private double total;
  private long amafVisits;
  private double amafTotal;
  private double provenForFirst = Double.NaN; // until it is proved

  Node(A action, State<A> state, Player chooser, Player view, double prior) {
    this.action = action;
    this.state = state;
    this.chooser = chooser;
    this.view = view;
    this.prior = prior;
    untried = new ArrayList<>(Checked.actions(state));
    if (state.turn() == Player.CHANCE && !untried.isEmpty()) {
      throw new IllegalArgumentException(Messages.of("search.chance"));
    }
  }

  /** The same with all below it, as a root at which {@code views} are those of a new tree. */
  Node<A> asRoot(Views views) {
    Player turn = state.turn();
    return copy(null, turn, Double.NaN, views);
  }

  private Node<A> copy(A into, Player chosenBy, double guess, Views views) {
    Node<A> copy = new Node<>(into, state, chosenBy, views.of(chosenBy, state.turn()), guess);
    copy.untried.retainAll(untried);
    copy.weights = weights == null ? null : weights.clone();
    copy.visits = visits;
    copy.total = copy.view == view ? total : 0 - total; // never -0.0
    copy.amafVisits = amafVisits;
    copy.amafTotal = copy.view == view ? amafTotal : 0 - amafTotal;
    copy.provenForFirst = provenForFirst;
    for (Node<A> child : children) {
      copy.children.add(child.copy(child.action, child.chooser, child.prior, views));
    }
    return copy;
  }

  /** Whose utility Q adds up at a node. */
  interface Views {
    Player of(Player chooser, Player turn);
  }

  /** The weights of the untried actions by a prior, which is always the same one. */
  double[] weights(Prior<A> guess) {
    if (weights == null) {
      weights = guess.weights(state);
    }
    return weights;
  }

  /** Takes an action off the untried ones. */
  void tried(int index) {
    untried.remove(index);
    if (weights != null) {
      double[] left = new double[weights.length - 1];
      System.arraycopy(weights, 0, left, 0, index);
      System.arraycopy(weights, index + 1, left, index, left.length - index);
      weights = left;
    }
  }

  /**
   * Takes in a result.
   *
   * @param height above the node from which the result goes up
   */
  void add(double utilityOfFirst, int height, Backup backup) {
    visits += backup.visits(height);
    total += backup.gain(view == Player.FIRST ? utilityOfFirst : -utilityOfFirst);
  }

  /** Takes in the result of an iteration that played this node's action. */
  void addAmaf(double utilityOfFirst) {
    amafVisits++;
    amafTotal += view == Player.FIRST ? utilityOfFirst : -utilityOfFirst;
  }

  /** Whether the exact value is known. */
  boolean isProven() {
    return !Double.isNaN(provenForFirst);
  }

  /** The exact value for the first player; NaN where it is not known. */
  double provenForFirst() {
    return provenForFirst;
  }

  void prove(double valueForFirst) {
    provenForFirst = valueForFirst;
  }

  /** The player to move, whom the children's values serve. */
  Player turn() {
    return state.turn();
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
  public OptionalDouble prior() {
    return Double.isNaN(prior) ? OptionalDouble.empty() : OptionalDouble.of(prior);
  }

  @Override
  public long amafVisits() {
    return amafVisits;
  }

  @Override
  public double amafTotal() {
    return amafTotal;
  }

  /** The exact value for a player, where it is known. */
  OptionalDouble provenFor(Player player) {
    return isProven()
        ? OptionalDouble.of(player == Player.FIRST ? provenForFirst : 0 - provenForFirst)
        : OptionalDouble.empty();
  }

  @Override
  public OptionalDouble proven() {
    return provenFor(view);
  }

  @Override
  public List<Node<A>> children() {
    return Collections.unmodifiableList(children);
  }
}
