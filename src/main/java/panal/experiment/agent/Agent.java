package panal.experiment.agent;

import panal.game.RandomStream;
import panal.game.State;
import panal.search.Budget;

/**
 * Somebody who plays a game: given a state, an action.
 *
 * <p>Agents are values with a text that says all about them, such as {@code
 * uct(c=1.41,iterations=2000)}, which {@link Agents#parse} reads back. An agent keeps nothing
 * between its moves and may be asked by several threads at once; what it keeps during one game is
 * in its {@link Seat}.
 *
 * @param <A> the type of an action
 */
public interface Agent<A> {

  /** What tables and files call it: its description, or the name it was given. */
  String name();

  /**
   * The action it takes; the same again for the same state, iterations and stream.
   *
   * @param state not finished, and no chance node
   * @param budget for agents that search until told to stop and have no budget of their own
   * @param random where it draws all that is random from
   * @throws Forfeit if it gives the game up
   * @throws java.util.concurrent.CancellationException if the thread is interrupted before there is
   *     an answer
   */
  A choose(State<A> state, Budget budget, RandomStream random);

  /**
   * The agent at the board for one game.
   *
   * @param limit the budget of a move, for agents that have none of their own
   */
  default Seat<A> sit(Limit limit) {
    return (state, moves, random) -> choose(state, limit.budget(), random);
  }

  /** An agent written on the spot, such as {@code (state, budget, random) -> …}. */
  static <A> Agent<A> of(String name, Policy<A> policy) {
    return new Written<>(name, policy);
  }

  /**
   * How an agent chooses.
   *
   * @param <A> the type of an action
   */
  @FunctionalInterface
  interface Policy<A> {

    /** See {@link Agent#choose}. */
    A choose(State<A> state, Budget budget, RandomStream random);
  }

  /**
   * A policy with a name.
   *
   * @param name what tables and files call it
   * @param policy how it chooses
   * @param <A> the type of an action
   */
  record Written<A>(String name, Policy<A> policy) implements Agent<A> {
    @Override
    public A choose(State<A> state, Budget budget, RandomStream random) {
      return policy.choose(state, budget, random);
    }
  }
}
