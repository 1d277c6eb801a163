package panal.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import panal.message.Messages;
import panal.view.OutputFile;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParseResult;

/**
 * Holds a command line to naming no other file twice that is to be written, so that no command
 * destroys what it reads, or its own other half.
 */
final class DistinctFiles {

  private static final List<String> READ = List.of("--trace", "--script");

  private DistinctFiles() {}

  /**
   * Looks at all files of a command line: parameters and some options are read, all other options
   * written.
   *
   * @throws picocli.CommandLine.ParameterException if a file that is written is named once more
   */
  static void check(ParseResult parsed) {
    Map<Path, ArgSpec> places = new LinkedHashMap<>();
    for (ArgSpec argument : parsed.matchedArgs()) {
      for (Path file : files(argument).toList()) {
        ArgSpec other = places.putIfAbsent(place(file), argument);
        if (other != null && (isWritten(argument) || isWritten(other))) {
          throw Failures.usage(
              parsed.commandSpec(),
              Messages.of("cli.sameFile", file, Failures.name(other), Failures.name(argument)));
        }
      }
    }
  }

  private static Stream<Path> files(ArgSpec argument) {
    Object value = argument.getValue();
    return Stream.of(value)
        .flatMap(any -> any instanceof Collection<?> many ? many.stream() : Stream.of(any))
        .filter(Path.class::isInstance)
        .map(Path.class::cast)
        .filter(file -> !Files.isDirectory(file));
  }

  private static boolean isWritten(ArgSpec argument) {
    return argument instanceof OptionSpec option && !READ.contains(option.longestName());
  }

  /** With links followed; a place where nothing can be written is told of by who writes there. */
  private static Path place(Path file) {
    try {
      return OutputFile.check(file);
    } catch (IOException e) {
      return file.toAbsolutePath().normalize();
    }
  }
}
