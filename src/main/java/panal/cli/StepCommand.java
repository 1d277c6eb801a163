package panal.cli;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.concurrent.Callable;
import panal.game.Glyphs;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** {@code panal step}: a search to walk through, by keys in a terminal or else by lines. */
@Command(name = "step")
final class StepCommand implements Callable<Integer> {

  @Spec private CommandSpec command;
  @Mixin private TraceSource source;

  @Override
  public Integer call() throws IOException {
    walk(source.source());
    return 0;
  }

  private <A> void walk(TraceSource.Source<A> made) throws IOException {
    StepWalk<A> walk = StepWalk.of(made.trace(), made.look());
    Optional<TerminalWindow> window = TerminalWindow.open();
    if (window.isPresent()) {
      try (TerminalWindow open = window.get()) {
        new StepTerminal(walk, open).run();
      }
    } else {
      BufferedReader in =
          new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
      new StepLines(walk, glyphs(), command.commandLine().getOut()).run(in);
    }
  }

  /** Whoever reads a file or a pipe reads UTF-8; a terminal may have less. */
  private static Glyphs glyphs() {
    String charset = System.getProperty("native.encoding", "UTF-8");
    boolean unicode =
        System.console() == null || Charset.forName(charset).newEncoder().canEncode("●→▶");
    return unicode ? Glyphs.UNICODE : Glyphs.ASCII;
  }
}
