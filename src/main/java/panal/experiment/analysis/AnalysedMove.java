package panal.experiment.analysis;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import panal.experiment.agent.Limit;
import panal.game.Player;
import panal.search.Result;
import panal.search.Solution;

/**
 * A move of a recorded game and what a search and, where it is known, perfect play say to it. All
 * values are for the side that moves.
 *
 * @param number of the move in the whole game, from 1, the opening's included
 * @param side who moves
 * @param action the move
 * @param searcher the description of who searched again
 * @param limit how long the search went on
 * @param result of that search
 * @param line that it expects, from its recommended action on, unmodifiable
 * @param solution the exact values, where they are known
 * @param <A> the type of an action
 */
public record AnalysedMove<A>(
    int number,
    Player side,
    A action,
    String searcher,
    Limit limit,
    Result<A> result,
    List<A> line,
    Optional<Solution<A>> solution) {

  private static final double MISTAKE = 0.25;
  private static final double BLUNDER = 0.75;

  /** Takes a copy of the list. */
  public AnalysedMove {
    line = List.copyOf(line);
  }

  /** What the search found of the move. */
  public Result.Estimate<A> played() {
    return estimate(action);
  }

  /** What the search found of the action that it recommends. */
  public Result.Estimate<A> best() {
    return estimate(result.best().orElseThrow());
  }

  private Result.Estimate<A> estimate(A wanted) {
    return result.actions().stream()
        .filter(estimate -> estimate.action().equals(wanted))
        .findFirst()
        .orElseThrow();
  }

  /** The exact value before the move. */
  public OptionalDouble exact() {
    return solution.map(known -> OptionalDouble.of(known.value())).orElse(OptionalDouble.empty());
  }

  /** By how much the move is worse than the best one, where that is known; 0 of the best ones. */
  public OptionalDouble exactLoss() {
    return solution.stream()
        .flatMap(known -> known.actions().stream())
        .filter(option -> option.action().equals(action))
        .mapToDouble(option -> exact().orElseThrow() - option.value())
        .findFirst();
  }

  /**
   * By how much the Q/N of the move is below that of the recommended action, 0 where it is above;
   * nothing where one of them has fewer than ten visits.
   */
  public OptionalDouble estimatedLoss() {
    if (Math.min(played().visits(), best().visits()) < MoveSearch.FEWEST_VISITS) {
      return OptionalDouble.empty();
    }
    return OptionalDouble.of(Math.max(0, best().mean() - played().mean()));
  }

  /**
   * A mark for a loss, by its share of the range from the worst result to the best: {@code ??} from
   * three quarters on, such as a win that is now a loss; {@code ?} from a quarter on; else empty.
   * The exact loss counts where it is known, else the estimated one.
   */
  public String mark() {
    OptionalDouble loss = exactLoss().isPresent() ? exactLoss() : estimatedLoss();
    double share = loss.orElse(0) / (result.range().high() - result.range().low());
    return share >= BLUNDER ? "??" : share >= MISTAKE ? "?" : "";
  }
}
