package panal.experiment.match;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import panal.message.Messages;
import panal.view.Entry;
import panal.view.Table;

/** A column of a table of several tournaments that tells one from another. */
record SetupColumn(String name, Function<Setup, String> of) {

  /** The id, and whatever else is not the same in all; none where there is only one tournament. */
  static List<SetupColumn> of(List<Standings> all) {
    List<SetupColumn> columns = new ArrayList<>();
    if (all.size() == 1) {
      return columns;
    }
    columns.add(new SetupColumn("setup", Setup::id));
    Stream.of(
            new SetupColumn("game", Setup::game),
            new SetupColumn("seed", setup -> Long.toString(setup.seed())),
            new SetupColumn("budget", Setup::budget))
        .filter(column -> column.differs(all))
        .forEach(columns::add);
    return columns;
  }

  private boolean differs(List<Standings> all) {
    return all.stream().map(standings -> of.apply(standings.setup())).distinct().count() > 1;
  }

  Table.Column heading() {
    return Table.Column.text(Messages.of("match.column." + name));
  }

  Entry entry(Setup setup) {
    return new Entry.Text(of.apply(setup));
  }
}
