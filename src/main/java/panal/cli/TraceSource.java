package panal.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import panal.game.Game;
import panal.lesson.Flaw;
import panal.message.Messages;
import panal.search.SteppedSearch;
import panal.trace.Trace;
import panal.trace.TraceJson;
import panal.view.Look;
import picocli.CommandLine;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.Spec;
import picocli.CommandLine.UnmatchedArgumentException;

/** Where a command takes a trace from: a file, or a search that it runs; a mixin. */
final class TraceSource {

  private static final List<String> OF_A_SEARCH =
      List.of(
          "--game",
          "--moves",
          "--selection",
          "--c",
          "--perspective",
          "--expansion",
          "--recommend",
          "--seed",
          "--iterations",
          "--script",
          "--flaw");

  @Spec(Spec.Target.MIXEE)
  private CommandSpec command;

  /** With {@code help}, picocli does not ask for the options of a search beside it; see below. */
  @Option(names = "--trace", help = true, paramLabel = "FILE", descriptionKey = "options.trace")
  private Path file;

  @Mixin private PositionOptions position;
  @Mixin private SearchOptions search;
  @Mixin private ViewOptions view;

  /**
   * A trace with what a command needs beside it.
   *
   * @param trace the trace
   * @param look how it is shown
   * @param answer of the search; nothing for a trace from a file
   * @param <A> the type of an action
   */
  record Source<A>(Trace<A> trace, Look look, Optional<Answer> answer) {}

  /**
   * Holds a command line with {@code --trace} to what any other is held to: picocli, which takes it
   * for a request for help, lets pass what it does not know and misses nothing.
   *
   * @throws ParameterException if something is unknown, or missing that a file cannot give
   */
  static void check(ParseResult parsed) {
    if (!parsed.hasMatchedOption("--trace")) {
      return;
    }
    CommandLine command = parsed.commandSpec().commandLine();
    if (!parsed.unmatched().isEmpty()) {
      throw new UnmatchedArgumentException(command, parsed.unmatched());
    }
    List<ArgSpec> missing =
        parsed.commandSpec().options().stream()
            .filter(option -> option.required() && !parsed.hasMatchedOption(option))
            .filter(option -> !OF_A_SEARCH.contains(option.longestName()))
            .<ArgSpec>map(option -> option)
            .toList();
    if (!missing.isEmpty()) {
      throw new MissingParameterException(command, missing, "");
    }
  }

  /**
   * Reads the file, or runs the search to its end.
   *
   * @throws ParameterException if both are asked for, or the search badly
   * @throws IllegalArgumentException if the file holds no trace, or the position has no search
   */
  Source<?> source() throws IOException {
    return file == null ? searched(position.game()) : read();
  }

  /** How the trace is shown. */
  Look look(Trace<?> trace) {
    return view.look(trace.description().perspective());
  }

  private Source<?> read() throws IOException {
    ParseResult parsed = command.commandLine().getParseResult();
    for (String option :
        Stream.concat(OF_A_SEARCH.stream(), BetterOptions.NAMES.stream()).toList()) {
      if (parsed.hasMatchedOption(option)) {
        throw Failures.usage(command, Messages.of("options.traceAnd", option));
      }
    }
    Trace<?> trace = InputFile.read(file, text -> TraceJson.read(text, Flaw::parseGame));
    return new Source<>(trace, look(trace), Optional.empty());
  }

  private <A> Source<A> searched(Game<A> game) throws IOException {
    List<A> moves = game.actions(position.moves());
    SteppedSearch<A> searching = search.search(game, game.play(moves));
    Game<A> played = search.game(game);
    Trace<A> trace = Trace.record(played, moves, searching, search.budget());
    Look look = look(trace);
    return new Source<>(
        trace, look, Optional.of(new Answer(played, position.moves(), searching, look)));
  }
}
