package panal.trace;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Function;
import java.util.stream.Collectors;
import panal.game.Game;
import panal.message.Messages;
import panal.search.Description;
import panal.search.Kept;
import panal.search.Perspective;
import panal.search.Step;
import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.StreamWriteFeature;
import tools.jackson.core.exc.UnexpectedEndOfInputException;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/**
 * Traces as JSON: a versioned format of our own with one step a line, from which an equal trace is
 * read back. The same trace gives the same bytes everywhere; {@code docs/formats.md} describes
 * them.
 */
public final class TraceJson {

  private static final String FORMAT = "panal-trace";
  private static final int VERSION = 1;

  /** Double.toString gives other digits before Java 19, so Jackson writes doubles itself. */
  private static final JsonMapper JSON =
      JsonMapper.builder(
              JsonFactory.builder()
                  .enable(StreamWriteFeature.USE_FAST_DOUBLE_WRITER)
                  .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
                  .build())
          .build();

  private TraceJson() {}

  /** The text of a trace's file; its last line has an end. */
  public static <A> String write(Trace<A> trace) {
    ObjectNode head = JSON.createObjectNode();
    head.put("format", FORMAT);
    head.put("version", VERSION);
    head.put("game", trace.game().name());
    head.put(
        "moves", trace.moves().stream().map(Object::toString).collect(Collectors.joining(" ")));
    write(trace.description(), head.putObject("search"));
    StepJson<A> steps = new StepJson<>(trace.game());
    String fields =
        head.propertyStream()
            .map(field -> text(field.getKey()) + ":" + text(field.getValue()))
            .collect(Collectors.joining(",\n"));
    return trace.steps().stream()
        .map(step -> "\n" + text(steps.write(step)))
        .collect(
            Collectors.joining(",", "{" + fields + ",\n" + kept(trace) + "\"steps\":[", "\n]}\n"));
  }

  /** One node a line, and nothing at all where the search began with nothing. */
  private static <A> String kept(Trace<A> trace) {
    if (trace.kept().isEmpty()) {
      return "";
    }
    KeptJson<A> nodes = new KeptJson<>(trace.game());
    String start = "\"kept\":{\"iterations\":" + trace.kept().iterations() + ",\"nodes\":[";
    return trace.kept().nodes().stream()
        .map(node -> "\n" + text(nodes.write(node)))
        .collect(Collectors.joining(",", start, "\n]},\n"));
  }

  /** Never by {@code JsonNode.toString}, which writes doubles in its own way. */
  private static String text(Object value) {
    return JSON.writeValueAsString(value);
  }

  private static void write(Description description, ObjectNode json) {
    json.put("selection", description.selection());
    description.c().ifPresent(c -> StepJson.number(json, "c", c));
    json.put("perspective", Fields.code(description.perspective()));
    json.put("expansion", description.expansion());
    json.put("recommendation", description.recommendation());
    json.put("seed", description.seed());
    description.flaw().ifPresent(flaw -> json.put("flaw", flaw));
    if (!description.options().isEmpty()) {
      ObjectNode options = json.putObject("options");
      description.options().forEach(options::put);
    }
  }

  /**
   * The trace in the text of a file, checked: its moves are legal and its steps make a tree.
   *
   * @param games the game of a name; throws an {@link IllegalArgumentException} if there is none
   * @throws IllegalArgumentException with a sentence that says what is wrong with the text
   */
  public static Trace<?> read(String json, Function<String, Game<?>> games) {
    JsonNode root = root(json);
    if (!root.path("format").asString("").equals(FORMAT)) {
      throw new IllegalArgumentException(Messages.of("trace.foreign", FORMAT));
    }
    JsonNode version = root.path("version");
    if (version.isMissingNode()) {
      throw new IllegalArgumentException(Messages.of("trace.noVersion", VERSION));
    }
    if (!version.isIntegralNumber() || version.asLong(0) < 1) {
      throw new IllegalArgumentException(Messages.of("trace.badVersion", version));
    }
    if (version.asLong() > VERSION) {
      throw new IllegalArgumentException(Messages.of("trace.newer", version, VERSION));
    }
    Fields fields = new Fields(root, Messages.of("trace.head"));
    return read(fields, game(fields.text("game"), games));
  }

  private static JsonNode root(String json) {
    try {
      JsonNode root = JSON.readTree(json);
      if (root.isMissingNode()) {
        throw new IllegalArgumentException(Messages.of("trace.empty"));
      }
      return root;
    } catch (UnexpectedEndOfInputException e) {
      throw new IllegalArgumentException(
          Messages.of("trace.truncated", e.getLocation().getLineNr()), e);
    } catch (JacksonException e) {
      if (e.getLocation() == null) { // a limit of the reader, such as its depth
        throw new IllegalArgumentException(Messages.of("json.limit"), e);
      }
      throw new IllegalArgumentException(
          Messages.of("trace.noJson", e.getLocation().getLineNr(), e.getLocation().getColumnNr()),
          e);
    }
  }

  private static Game<?> game(String name, Function<String, Game<?>> games) {
    try {
      return games.apply(name);
    } catch (IllegalArgumentException e) {
      throw new IllegalArgumentException(Messages.of("trace.game", name, e.getMessage()), e);
    }
  }

  private static <A> Trace<A> read(Fields head, Game<A> game) {
    List<A> moves = head.text("moves", game::actions);
    Fields search = head.object("search");
    Description description =
        new Description(
            search.text("selection"),
            search.object().has("c") ? search.optional("c") : OptionalDouble.empty(),
            search.code("perspective", Perspective.class),
            search.text("expansion"),
            search.text("recommendation"),
            search.whole("seed"),
            search.object().has("flaw") ? Optional.of(search.text("flaw")) : Optional.empty(),
            search.optionalTexts("options"));
    Kept<A> kept =
        head.optionalObject("kept").map(new KeptJson<>(game)::read).orElse(Kept.nothing());
    StepJson<A> reader = new StepJson<>(game);
    List<Step<A>> steps = new ArrayList<>();
    for (JsonNode step : head.list("steps")) {
      steps.add(reader.read(new Fields(step, Messages.of("trace.step", steps.size() + 1))));
    }
    Trace<A> trace = new Trace<>(game, moves, description, kept, steps);
    new TraceCheck<>(trace).run();
    return trace;
  }
}
