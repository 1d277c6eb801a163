package panal.lesson.worksheet;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import panal.game.RandomStream;
import panal.search.Phase;
import panal.search.Step;
import panal.trace.Cursor;
import panal.view.Entry;
import panal.view.Table;
import panal.view.TraceTable;

/** Questions about [M3] and [M4]. */
final class UpdateAskers {

  /** What are N and Q after this result has gone up? */
  static final Asker AFTER_BACKUP = new AfterBackup();

  /** Why does this iteration add no node? */
  static final Asker NO_EXPANSION = new NoExpansion();

  private UpdateAskers() {}

  private record AfterBackup() implements Asker {
    @Override
    public <A> Optional<Question> ask(Cursor<A> cursor, Wording wording, RandomStream random) {
      if (!(cursor.step().orElseThrow() instanceof Step.Backpropagation<A> backup)
          || backup.path().size() < 2) {
        return Optional.empty();
      }
      cursor.previous();
      Step.Simulation<A> simulation = (Step.Simulation<A>) cursor.step().orElseThrow();
      if (simulation.source() == Step.Source.PROVEN) {
        return Optional.empty(); // no rollout ended so
      }
      String result = TraceTable.outcome(simulation.utility(), wording.game(), wording.look());
      return Optional.of(
          new Question(
              backup.iteration(),
              Phase.BACKPROPAGATION,
              List.of(
                  wording.words(
                      "afterBackup", backup.iteration(), wording.node(backup.path()), result),
                  new Part.Grid(table(backup, wording, Shown.BEFORE))),
              List.of(new Part.Grid(table(backup, wording, Shown.AFTER)))));
    }

    private enum Shown {
      BEFORE,
      AFTER
    }

    private static Table table(Step.Backpropagation<?> backup, Wording wording, Shown shown) {
      List<List<Entry>> rows = new ArrayList<>();
      for (int i = 0; i < backup.updates().size(); i++) {
        Step.Update update = backup.updates().get(i);
        List<?> path = backup.path().subList(0, backup.path().size() - i);
        boolean after = shown == Shown.AFTER;
        rows.add(
            List.of(
                wording.text(wording.node(path)),
                wording.text(wording.name(update.view())),
                new Entry.Number(update.visitsBefore()),
                wording.number(wording.total(update.totalBefore())),
                after ? new Entry.Number(update.visits()) : Wording.BLANK,
                after ? wording.number(wording.total(update.total())) : Wording.BLANK));
      }
      return new Table(
          "",
          List.of(
              Table.Column.text(wording.say("node")),
              Table.Column.text(wording.say("view")),
              Table.Column.number(wording.say("before", "N")),
              Table.Column.number(wording.say("before", "Q")),
              Table.Column.number(wording.say("after", "N")),
              Table.Column.number(wording.say("after", "Q"))),
          rows);
    }
  }

  private record NoExpansion() implements Asker {
    @Override
    public <A> Optional<Question> ask(Cursor<A> cursor, Wording wording, RandomStream random) {
      if (!(cursor.step().orElseThrow() instanceof Step.Simulation<A> simulation)
          || simulation.source() != Step.Source.FINISHED) {
        return Optional.empty();
      }
      cursor.previous();
      if (!(cursor.step().orElseThrow() instanceof Step.Selection<A>)) {
        return Optional.empty(); // a new node may be finished too
      }
      List<Part> given = new ArrayList<>();
      given.add(
          wording.words("noExpansion", simulation.iteration(), wording.node(simulation.path())));
      given.addAll(wording.scene(cursor.root(), simulation.path()));
      return Optional.of(
          new Question(
              simulation.iteration(),
              Phase.SIMULATION,
              given,
              List.of(
                  wording.words(
                      "noExpansion.answer",
                      TraceTable.outcome(simulation.utility(), wording.game(), wording.look())))));
    }
  }
}
