package panal.cli;

import java.io.PrintWriter;
import me.tongfei.progressbar.ConsoleProgressBarConsumer;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarStyle;
import panal.experiment.Progress;

/**
 * How far an experiment has come: a bar on the terminal, or, where there is none, one line when all
 * is done; both on standard error.
 */
final class TerminalProgress implements Progress, AutoCloseable {

  private static final int WIDTH = 79;

  private final Progress line;
  private ProgressBar bar;

  /** Writes the line, the message of that key, to {@code err}. */
  TerminalProgress(PrintWriter err, String key) {
    line = Progress.line(err::println, key);
  }

  @Override
  public void done(int done, int all) {
    if (System.console() == null) {
      line.done(done, all);
      return;
    }
    if (bar == null) {
      bar =
          new ProgressBarBuilder()
              .setInitialMax(all)
              .setStyle(ProgressBarStyle.ASCII)
              .setConsumer(new ConsoleProgressBarConsumer(System.err, WIDTH))
              .build();
    }
    bar.stepTo(done);
  }

  /** Leaves the bar as it stands. */
  @Override
  public void close() {
    if (bar != null) {
      bar.close();
    }
  }
}
