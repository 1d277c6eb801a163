package panal.trace;

import panal.game.Player;
import panal.game.State;
import panal.message.Messages;
import panal.search.Step;

/**
 * Holds a trace that was read to what its game and its own numbers say, step by step: what nobody
 * could have recorded is refused with its iteration and its phase.
 *
 * <p>Checked are legal actions, the tree ({@link Replay}), results of rollouts, and, where no
 * mistake is built in on purpose, who chooses at each node, how many actions are untried, and that
 * a plain score is Q/N + bonus. Θ(path) states a step.
 *
 * @param trace the trace
 * @param <A> the type of an action
 */
record TraceCheck<A>(Trace<A> trace) {

  private static final double ROUNDING = 1e-9;

  /**
   * Checks all.
   *
   * @throws IllegalArgumentException that names the first step that cannot be
   */
  void run() {
    State<A> root = trace.root();
    trace.kept().nodes().forEach(node -> root.after(node.path()));
    Replay<A> replay = trace.replay();
    for (Step<A> step : trace.steps()) {
      State<A> state = root.after(step.path());
      if (step instanceof Step.Simulation<A> simulation) {
        result(simulation, state.after(simulation.moves()));
      }
      replay.apply(step);
      if (isSound()) {
        check(step, root, replay);
      }
    }
  }

  /** A board with a mistake ends when it likes, and a mistaken search counts for whom it likes. */
  private boolean isSound() {
    return trace.description().flaw().isEmpty();
  }

  private static <A> void check(Step<A> step, State<A> root, Replay<A> replay) {
    if (step instanceof Step.Selection<A> selection) {
      for (int level = 0; level < selection.choices().size(); level++) {
        Step.Choice<A> choice = selection.choices().get(level);
        same(step, "chooser", choice.chooser(), turn(root, step, level));
        choice.candidates().forEach(candidate -> score(step, candidate));
      }
    } else if (step instanceof Step.Expansion<A> expansion) {
      int level = step.path().size() - 1;
      State<A> parent = root.after(step.path().subList(0, level));
      int children = replay.node(step.path().subList(0, level)).children().size();
      same(step, "chooser", expansion.chooser(), parent.turn());
      same(step, "untried", expansion.untried(), parent.actions().size() - children);
    } else if (step instanceof Step.Visit<A> visit) {
      same(step, "chooser", visit.chooser(), turn(root, step, Math.max(0, step.path().size() - 1)));
    } else if (step instanceof Step.Backpropagation<A> backpropagation) {
      for (int up = 0; up < backpropagation.updates().size(); up++) {
        int level = Math.max(0, step.path().size() - up - 1); // the root is its own
        same(step, "chooser", backpropagation.updates().get(up).chooser(), turn(root, step, level));
      }
    }
  }

  private static <A> Player turn(State<A> root, Step<A> step, int level) {
    return root.after(step.path().subList(0, level)).turn();
  }

  /** Of a child with visits whose score is Q/N + bonus and no more. */
  private static void score(Step<?> step, Step.Candidate<?> candidate) {
    boolean plain = candidate.amaf().isEmpty() && candidate.proven().isEmpty();
    if (!plain || candidate.visits() == 0) {
      return;
    }
    double score = candidate.total() / candidate.visits() + candidate.bonus();
    if (Math.abs(score - candidate.score()) > ROUNDING * Math.max(1, Math.abs(score))) {
      throw wrong(step, "score", candidate.score(), score);
    }
  }

  /** A result that was played is that of the state to which the moves lead. */
  private void result(Step.Simulation<?> simulation, State<?> reached) {
    boolean played =
        simulation.source() == Step.Source.PLAYED || simulation.source() == Step.Source.FINISHED;
    if (played
        && isSound()
        && !(reached.isTerminal() && reached.utility(Player.FIRST) == simulation.utility())) {
      throw new IllegalArgumentException(
          Messages.of("trace.result", simulation.iteration(), simulation.utility()));
    }
  }

  private static void same(Step<?> step, String field, Object given, Object right) {
    if (!given.equals(right)) {
      throw wrong(step, field, given, right);
    }
  }

  private static IllegalArgumentException wrong(
      Step<?> step, String field, Object given, Object right) {
    return new IllegalArgumentException(
        Messages.of("trace.wrong", step.iteration(), step.phase().marker(), field, given, right));
  }
}
