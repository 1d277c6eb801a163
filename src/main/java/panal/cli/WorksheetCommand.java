package panal.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import panal.lesson.worksheet.Worksheet;
import panal.message.Messages;
import panal.view.OutputFile;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code panal worksheet}: questions about a search, and their answers in a file apart. */
@Command(name = "worksheet")
final class WorksheetCommand implements Callable<Integer> {

  @Spec private CommandSpec spec;
  @Mixin private TraceSource source;

  @Option(names = "--questions", defaultValue = "" + Worksheet.USUAL, paramLabel = "N")
  private int questions;

  @Option(names = "--out", required = true, paramLabel = "FILE")
  private Path sheet;

  @Option(names = "--key", required = true, paramLabel = "FILE")
  private Path key;

  @Override
  public Integer call() throws IOException {
    Failures.usage(spec, this::positive);
    Failures.output(spec, sheet, Worksheet.FORMATS);
    Failures.output(spec, key, Worksheet.FORMATS);
    TraceSource.Source<?> made = source.source();
    Worksheet worksheet = Worksheet.of(made.trace(), made.look(), questions);
    OutputFile.write(sheet, worksheet.sheet());
    OutputFile.write(key, worksheet.key());
    spec.commandLine()
        .getOut()
        .println(
            Messages.in(made.look().language(), "worksheet.written", worksheet.size(), sheet, key));
    return 0;
  }

  private int positive() {
    if (questions < 1) {
      throw new IllegalArgumentException(Messages.of("worksheet.count", questions));
    }
    return questions;
  }
}
