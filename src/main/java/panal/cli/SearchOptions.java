package panal.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.function.Supplier;
import panal.game.Game;
import panal.message.Messages;
import panal.search.Budget;
import panal.search.Perspective;
import panal.search.mcts.MctsSettings;
import panal.search.mcts.Recommendation;
import panal.search.mcts.Script;
import panal.search.mcts.expansion.ExpansionOrder;
import panal.search.mcts.selection.Uct;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** How a command searches and for how long; a mixin. */
final class SearchOptions {

  private enum Rule {
    GREEDY,
    UCT
  }

  @Spec(Spec.Target.MIXEE)
  private CommandSpec command;

  @Option(
      names = "--selection",
      required = true,
      paramLabel = "greedy|uct",
      descriptionKey = "options.selection")
  private Rule selection;

  @Option(names = "--c", paramLabel = "C", descriptionKey = "options.c")
  private Double c;

  @Option(
      names = "--perspective",
      defaultValue = "chooser",
      paramLabel = "root|chooser",
      descriptionKey = "options.perspective")
  private Perspective perspective;

  @Option(
      names = "--expansion",
      defaultValue = "random",
      paramLabel = "random|inorder|lastfirst",
      descriptionKey = "options.expansion")
  private ExpansionOrder expansion;

  @Option(
      names = "--recommend",
      defaultValue = "visits",
      paramLabel = "visits|mean",
      converter = ByCode.class,
      descriptionKey = "options.recommend")
  private Recommendation recommendation;

  @Option(
      names = "--iterations",
      required = true,
      paramLabel = "N",
      descriptionKey = "options.iterations")
  private long iterations;

  @Option(names = "--seed", defaultValue = "42", paramLabel = "S", descriptionKey = "options.seed")
  private long seed;

  @Option(names = "--script", paramLabel = "FILE", descriptionKey = "options.script")
  private Path script;

  /**
   * The settings, with those of the script.
   *
   * @throws ParameterException if c is no weight, or given to a selection that has none
   * @throws IllegalArgumentException if the script is not one for {@code game}
   * @throws IOException if the script cannot be read
   */
  MctsSettings settings(Game<?> game) throws IOException {
    MctsSettings settings =
        usage(this::selection)
            .withPerspective(perspective)
            .withExpansion(expansion)
            .withRecommendation(recommendation)
            .withSeed(seed);
    return script == null
        ? settings
        : InputFile.read(script, text -> Script.parse(text, game)).applyTo(settings);
  }

  /**
   * How long.
   *
   * @throws ParameterException if negative
   */
  Budget budget() {
    return usage(() -> Budget.iterations(iterations));
  }

  private MctsSettings selection() {
    if (selection == Rule.UCT) {
      return MctsSettings.uct(c == null ? Uct.USUAL_C : c);
    }
    if (c != null) {
      throw new IllegalArgumentException(Messages.of("options.noC"));
    }
    return MctsSettings.greedy();
  }

  /** A value that is wrong whatever the data is bad usage. */
  private <T> T usage(Supplier<T> value) {
    try {
      return value.get();
    } catch (IllegalArgumentException e) {
      throw new ParameterException(command.commandLine(), e.getMessage(), e);
    }
  }

  private static final class ByCode implements ITypeConverter<Recommendation> {
    @Override
    public Recommendation convert(String code) {
      return Arrays.stream(Recommendation.values())
          .filter(recommendation -> recommendation.code().equals(code))
          .findFirst()
          .orElseThrow(() -> new IllegalArgumentException());
    }
  }
}
