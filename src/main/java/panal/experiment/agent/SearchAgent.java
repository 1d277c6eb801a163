package panal.experiment.agent;

import java.util.List;
import java.util.Optional;
import panal.experiment.Contender;
import panal.experiment.FlatContender;
import panal.experiment.TreeContender;
import panal.game.Game;
import panal.game.Prior;
import panal.game.RandomStream;
import panal.game.State;
import panal.message.Messages;
import panal.rollout.Rollout;
import panal.rollout.Rollouts;
import panal.rollout.UniformRollout;
import panal.search.Budget;
import panal.search.GameTime;
import panal.search.Perspective;
import panal.search.Search;
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
 * The answer of a search at each move, with a seed drawn from the move's stream.
 *
 * <p>{@code rave} is uct with {@code k} too, {@code puct} with {@code prior}, one that the game
 * offers or uniform. All tree searches have {@code rollout} (uniform, or a guide that the game
 * offers), {@code solver} (off, on) and, puct apart, {@code fpu}, a number.
 *
 * <p>{@code uct} has the parameter {@code c} (usually sqrt 2); {@code uct} and {@code greedy} have
 * {@code perspective} (chooser, root), {@code expansion} (random, inorder, lastfirst) and {@code
 * recommendation} (visits, mean), the first of each being the usual one. A limit of their own holds
 * over the budget: {@code iterations} or {@code time} for each move, or {@code gametime} for all of
 * its moves in a game. {@code rollouts} is choice by rollouts alone and has {@code n}, its number
 * of rollouts a move, or {@code time} or {@code gametime}. Ties go as in the searches.
 *
 * <p>Tree searches have {@code reuse} (off, on): whether the tree is kept between the moves of a
 * game. Then an own limit in iterations is so many new ones a move.
 *
 * @param name its description
 * @param game what it plays
 * @param contender the search
 * @param reuse whether it keeps its tree
 * @param limit its own for each move, if any
 * @param time its own for a whole game, if any; never beside a limit
 * @param <A> the type of an action
 */
record SearchAgent<A>(
    String name,
    Game<A> game,
    Contender contender,
    Reuse reuse,
    Optional<Limit> limit,
    Optional<GameTime> time)
    implements Searcher<A> {

  private static final List<Perspective> PERSPECTIVES =
      List.of(Perspective.CHOOSER, Perspective.ROOT);

  static <A> Agent<A> uct(Options options, Game<A> game) {
    return tree(options, game, new Uct(c(options)));
  }

  static <A> Agent<A> rave(Options options, Game<A> game) {
    double c = c(options);
    double k = options.number("k", Rave.USUAL_K, number -> new Rave(0, number));
    return tree(options, game, new Rave(c, k));
  }

  static <A> Agent<A> puct(Options options, Game<A> game) {
    double c = c(options);
    return tree(
        options, game, new Puct(c, options.oneOf("prior", Puct.priors(game), Prior<A>::code)));
  }

  private static double c(Options options) {
    return options.number("c", Uct.USUAL_C, Uct::new);
  }

  static <A> Agent<A> greedy(Options options, Game<A> game) {
    return tree(options, game, new Greedy());
  }

  static <A> Agent<A> rollouts(Options options, Game<A> game) {
    Optional<Limit> limit = options.limit("n");
    Optional<GameTime> time = options.gameTime("n");
    return new SearchAgent<>(options.text(), game, new FlatContender(), Reuse.OFF, limit, time);
  }

  private static <A> Agent<A> tree(Options options, Game<A> game, Selection selection) {
    MctsSettings plain =
        MctsSettings.uct()
            .withPerspective(options.oneOf("perspective", PERSPECTIVES, Perspective::code))
            .withExpansion(
                options.oneOf("expansion", List.of(ExpansionOrder.values()), ExpansionOrder::code))
            .withRecommendation(
                options.oneOf(
                    "recommendation", List.of(Recommendation.values()), Recommendation::code));
    MctsSettings settings =
        plain
            .withSelection(firstPlay(options, selection))
            .withRollout(
                options.read(
                    "rollout",
                    (Rollout) new UniformRollout(),
                    name -> Rollouts.named(name, game),
                    rollout -> rollout.name().orElseThrow()))
            .withSolver(options.oneOf("solver", List.of(Solver.values()), Solver::code));
    Reuse reuse = options.oneOf("reuse", List.of(Reuse.values()), Reuse::code);
    Optional<Limit> limit = options.limit("iterations");
    Optional<GameTime> time = options.gameTime("iterations");
    String name = options.text();
    return new SearchAgent<>(name, game, new TreeContender(name, settings), reuse, limit, time);
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

  @Override
  public SearchSeat<A> sit(Limit match) {
    return new SearchSeat<>(this, limit.orElse(match));
  }

  /**
   * From a state alone, so without a tree from before.
   *
   * @throws IllegalStateException where it has a time for a whole game
   */
  @Override
  public A choose(State<A> state, Budget budget, RandomStream random) {
    if (time.isPresent()) {
      throw new IllegalStateException(Messages.of("agent.gameTimeAlone", name));
    }
    Search<A> search = contender.search(state, random.nextLong());
    return SearchSeat.answer(name, search.run(limit.map(Limit::budget).orElse(budget)));
  }
}
