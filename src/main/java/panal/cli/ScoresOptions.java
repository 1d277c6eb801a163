package panal.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import panal.chart.ScoreCurvesChart;
import panal.experiment.match.GameFile;
import panal.experiment.match.Plan;
import panal.experiment.match.ScoreCurves;
import panal.games.Games;
import panal.message.Messages;
import panal.view.OutputFile;
import panal.view.TableFormat;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** How the scores of many tournaments are shown; a mixin. */
final class ScoresOptions {

  @Spec(Spec.Target.MIXEE)
  private CommandSpec command;

  @Option(names = "--scores", paramLabel = "FILE", descriptionKey = "options.scores")
  private Path scores;

  @Option(names = "--curve", paramLabel = "FILE", descriptionKey = "options.curve")
  private Path curve;

  @Option(names = "--by", paramLabel = "PARAMETER", descriptionKey = "options.by")
  private String parameter;

  @Option(names = "--json", descriptionKey = "options.json")
  private boolean json;

  /** Refuses a file that cannot be written, before the work begins. */
  void check() throws IOException {
    if (scores != null) {
      Failures.output(command, scores, TableFormat.EXTENSIONS);
    }
    if ((curve == null) != (parameter == null)) {
      throw Failures.usage(command, Messages.of("options.curveBy"));
    }
    if (curve != null) {
      Drawn.check(command, curve);
    }
  }

  /** Refuses a parameter that no agent has, before the games are played. */
  void check(Plan plan) {
    if (curve != null) {
      Failures.usage(command, () -> curves(new GameFile(plan, List.of())));
    }
  }

  private ScoreCurves curves(GameFile games) {
    return ScoreCurves.of(games, parameter, Games::parse);
  }

  /**
   * Writes the table where it was asked for, and it, with who lost games otherwise than by the
   * rules, or JSON to standard output.
   */
  void write(GameFile games) throws IOException {
    if (scores != null) {
      OutputFile.write(scores, games.scoresTable());
    }
    if (curve != null) {
      Drawn.write(curve, ScoreCurvesChart.of(curves(games)));
    }
    command.commandLine().getOut().println(json ? games.json() : games.scoresTable());
    if (!json && !games.forfeits().isEmpty()) {
      command.commandLine().getOut().println("\n" + games.forfeitsTable());
    }
  }
}
