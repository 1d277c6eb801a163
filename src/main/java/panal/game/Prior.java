package panal.game;

import java.util.Arrays;

/**
 * How promising the actions of a state look before anything is searched: a guess that a search
 * takes to look at some of them first.
 *
 * @param <A> the type of an action
 */
public interface Prior<A> {

  /** What descriptions call it, in lower case. */
  String code();

  /**
   * The weights of the state's {@link State#actions()} in their order: a new array of numbers from
   * 0 on whose sum is 1.
   *
   * @param state one of the game that offers this, not finished
   */
  double[] weights(State<A> state);

  /** No guess: the same weight for all actions. */
  static <A> Prior<A> uniform() {
    return new Uniform<>();
  }

  /**
   * The same weight for all actions.
   *
   * @param <A> the type of an action
   */
  record Uniform<A>() implements Prior<A> {
    @Override
    public String code() {
      return "uniform";
    }

    @Override
    public double[] weights(State<A> state) {
      double[] weights = new double[state.actions().size()];
      Arrays.fill(weights, 1.0 / weights.length);
      return weights;
    }
  }
}
