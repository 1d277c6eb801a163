package panal.view;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import panal.game.Player;
import panal.search.Step;
import panal.trace.Trace;

/**
 * A trace of minimax or alpha-beta: a row for each node that was visited [A1], each value that was
 * carried up [A2] and each cut [A3], with the node's value so far and, for alpha-beta, its window.
 * All values are for {@link Player#FIRST}.
 */
final class WalkTable<A> {

  private final Trace<A> trace;
  private final Look look;
  private final boolean window;

  private WalkTable(Trace<A> trace, Look look) {
    this.trace = trace;
    this.look = look;
    window = !trace.description().selection().equals("minimax");
  }

  /** The table of all steps. */
  static <A> Table of(Trace<A> trace, Look look) {
    WalkTable<A> table = new WalkTable<>(trace, look);
    List<List<Entry>> rows = trace.steps().stream().map(table::row).toList();
    return new Table(Captions.of(trace, look), table.columns(), rows);
  }

  /** The row of one step, without a caption. */
  static <A> Table of(Trace<A> head, Step<A> step, Look look) {
    WalkTable<A> table = new WalkTable<>(head, look);
    return new Table("", table.columns(), List.of(table.row(step)));
  }

  private List<Table.Column> columns() {
    List<Table.Column> columns = new ArrayList<>();
    columns.add(Table.Column.number("#"));
    columns.add(Table.Column.text(look.say("view.trace.phase")));
    columns.add(Table.Column.text(look.say("view.trace.node")));
    columns.add(Table.Column.number(look.say("view.walk.value")));
    if (window) {
      columns.add(Table.Column.number("α"));
      columns.add(Table.Column.number("β"));
    }
    columns.add(Table.Column.text(look.say("view.trace.note")));
    return columns;
  }

  private List<Entry> row(Step<A> step) {
    if (step instanceof Step.Visit<A> visit) {
      return row(step, visit.bounds(), note(visit));
    } else if (step instanceof Step.Return<A> carried) {
      return row(step, carried.after(), note(carried));
    } else if (step instanceof Step.Prune<A> prune) {
      return row(step, prune.bounds(), note(prune));
    }
    throw new IllegalArgumentException(step.toString());
  }

  private List<Entry> row(Step<A> step, Step.Bounds bounds, String note) {
    List<Entry> row = new ArrayList<>();
    row.add(new Entry.Number(step.iteration()));
    row.add(new Entry.Text(step.phase().marker()));
    row.add(new Entry.Text(step.path().isEmpty() ? look.root() : look.path(step.path())));
    row.add(new Entry.Number(number(bounds.value().orElse(Double.NaN))));
    if (window) {
      row.add(new Entry.Number(number(bounds.alpha())));
      row.add(new Entry.Number(number(bounds.beta())));
    }
    row.add(new Entry.Text(note));
    return row;
  }

  private String note(Step.Visit<A> visit) {
    return visit.bounds().value().isPresent()
        ? look.say("view.walk.leaf", number(visit.bounds().value().getAsDouble()))
        : look.say("view.walk.visit", name(turn(visit)));
  }

  private String note(Step.Return<A> carried) {
    if (carried.before().value().isEmpty()) {
      return look.say("view.walk.first", number(carried.value()));
    }
    return look.say(
        "view.walk.return",
        turn(carried) == Player.FIRST ? "max" : "min",
        number(carried.before().value().getAsDouble()),
        number(carried.value()),
        number(carried.after().value().orElse(Double.NaN)));
  }

  private String note(Step.Prune<A> prune) {
    String actions =
        prune.actions().stream().map(look.notation()::print).collect(Collectors.joining(" "));
    return look.say(
        "view.walk.prune",
        actions,
        "α = " + number(prune.bounds().alpha()),
        "β = " + number(prune.bounds().beta()));
  }

  private Player turn(Step<A> step) {
    return trace.root().after(step.path()).turn();
  }

  private String number(double value) {
    return Numbers.total(value, look.decimals());
  }

  private String name(Player player) {
    return trace.game().playerName(player, look.language());
  }
}
