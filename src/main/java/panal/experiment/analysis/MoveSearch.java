package panal.experiment.analysis;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import panal.experiment.agent.Limit;
import panal.search.NodeView;
import panal.search.Result;
import panal.search.Search;
import panal.search.mcts.Mcts;

/**
 * The search of one move of a recorded game.
 *
 * @param before the moves from the start of the game to it, unmodifiable
 * @param searcher the description of who searches
 * @param search from there, with the seed of the move
 * @param limit how long it goes on
 * @param <A> the type of an action
 */
public record MoveSearch<A>(List<A> before, String searcher, Search<A> search, Limit limit) {

  /** A child with fewer visits says too little to be a line's next move, or a loss. */
  static final int FEWEST_VISITS = 10;

  /** Searches to the end of the limit. */
  public Result<A> run() {
    return search.run(limit.budget());
  }

  /**
   * The line that the search expects: its recommended action, then again and again the child with
   * the most visits, the one expanded first among equals, as long as it has ten.
   */
  List<A> line() {
    Optional<A> best = search.result().best();
    if (!(search instanceof Mcts<A> mcts) || best.isEmpty()) {
      return best.stream().toList();
    }
    List<A> line = new ArrayList<>();
    Optional<? extends NodeView<A>> next =
        mcts.tree().children().stream().filter(child -> child.action().equals(best)).findFirst();
    while (next.isPresent()) {
      line.add(next.get().action().orElseThrow());
      next = mostVisited(next.get().children());
    }
    return line;
  }

  private static <A> Optional<? extends NodeView<A>> mostVisited(
      List<? extends NodeView<A>> children) {
    // max() takes the last of equals
    return children.stream()
        .filter(child -> child.visits() >= FEWEST_VISITS)
        .min(Comparator.comparingLong((NodeView<A> child) -> child.visits()).reversed());
  }
}
