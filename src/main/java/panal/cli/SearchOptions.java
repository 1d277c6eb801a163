package panal.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import panal.game.Game;
import panal.game.State;
import panal.lesson.Flaw;
import panal.message.Messages;
import panal.search.Budget;
import panal.search.SteppedSearch;
import panal.search.exact.DepthFirst;
import panal.search.mcts.Mcts;
import panal.search.mcts.MctsSettings;
import panal.search.mcts.Script;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** How a command searches and for how long; a mixin. */
final class SearchOptions {

  private enum Rule {
    GREEDY,
    UCT,
    RAVE,
    PUCT,
    MINIMAX,
    ALPHABETA;

    String code() {
      return name().toLowerCase(Locale.ROOT);
    }

    boolean isExact() {
      return this == MINIMAX || this == ALPHABETA;
    }
  }

  private static final long MOST_NODES = 20_000;

  @Spec(Spec.Target.MIXEE)
  private CommandSpec command;

  @Option(
      names = "--selection",
      required = true,
      paramLabel = "greedy|uct|rave|puct|minimax|alphabeta",
      descriptionKey = "options.selection")
  private Rule selection;

  @Option(names = "--c", paramLabel = "C", descriptionKey = "options.c")
  private Double c;

  @Mixin private UsualOptions usual;

  @Option(names = "--iterations", paramLabel = "N", descriptionKey = "options.iterations")
  private Long iterations;

  @Option(
      names = "--flaw",
      paramLabel = "NAME",
      converter = ByCode.class,
      descriptionKey = "options.flaw")
  private Flaw flaw;

  @Mixin private BetterOptions better;

  @Option(names = "--script", paramLabel = "FILE", descriptionKey = "options.script")
  private Path script;

  /**
   * The search, which has not begun; it is one of {@link #game}.
   *
   * @throws ParameterException if an option does not go with the selection
   * @throws IllegalArgumentException if the game is over at {@code root}, or the script is not one
   *     for {@code game}
   * @throws IOException if the script cannot be read
   */
  <A> SteppedSearch<A> search(Game<A> game, State<A> root) throws IOException {
    if (!selection.isExact()) {
      return new Mcts<>(root(root), settings(game));
    }
    Failures.usage(command, this::noSettings);
    return selection == Rule.MINIMAX ? DepthFirst.minimax(root) : DepthFirst.alphaBeta(root);
  }

  /** Minimax and alpha-beta draw nothing at random and have nothing to set. */
  private Rule noSettings() {
    List<String> none =
        List.of(
            "--c", "--perspective", "--expansion", "--recommend", "--seed", "--script", "--flaw");
    for (String option : Stream.concat(none.stream(), BetterOptions.NAMES.stream()).toList()) {
      if (command.commandLine().getParseResult().hasMatchedOption(option)) {
        throw new IllegalArgumentException(
            Messages.of("options.notExact", option, selection.code()));
      }
    }
    return selection;
  }

  /** The game as the search plays it: another one where a flaw of the board is built in. */
  <A> Game<A> game(Game<A> sound) {
    return flaw == null ? sound : flaw.game(sound);
  }

  /** Where the search begins. */
  <A> State<A> root(State<A> sound) {
    return flaw == null ? sound : flaw.root(sound);
  }

  /**
   * The settings, with those of the script and of the flaw.
   *
   * @throws ParameterException if c is no weight, or given to a selection that has none, or the
   *     flaw is not one of the selection
   * @throws IllegalArgumentException if the script is not one for {@code game}
   * @throws IOException if the script cannot be read
   */
  MctsSettings settings(Game<?> game) throws IOException {
    MctsSettings settings = Failures.usage(command, () -> selection(game));
    return script == null
        ? settings
        : InputFile.read(script, text -> Script.parse(text, game)).applyTo(settings);
  }

  /**
   * How long; minimax and alpha-beta go to their end by themselves, up to a number of nodes that a
   * trace can hold.
   *
   * @throws ParameterException if negative, or left out where it is needed
   */
  Budget budget() {
    return Failures.usage(command, () -> Budget.iterations(limit()));
  }

  /** The same as a number. */
  long limit() {
    if (iterations == null && !selection.isExact()) {
      throw new IllegalArgumentException(Messages.of("cli.missing", "--iterations"));
    }
    return iterations == null ? MOST_NODES : iterations;
  }

  private MctsSettings selection(Game<?> game) {
    if (script != null && selection == Rule.PUCT) {
      throw new IllegalArgumentException(
          Messages.of("options.notWith", "--script", "--selection puct"));
    }
    if (script != null && better.choosesRollout()) {
      throw new IllegalArgumentException(Messages.of("options.notWith", "--script", "--rollout"));
    }
    MctsSettings sound = usual.applyTo(better.settings(selection.code(), c, game));
    if (flaw != null && !sound.description().options().isEmpty()) {
      String option = sound.description().options().keySet().iterator().next();
      throw new IllegalArgumentException(Messages.of("options.flawAnd", "--" + option));
    }
    return flaw == null ? sound : flaw.applyTo(sound);
  }

  /** Reads the name of a flaw. */
  static final class ByCode implements ITypeConverter<Flaw> {
    @Override
    public Flaw convert(String code) {
      return Flaw.parse(code);
    }
  }
}
