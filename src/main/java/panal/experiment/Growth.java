package panal.experiment;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.LongStream;
import panal.search.Budget;
import panal.search.NodeView;
import panal.search.Result;
import panal.search.mcts.Mcts;

/**
 * How a tree grows: its size, its depth and what it thinks of the root's actions, at certain
 * numbers of iterations.
 *
 * @param points ascending, unmodifiable
 * @param <A> the type of an action
 */
public record Growth<A>(List<Point<A>> points) {

  /** Takes a copy of the list. */
  public Growth {
    points = List.copyOf(points);
  }

  /**
   * A search after some iterations.
   *
   * @param iterations how many in all
   * @param nodes of the tree, its root included
   * @param depth of the deepest node; 0 where there is only the root
   * @param result what the search had found
   * @param <A> the type of an action
   */
  public record Point<A>(long iterations, long nodes, int depth, Result<A> result) {

    /** N of the root's action that has most of them. */
    public long mostVisits() {
      return visits().max().orElseThrow();
    }

    /** N of the root's action that has fewest of them, 0 of one without a node. */
    public long fewestVisits() {
      return visits().min().orElseThrow();
    }

    private LongStream visits() {
      return result.actions().stream().mapToLong(Result.Estimate::visits);
    }
  }

  /**
   * Searches on and looks at the tree each time the search has done so many iterations in all;
   * numbers that it has passed already are left out.
   */
  public static <A> Growth<A> of(Mcts<A> search, long... iterations) {
    List<Point<A>> points = new ArrayList<>();
    for (long at : LongStream.of(iterations).sorted().distinct().toArray()) {
      long done = search.result().iterations();
      if (at >= done) {
        Result<A> result = search.run(Budget.iterations(at - done));
        points.add(
            new Point<>(result.iterations(), nodes(search.tree()), depth(search.tree()), result));
      }
    }
    return new Growth<>(points);
  }

  private static long nodes(NodeView<?> node) {
    return 1 + node.children().stream().mapToLong(Growth::nodes).sum();
  }

  private static int depth(NodeView<?> node) {
    return node.children().stream().mapToInt(child -> 1 + depth(child)).max().orElse(0);
  }
}
