package panal.cli;

import java.io.IOException;
import java.math.BigInteger;
import java.util.concurrent.Callable;
import panal.game.Bounded;
import panal.game.State;
import panal.lesson.Flaw;
import panal.trace.Trace;
import panal.view.Look;
import panal.view.player.TracePlayer;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code panal player}: a search as a page to step through in a browser. */
@Command(name = "player")
final class PlayerCommand implements Callable<Integer> {

  /** So many positions at most are solved without being asked for. */
  private static final BigInteger QUICK = BigInteger.valueOf(200_000);

  @Mixin private TraceSource source;

  @Option(names = "--exact")
  private boolean exact;

  @Mixin private OutputOptions output;

  @Override
  public Integer call() throws IOException {
    output.checkFile(TracePlayer.FORMATS);
    TraceSource.Source<?> made = source.source();
    output.write(player(made.trace(), made.look()), made.answer());
    return 0;
  }

  private <A> TracePlayer<A> player(Trace<A> trace, Look look) {
    TracePlayer<A> player = TracePlayer.of(trace, look);
    boolean walk = trace.isExact(); // which finds the values itself
    return exact || (!walk && isQuick(trace.root()))
        ? player.withExact(Flaw.exact(trace.root()))
        : player;
  }

  private static boolean isQuick(State<?> root) {
    return root instanceof Bounded bounded
        && bounded.positionBound().positions().compareTo(QUICK) <= 0;
  }
}
