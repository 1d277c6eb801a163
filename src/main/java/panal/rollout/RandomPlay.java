package panal.rollout;

import panal.game.Checked;
import panal.game.Player;
import panal.game.Positions;
import panal.game.State;
import panal.message.Messages;

/**
 * Uniformly random play without sampling: the exact mean that rollouts from a state come ever
 * closer to, and the exact mean length of such games.
 *
 * <pre>{@code
 * value(s)  = U(s, FIRST) where s is terminal, else the mean over a of value(Result(s, a))
 * length(s) = 0           where s is terminal, else 1 + the mean over a of length(Result(s, a))
 * }</pre>
 *
 * Both for everything that can come up from a root, worked out once and kept; the work grows with
 * the number of positions. Doubles, so right to about 15 digits. {@link MonteCarlo} estimates the
 * same value where there are too many positions.
 *
 * @param <A> the type of an action
 */
public final class RandomPlay<A> {

  private final Positions<A> positions;
  private final double[] values; // by number of the position, for FIRST
  private final double[] lengths;

  /**
   * Reckons for {@code root} and everything below it.
   *
   * @throws panal.game.TooManyPositionsException if there are, or may be, too many positions
   * @throws IllegalArgumentException if there is a chance node or a play can return to a state
   */
  public RandomPlay(State<A> root) {
    positions = Positions.from(root);
    values = new double[positions.size()];
    lengths = new double[positions.size()];
    for (int p = 0; p < values.length; p++) {
      int actions = positions.actions(p);
      if (actions == 0) {
        values[p] = Checked.utility(positions.state(p));
      } else if (positions.state(p).turn() == Player.CHANCE) {
        throw new IllegalArgumentException(Messages.of("randomPlay.chance"));
      } else {
        double value = 0;
        double length = 0;
        for (int i = 0; i < actions; i++) {
          value += values[positions.successor(p, i)];
          length += lengths[positions.successor(p, i)];
        }
        values[p] = value / actions;
        lengths[p] = 1 + length / actions;
      }
    }
  }

  /**
   * The mean result of random play from a state, for {@link Player#FIRST}.
   *
   * @throws IllegalArgumentException if the state cannot come up from the root
   */
  public double valueForFirst(State<A> state) {
    return values[positions.number(state)];
  }

  /**
   * The mean number of moves to the end.
   *
   * @throws IllegalArgumentException if the state cannot come up from the root
   */
  public double length(State<A> state) {
    return lengths[positions.number(state)];
  }
}
