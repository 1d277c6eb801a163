package panal.cli;

import java.util.List;
import panal.experiment.agent.Agents;
import panal.experiment.agent.Limit;
import panal.experiment.match.Tournament;
import panal.game.Game;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Which games are to be played between which agents; a mixin. */
final class GamesOptions {

  @Spec(Spec.Target.MIXEE)
  private CommandSpec command;

  @Option(
      names = "--game",
      required = true,
      paramLabel = "GAME",
      converter = PositionOptions.ByName.class,
      descriptionKey = "options.onlyGame")
  private Game<?> game;

  @Option(
      names = "--agents",
      required = true,
      arity = "1..*",
      paramLabel = "AGENT",
      descriptionKey = "options.agents")
  private List<String> agents;

  @Option(
      names = "--games",
      defaultValue = "" + Tournament.USUAL_GAMES,
      paramLabel = "N",
      descriptionKey = "options.games")
  private int games;

  @Option(
      names = "--openings",
      defaultValue = "0",
      paramLabel = "MOVES",
      descriptionKey = "options.openings")
  private int openings;

  @Option(
      names = "--budget",
      defaultValue = "iterations=1000",
      paramLabel = "BUDGET",
      descriptionKey = "options.budget")
  private String budget;

  @Option(names = "--seed", defaultValue = "42", paramLabel = "S", descriptionKey = "options.seed")
  private long seed;

  /** How many agents are named. */
  int agents() {
    return agents.size();
  }

  /**
   * The tournament.
   *
   * @throws picocli.CommandLine.ParameterException if an option is wrong
   */
  Tournament<?> tournament() {
    return Failures.usage(command, () -> tournament(game));
  }

  private <A> Tournament<A> tournament(Game<A> played) {
    return new Tournament<>(
        played,
        agents.stream().map(agent -> Agents.parse(agent, played)).toList(),
        games,
        openings,
        seed,
        Limit.parse(budget));
  }
}
