package panal.experiment.agent;

import java.util.ArrayList;
import java.util.List;
import panal.game.Evaluated;
import panal.game.Evaluation;
import panal.game.Game;
import panal.game.RandomStream;
import panal.game.State;
import panal.search.Budget;
import panal.search.exact.AlphaBeta;

/**
 * {@link AlphaBeta} that looks some moves ahead, whatever the budget: the first of the best actions
 * in the game's order, so it plays the same game against the same moves.
 *
 * <p>Parameters: {@code depth} (usually 3) and {@code evaluation}, one that the game offers
 * (usually its first), or {@code none}, which is 0 everywhere and the usual one where the game
 * offers none.
 *
 * @param name its description
 * @param depth how many moves it looks ahead
 * @param evaluation at the horizon
 * @param <A> the type of an action
 */
record AlphaBetaAgent<A>(String name, int depth, Evaluation<A> evaluation) implements Agent<A> {

  private static final int USUAL_DEPTH = 3;

  static <A> Agent<A> read(Options options, Game<A> game) {
    int depth = options.whole("depth", USUAL_DEPTH, 1);
    Evaluation<A> evaluation = options.oneOf("evaluation", evaluations(game), Evaluation::code);
    return new AlphaBetaAgent<>(options.text(), depth, evaluation);
  }

  private static <A> List<Evaluation<A>> evaluations(Game<A> game) {
    List<Evaluation<A>> evaluations = new ArrayList<>();
    if (game instanceof Evaluated<?>) {
      @SuppressWarnings("unchecked") // a game values its own states
      Evaluated<A> evaluated = (Evaluated<A>) game;
      evaluations.addAll(evaluated.evaluations());
    }
    evaluations.add(new None<>());
    return evaluations;
  }

  /** Nothing but how games end. */
  private record None<A>() implements Evaluation<A> {
    @Override
    public String code() {
      return "none";
    }

    @Override
    public double value(State<A> state) {
      return 0;
    }
  }

  @Override
  public A choose(State<A> state, Budget budget, RandomStream random) {
    return new AlphaBeta<A>(depth, evaluation::value).search(state).action().orElseThrow();
  }
}
