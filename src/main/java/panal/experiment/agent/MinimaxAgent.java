package panal.experiment.agent;

import panal.game.Game;
import panal.game.RandomStream;
import panal.game.State;
import panal.search.Budget;
import panal.search.exact.Minimax;

/**
 * Perfect play, by {@link Minimax}: the first of the optimal actions in the game's order. Whatever
 * the budget, it works out all positions at each of its moves, and refuses where there are too
 * many.
 *
 * @param name its description, {@code minimax}
 * @param <A> the type of an action
 */
record MinimaxAgent<A>(String name) implements Agent<A> {

  static <A> Agent<A> read(Options options, Game<A> game) {
    return new MinimaxAgent<>(options.text());
  }

  @Override
  public A choose(State<A> state, Budget budget, RandomStream random) {
    return Minimax.solve(state).best().get(0);
  }
}
