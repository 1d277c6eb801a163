package panal.trace;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import panal.game.Player;
import panal.search.NodeView;
import panal.search.Step;

/** A node of a tree that {@link Replay} makes again, and changes; a view for everybody else. */
final class ReplayedNode<A> implements NodeView<A> {

  final A action;
  final Player chooser;
  private final Player view;
  final List<ReplayedNode<A>> children = new ArrayList<>();
  OptionalDouble prior = OptionalDouble.empty();
  private long visits;
  private double total;
  Step.Bounds bounds;
  private long amafVisits;
  private double amafTotal;
  double provenForFirst = Double.NaN; // until it is proved

  ReplayedNode(A action, Player chooser, Player view) {
    this.action = action;
    this.chooser = chooser;
    this.view = view;
  }

  Optional<ReplayedNode<A>> child(A wanted) {
    return children.stream().filter(child -> child.action.equals(wanted)).findFirst();
  }

  /** Whether the children come first among the candidates, with their N and Q. */
  boolean offers(Step.Choice<A> choice) {
    List<Step.Candidate<A>> candidates = choice.candidates();
    boolean same = choice.parentVisits() == visits && children.size() <= candidates.size();
    for (int i = 0; same && i < children.size(); i++) {
      ReplayedNode<A> child = children.get(i);
      Step.Candidate<A> candidate = candidates.get(i);
      same =
          child.action.equals(candidate.action())
              && child.has(candidate.visits(), candidate.total());
    }
    return same;
  }

  boolean has(long visitsThen, double totalThen) {
    return visits == visitsThen && total == totalThen;
  }

  void set(long visitsNow, double totalNow) {
    visits = visitsNow;
    total = totalNow;
  }

  boolean hasAmaf(long visitsThen, double totalThen) {
    return amafVisits == visitsThen && amafTotal == totalThen;
  }

  void setAmaf(long visitsNow, double totalNow) {
    amafVisits = visitsNow;
    amafTotal = totalNow;
  }

  /** Visited once, with the value so far for the sum. */
  void know(Step.Bounds now) {
    bounds = now;
    set(1, now.value().orElse(Double.NaN));
  }

  void leave() {
    bounds = null;
    set(0, 0);
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
    return bounds == null ? view : Player.FIRST; // whoever is to move at the root
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
    return prior;
  }

  @Override
  public long amafVisits() {
    return amafVisits;
  }

  @Override
  public double amafTotal() {
    return amafTotal;
  }

  @Override
  public OptionalDouble proven() {
    return Double.isNaN(provenForFirst)
        ? OptionalDouble.empty()
        : OptionalDouble.of(view() == Player.FIRST ? provenForFirst : 0 - provenForFirst);
  }

  @Override
  public Optional<Step.Bounds> bounds() {
    return Optional.ofNullable(bounds);
  }

  @Override
  public List<ReplayedNode<A>> children() {
    return Collections.unmodifiableList(children);
  }
}
