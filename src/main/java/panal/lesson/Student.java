package panal.lesson;

/**
 * A student's search, as a lambda: what it would play.
 *
 * @param <S> the states it can search: {@code State<?>} for all games, {@code TicTacToe} for one
 */
@FunctionalInterface
public interface Student<S> {

  /**
   * The action that the search recommends.
   *
   * @param state not finished; it must stay as it is
   * @param iterations how long to search
   * @param seed of all random draws
   * @return one of the state's actions, or the text of one
   */
  Object choose(S state, int iterations, long seed) throws Exception;
}
