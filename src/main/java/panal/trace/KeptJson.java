package panal.trace;

import panal.game.Game;
import panal.search.Kept;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** One node of the tree in which a trace begins as a JSON object, and back. */
record KeptJson<A>(Game<A> game) {

  ObjectNode write(Kept.Node<A> node) {
    ObjectNode json = JsonNodeFactory.instance.objectNode();
    ArrayNode path = json.putArray("path");
    node.path().forEach(action -> path.add(action.toString()));
    json.put("chooser", node.chooser().name());
    json.put("view", node.view().name());
    json.put("visits", node.visits());
    StepJson.number(json, "total", node.total());
    node.prior().ifPresent(prior -> StepJson.number(json, "prior", prior));
    if (node.amafVisits() > 0) {
      ObjectNode amaf = json.putObject("amaf");
      amaf.put("visits", node.amafVisits());
      StepJson.number(amaf, "total", node.amafTotal());
    }
    node.proven().ifPresent(value -> StepJson.number(json, "proven", value));
    return json;
  }

  Kept<A> read(Fields json) {
    return new Kept<>(
        json.whole("iterations"), json.objects("nodes").stream().map(this::node).toList());
  }

  private Kept.Node<A> node(Fields json) {
    return new Kept.Node<>(
        json.texts("path", game::action),
        json.player("chooser"),
        json.player("view"),
        json.whole("visits"),
        json.number("total"),
        json.absent("prior"),
        json.optionalObject("amaf").map(amaf -> amaf.whole("visits")).orElse(0L),
        json.optionalObject("amaf").map(amaf -> amaf.number("total")).orElse(0.0),
        json.absent("proven"));
  }
}
