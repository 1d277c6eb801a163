package panal.game;

/**
 * A guess at what a state is worth where the game is not over, without playing on: what a search
 * that looks only some moves ahead puts at its horizon.
 *
 * @param <A> the type of an action
 */
public interface Evaluation<A> {

  /** What descriptions call it, in lower case. */
  String code();

  /**
   * The guess for {@link Player#FIRST}, between the utilities of a lost and a won game and neither
   * of them, so that a win in sight counts more than any guess.
   *
   * @param state one of the game that offers this, not finished
   */
  double value(State<A> state);
}
