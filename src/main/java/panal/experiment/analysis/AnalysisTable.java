package panal.experiment.analysis;

import java.util.List;
import java.util.OptionalDouble;
import java.util.stream.Stream;
import panal.experiment.match.GameRecord;
import panal.game.Player;
import panal.view.Entry;
import panal.view.Look;
import panal.view.Numbers;
import panal.view.Table;

/** A row for each move of a game that was analysed; all values for the side that moves. */
final class AnalysisTable {

  private AnalysisTable() {}

  static Table of(Analysis<?> analysis, Look look) {
    return new Table(
        caption(analysis, look),
        Stream.of(
                Table.Column.number("number"),
                Table.Column.text("side"),
                Table.Column.text("move"),
                Table.Column.number("visits"),
                Table.Column.number("mean"),
                Table.Column.text("best"),
                Table.Column.number("bestMean"),
                Table.Column.text("line"),
                Table.Column.number("exact"),
                Table.Column.number("exactLoss"),
                Table.Column.number("estimatedLoss"),
                Table.Column.text("mark"))
            .map(
                column ->
                    new Table.Column(
                        look.say("analysis.column." + column.heading()), column.align()))
            .toList(),
        analysis.moves().stream().map(move -> row(analysis, move, look)).toList());
  }

  private static String caption(Analysis<?> analysis, Look look) {
    GameRecord record = analysis.record();
    String result =
        record
            .winner()
            .map(winner -> look.say("analysis.won", player(analysis, winner, look)))
            .orElse(look.say("analysis.drawn"));
    String reason = (record.reason() + " " + record.detail()).strip();
    return look.say(
            "analysis.caption",
            record.game(),
            record.fixture().number(),
            record.setup(),
            player(analysis, Player.FIRST, look) + ": " + record.first(),
            player(analysis, Player.SECOND, look) + ": " + record.second(),
            result,
            reason)
        + (analysis.byTheClock() ? " " + look.say("analysis.byTheClock") : "");
  }

  private static String player(Analysis<?> analysis, Player player, Look look) {
    return analysis.game().playerName(player, look.language());
  }

  private static List<Entry> row(Analysis<?> analysis, AnalysedMove<?> move, Look look) {
    return List.of(
        new Entry.Number(move.number()),
        new Entry.Text(player(analysis, move.side(), look)),
        new Entry.Text(look.notation().print(move.action())),
        new Entry.Number(move.played().visits()),
        new Entry.Number(Numbers.signed(move.played().mean(), look.decimals())),
        new Entry.Text(look.notation().print(move.best().action())),
        new Entry.Number(Numbers.signed(move.best().mean(), look.decimals())),
        new Entry.Text(look.path(move.line())),
        Entry.total(move.exact(), look.decimals()),
        loss(move.exactLoss(), isWhole(move.exactLoss()) ? 0 : look.decimals()),
        loss(move.estimatedLoss(), look.decimals()),
        new Entry.Text(move.mark()));
  }

  /** Without a sign, and without decimals where it is exact and whole. */
  private static Entry loss(OptionalDouble loss, int decimals) {
    return loss.isPresent()
        ? new Entry.Number(Numbers.plain(loss.getAsDouble(), decimals))
        : Entry.EMPTY;
  }

  private static boolean isWhole(OptionalDouble loss) {
    return loss.orElse(0) == Math.rint(loss.orElse(0));
  }
}
