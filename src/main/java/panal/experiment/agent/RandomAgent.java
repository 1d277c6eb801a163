package panal.experiment.agent;

import java.util.List;
import panal.game.Checked;
import panal.game.Game;
import panal.game.RandomStream;
import panal.game.State;
import panal.search.Budget;

/**
 * Any legal action, each with the same probability.
 *
 * @param name its description, {@code random}
 * @param <A> the type of an action
 */
record RandomAgent<A>(String name) implements Agent<A> {

  static <A> Agent<A> read(Options options, Game<A> game) {
    return new RandomAgent<>(options.text());
  }

  @Override
  public A choose(State<A> state, Budget budget, RandomStream random) {
    List<A> actions = Checked.actions(state);
    return actions.get(random.nextInt(actions.size()));
  }
}
