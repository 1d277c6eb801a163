package panal.cli;

import java.io.IOException;
import java.nio.file.Path;
import panal.game.Game;
import panal.message.Messages;
import panal.search.Budget;
import panal.search.mcts.MctsSettings;
import panal.search.mcts.Script;
import panal.search.mcts.selection.Uct;
import picocli.CommandLine.Mixin;
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

  @Mixin private UsualOptions usual;

  @Option(
      names = "--iterations",
      required = true,
      paramLabel = "N",
      descriptionKey = "options.iterations")
  private long iterations;

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
    MctsSettings settings = usual.applyTo(Failures.usage(command, this::selection));
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
    return Failures.usage(command, () -> Budget.iterations(iterations));
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
}
