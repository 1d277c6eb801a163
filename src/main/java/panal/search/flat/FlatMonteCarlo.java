package panal.search.flat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import panal.game.Checked;
import panal.game.Player;
import panal.game.RandomStream;
import panal.game.Range;
import panal.game.State;
import panal.message.Messages;
import panal.rollout.Rollout;
import panal.rollout.Streams;
import panal.rollout.UniformRollout;
import panal.search.Budget;
import panal.search.Description;
import panal.search.Perspective;
import panal.search.Result;
import panal.search.Search;

/**
 * Choice by rollouts alone, without a tree: the root's actions get one rollout each in turn, and
 * the answer is the one with the highest mean. Ties go to the action tried first; the order of the
 * turns is drawn once from the seed.
 *
 * <p>With any number of rollouts it finds the action that is best when both sides go on at random.
 * One iteration is one rollout, so budgets compare with those of a tree search.
 *
 * @param <A> the type of an action
 */
public final class FlatMonteCarlo<A> implements Search<A> {

  private final State<A> root;
  private final long seed;
  private final Rollout rollout = new UniformRollout();
  private final Streams streams;
  private final List<A> order;
  private final List<State<A>> states = new ArrayList<>();
  private final long[] visits;
  private final double[] totals;
  private long iterations;
  private boolean interrupted;

  /**
   * A search that has not begun.
   *
   * @throws IllegalArgumentException if the game is over at {@code root}
   */
  public FlatMonteCarlo(State<A> root, long seed) {
    if (root.isTerminal()) {
      throw new IllegalArgumentException(Messages.of("search.finished"));
    }
    this.root = root;
    this.seed = seed;
    streams = new Streams(seed);
    order = shuffled(Checked.actions(root), streams.expansion());
    for (A action : order) {
      states.add(Checked.result(root, action));
    }
    visits = new long[order.size()];
    totals = new double[order.size()];
  }

  private static <A> List<A> shuffled(List<A> actions, RandomStream random) {
    List<A> left = new ArrayList<>(actions);
    List<A> order = new ArrayList<>(left.size());
    while (!left.isEmpty()) {
      order.add(left.remove(random.nextInt(left.size())));
    }
    return List.copyOf(order);
  }

  @Override
  public State<A> root() {
    return root;
  }

  @Override
  public Result<A> run(Budget budget) {
    Budget.Meter meter = budget.start();
    while (meter.next()) {
      int turn = (int) (iterations % order.size());
      State<A> state = states.get(turn);
      streams.at(iterations + 1);
      double utility =
          state.isTerminal() ? Checked.utility(state) : rollout.result(state, iterations, streams);
      iterations++;
      visits[turn]++;
      totals[turn] += root.turn() == Player.FIRST ? utility : -utility;
    }
    interrupted = meter.interrupted();
    return result();
  }

  @Override
  public Result<A> result() {
    int best = 0;
    for (int i = 1; i < order.size() && visits[i] > 0; i++) {
      if (totals[i] / visits[i] > totals[best] / visits[best]) {
        best = i;
      }
    }
    List<Result.Estimate<A>> estimates = new ArrayList<>();
    for (A action : root.actions()) {
      int i = order.indexOf(action);
      estimates.add(new Result.Estimate<>(action, visits[i], totals[i]));
    }
    return new Result<>(
        root.turn(),
        Range.of(root, root.turn()),
        estimates,
        iterations == 0 ? Optional.empty() : Optional.of(order.get(best)),
        iterations,
        interrupted);
  }

  @Override
  public Description description() {
    return new Description(
        "flat", OptionalDouble.empty(), Perspective.CHOOSER, "random", "mean", seed);
  }
}
