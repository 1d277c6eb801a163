package panal.cli;

import java.io.IOException;
import java.util.List;
import java.util.concurrent.Callable;
import panal.game.Game;
import panal.search.Budget;
import panal.search.mcts.Mcts;
import panal.search.mcts.MctsSettings;
import panal.trace.Trace;
import panal.view.Look;
import panal.view.TraceView;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code panal trace}: a search step by step, as a table or as a trace that can be read again. */
@Command(name = "trace")
final class TraceCommand implements Callable<Integer> {

  @Mixin private PositionOptions position;
  @Mixin private SearchOptions search;
  @Mixin private ViewOptions view;
  @Mixin private OutputOptions output;

  @Override
  public Integer call() throws IOException {
    run(position.game());
    return 0;
  }

  private <A> void run(Game<A> game) throws IOException {
    Budget budget = search.budget();
    MctsSettings settings = search.settings(game);
    output.check(TraceView.FORMATS);
    List<A> moves = game.actions(position.moves());
    Mcts<A> mcts = new Mcts<>(game.play(moves), settings);
    Trace<A> trace = Trace.record(game, moves, mcts, budget);
    Look look = view.look(settings.perspective());
    output.write(
        new TraceView(trace, look), new Answer(game, position.moves(), mcts.result(), look));
  }
}
