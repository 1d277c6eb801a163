package panal.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import panal.game.Player;
import panal.search.NodeView;
import panal.search.Step;
import panal.trace.Replay;
import panal.trace.Trace;

/**
 * A trace with a row for each finished iteration: the way down [M1], the new node [M2], the result
 * [M3], and after [M4] N and Q/N of the root and the action that leads in visits.
 */
public final class IterationTable {

  private final Trace<?> trace;
  private final Look look;

  private IterationTable(Trace<?> trace, Look look) {
    this.trace = trace;
    this.look = look;
  }

  /**
   * The table of all finished iterations.
   *
   * @throws IllegalArgumentException if it is a trace of minimax or alpha-beta
   */
  public static <A> Table of(Trace<A> trace, Look look) {
    if (trace.isExact()) {
      throw new IllegalArgumentException(
          look.say("view.iteration.exact", trace.description().selection()));
    }
    IterationTable table = new IterationTable(trace, look);
    Replay<A> replay = trace.replay();
    List<List<Entry>> rows = new ArrayList<>();
    String down = "";
    String added = "";
    String result = "";
    for (Step<A> step : trace.steps()) {
      replay.apply(step);
      if (step instanceof Step.Selection<A> selection) {
        down = look.path(selection.path());
        added = "";
      } else if (step instanceof Step.Expansion<A> expansion) {
        added = look.notation().print(expansion.action());
      } else if (step instanceof Step.Simulation<A> simulation) {
        result = TraceTable.outcome(simulation.utility(), trace.game(), look);
      } else {
        rows.add(table.row(step.iteration(), List.of(down, added, result), replay.tree()));
      }
    }
    return new Table(Captions.of(trace, look), table.columns(), rows);
  }

  private List<Table.Column> columns() {
    return List.of(
        Table.Column.number("#"),
        Table.Column.text(look.say("view.iteration.down")),
        Table.Column.text(look.say("view.iteration.added")),
        Table.Column.text(look.say("view.iteration.result")),
        Table.Column.number(look.say("view.iteration.visits")),
        Table.Column.number(look.say("view.iteration.mean")),
        Table.Column.text(look.say("view.iteration.leader")));
  }

  private List<Entry> row(long iteration, List<String> phases, NodeView<?> root) {
    Player player = root.chooser();
    double mean = look.shown(root.mean(), root.view(), player, player);
    List<Entry> row = new ArrayList<>();
    row.add(new Entry.Number(iteration));
    phases.forEach(phase -> row.add(new Entry.Text(phase)));
    row.add(new Entry.Number(root.visits()));
    row.add(new Entry.Number(Numbers.signed(mean, look.decimals())));
    row.add(new Entry.Text(leader(root).map(look.notation()::print).orElse("")));
    return row;
  }

  /** The action with the most visits, the first expanded of equals. */
  private static Optional<?> leader(NodeView<?> root) {
    NodeView<?> leader = root.children().get(0);
    for (NodeView<?> child : root.children()) {
      if (child.visits() > leader.visits()) {
        leader = child;
      }
    }
    return leader.action();
  }
}
