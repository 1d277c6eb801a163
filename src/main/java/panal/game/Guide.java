package panal.game;

/**
 * How a rollout chooses its moves when it does better than uniformly at random.
 *
 * @param <A> the type of an action
 */
public interface Guide<A> {

  /** What descriptions call it, in lower case. */
  String code();

  /**
   * The next move.
   *
   * @param state one of the game that offers this, not finished
   * @param random where all that is random is drawn from
   * @return a legal action
   */
  A choose(State<A> state, RandomStream random);
}
