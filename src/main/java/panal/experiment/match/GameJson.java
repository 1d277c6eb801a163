package panal.experiment.match;

import java.util.List;
import panal.game.Player;
import panal.message.Messages;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** A game as one line of JSON; the fields are in {@code docs/formats.md}. */
final class GameJson {

  private GameJson() {}

  static String line(GameRecord game) {
    ObjectNode line = Json.object();
    line.put("setup", game.setup());
    line.put("number", game.fixture().number());
    line.put("round", game.fixture().round());
    line.put("game", game.game());
    put(line, "opening", game.opening());
    seat(line.putObject("first"), game, Player.FIRST);
    seat(line.putObject("second"), game, Player.SECOND);
    put(line, "moves", game.moves());
    game.winner()
        .ifPresentOrElse(
            side -> seat(line.putObject("winner"), game, side).put("side", side.name()),
            () -> line.putNull("winner"));
    line.put("utility", game.utility());
    line.put("reason", game.reason());
    if (!game.detail().isEmpty()) {
      line.put("detail", game.detail());
    }
    line.put("length", game.length());
    line.put("seed", game.seed());
    return Json.text(line);
  }

  private static void put(ObjectNode line, String key, List<String> moves) {
    ArrayNode array = line.putArray(key);
    moves.forEach(array::add);
  }

  private static ObjectNode seat(ObjectNode seat, GameRecord game, Player side) {
    return seat.put("agent", game.agent(side)).put("name", game.name(side));
  }

  static GameRecord read(String text) {
    JsonNode line = Json.parse(text);
    JsonNode first = line.path("first");
    JsonNode second = line.path("second");
    GameRecord game = record(line, first, second);
    JsonNode again = Json.parse(line(game));
    for (String told : List.of("winner", "length")) { // they follow from utility and moves
      if (!again.path(told).equals(line.path(told))) {
        throw new IllegalArgumentException(
            Messages.of("match.field", told, Messages.of("match.follows", again.path(told))));
      }
    }
    return game;
  }

  private static GameRecord record(JsonNode line, JsonNode first, JsonNode second) {
    return new GameRecord(
        Json.text(line, "setup"),
        new Fixture(
            Json.whole(line, "number"),
            Json.whole(line, "round"),
            Json.whole(first, "agent"),
            Json.whole(second, "agent")),
        Json.text(line, "game"),
        Json.texts(line, "opening"),
        Json.text(first, "name"),
        Json.text(second, "name"),
        Json.texts(line, "moves"),
        Json.number(line, "utility"),
        Json.text(line, "reason"),
        line.path("detail").asString(""),
        Json.longNumber(line, "seed"));
  }
}
