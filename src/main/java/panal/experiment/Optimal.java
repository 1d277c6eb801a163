package panal.experiment;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import panal.game.Player;
import panal.game.State;

/** Placeholder until the exact solver lands. */
final class Optimal {

  private Optimal() {}

  static <A> List<A> actions(State<A> root) {
    Map<State<A>, Double> known = new HashMap<>();
    double best = value(root, known);
    double forMover = root.turn() == Player.FIRST ? best : -best;
    return root.actions().stream()
        .filter(
            a -> {
              double v = value(root.result(a), known);
              return (root.turn() == Player.FIRST ? v : -v) == forMover;
            })
        .toList();
  }

  private static <A> double value(State<A> state, Map<State<A>, Double> known) {
    if (state.isTerminal()) {
      return state.utility(Player.FIRST);
    }
    Double memo = known.get(state);
    if (memo != null) {
      return memo;
    }
    double sign = state.turn() == Player.FIRST ? 1 : -1;
    double best = Double.NEGATIVE_INFINITY;
    for (A action : state.actions()) {
      best = Math.max(best, sign * value(state.result(action), known));
    }
    known.put(state, sign * best);
    return sign * best;
  }
}
