package panal.view.player;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import panal.search.Step;
import panal.trace.Trace;
import panal.view.Captions;
import panal.view.Look;
import panal.view.Numbers;
import panal.view.Pseudocode;
import panal.view.Table;
import panal.view.TraceTable;
import tools.jackson.databind.json.JsonMapper;

/**
 * A trace as the data of a page, in JSON. Every text and number to be seen is in {@code texts};
 * elsewhere a number of a text stands for it, and a count is the number of its own text.
 *
 * <p>What is listed by position is described where it is made: steps in {@link StepData}, nodes in
 * {@link Nodes}, pictures and elements in {@link Pictures}. A node begins with what {@code kept}
 * says or else with N = 0 and the texts of {@code zero}; values before a step are those after the
 * ones that came earlier, so a step is undone with what it replaced.
 *
 * @param <A> the type of an action
 */
final class PlayerData<A> {

  static final String FORMAT = "panal-player";
  static final int VERSION = 1;

  private final TracePlayer<A> player;
  private final Trace<A> trace;
  private final Look look;
  private final Texts texts;
  private final Pictures pictures;
  private final Nodes<A> nodes;
  private final Table table;
  private final StepData<A> steps;

  private PlayerData(TracePlayer<A> player) {
    this.player = player;
    trace = player.trace();
    look = player.look();
    texts = new Texts(largestCount());
    pictures = new Pictures(texts, look);
    nodes = new Nodes<>(player, texts, pictures);
    table = TraceTable.of(trace, look);
    steps = new StepData<>(player, texts, pictures, nodes);
  }

  /** No more nodes than this, each visited no more often. */
  private long largestCount() {
    Step<A> last = trace.steps().isEmpty() ? null : trace.steps().get(trace.steps().size() - 1);
    long cut =
        trace.steps().stream()
            .filter(Step.Prune.class::isInstance)
            .mapToLong(step -> ((Step.Prune<A>) step).actions().size())
            .sum();
    return cut + (last == null ? trace.kept().iterations() : last.iteration()) + 1;
  }

  /** The data of a player, with nothing in it that HTML could take for markup. */
  static String json(TracePlayer<?> player) {
    return JsonMapper.shared()
        .writeValueAsString(new PlayerData<>(player).page())
        .replace("<", "\\u003c")
        .replace("\u2028", "\\u2028")
        .replace("\u2029", "\\u2029");
  }

  private Map<String, Object> page() {
    List<Object> kept = steps.kept();
    List<Object> all = steps.all(table);
    String caption = Captions.of(trace, look);
    Words words = new Words(look);
    Map<String, Object> page = new LinkedHashMap<>();
    page.put("format", FORMAT);
    page.put("version", VERSION);
    page.put("title", trace.game().name());
    page.put("caption", caption.substring(trace.game().name().length() + " · ".length()));
    page.put("words", words.all());
    page.put("phases", words.phases());
    page.put("walk", trace.isExact());
    page.put("code", code());
    page.put("lit", steps.lit());
    page.put("c", weight());
    page.put("bonus", trace.description().c().isPresent());
    page.put("exact", player.exact().isPresent() && !trace.isExact());
    page.put("reach", reach());
    page.put("speeds", words.speeds());
    page.put("columns", table.columns().stream().map(Table.Column::heading).toList());
    page.put("start", look.say(kept.isEmpty() ? "player.say.start" : "player.say.kept"));
    page.put("patterns", steps.patterns());
    page.put("zero", zero());
    page.put("kept", kept);
    page.put("steps", all);
    page.put("nodes", nodes.all());
    page.put("pictures", pictures.all());
    page.put("elements", pictures.elements());
    page.put("texts", texts.all());
    return page;
  }

  /** Marker, depth and text of each line of the pseudocode. */
  private List<Object> code() {
    return Pseudocode.of(trace, look).lines().stream()
        .<Object>map(line -> List.of(line.marker(), line.depth(), line.text()))
        .toList();
  }

  /** c, where the bonus is that of UCT; a search with a mistake in it may reckon otherwise. */
  private String weight() {
    OptionalDouble c = trace.description().c();
    boolean sound = trace.description().flaw().isEmpty();
    return sound && c.isPresent() ? Numbers.parameter(c.getAsDouble()) : "";
  }

  /** The largest result by its size, the length of the longest bar. */
  private double reach() {
    return trace.steps().stream()
        .filter(Step.Simulation.class::isInstance)
        .mapToDouble(step -> Math.abs(((Step.Simulation<A>) step).utility()))
        .reduce(0, Math::max);
  }

  private List<Integer> zero() {
    return List.of(
        texts.number(Numbers.total(0, look.decimals())),
        texts.number(Numbers.NONE),
        texts.number(Numbers.NONE));
  }
}
