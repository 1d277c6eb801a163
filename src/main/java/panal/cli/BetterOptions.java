package panal.cli;

import java.util.List;
import panal.game.Game;
import panal.message.Messages;
import panal.rollout.Rollout;
import panal.rollout.Rollouts;
import panal.rollout.UniformRollout;
import panal.search.mcts.MctsSettings;
import panal.search.mcts.Solver;
import panal.search.mcts.selection.FirstPlay;
import panal.search.mcts.selection.Greedy;
import panal.search.mcts.selection.Puct;
import panal.search.mcts.selection.Rave;
import panal.search.mcts.selection.Selection;
import panal.search.mcts.selection.Uct;
import picocli.CommandLine.Option;

/** What makes a tree search better than the plain one; a mixin. */
final class BetterOptions {

  /** Their names. */
  static final List<String> NAMES =
      List.of("--rave-k", "--prior", "--rollout", "--fpu", "--solver");

  @Option(names = "--rave-k", paramLabel = "K", descriptionKey = "options.raveK")
  private Double raveK;

  @Option(names = "--prior", paramLabel = "NAME", descriptionKey = "options.prior")
  private String prior;

  @Option(names = "--rollout", paramLabel = "NAME", descriptionKey = "options.rollout")
  private String rollout;

  @Option(names = "--fpu", paramLabel = "U", descriptionKey = "options.fpu")
  private Double fpu;

  @Option(names = "--solver", descriptionKey = "options.solver")
  private boolean solver;

  /**
   * The settings with that selection and these options.
   *
   * @param rule the bare name of the selection
   * @param c null for the usual one
   * @param game whose prior is asked for
   * @throws IllegalArgumentException if an option does not go with the selection, or is out of
   *     range
   */
  MctsSettings settings(String rule, Double c, Game<?> game) {
    Selection bare = selection(rule, c, game);
    if (fpu != null && rule.equals("puct")) {
      throw new IllegalArgumentException(
          Messages.of("options.notWith", "--fpu", "--selection puct"));
    }
    return MctsSettings.uct()
        .withSelection(fpu == null ? bare : new FirstPlay(bare, fpu))
        .withRollout(rollout(game))
        .withSolver(solver ? Solver.ON : Solver.OFF);
  }

  /** Whether rollouts are to be other ones than usual. */
  boolean choosesRollout() {
    return rollout != null;
  }

  private Rollout rollout(Game<?> game) {
    return rollout == null ? new UniformRollout() : Rollouts.named(rollout, game);
  }

  private Selection selection(String rule, Double c, Game<?> game) {
    if (raveK != null && !rule.equals("rave")) {
      throw new IllegalArgumentException(Messages.of("options.onlyFor", "--rave-k", "rave"));
    }
    if (prior != null && !rule.equals("puct")) {
      throw new IllegalArgumentException(Messages.of("options.onlyFor", "--prior", "puct"));
    }
    if (c != null && rule.equals("greedy")) {
      throw new IllegalArgumentException(Messages.of("options.noC"));
    }
    double weight = c == null ? Uct.USUAL_C : c;
    return switch (rule) {
      case "greedy" -> new Greedy();
      case "rave" -> new Rave(weight, raveK == null ? Rave.USUAL_K : raveK);
      case "puct" -> new Puct(weight, Puct.prior(prior, game));
      default -> new Uct(weight);
    };
  }
}
