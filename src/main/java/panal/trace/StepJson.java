package panal.trace;

import java.util.List;
import java.util.OptionalDouble;
import panal.game.Game;
import panal.game.Player;
import panal.search.Phase;
import panal.search.Step;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** One step of a trace as a JSON object, and back; {@code docs/formats.md} lists the fields. */
record StepJson<A>(Game<A> game) {

  private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

  ObjectNode write(Step<A> step) {
    ObjectNode json = NODES.objectNode();
    json.put("phase", Fields.code(step.phase()));
    json.put("iteration", step.iteration());
    texts(json.putArray("path"), step.path());
    if (step instanceof Step.Selection<A> selection) {
      ArrayNode choices = json.putArray("choices");
      selection.choices().forEach(choice -> write(choice, choices.addObject()));
    } else if (step instanceof Step.Expansion<A> expansion) {
      players(json, expansion.chooser(), expansion.view());
      json.put("untried", expansion.untried());
      expansion.prior().ifPresent(prior -> number(json, "prior", prior));
    } else if (step instanceof Step.Simulation<A> simulation) {
      json.put("source", Fields.code(simulation.source()));
      texts(json.putArray("moves"), simulation.moves());
      number(json, "utility", simulation.utility());
    } else if (step instanceof Step.Backpropagation<A> backpropagation) {
      ArrayNode updates = json.putArray("updates");
      backpropagation.updates().forEach(update -> write(update, updates.addObject()));
      writeAmaf(backpropagation.amaf(), json);
      writeProofs(backpropagation.proofs(), json);
    } else if (step instanceof Step.Visit<A> visit) {
      json.put("chooser", visit.chooser().name());
      write(visit.bounds(), json.putObject("bounds"));
    } else if (step instanceof Step.Return<A> carried) {
      json.put("action", carried.action().toString());
      number(json, "value", carried.value());
      write(carried.before(), json.putObject("before"));
      write(carried.after(), json.putObject("after"));
    } else if (step instanceof Step.Prune<A> prune) {
      texts(json.putArray("actions"), prune.actions());
      write(prune.bounds(), json.putObject("bounds"));
    }
    return json;
  }

  private void write(Step.Choice<A> choice, ObjectNode json) {
    players(json, choice.chooser(), choice.view());
    json.put("parentVisits", choice.parentVisits());
    json.put("chosen", choice.chosen());
    ArrayNode candidates = json.putArray("candidates");
    for (Step.Candidate<A> candidate : choice.candidates()) {
      ObjectNode one = candidates.addObject();
      one.put("action", candidate.action().toString());
      one.put("visits", candidate.visits());
      number(one, "total", candidate.total());
      number(one, "bonus", candidate.bonus());
      number(one, "score", candidate.score());
      candidate.amaf().ifPresent(amaf -> write(amaf, one.putObject("amaf")));
      candidate.prior().ifPresent(prior -> number(one, "prior", prior));
      candidate.proven().ifPresent(value -> number(one, "proven", value));
    }
  }

  private static void write(Step.Amaf amaf, ObjectNode json) {
    json.put("visits", amaf.visits());
    number(json, "total", amaf.total());
    number(json, "beta", amaf.beta());
  }

  /** Only where there are any, so that the plain search has no such field. */
  private void writeProofs(List<Step.Proof<A>> proofs, ObjectNode json) {
    if (!proofs.isEmpty()) {
      ArrayNode list = json.putArray("proofs");
      for (Step.Proof<A> proof : proofs) {
        ObjectNode one = list.addObject();
        texts(one.putArray("path"), proof.path());
        number(one, "value", proof.value());
      }
    }
  }

  /** Only where there are any, too. */
  private void writeAmaf(List<Step.AmafUpdate<A>> updates, ObjectNode json) {
    if (!updates.isEmpty()) {
      ArrayNode list = json.putArray("amaf");
      for (Step.AmafUpdate<A> update : updates) {
        ObjectNode one = list.addObject();
        texts(one.putArray("path"), update.path());
        one.put("visitsBefore", update.visitsBefore());
        one.put("visits", update.visits());
        number(one, "totalBefore", update.totalBefore());
        number(one, "total", update.total());
      }
    }
  }

  private static void write(Step.Update update, ObjectNode json) {
    players(json, update.chooser(), update.view());
    json.put("visitsBefore", update.visitsBefore());
    json.put("visits", update.visits());
    number(json, "totalBefore", update.totalBefore());
    number(json, "total", update.total());
  }

