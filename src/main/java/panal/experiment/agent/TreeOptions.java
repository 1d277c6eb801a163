package panal.experiment.agent;

import java.util.List;
import panal.game.Game;
import panal.game.Prior;
import panal.rollout.Rollout;
import panal.rollout.Rollouts;
import panal.rollout.UniformRollout;
import panal.search.Perspective;
import panal.search.mcts.MctsSettings;
import panal.search.mcts.Recommendation;
import panal.search.mcts.Solver;
import panal.search.mcts.expansion.ExpansionOrder;
import panal.search.mcts.selection.FirstPlay;
import panal.search.mcts.selection.Greedy;
import panal.search.mcts.selection.Puct;
import panal.search.mcts.selection.Rave;
import panal.search.mcts.selection.Selection;
import panal.search.mcts.selection.Uct;

/**
 * How a Monte Carlo tree search goes, by the parameters of its description: those of agents and
 * those of contenders are the same.
 *
 * <p>{@code uct}, {@code rave} and {@code puct} have {@code c} (usually sqrt 2), {@code rave}
 * {@code k} and {@code puct} {@code prior}, one that the game offers or uniform. All have {@code
 * perspective} (chooser, root), {@code expansion} (random, inorder, lastfirst), {@code
 * recommendation} (visits, mean), {@code rollout} (uniform, or a guide that the game offers),
 * {@code solver} (off, on), the first of each being the usual one, and, puct apart, {@code fpu}, a
 * number.
 */
final class TreeOptions {

  /** The kinds of tree search. */
  static final List<String> KINDS = List.of("greedy", "puct", "rave", "uct");

  private static final List<Perspective> PERSPECTIVES =
      List.of(Perspective.CHOOSER, Perspective.ROOT);

  private TreeOptions() {}

  /**
   * The settings of a search whose kind is one of {@link #KINDS}, with the usual seed.
   *
   * @param game which may offer guides and priors
   * @throws IllegalArgumentException if a value is wrong
   */
  static MctsSettings settings(Options options, Game<?> game) {
    Selection selection = selection(options, game);
    MctsSettings plain =
        MctsSettings.uct()
            .withPerspective(options.oneOf("perspective", PERSPECTIVES, Perspective::code))
            .withExpansion(
                options.oneOf("expansion", List.of(ExpansionOrder.values()), ExpansionOrder::code))
            .withRecommendation(
                options.oneOf(
                    "recommendation", List.of(Recommendation.values()), Recommendation::code));
    return plain
        .withSelection(firstPlay(options, selection))
        .withRollout(
            options.read(
                "rollout",
                (Rollout) new UniformRollout(),
                name -> Rollouts.named(name, game),
                rollout -> rollout.name().orElseThrow()))
        .withSolver(options.oneOf("solver", List.of(Solver.values()), Solver::code));
  }

  private static Selection selection(Options options, Game<?> game) {
    if (options.kind().equals("greedy")) {
      return new Greedy();
    }
    double c = options.number("c", Uct.USUAL_C, Uct::new);
    return switch (options.kind()) {
      case "rave" -> new Rave(c, options.number("k", Rave.USUAL_K, number -> new Rave(0, number)));
      case "puct" -> puct(c, options, game);
      default -> new Uct(c);
    };
  }

  private static <A> Selection puct(double c, Options options, Game<A> game) {
    return new Puct(c, options.oneOf("prior", Puct.priors(game), Prior<A>::code));
  }

  /** Without the parameter {@code fpu}, or where the selection weighs untried actions, the same. */
  private static Selection firstPlay(Options options, Selection selection) {
    if (selection.prior().isPresent()) {
      return selection;
    }
    double none = Double.POSITIVE_INFINITY;
    double urgency = options.number("fpu", none, number -> new FirstPlay(selection, number));
    return urgency == none ? selection : new FirstPlay(selection, urgency);
  }
}
