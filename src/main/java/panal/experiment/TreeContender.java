package panal.experiment;

import panal.game.State;
import panal.search.Search;
import panal.search.mcts.Mcts;
import panal.search.mcts.MctsSettings;
import panal.search.mcts.selection.Uct;
import panal.view.Numbers;

/**
 * Monte Carlo tree search with these settings, their seed apart.
 *
 * @param name what tables and charts call it
 * @param settings everything else; the experiment gives each run a seed of its own
 */
public record TreeContender(String name, MctsSettings settings) implements Contender {

  /**
   * Named after its selection, as text has it: {@code uct} for the usual c, {@code uct(c=0.5)} for
   * another.
   */
  public TreeContender(MctsSettings settings) {
    this(name(settings), settings);
  }

  @Override
  public <A> Search<A> search(State<A> root, long seed) {
    return new Mcts<>(root, settings.withSeed(seed));
  }

  private static String name(MctsSettings settings) {
    String bare = settings.selection().name();
    if (settings.selection().c().isEmpty()) {
      return bare;
    }
    double c = settings.selection().c().getAsDouble();
    return bare.equals("uct") && c == Uct.USUAL_C ? bare : bare + "(c=" + Numbers.shortest(c) + ")";
  }
}