  /** Nothing, -∞ and +∞ are all null: what is meant follows from the field. */
  private static void write(Step.Bounds bounds, ObjectNode json) {
    number(json, "value", bounds.value().orElse(Double.NaN));
    number(json, "alpha", bounds.alpha());
    number(json, "beta", bounds.beta());
  }

  private static void players(ObjectNode json, Player chooser, Player view) {
    json.put("chooser", chooser.name());
    json.put("view", view.name());
  }

  private static void texts(ArrayNode json, List<?> actions) {
    actions.forEach(action -> json.add(action.toString()));
  }

  /** Whole numbers without a decimal point; null for what is no number. */
  static void number(ObjectNode json, String key, double value) {
    long whole = (long) value;
    if (!Double.isFinite(value)) {
      json.putNull(key);
    } else if (Double.doubleToRawLongBits(whole) == Double.doubleToRawLongBits(value)) {
      json.put(key, whole);
    } else {
      json.put(key, value);
    }
  }

  Step<A> read(Fields json) {
    Phase phase = json.code("phase", Phase.class);
    long iteration = json.whole("iteration");
    List<A> path = json.texts("path", game::action);
    return switch (phase) {
      case SELECTION ->
          new Step.Selection<>(
              iteration, path, json.objects("choices").stream().map(this::choice).toList());
      case EXPANSION ->
          new Step.Expansion<>(
              iteration,
              path,
              json.player("chooser"),
              json.player("view"),
              json.index("untried", Integer.MAX_VALUE),
              json.absent("prior"));
      case SIMULATION ->
          new Step.Simulation<>(
              iteration,
              path,
              json.code("source", Step.Source.class),
              json.texts("moves", game::action),
              json.number("utility"));
      case BACKPROPAGATION ->
          new Step.Backpropagation<>(
              iteration,
              path,
              json.objects("updates").stream().map(StepJson::update).toList(),
              json.optionalObjects("amaf").stream().map(this::amafUpdate).toList(),
              json.optionalObjects("proofs").stream().map(this::proof).toList());
      case VISIT ->
          new Step.Visit<>(iteration, path, json.player("chooser"), bounds(json.object("bounds")));
      case RETURN ->
          new Step.Return<>(
              iteration,
              path,
              json.text("action", game::action),
              json.number("value"),
              bounds(json.object("before")),
              bounds(json.object("after")));
      case PRUNE ->
          new Step.Prune<>(
              iteration, path, json.texts("actions", game::action), bounds(json.object("bounds")));
    };
  }

  private Step.Choice<A> choice(Fields json) {
    List<Step.Candidate<A>> candidates =
        json.objects("candidates").stream().map(this::candidate).toList();
    return new Step.Choice<>(
        json.player("chooser"),
        json.player("view"),
        json.whole("parentVisits"),
        candidates,
        json.index("chosen", candidates.size()));
  }

  private Step.AmafUpdate<A> amafUpdate(Fields json) {
    return new Step.AmafUpdate<>(
        json.texts("path", game::action),
        json.whole("visitsBefore"),
        json.whole("visits"),
        json.number("totalBefore"),
        json.number("total"));
  }

  private static Step.Amaf amaf(Fields json) {
    return new Step.Amaf(json.whole("visits"), json.number("total"), json.number("beta"));
  }

  private Step.Proof<A> proof(Fields json) {
    return new Step.Proof<>(json.texts("path", game::action), json.number("value"));
  }

  /**
   * A child without visits has the score +∞ and no bonus, both of which are null in the file; one
   * that is proven lost has the score -∞, which is null too.
   */
  private Step.Candidate<A> candidate(Fields json) {
    OptionalDouble proven = json.absent("proven");
    double infinite = proven.isPresent() ? Double.NEGATIVE_INFINITY : Double.POSITIVE_INFINITY;
    return new Step.Candidate<>(
        json.text("action", game::action),
        json.whole("visits"),
        json.number("total"),
        json.optional("bonus").orElse(Double.NaN),
        json.optional("score").orElse(infinite),
        json.optionalObject("amaf").map(StepJson::amaf),
        json.absent("prior"),
        proven);
  }

  private static Step.Update update(Fields json) {
    return new Step.Update(
        json.player("chooser"),
        json.player("view"),
        json.whole("visitsBefore"),
        json.whole("visits"),
        json.number("totalBefore"),
        json.number("total"));
  }

  private static Step.Bounds bounds(Fields json) {
    return new Step.Bounds(
        json.optional("value"),
        json.optional("alpha").orElse(Double.NEGATIVE_INFINITY),
        json.optional("beta").orElse(Double.POSITIVE_INFINITY));
  }
}
