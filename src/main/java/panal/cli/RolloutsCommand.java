package panal.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import panal.game.Game;
import panal.game.Range;
import panal.message.Messages;
import panal.rollout.MonteCarlo;
import panal.search.Perspective;
import panal.view.Entry;
import panal.view.Look;
import panal.view.Numbers;
import panal.view.Table;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import tools.jackson.databind.node.ObjectNode;

/** {@code panal rollouts}: the Monte Carlo estimate of a position by random games. */
@Command(name = "rollouts")
final class RolloutsCommand implements Callable<Integer> {

  private static final int DECIMALS = 4;

  @Spec private CommandSpec spec;
  @Mixin private PositionOptions position;

  @Option(names = "--n", defaultValue = "1000", paramLabel = "N")
  private long n;

  @Option(names = "--seed", defaultValue = "42", paramLabel = "S", descriptionKey = "options.seed")
  private long seed;

  @Mixin private TextOptions text;

  @Option(names = "--json", descriptionKey = "options.json")
  private boolean json;

  @Override
  public Integer call() {
    Failures.usage(spec, this::positive);
    MonteCarlo estimate = estimate(position.game());
    spec.commandLine().getOut().println(json ? json(estimate) : table(estimate));
    return 0;
  }

  private long positive() {
    if (n < 1) {
      throw new IllegalArgumentException(Messages.of("rollouts.n", n));
    }
    return n;
  }

  private <A> MonteCarlo estimate(Game<A> game) {
    return MonteCarlo.estimate(game.play(game.actions(position.moves())), n, seed);
  }

  private Table table(MonteCarlo estimate) {
    Look look = text.look(Perspective.CHOOSER);
    String player = position.game().playerName(estimate.player(), look.language());
    List<Table.Column> columns =
        new ArrayList<>(
            List.of(
                Table.Column.text(say(look, "player")),
                Table.Column.number("n"),
                Table.Column.number(say(look, "mean")),
                Table.Column.number(say(look, "stdError")),
                Table.Column.number(say(look, "low")),
                Table.Column.number(say(look, "high"))));
    List<Entry> row =
        new ArrayList<>(
            List.of(
                new Entry.Text(player),
                new Entry.Number(estimate.n()),
                new Entry.Number(Numbers.signed(estimate.mean(), DECIMALS)),
                new Entry.Number(Numbers.plain(estimate.stdError(), DECIMALS)),
                new Entry.Number(Numbers.signed(estimate.interval().low(), DECIMALS)),
                new Entry.Number(Numbers.signed(estimate.interval().high(), DECIMALS))));
    if (estimate.range().equals(Range.WINS)) {
      columns.add(Table.Column.number(say(look, "share")));
      row.add(new Entry.Number(Numbers.percent(estimate.winShare(), 1)));
    }
    return new Table(say(look, "caption"), columns, List.of(row));
  }

  private static String say(Look look, String what) {
    return Messages.in(look.language(), "rollouts." + what);
  }

  private static String json(MonteCarlo estimate) {
    ObjectNode object = Json.object();
    object.put("player", estimate.player().name());
    Json.number(object, "mean", estimate.mean());
    object.put("n", estimate.n());
    Json.number(object, "stdError", estimate.stdError());
    Json.number(object, "low", estimate.interval().low());
    Json.number(object, "high", estimate.interval().high());
    return Json.text(object);
  }
}
