package panal.cli;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.function.LongUnaryOperator;
import panal.game.Game;
import panal.message.Messages;
import panal.rollout.MonteCarlo;
import panal.search.Budget;
import panal.search.mcts.Mcts;
import panal.search.mcts.MctsSettings;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/**
 * Measures iterations and rollouts a second from the start of a game, on one thread.
 *
 * <p>Searches of 20,000 iterations with UCT and estimates of 20,000 rollouts take turns; the first
 * rounds warm up and are thrown away. Numbers are for comparing within one run on one machine.
 */
@Command(name = "bench")
final class BenchCommand implements Callable<Integer> {

  private static final int WARM_UP = 2;
  private static final int ROUNDS = 7;
  private static final long SIZE = 20_000;

  @Spec private CommandSpec spec;

  @Option(
      names = "--game",
      paramLabel = "GAME",
      defaultValue = "hex(3) hex(7) hex(11)",
      split = " ",
      converter = PositionOptions.ByName.class)
  private List<Game<?>> games;

  @Option(names = "--millis", paramLabel = "MS", defaultValue = "1000")
  private int millis;

  @Override
  public Integer call() {
    if (millis < 1) {
      throw new ParameterException(spec.commandLine(), Messages.of("bench.millis", millis));
    }
    spec.commandLine().getOut().println(Messages.of("bench.head", SIZE, Runtime.version()));
    games.forEach(this::measure);
    return 0;
  }

  private <A> void measure(Game<A> game) {
    double[] iterations = new double[ROUNDS];
    double[] rollouts = new double[ROUNDS];
    for (int round = -WARM_UP; round < ROUNDS; round++) {
      double searched = rate(seed -> search(game, seed));
      double played = rate(seed -> MonteCarlo.estimate(game.initialState(), SIZE, seed).n());
      if (round >= 0) {
        iterations[round] = searched;
        rollouts[round] = played;
      }
    }
    line(game.name(), Messages.of("bench.iterations"), iterations);
    line(game.name(), Messages.of("bench.rollouts"), rollouts);
  }

  private static <A> long search(Game<A> game, long seed) {
    MctsSettings settings = MctsSettings.uct().withSeed(seed);
    return new Mcts<>(game.initialState(), settings).run(Budget.iterations(SIZE)).iterations();
  }

  /** How much of the work gets done in a second, over the time of one round. */
  private double rate(LongUnaryOperator work) {
    long start = System.nanoTime();
    long done = 0;
    long elapsed = 0;
    for (long seed = 1; elapsed < millis * 1_000_000L; seed++) {
      done += work.applyAsLong(seed);
      elapsed = System.nanoTime() - start;
    }
    return done * 1e9 / elapsed;
  }

  private void line(String game, String what, double[] rates) {
    Arrays.sort(rates);
    spec.commandLine()
        .getOut()
        .printf(
            Locale.ROOT,
            "%-12s %-16s %,12.0f  (%,.0f … %,.0f)%n",
            game,
            what,
            rates[ROUNDS / 2],
            rates[0],
            rates[ROUNDS - 1]);
  }
}
