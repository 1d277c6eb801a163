package panal.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import panal.chart.Chart;
import panal.chart.ChartFormat;
import panal.view.OutputFile;
import panal.view.TableFormat;
import picocli.CommandLine.Model.CommandSpec;

/** Numbers that go to a file as a chart or as a table; the ending of its name says which. */
final class Drawn {

  /** The endings there are. */
  static final List<String> FORMATS =
      Stream.concat(ChartFormat.EXTENSIONS.stream(), TableFormat.EXTENSIONS.stream()).toList();

  private Drawn() {}

  /** Refuses a file that cannot be written, before the work is done. */
  static void check(CommandSpec command, Path file) throws IOException {
    Failures.output(command, file, FORMATS);
  }

  /** Writes the chart, or its table. */
  static void write(Path file, Chart chart) throws IOException {
    boolean table = TableFormat.EXTENSIONS.contains(OutputFile.format(file, FORMATS));
    OutputFile.write(file, table ? chart.table() : chart);
  }
}
