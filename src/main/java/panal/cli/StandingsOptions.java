package panal.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Objects;
import java.util.function.Supplier;
import java.util.stream.Stream;
import panal.chart.Chart;
import panal.chart.CrossTableChart;
import panal.chart.LengthsChart;
import panal.chart.RatingsChart;
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

  @Option(names = "--lengths", paramLabel = "FILE", descriptionKey = "options.lengths")
  private Path lengths;

  @Option(names = "--json", descriptionKey = "options.json")
  private boolean json;

  /** Refuses files that cannot be written, before the work begins. */
  void check() throws IOException {
    if (scores != null) {
      Failures.output(command, scores, TableFormat.EXTENSIONS);
    }
    for (Path file : Stream.of(cross, ratings, lengths).filter(Objects::nonNull).toList()) {
      Drawn.check(command, file);
    }
  }

  /**
   * Writes the tables and charts that were asked for, and these tables to standard output, with who
   * lost games otherwise than by the rules, or JSON.
   */
  void write(Standings standings, Table... shown) throws IOException {
    if (scores != null) {
      OutputFile.write(scores, standings.scoresTable());
    }
    write(cross, () -> CrossTableChart.of(standings));
    write(ratings, () -> RatingsChart.of(standings));
    write(lengths, () -> LengthsChart.of(standings));
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

  private static void write(Path file, Supplier<Chart> chart) throws IOException {
    if (file != null) {
      Drawn.write(file, chart.get());
    }
  }
}
