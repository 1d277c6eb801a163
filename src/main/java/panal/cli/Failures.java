package panal.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import java.nio.file.Path;
import java.util.Collection;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import panal.message.Messages;
import panal.view.OutputFile;
import picocli.CommandLine;
import picocli.CommandLine.IExecutionExceptionHandler;
import picocli.CommandLine.IParameterExceptionHandler;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.OverwrittenOptionException;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.UnmatchedArgumentException;

/**
 * Turns what goes wrong into one line on standard error and an exit code.
 *
 * <p>A {@link ParameterException} is bad usage, 2. {@link IllegalArgumentException}, {@link
 * IllegalStateException} and {@link IOException} carry a sentence for the user, 1. Anything else is
 * a fault of Panal's own and shows its stack trace.
 */
final class Failures implements IParameterExceptionHandler, IExecutionExceptionHandler {

  @Override
  public int handleParseException(ParameterException failure, String[] arguments) {
    CommandLine command = failure.getCommandLine();
    line(command, sentence(failure));
    if (!(failure.getCause() instanceof IllegalArgumentException)) {
      String name = command.getCommandSpec().qualifiedName();
      command.getErr().println(Messages.of("cli.seeHelp", name));
    }
    return CommandLine.ExitCode.USAGE;
  }

  @Override
  public int handleExecutionException(Exception failure, CommandLine command, ParseResult parsed)
      throws Exception {
    if (failure instanceof IllegalArgumentException || failure instanceof IllegalStateException) {
      line(command, failure.getMessage());
    } else if (failure instanceof UncheckedIOException unchecked) {
      line(command, sentence(unchecked.getCause()));
    } else if (failure instanceof IOException io) {
      line(command, sentence(io));
    } else {
      throw failure;
    }
    return CommandLine.ExitCode.SOFTWARE;
  }

  /**
   * A value that comes from options alone: where it cannot be made, the command line is wrong, not
   * the data.
   */
  static <T> T usage(CommandSpec command, Supplier<T> value) {
    try {
      return value.get();
    } catch (IllegalArgumentException e) {
      throw new ParameterException(command.commandLine(), e.getMessage(), e);
    }
  }

  /**
   * Refuses a file that cannot be written, before the work is done.
   *
   * @param formats the endings there are
   * @return where it will be, with links followed
   * @throws ParameterException if its ending is none of them
   * @throws IOException if no file can be written there
   */
  static Path output(CommandSpec command, Path file, Collection<String> formats)
      throws IOException {
    usage(command, () -> OutputFile.format(file, formats));
    return OutputFile.check(file);
  }

  /** Bad usage in a sentence that says enough to leave out where help is. */
  static ParameterException usage(CommandSpec command, String sentence) {
    return new ParameterException(
        command.commandLine(), sentence, new IllegalArgumentException(sentence));
  }

  private static void line(CommandLine command, String sentence) {
    PrintWriter err = command.getErr();
    err.println(command.getCommandSpec().qualifiedName() + ": " + OneLine.of(sentence));
  }

  private static String sentence(ParameterException failure) {
    if (failure instanceof UnmatchedArgumentException unmatched) {
      return Messages.of("cli.unknownArgument", String.join(" ", unmatched.getUnmatched()));
    }
    if (failure instanceof MissingParameterException missing) {
      return Messages.of(
          "cli.missing",
          missing.getMissing().stream().map(Failures::name).collect(Collectors.joining(", ")));
    }
    if (failure instanceof OverwrittenOptionException twice) {
      return Messages.of("cli.twice", name(twice.getOverwritten()));
    }
    if (failure.getCause() instanceof IllegalArgumentException cause
        && cause.getMessage() != null) {
      return cause.getMessage();
    }
    if (failure.getArgSpec() != null && failure.getValue() != null) {
      return badValue(failure.getValue(), failure.getArgSpec());
    }
    return failure.getMessage();
  }

  private static String badValue(String value, ArgSpec argument) {
    String choices = argument.paramLabel();
    return choices.contains("|")
        ? Messages.of("cli.badChoice", value, name(argument), choices.replace("|", ", "))
        : Messages.of("cli.badValue", value, name(argument));
  }

  /** What went wrong with a file, in a sentence that names it. */
  static String sentence(IOException failure) {
    if (!(failure instanceof FileSystemException inFile) || inFile.getReason() != null) {
      return failure.getMessage();
    }
    String file = inFile.getFile();
    if (failure instanceof NoSuchFileException) {
      return Messages.of("cli.noSuchFile", file);
    }
    if (failure instanceof AccessDeniedException) {
      return Messages.of("cli.accessDenied", file);
    }
    if (failure instanceof NotDirectoryException) {
      return Messages.of("cli.notDirectory", file);
    }
    if (failure instanceof FileAlreadyExistsException) {
      return Messages.of("cli.fileExists", file);
    }
    return Messages.of("cli.fileFailed", file);
  }

  /** What a person calls an argument: an option's long name, a parameter's label. */
  static String name(ArgSpec argument) {
    return argument instanceof OptionSpec option ? option.longestName() : argument.paramLabel();
  }
}
