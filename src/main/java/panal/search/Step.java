package panal.search;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import panal.game.Player;

/**
 * What one phase of one iteration did, with all that a view needs: replaying the steps rebuilds the
 * tree exactly, and undoing them takes it back.
 *
 * <p>Monte Carlo tree search has selection, expansion, simulation and backpropagation. Minimax and
 * alpha-beta have visit, return and prune; there an iteration is one visited node with what is
 * carried up before the next one.
 *
 * <p>A path is the actions from the root to a node, empty for the root itself. Lists are
 * unmodifiable.
 *
 * @param <A> the type of an action
 */
public sealed interface Step<A> {

  /** The iteration, from 1. */
  long iteration();

  /** The path to the node at which the phase ended. */
  List<A> path();

  /** The phase. */
  Phase phase();

  /**
   * [M1]: the way down.
   *
   * @param iteration from 1
   * @param path to the node at which selection stopped; empty where it stayed at the root
   * @param choices one a level, from the root downwards; one more where selection stopped because
   *     an action without a node scored best
   * @param <A> the type of an action
   */
  record Selection<A>(long iteration, List<A> path, List<Choice<A>> choices) implements Step<A> {
    /** Takes copies of the lists. */
    public Selection {
      path = List.copyOf(path);
      choices = List.copyOf(choices);
    }

    @Override
    public Phase phase() {
      return Phase.SELECTION;
    }
  }

  /**
   * One level of the way down.
   *
   * @param chooser the player to move at the node, who chooses
   * @param view the player whose utility the candidates' Q adds up
   * @param parentVisits N of the node whose children these are
   * @param candidates all children in the order in which they were expanded; then, where the
   *     selection weighs them, the actions without a node in the game's order, with N = 0
   * @param chosen the index of the chosen one among the candidates; where that has no node,
   *     selection stops, and [M2] adds it or one that scores the same
   * @param <A> the type of an action
   */
  record Choice<A>(
      Player chooser, Player view, long parentVisits, List<Candidate<A>> candidates, int chosen) {
    /** Takes a copy of the list. */
    public Choice {
      candidates = List.copyOf(candidates);
    }
  }

  /**
   * One child, or one action without a node, as [U1] saw it; score = mean + bonus, unless a further
   * term says otherwise.
   *
   * @param action the action into the child
   * @param visits N
   * @param total Q
   * @param bonus what the selection adds to Q/N
   * @param score what the argmax compares
   * @param amaf what the score takes from iterations that played the action later; then it is (1 -
   *     β)·Q/N + β·AMAF + bonus
   * @param prior how promising the action looked before it was tried, in [0, 1]
   * @param proven the child's exact value for the choice's view, where the search has proved it; it
   *     then decides alone, without bonus, and a lost child has the score -∞
   * @param <A> the type of an action
   */
  record Candidate<A>(
      A action,
      long visits,
      double total,
      double bonus,
      double score,
      Optional<Amaf> amaf,
      OptionalDouble prior,
      OptionalDouble proven) {

    /** As the plain search has it. */
    public Candidate(A action, long visits, double total, double bonus, double score) {
      this(
          action,
          visits,
          total,
          bonus,
          score,
          Optional.empty(),
          OptionalDouble.empty(),
          OptionalDouble.empty());
    }

    /** The same with an AMAF mean, and the bonus apart. */
    public Candidate<A> blended(Amaf with, double apart) {
      return new Candidate<>(action, visits, total, apart, score, Optional.of(with), prior, proven);
    }

    /** The same with its value proven, which makes the score. */
    public Candidate<A> proved(double value, double newScore) {
      return new Candidate<>(
          action, visits, total, bonus, newScore, amaf, prior, OptionalDouble.of(value));
    }

    /** The same with what was guessed of it, and the bonus apart. */
    public Candidate<A> guessed(double guess, double apart) {
      return new Candidate<>(
          action, visits, total, apart, score, amaf, OptionalDouble.of(guess), proven);
    }

    /** Q/N, NaN where N is 0. */
    public double mean() {
      return total / visits;
    }
  }

  /**
   * All moves as first: what is known of a child from iterations that played its action later.
   *
   * @param visits how many
   * @param total the sum of their results, for the choice's view
   * @param beta their weight in the score, in [0, 1]
   */
  record Amaf(long visits, double total, double beta) {
    /** The mean, NaN where there are none. */
    public double mean() {
      return total / visits;
    }
  }

  /**
   * [M2]: the child that was added, with N = 0 and Q = 0. There is no such step in an iteration
   * whose selection ended in a finished node, or in one whose value is proven.
   *
   * @param iteration from 1
   * @param path to the new node, its action last
   * @param chooser the player who chose that action
   * @param view the player whose utility the new node's Q will add up
   * @param untried how many actions of the parent still have no node
   * @param prior how promising the action looked beforehand, in [0, 1], where the search guesses
   * @param <A> the type of an action
   */
  record Expansion<A>(
      long iteration, List<A> path, Player chooser, Player view, int untried, OptionalDouble prior)
      implements Step<A> {
    /** Takes a copy of the list. */
    public Expansion {
      path = List.copyOf(path);
    }

    /** The action that was added. */
    public A action() {
      return path.get(path.size() - 1);
    }

    @Override
    public Phase phase() {
      return Phase.EXPANSION;
    }
  }

