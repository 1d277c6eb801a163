package panal.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Collection;
import java.util.Optional;
import panal.message.Messages;
import panal.view.Exportable;
import panal.view.OutputFile;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Where a command puts what it made; a mixin. */
final class OutputOptions {

  @Spec(Spec.Target.MIXEE)
  private CommandSpec command;

  @Option(names = "--out", paramLabel = "FILE", descriptionKey = "options.out")
  private Path file;

  @Option(names = "--json", descriptionKey = "options.json")
  private boolean json;

  /**
   * Refuses what cannot be written, before the work is done.
   *
   * @param formats the endings there are
   * @throws ParameterException if that of the file is none of them
   * @throws IOException if no file can be written there
   */
  void check(Collection<String> formats) throws IOException {
    if (file != null) {
      Failures.output(command, file, formats);
    }
  }

  /**
   * The same for what only makes sense as a file.
   *
   * @throws ParameterException if none is named too
   */
  void checkFile(Collection<String> formats) throws IOException {
    if (file == null) {
      throw new ParameterException(
          command.commandLine(), Messages.of("options.noOut", String.join(", ", formats)));
    }
    check(formats);
  }

  /**
   * Writes what was made to the file, or as text to standard output where there is none; then says
   * the answer on standard output, in JSON alone if that was asked for.
   */
  void write(Exportable made, Answer answer) throws IOException {
    write(made, Optional.of(answer));
  }

  /**
   * The same, without a sentence where there is no answer.
   *
   * @throws ParameterException if one was asked for in JSON all the same
   */
  void write(Exportable made, Optional<Answer> answer) throws IOException {
    if (json && answer.isEmpty()) {
      throw Failures.usage(command, Messages.of("options.noAnswer"));
    }
    PrintWriter out = command.commandLine().getOut();
    if (file != null) {
      OutputFile.write(file, made);
    } else if (!json) {
      out.println(new String(made.bytes("txt"), StandardCharsets.UTF_8));
    }
    answer.map(json ? Answer::json : Answer::sentence).ifPresent(out::println);
  }
}
