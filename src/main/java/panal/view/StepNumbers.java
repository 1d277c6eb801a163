package panal.view;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import java.util.function.ToDoubleFunction;
import panal.game.Player;
import panal.search.Step;
import panal.trace.Trace;

/** What one step compared or changed, as tables: the choices of [U1], N and Q before and after. */
final class StepNumbers {

  private final Trace<?> head;
  private final Look look;

  private StepNumbers(Trace<?> head, Look look) {
    this.head = head;
    this.look = look;
  }

  static List<Table> of(Trace<?> head, Step<?> step, Look look) {
    StepNumbers numbers = new StepNumbers(head, look);
    if (step instanceof Step.Selection<?> selection) {
      return numbers.choices(selection);
    } else if (step instanceof Step.Backpropagation<?> up) {
      return List.of(numbers.updates(up));
    } else if (step instanceof Step.Return<?> carried) {
      return List.of(numbers.bounds(carried));
    }
    return List.of();
  }

  private List<Table> choices(Step.Selection<?> step) {
    List<Table> tables = new ArrayList<>();
    for (int level = 0; level < step.choices().size(); level++) {
      Table table = ChoiceTable.of(step.choices().get(level), look);
      String caption = "[U1] " + node(step.path().subList(0, level)) + " · " + table.caption();
      tables.add(new Table(caption, table.columns(), table.rows()));
    }
    return tables;
  }

  private String node(List<?> path) {
    return path.isEmpty() ? look.root() : look.path(path);
  }

  private Table updates(Step.Backpropagation<?> step) {
    Player root = head.root().turn();
    List<List<Entry>> rows = new ArrayList<>();
    for (int i = 0; i < step.updates().size(); i++) {
      Step.Update update = step.updates().get(i);
      double before = look.shown(update.totalBefore(), update.view(), root, update.chooser());
      double after = look.shown(update.total(), update.view(), root, update.chooser());
      rows.add(
          List.of(
              new Entry.Text(node(step.path().subList(0, step.path().size() - i))),
              new Entry.Text(name(look.view().of(root, update.chooser()))),
              change(Long.toString(update.visitsBefore()), Long.toString(update.visits())),
              change(total(before), total(after)),
              change(mean(before / update.visitsBefore()), mean(after / update.visits()))));
    }
    return new Table(
        look.say("view.step.updates"),
        List.of(
            Table.Column.text(look.say("view.trace.node")),
            Table.Column.text(look.say("view.step.by")),
            Table.Column.number("N"),
            Table.Column.number("Q"),
            Table.Column.number("Q/N")),
        rows);
  }

  private Table bounds(Step.Return<?> step) {
    List<Table.Column> columns = new ArrayList<>();
    List<Entry> row = new ArrayList<>();
    columns.add(Table.Column.text(look.say("view.trace.node")));
    row.add(new Entry.Text(node(step.path())));
    columns.add(Table.Column.text(look.say("view.choice.child")));
    row.add(new Entry.Text(look.notation().print(step.action())));
    columns.add(Table.Column.number("v"));
    row.add(change(value(step.before().value()), value(step.after().value())));
    if (!head.description().selection().equals("minimax")) {
      add(columns, row, "α", step, Step.Bounds::alpha);
      add(columns, row, "β", step, Step.Bounds::beta);
    }
    return new Table(look.say("view.step.bounds"), columns, List.of(row));
  }

  private void add(
      List<Table.Column> columns,
      List<Entry> row,
      String name,
      Step.Return<?> step,
      ToDoubleFunction<Step.Bounds> number) {
    columns.add(Table.Column.number(name));
    row.add(
        change(
            total(number.applyAsDouble(step.before())), total(number.applyAsDouble(step.after()))));
  }

  private static Entry change(String before, String after) {
    return new Entry.Number(before.equals(after) ? after : before + " → " + after);
  }

  private String value(OptionalDouble value) {
    return value.isPresent() ? total(value.getAsDouble()) : Numbers.NONE;
  }

  private String total(double value) {
    return Numbers.total(value, look.decimals());
  }

  private String mean(double value) {
    return Numbers.signed(value, look.decimals());
  }

  private String name(Player player) {
    return head.game().playerName(player, look.language());
  }
}
