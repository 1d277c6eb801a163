package panal.search;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import panal.game.Player;
import panal.game.Range;

/**
 * What a search has found so far.
 *
 * @param player the player to move at the root; every number here is from this player's view
 * @param range of the results, for that player
 * @param actions the root's legal actions in the game's order, with N = 0 for those not tried
 * @param best the recommended action; nothing before the first iteration
 * @param iterations how many results the root has seen: the iterations that were run, and those
 *     that a kept tree brought with it
 * @param interrupted whether the last run was cut short by an interrupt
 * @param proven the exact value of the root, where the search has proved it and so is over
 * @param <A> the type of an action
 */
public record Result<A>(
    Player player,
    Range range,
    List<Estimate<A>> actions,
    Optional<A> best,
    long iterations,
    boolean interrupted,
    OptionalDouble proven) {

  /** Takes a copy of the list. */
  public Result {
    actions = List.copyOf(actions);
  }

  /** Of a search that proves nothing. */
  public Result(
      Player player,
      Range range,
      List<Estimate<A>> actions,
      Optional<A> best,
      long iterations,
      boolean interrupted) {
    this(player, range, actions, best, iterations, interrupted, OptionalDouble.empty());
  }

  /**
   * One action of the root.
   *
   * @param action the action
   * @param visits N
   * @param total Q, for the player to move at the root
   * @param proven the exact value, where the search has proved it
   * @param <A> the type of an action
   */
  public record Estimate<A>(A action, long visits, double total, OptionalDouble proven) {

    /** Without a proof. */
    public Estimate(A action, long visits, double total) {
      this(action, visits, total, OptionalDouble.empty());
    }

    /** Q/N, NaN where N is 0. */
    public double mean() {
      return total / visits;
    }
  }
}
