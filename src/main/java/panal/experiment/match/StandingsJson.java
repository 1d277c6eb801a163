package panal.experiment.match;

import panal.rollout.Interval;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Standings as data for other programs. */
final class StandingsJson {

  private StandingsJson() {}

  static ObjectNode node(Standings standings) {
    Setup setup = standings.setup();
    ObjectNode object = setup.json(Json.object().put("id", setup.id()));
    object.put("planned", setup.size());
    object.put("played", standings.games().size());
    ArrayNode encounters = object.putArray("encounters");
    for (Encounter encounter : standings.encounters()) {
      encounter(encounters.addObject(), setup, encounter);
    }
    ArrayNode ratings = object.putArray("ratings");
    for (Ratings.Rating rating : standings.ratings().ratings()) {
      ratings
          .addObject()
          .put("agent", rating.agent())
          .put("name", setup.agents().get(rating.agent() - 1))
          .put("elo", rating.elo())
          .put("low", rating.low())
          .put("high", rating.high());
    }
    ArrayNode forfeits = object.putArray("forfeits");
    for (GameRecord game : standings.forfeits()) {
      ObjectNode forfeit = forfeits.addObject().put("game", game.fixture().number());
      agent(forfeit.putObject("loser"), setup, game.loser().orElseThrow());
      forfeit.put("reason", game.reason()).put("detail", game.detail());
    }
    return object;
  }

  private static void encounter(ObjectNode object, Setup setup, Encounter encounter) {
    agent(object.putObject("agent"), setup, encounter.agent());
    agent(object.putObject("against"), setup, encounter.against());
    Score score = encounter.score();
    object.put("games", score.games());
    triple(object, score);
    Interval interval = encounter.interval();
    number(object, "score", score.share());
    number(object, "low", interval.low());
    number(object, "high", interval.high());
    triple(object.putObject("first"), encounter.asFirst());
    triple(object.putObject("second"), encounter.asSecond());
    triple(object.putObject("pairs"), encounter.pairs());
    number(object, "p", encounter.p());
    object.put("different", encounter.different());
  }

  private static void agent(ObjectNode object, Setup setup, int agent) {
    object.put("number", agent).put("name", setup.agents().get(agent - 1));
  }

  private static void triple(ObjectNode object, Score score) {
    object.put("wins", score.wins()).put("draws", score.draws()).put("losses", score.losses());
  }

  private static void number(ObjectNode object, String key, double value) {
    if (Double.isNaN(value)) {
      object.putNull(key);
    } else {
      object.put(key, value);
    }
  }
}
