package panal.view.player;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import panal.game.State;
import panal.search.Phase;
import panal.search.Step;
import panal.trace.Trace;
import panal.view.Captions;
import panal.view.ChoiceTable;
import panal.view.Entry;
import panal.view.Look;
import panal.view.Numbers;
import panal.view.Pseudocode;
import panal.view.Table;
import panal.view.TraceTable;
import tools.jackson.databind.json.JsonMapper;

/**
 * A trace as the data of a page, in JSON. Every text and number to be seen is in {@code texts};
 * elsewhere a number of a text stands for it, and a count is the number of its own text. What is
 * listed by position:
 *
 * <pre>{@code
 * step    [phase, iteration, node, lit, [the table's row from the third text on], sentence, …]
 *   M1    … [level, …]                  [node, caption, logarithm, chosen, tie, [candidates]]
 *                                       bonus and score of each, and where the formula's view is
 *                                       not that of the page mean, exact and gap too
 *   M2
 *   M3    … picture, moves, listed      at the end of the rollout; 1 if it does not show the moves
 *   M4    … [update, …]                 from the node up to the root: [N, Q, mean, gap]
 *   A1    … bounds                      [value, alpha, beta]
 *   A2    … child, bounds               of the node
 *   A3    … [node, …]                   those that are cut off
 * }</pre>
 *
 * A phase is a number of {@link Phase}, {@code lit} one of a list of markers; the sentence is a
 * text itself, and the page puts iteration and marker before it. Nodes are those of {@link Nodes},
 * pictures and elements those of {@link Pictures}. A node begins with N = 0 and the texts of {@code
 * zero}; values before a step are those after the ones that came earlier, so a step is undone with
 * what it replaced.
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
  private final Sentences sentences;
  private final Table table;
  private final List<Object> lit = new ArrayList<>();

  private PlayerData(TracePlayer<A> player) {
    this.player = player;
    trace = player.trace();
    look = player.look();
    texts = new Texts(largestCount());
    pictures = new Pictures(texts, look);
    nodes = new Nodes<>(player, texts, pictures);
    sentences = new Sentences(look);
    table = TraceTable.of(trace, look);
  }

  /** No more nodes than this, each visited no more often. */
  private long largestCount() {
    Step<A> last = trace.steps().isEmpty() ? null : trace.steps().get(trace.steps().size() - 1);
    long cut =
        trace.steps().stream()
            .filter(Step.Prune.class::isInstance)
            .mapToLong(step -> ((Step.Prune<A>) step).actions().size())
            .sum();
    return cut + (last == null ? 0 : last.iteration()) + 1;
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
    List<Object> steps = steps();
    String caption = Captions.of(trace, look);
    Words words = new Words(look);
    Map<String, Object> page = new LinkedHashMap<>();
    page.put("format", FORMAT);
    page.put("version", VERSION);
    page.put("title", trace.game().name());
    page.put("caption", caption.substring(caption.indexOf(" · ") + 3));
    page.put("words", words.all());
    page.put("phases", words.phases());
    page.put("walk", trace.isExact());
    page.put("code", code());
    page.put("lit", lit);
    page.put("c", weight());
    page.put("bonus", trace.description().c().isPresent());
    page.put("exact", player.exact().isPresent() && !trace.isExact());
    page.put("reach", reach());
    page.put("speeds", words.speeds());
    page.put("columns", table.columns().stream().map(Table.Column::heading).toList());
    page.put("start", sentences.start());
    page.put("zero", zero());
    page.put("steps", steps);
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

  /** The number, in {@code lit}, of the markers of the lines that a step has run. */
  private int lit(Step<A> step) {
    List<String> markers = Pseudocode.lit(step).stream().sorted().toList();
    if (!lit.contains(markers)) {
      lit.add(markers);
    }
    return lit.indexOf(markers);
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

  private List<Object> steps() {
    Iterator<List<Entry>> rows = table.rows().iterator();
    List<Object> steps = new ArrayList<>();
    for (Step<A> step : trace.steps()) {
      boolean stays = step.phase() == Phase.SELECTION && step.path().isEmpty();
      steps.add(data(step, stays ? stay() : rows.next()));
    }
    return steps;
  }

  /** The table has no row for a selection that stays at the root. */
  private List<Entry> stay() {
    List<Entry> row = new ArrayList<>(List.of(Entry.EMPTY, Entry.EMPTY));
    row.add(new Entry.Text(look.root()));
    while (row.size() < table.columns().size() - 1) {
      row.add(Entry.EMPTY);
    }
    row.add(new Entry.Text(look.say("player.stays")));
    return row;
  }

  private List<Object> data(Step<A> step, List<Entry> row) {
    Nodes.Node<A> node = nodes.at(step.path());
    List<Integer> cells = row.stream().skip(2).map(entry -> texts.number(entry.text())).toList();
    List<Object> data = new ArrayList<>();
    data.add(step.phase().ordinal());
    data.add(step.iteration());
    data.add(node.number);
    data.add(lit(step));
    data.add(cells);
    if (step instanceof Step.Selection<A> selection) {
      data.add(sentences.selection(selection));
      data.add(levels(selection));
    } else if (step instanceof Step.Expansion<A> expansion) {
      String chooser = trace.game().playerName(expansion.chooser(), look.language());
      data.add(sentences.expansion(expansion, chooser));
    } else if (step instanceof Step.Simulation<A> simulation) {
      data.add(sentences.simulation(simulation, row.get(4).text()));
      rollout(simulation, node, data);
    } else if (step instanceof Step.Backpropagation<A> backpropagation) {
      backpropagation(backpropagation, data);
    } else {
      data.add(sentences.walk(step, row.get(row.size() - 1)));
      walk(step, data);
    }
    return data;
  }

  private List<Object> levels(Step.Selection<A> step) {
    List<Object> levels = new ArrayList<>();
    for (int depth = 0; depth < step.choices().size(); depth++) {
      Step.Choice<A> choice = step.choices().get(depth);
      List<A> above = step.path().subList(0, depth);
      double logarithm = StrictMath.log(choice.parentVisits());
      levels.add(
          List.of(
              nodes.at(above).number,
              texts.number(ChoiceTable.caption(choice, look)),
              texts.number(Numbers.plain(logarithm, look.decimals())),
              choice.chosen(),
              texts.number(sentences.tie(choice)),
              choice.candidates().stream()
                  .flatMap(one -> candidate(one, choice, above).stream())
                  .toList()));
    }
    return levels;
  }

  private List<Integer> candidate(
      Step.Candidate<A> candidate, Step.Choice<A> choice, List<A> above) {
    List<Integer> data = new ArrayList<>();
    data.add(texts.number(Numbers.plain(candidate.bonus(), look.decimals())));
    data.add(texts.number(Numbers.plain(candidate.score(), look.decimals())));
    List<A> path = new ArrayList<>(above);
    path.add(candidate.action());
    Nodes.Node<A> node = nodes.at(path);
    if (nodes.shown(1, choice.view(), node) < 0) { // the formula keeps the view of the search
      double exact = 0 - nodes.exact(node);
      data.add(signed(candidate.mean()));
      data.add(texts.number(Numbers.total(exact, look.decimals())));
      data.add(signed(candidate.mean() - exact));
    }
    return data;
  }

  private void rollout(Step.Simulation<A> step, Nodes.Node<A> node, List<Object> data) {
    State<A> end = node.state;
    List<String> moves = new ArrayList<>();
    for (A move : step.moves()) {
      end = end.result(move);
      moves.add(moves.size() + 1 + " " + look.notation().print(move));
    }
    data.add(pictures.number(end, step.moves()));
    data.add(texts.number(String.join(" · ", moves)));
    data.add(Pictures.shows(end, step.moves(), look) ? 0 : 1);
  }

  private void backpropagation(Step.Backpropagation<A> step, List<Object> data) {
    List<Object> updates = new ArrayList<>();
    double total = 0;
    for (int i = 0; i < step.updates().size(); i++) {
      Step.Update update = step.updates().get(i);
      Nodes.Node<A> node = nodes.at(step.path().subList(0, step.path().size() - i));
      total = nodes.shown(update.total(), update.view(), node);
      double mean = total / update.visits();
      updates.add(
          List.of(
              texts.number(Long.toString(update.visits())),
              texts.number(Numbers.total(total, look.decimals())),
              signed(mean),
              signed(mean - nodes.exact(node))));
    }
    data.add(sentences.backpropagation(step, total));
    data.add(updates);
  }

  private void walk(Step<A> step, List<Object> data) {
    if (step instanceof Step.Visit<A> visit) {
      data.add(bounds(visit.bounds()));
    } else if (step instanceof Step.Return<A> carried) {
      List<A> child = new ArrayList<>(carried.path());
      child.add(carried.action());
      data.add(nodes.at(child).number);
      data.add(bounds(carried.after()));
    } else if (step instanceof Step.Prune<A> prune) {
      List<Integer> cut = new ArrayList<>();
      for (A action : prune.actions()) {
        List<A> child = new ArrayList<>(prune.path());
        child.add(action);
        cut.add(nodes.at(child).number);
      }
      data.add(cut);
    }
  }

  private List<Integer> bounds(Step.Bounds bounds) {
    return List.of(
        texts.number(Numbers.total(bounds.value().orElse(Double.NaN), look.decimals())),
        texts.number(Numbers.total(bounds.alpha(), look.decimals())),
        texts.number(Numbers.total(bounds.beta(), look.decimals())));
  }

  private int signed(double value) {
    return texts.number(Numbers.signed(value, look.decimals()));
  }
}
