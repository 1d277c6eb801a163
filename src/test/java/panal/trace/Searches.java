package panal.trace;

import java.util.List;
import java.util.function.Function;
import panal.game.Cell;
import panal.game.Game;
import panal.game.State;
import panal.games.hex.HexGame;
import panal.rollout.ScriptedRollout;
import panal.search.Budget;
import panal.search.Perspective;
import panal.search.exact.DepthFirst;
import panal.search.mcts.Mcts;
import panal.search.mcts.MctsSettings;
import panal.search.mcts.expansion.ScriptedExpansion;

/** Traces to try things on. */
public final class Searches {

  private Searches() {}

  /** Golden trace A of the course: greedy on the empty 3x3 board, five rollouts given. */
  public static Trace<Cell> goldenA() {
    return scripted(
        5,
        List.of(cell(1, 1), cell(0, 0), cell(0, 1), cell(0, 2), cell(1, 0)),
        List.of(1.0, -1.0, 1.0, 1.0, -1.0));
  }

  /** The same with four more losses, and iteration 10, in which (1,1) is the first of the best. */
  public static Trace<Cell> goldenATen() {
    return scripted(
        10,
        List.of(
            cell(1, 1),
            cell(0, 0),
            cell(0, 1),
            cell(0, 2),
            cell(1, 0),
            cell(1, 2),
            cell(2, 0),
            cell(2, 1),
            cell(2, 2),
            cell(0, 0)),
        List.of(1.0, -1.0, 1.0, 1.0, -1.0, -1.0, 1.0, -1.0, 1.0, 1.0));
  }

  private static Trace<Cell> scripted(int iterations, List<Cell> expand, List<Double> results) {
    HexGame hex = new HexGame(3);
    MctsSettings settings =
        MctsSettings.greedy()
            .withPerspective(Perspective.ROOT)
            .withExpansion(new ScriptedExpansion(expand))
            .withRollout(new ScriptedRollout(results))
            .withSeed(1);
    return trace(hex, "", settings, iterations);
  }

  public static <A> Trace<A> trace(
      Game<A> game, String moves, MctsSettings settings, int iterations) {
    List<A> played = game.actions(moves);
    return Trace.record(
        game, played, new Mcts<>(game.play(played), settings), Budget.iterations(iterations));
  }

  /** Minimax or alpha-beta, to the end of a game or a number of nodes. */
  public static <A> Trace<A> walk(
      Game<A> game, String moves, Function<State<A>, DepthFirst<A>> search, int nodes) {
    List<A> played = game.actions(moves);
    return Trace.record(game, played, search.apply(game.play(played)), Budget.iterations(nodes));
  }

  private static Cell cell(int row, int column) {
    return new Cell(row, column);
  }
}
