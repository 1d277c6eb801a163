package panal.cli;

import java.util.OptionalDouble;
import panal.experiment.analysis.AnalysedMove;
import panal.experiment.analysis.Analysis;
import panal.experiment.match.GameRecord;
import panal.game.Player;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** An analysed game as data for other programs; the fields are in {@code docs/formats.md}. */
final class AnalysisJson {

  private AnalysisJson() {}

  static String of(Analysis<?> analysis) {
    GameRecord record = analysis.record();
    ObjectNode object = Json.object();
    object.put("setup", record.setup());
    object.put("number", record.fixture().number());
    object.put("game", record.game());
    object.put("first", record.first());
    object.put("second", record.second());
    object.put("winner", record.winner().map(Player::name).orElse(null));
    object.put("reason", record.reason());
    ArrayNode moves = object.putArray("moves");
    analysis.moves().forEach(move -> put(moves.addObject(), move));
    return Json.text(object);
  }

  private static void put(ObjectNode object, AnalysedMove<?> move) {
    object.put("number", move.number());
    object.put("side", move.side().name());
    object.put("move", move.action().toString());
    object.put("search", move.searcher());
    object.put("limit", move.limit().toString());
    object.put("iterations", move.result().iterations());
    object.put("visits", move.played().visits());
    Json.number(object, "mean", move.played().mean());
    object.put("best", move.best().action().toString());
    object.put("bestVisits", move.best().visits());
    Json.number(object, "bestMean", move.best().mean());
    ArrayNode line = object.putArray("line");
    move.line().forEach(action -> line.add(action.toString()));
    number(object, "exact", move.exact());
    number(object, "exactLoss", move.exactLoss());
    number(object, "estimatedLoss", move.estimatedLoss());
    object.put("mark", move.mark());
  }

  private static void number(ObjectNode object, String key, OptionalDouble value) {
    Json.number(object, key, value.orElse(Double.NaN));
  }
}
