package panal.search.mcts;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import panal.rollout.Rollout;
import panal.rollout.UniformRollout;
import panal.search.Description;
import panal.search.Perspective;
import panal.search.mcts.expansion.Expansion;
import panal.search.mcts.expansion.ExpansionOrder;
import panal.search.mcts.selection.Greedy;
import panal.search.mcts.selection.Selection;
import panal.search.mcts.selection.Uct;

/**
 * Everything that makes one Monte Carlo tree search differ from another.
 *
 * @param selection which child to go down to, [M1] and [U1]
 * @param expansion which action to add, [M2]
 * @param rollout how to play on from there, [M3]
 * @param perspective whose utility is added to Q, [M4]
 * @param recommendation which action is the answer
 * @param seed of all random draws
 * @param backup how a node takes in a result, [M4]
 * @param solver whether values are proven behind [M4]
 * @param flaw the name of the mistake that is built in on purpose; nothing in a sound search
 */
public record MctsSettings(
    Selection selection,
    Expansion expansion,
    Rollout rollout,
    Perspective perspective,
    Recommendation recommendation,
    long seed,
    Backup backup,
    Solver solver,
    Optional<String> flaw) {

  private static final long USUAL_SEED = 42;

  /** UCT with c = sqrt 2 and all else as usual. */
  public static MctsSettings uct() {
    return uct(Uct.USUAL_C);
  }

  /**
   * UCT with that c and all else as usual: random expansion, uniform rollouts, the chooser's
   * perspective, most visits, seed 42.
   */
  public static MctsSettings uct(double c) {
    return usual(new Uct(c));
  }

  /** Greedy selection and all else as usual. */
  public static MctsSettings greedy() {
    return usual(new Greedy());
  }

  private static MctsSettings usual(Selection selection) {
    return new MctsSettings(
        selection,
        ExpansionOrder.RANDOM,
        new UniformRollout(),
        Perspective.CHOOSER,
        Recommendation.MOST_VISITS,
        USUAL_SEED,
        Backup.USUAL,
        Solver.OFF,
        Optional.empty());
  }

  /** The same with another selection. */
  public MctsSettings withSelection(Selection other) {
    return new MctsSettings(
        other, expansion, rollout, perspective, recommendation, seed, backup, solver, flaw);
  }

  /** The same with another expansion. */
  public MctsSettings withExpansion(Expansion other) {
    return new MctsSettings(
        selection, other, rollout, perspective, recommendation, seed, backup, solver, flaw);
  }

  /** The same with another rollout. */
  public MctsSettings withRollout(Rollout other) {
    return new MctsSettings(
        selection, expansion, other, perspective, recommendation, seed, backup, solver, flaw);
  }

  /** The same with another perspective. */
  public MctsSettings withPerspective(Perspective other) {
    return new MctsSettings(
        selection, expansion, rollout, other, recommendation, seed, backup, solver, flaw);
  }

  /** The same with another recommendation. */
  public MctsSettings withRecommendation(Recommendation other) {
    return new MctsSettings(
        selection, expansion, rollout, perspective, other, seed, backup, solver, flaw);
  }

  /** The same with another seed. */
  public MctsSettings withSeed(long other) {
    return new MctsSettings(
        selection, expansion, rollout, perspective, recommendation, other, backup, solver, flaw);
  }

  /** The same with another way of taking in results. */
  public MctsSettings withBackup(Backup other) {
    return new MctsSettings(
        selection, expansion, rollout, perspective, recommendation, seed, other, solver, flaw);
  }

  /** The same with or without proofs. */
  public MctsSettings withSolver(Solver other) {
    return new MctsSettings(
        selection, expansion, rollout, perspective, recommendation, seed, backup, other, flaw);
  }

  /** The same, called flawed by that name in tables and files. */
  public MctsSettings withFlaw(String name) {
    return new MctsSettings(
        selection,
        expansion,
        rollout,
        perspective,
        recommendation,
        seed,
        backup,
        solver,
        Optional.of(name));
  }

  /** In words that a table or a file can carry. */
  public Description description() {
    return new Description(
        selection.name(),
        selection.c(),
        perspective,
        expansion.code(),
        recommendation.code(),
        seed,
        flaw,
        options());
  }

  /** What differs from the plain search, each by the name of its option. */
  private Map<String, String> options() {
    Map<String, String> options = new LinkedHashMap<>(selection.options());
    rollout.name().ifPresent(name -> options.put("rollout", name));
    if (solver == Solver.ON) {
      options.put("solver", "on");
    }
    return options;
  }
}
