package panal.cli;

import panal.game.Game;
import panal.message.Messages;
import panal.search.Result;
import panal.search.SteppedSearch;
import panal.search.exact.DepthFirst;
import panal.view.Look;
import panal.view.Numbers;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * What a search answers, as a sentence and as JSON.
 *
 * @param game the game
 * @param moves from its start to the root of the search, as they were given
 * @param search that found it
 * @param look how the sentence is written
 */
record Answer(Game<?> game, String moves, SteppedSearch<?> search, Look look) {

  private Result<?> result() {
    return search.result();
  }

  private String kind() {
    if (!(search instanceof DepthFirst<?> walk)) {
      return "best";
    }
    return walk.finished() ? "exact" : "unfinished";
  }

  /** One line: the best action with its numbers, or that there is none; and the flaw, if any. */
  String sentence() {
    String proof =
        result().proven().isPresent()
            ? Messages.in(
                look.language(),
                "answer.proven",
                Numbers.total(result().proven().getAsDouble(), look.decimals()))
            : "";
    return search
            .description()
            .flaw()
            .map(flaw -> Messages.in(look.language(), "answer.flaw", sound(), flaw))
            .orElseGet(this::sound)
        + proof;
  }

  private String sound() {
    Result<?> result = result();
    return result.actions().stream()
        .filter(estimate -> result.best().filter(estimate.action()::equals).isPresent())
        .map(
            best ->
                Messages.in(
                    look.language(),
                    "answer." + kind(),
                    look.notation().print(best.action()),
                    best.visits(),
                    Numbers.signed(best.mean(), look.decimals()),
                    game.playerName(result.player(), look.language()),
                    result.iterations()))
        .findFirst()
        .orElseGet(() -> Messages.in(look.language(), "answer.none", result.iterations()));
  }

  /** The best action and N, Q and Q/N of each, for the player to move at the root. */
  String json() {
    Result<?> result = result();
    ObjectNode json = Json.object();
    json.put("game", game.name());
    json.put("moves", moves);
    search.description().flaw().ifPresent(flaw -> json.put("flaw", flaw));
    json.put("player", result.player().name());
    json.put("iterations", result.iterations());
    json.put("best", result.best().map(Object::toString).orElse(null));
    result.proven().ifPresent(value -> Json.number(json, "proven", value));
    ArrayNode actions = json.putArray("actions");
    for (Result.Estimate<?> estimate : result.actions()) {
      ObjectNode action = actions.addObject();
      action.put("action", estimate.action().toString());
      action.put("visits", estimate.visits());
      Json.number(action, "total", estimate.total());
      Json.number(action, "mean", estimate.mean());
      estimate.proven().ifPresent(value -> Json.number(action, "proven", value));
    }
    return Json.text(json);
  }
}
