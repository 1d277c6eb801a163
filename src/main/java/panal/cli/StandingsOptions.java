package panal.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.function.Supplier;
import java.util.stream.Stream;
import panal.experiment.match.Standings;
import panal.view.OutputFile;
import panal.view.Table;
import panal.view.TableFormat;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** How standings are shown; a mixin. */
final class StandingsOptions {

  @Spec(Spec.Target.MIXEE)
  private CommandSpec command;

  @Option(names = "--scores", paramLabel = "FILE", descriptionKey = "options.scores")
  private Path scores;

  @Option(names = "--cross", paramLabel = "FILE", descriptionKey = "options.cross")
  private Path cross;

  @Option(names = "--ratings", paramLabel = "FILE", descriptionKey = "options.ratings")
  private Path ratings;

  @Option(names = "--json", descriptionKey = "options.json")
  private boolean json;

  /** Refuses files that cannot be written, before the work begins. */
  void check() throws IOException {
    for (Path file : Stream.of(scores, cross, ratings).filter(path -> path != null).toList()) {
      Failures.output(command, file, TableFormat.EXTENSIONS);
    }
  }

  /**
   * Writes the tables that were asked for, and these to standard output, with who lost games
   * otherwise than by the rules, or JSON.
   */
  void write(Standings standings, Table... shown) throws IOException {
    write(scores, standings::scoresTable);
    write(cross, standings::crossTable);
    write(ratings, standings::ratingsTable);
    if (json) {
      command.commandLine().getOut().println(standings.json());
      return;
    }
    for (Table table : shown) {
      command.commandLine().getOut().println(table + "\n");
    }
    if (!standings.forfeits().isEmpty()) {
      command.commandLine().getOut().println(standings.forfeitsTable() + "\n");
    }
  }

  private static void write(Path file, Supplier<Table> table) throws IOException {
    if (file != null) {
      OutputFile.write(file, table.get());
    }
  }
}
