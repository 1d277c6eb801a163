package panal.cli;

import java.io.IOException;
import java.util.concurrent.Callable;
import panal.view.TraceView;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code panal trace}: a search, written down step by step. */
@Command(name = "trace")
final class TraceCommand implements Callable<Integer> {

  @Mixin private TraceSource source;
  @Mixin private OutputOptions output;

  @Override
  public Integer call() throws IOException {
    output.check(TraceView.FORMATS);
    TraceSource.Source<?> made = source.source();
    output.write(new TraceView(made.trace(), made.look()), made.answer());
    return 0;
  }
}
