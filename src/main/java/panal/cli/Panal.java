package panal.cli;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import panal.message.Messages;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.ScopeType;

/**
 * The {@code panal} command: exit code 0 means success, 1 that the data was wrong or the work
 * failed, 2 that the command line was wrong; an error is one line on standard error.
 *
 * <p>A command is a class here, listed in {@code subcommands}. It writes to the {@code getOut()} of
 * its {@link CommandLine} and returns its exit code; what goes wrong it throws, see {@link
 * Failures}. Its texts are in the message files: {@code panal.run.usage.description}, {@code
 * panal.run.timeout} for the option {@code --timeout} of {@code run}.
 */
@Command(
    name = "panal",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    scope = ScopeType.INHERIT,
    sortOptions = false,
    usageHelpAutoWidth = true,
    subcommands = {
      AnalyseCommand.class,
      BenchCommand.class,
      BoardCommand.class,
      ConvergenceCommand.class,
      FiguresCommand.class,
      FlawsCommand.class,
      LabCommand.class,
      MatchCommand.class,
      MergeCommand.class,
      PlayerCommand.class,
      RolloutsCommand.class,
      RunCommand.class,
      ShellCommand.class,
      SlidesCommand.class,
      SolveCommand.class,
      StepCommand.class,
      SweepCommand.class,
      TestCommand.class,
      TournamentCommand.class,
      TraceCommand.class,
      TreeCommand.class,
      WorksheetCommand.class
    })
public final class Panal implements Runnable {

  @CommandLine.Spec private CommandLine.Model.CommandSpec spec;

  Panal() {}

  /** Runs the command and ends the process with its exit code. */
  public static void main(String[] arguments) {
    PrintStream out = utf8(FileDescriptor.out);
    PrintStream err = utf8(FileDescriptor.err);
    System.setOut(out);
    System.setErr(err);
    int code = run(new FileOutputStream(FileDescriptor.out), err, arguments);
    out.flush();
    err.flush();
    System.exit(code);
  }

  /**
   * Runs the command in this process.
   *
   * @return the exit code
   */
  static int run(OutputStream out, OutputStream err, String... arguments) {
    Failures failures = new Failures();
    StandardOutput written = new StandardOutput(out);
    PrintWriter output = new PrintWriter(written, true, StandardCharsets.UTF_8);
    PrintWriter errors = new PrintWriter(err, true, StandardCharsets.UTF_8);
    try {
      int code =
          new CommandLine(new Panal())
              .setResourceBundle(Messages.bundle())
              .setOut(output)
              .setErr(errors)
              .setCaseInsensitiveEnumValuesAllowed(true)
              .setExecutionStrategy(Panal::execute)
              .setParameterExceptionHandler(failures)
              .setExecutionExceptionHandler(failures)
              .execute(arguments);
      output.flush();
      if (code == CommandLine.ExitCode.OK && written.failure().isPresent()) {
        errors.println("panal: " + Messages.of("cli.output", written.failure().get()));
        return CommandLine.ExitCode.SOFTWARE;
      }
      return code;
    } catch (OutOfMemoryError e) {
      errors.println("panal: " + Messages.of("cli.memory", Runtime.getRuntime().maxMemory() >> 20));
      return CommandLine.ExitCode.SOFTWARE;
    }
  }

  private static int execute(CommandLine.ParseResult parsed) {
    if (parsed.hasSubcommand()) {
      TraceSource.check(parsed.subcommand());
      DistinctFiles.check(parsed.subcommand());
    }
    return new CommandLine.RunLast().execute(parsed);
  }

  /** Without a command there is nothing to do but to say what there is. */
  @Override
  public void run() {
    spec.commandLine().usage(spec.commandLine().getErr());
    throw new CommandLine.ParameterException(spec.commandLine(), Messages.of("cli.noCommand"));
  }

  private static PrintStream utf8(FileDescriptor descriptor) {
    return new PrintStream(new FileOutputStream(descriptor), true, StandardCharsets.UTF_8);
  }
}
