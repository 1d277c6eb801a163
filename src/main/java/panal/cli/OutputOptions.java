package panal.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Collection;
import panal.view.OutputFile;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Where a command puts what it made; a mixin. */
final class OutputOptions {

  private static final String TEXT = "txt";

  @Spec(Spec.Target.MIXEE)
  private CommandSpec command;

  @Option(names = "--out", paramLabel = "FILE", descriptionKey = "options.out")
  private Path file;

  @Option(names = "--json", descriptionKey = "options.json")
  private boolean json;

  /**
   * The format that the file's name asks for, {@code txt} without a file; to be called before the
   * work is done.
   *
   * @param known the endings there are
   * @throws ParameterException if it is none of them
   * @throws IOException if no file can be written there
   */
  String format(Collection<String> known) throws IOException {
    if (file == null) {
      return TEXT;
    }
    String format = Failures.usage(command, () -> OutputFile.format(file, known));
    OutputFile.check(file);
    return format;
  }

  /**
   * Writes what was made to the file, or to standard output where there is none; then says the
   * answer on standard output, in JSON alone if that was asked for.
   */
  void write(String content, Answer answer) throws IOException {
    if (file != null) {
      OutputFile.write(file, content);
    } else if (!json) {
      command.commandLine().getOut().println(content);
    }
    command.commandLine().getOut().println(json ? answer.json() : answer.sentence());
  }
}