  /**
   * [M3]: one rollout from the node at the end of the path.
   *
   * @param iteration from 1
   * @param path to the node
   * @param source where the result comes from
   * @param moves the moves of the rollout; empty unless they were played
   * @param utility the result, for {@link Player#FIRST}
   * @param <A> the type of an action
   */
  record Simulation<A>(long iteration, List<A> path, Source source, List<A> moves, double utility)
      implements Step<A> {
    /** Takes copies of the lists. */
    public Simulation {
      path = List.copyOf(path);
      moves = List.copyOf(moves);
    }

    @Override
    public Phase phase() {
      return Phase.SIMULATION;
    }
  }

  /** Where the result of a simulation comes from. */
  enum Source {
    /** A game was played to its end. */
    PLAYED,
    /** The next result of a script. */
    SCRIPTED,
    /** The node is finished: its own result, and nothing was played. */
    FINISHED,
    /** The node's value is proven: that value, and nothing was played. */
    PROVEN
  }

  /**
   * [M4]: the way up.
   *
   * @param iteration from 1
   * @param path to the node from which the result went up
   * @param updates from that node up to the root, one a node: one more than the path is long
   * @param amaf what was counted for children of the path's nodes, from the bottom up; empty unless
   *     the search counts moves
   * @param proofs of nodes on the path, from the bottom up; empty unless the search proves values
   * @param <A> the type of an action
   */
  record Backpropagation<A>(
      long iteration,
      List<A> path,
      List<Update> updates,
      List<AmafUpdate<A>> amaf,
      List<Proof<A>> proofs)
      implements Step<A> {
    /** Takes copies of the lists. */
    public Backpropagation {
      path = List.copyOf(path);
      updates = List.copyOf(updates);
      amaf = List.copyOf(amaf);
      proofs = List.copyOf(proofs);
    }

    /** As the plain search has it. */
    public Backpropagation(long iteration, List<A> path, List<Update> updates) {
      this(iteration, path, updates, List.of(), List.of());
    }

    @Override
    public Phase phase() {
      return Phase.BACKPROPAGATION;
    }
  }

  /**
   * One node's numbers before and after.
   *
   * @param chooser the player who chose the action into the node; at the root, the player to move
   * @param view the player whose utility Q adds up
   * @param visitsBefore N before
   * @param visits N after
   * @param totalBefore Q before
   * @param total Q after
   */
  record Update(
      Player chooser,
      Player view,
      long visitsBefore,
      long visits,
      double totalBefore,
      double total) {}

  /**
   * A node's count of iterations that played its action, before and after.
   *
   * @param path to the node
   * @param visitsBefore how many before
   * @param visits how many after
   * @param totalBefore the sum of their results before, for the view of the node
   * @param total the sum after
   * @param <A> the type of an action
   */
  record AmafUpdate<A>(
      List<A> path, long visitsBefore, long visits, double totalBefore, double total) {
    /** Takes a copy of the list. */
    public AmafUpdate {
      path = List.copyOf(path);
    }
  }

  /**
   * A node whose exact value has become known.
   *
   * @param path to the node
   * @param value for {@link Player#FIRST}
   * @param <A> the type of an action
   */
  record Proof<A>(List<A> path, double value) {
    /** Takes a copy of the list. */
    public Proof {
      path = List.copyOf(path);
    }
  }

  /**
   * [A1]: minimax or alpha-beta enters a node.
   *
   * @param iteration how many nodes have been visited, this one included
   * @param path to the node
   * @param chooser the player who chose the action into the node; at the root, the player to move
   * @param bounds its window, and its value where nothing below it is looked at: at the end of the
   *     game or at the horizon
   * @param <A> the type of an action
   */
  record Visit<A>(long iteration, List<A> path, Player chooser, Bounds bounds) implements Step<A> {
    /** Takes a copy of the list. */
    public Visit {
      path = List.copyOf(path);
    }

    @Override
    public Phase phase() {
      return Phase.VISIT;
    }
  }

  /**
   * [A2]: the value of a child is carried up to its parent.
   *
   * @param iteration how many nodes have been visited
   * @param path to the parent
   * @param action to the child, all of which is done
   * @param value of the child, for {@link Player#FIRST}
   * @param before of the parent
   * @param after of the parent
   * @param <A> the type of an action
   */
  record Return<A>(
      long iteration, List<A> path, A action, double value, Bounds before, Bounds after)
      implements Step<A> {
    /** Takes a copy of the list. */
    public Return {
      path = List.copyOf(path);
    }

    @Override
    public Phase phase() {
      return Phase.RETURN;
    }
  }

  /**
   * [A3]: the actions of a node that are left cannot matter, since alpha and beta have met.
   *
   * @param iteration how many nodes have been visited
   * @param path to the node
   * @param actions those that are cut off, in the game's order
   * @param bounds of the node
   * @param <A> the type of an action
   */
  record Prune<A>(long iteration, List<A> path, List<A> actions, Bounds bounds) implements Step<A> {
    /** Takes copies of the lists. */
    public Prune {
      path = List.copyOf(path);
      actions = List.copyOf(actions);
    }

    @Override
    public Phase phase() {
      return Phase.PRUNE;
    }
  }

  /**
   * What minimax and alpha-beta know of a node, all for {@link Player#FIRST}.
   *
   * @param value the best of the children so far; nothing before the first
   * @param alpha what the first player is sure of elsewhere, -∞ at the start
   * @param beta what the second player is sure of elsewhere, +∞ at the start
   */
  record Bounds(OptionalDouble value, double alpha, double beta) {}
}
