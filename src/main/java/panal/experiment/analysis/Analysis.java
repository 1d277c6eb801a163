package panal.experiment.analysis;

import java.util.List;
import java.util.Map;
import panal.experiment.agent.Limit;
import panal.experiment.match.GameRecord;
import panal.game.Game;
import panal.search.Perspective;
import panal.view.Displayable;
import panal.view.Look;
import panal.view.Table;

/**
 * A recorded game with what a search says to each of its moves; in a notebook, a table.
 *
 * @param record the game
 * @param game its rules
 * @param moves those of the agents, in their order, unmodifiable
 * @param <A> the type of an action
 */
public record Analysis<A>(GameRecord record, Game<A> game, List<AnalysedMove<A>> moves)
    implements Displayable {

  /** Takes a copy of the list. */
  public Analysis {
    moves = List.copyOf(moves);
  }

  /**
   * Whether a search went on for a time, so that it made another number of iterations than that of
   * the game.
   */
  public boolean byTheClock() {
    return moves.stream().anyMatch(move -> move.limit().unit() == Limit.Unit.TIME);
  }

  /** A row for each move. */
  public Table table(Look look) {
    return AnalysisTable.of(this, look);
  }

  private Table table() {
    return table(Look.of(Perspective.CHOOSER));
  }

  @Override
  public Map<String, String> mimeBundle() {
    return table().mimeBundle();
  }

  /** The table as text. */
  @Override
  public String toString() {
    return table().toString();
  }
}
