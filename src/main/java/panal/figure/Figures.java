package panal.figure;

import java.util.List;
import java.util.stream.Stream;

/**
 * All figures and tables of the course, in its order: games and exact search, the search tree, and
 * experiments. Those of the last part play thousands of games, a minute or two of work.
 */
public final class Figures {

  private Figures() {}

  /** All of them, each with a name of its own; unmodifiable. */
  public static List<Figure> all() {
    return Stream.of(GameFigures.all(), SearchFigures.all(), ExperimentFigures.all())
        .flatMap(List::stream)
        .toList();
  }
}
