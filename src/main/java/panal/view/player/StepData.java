package panal.view.player;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import panal.game.State;
import panal.search.Kept;
import panal.search.Step;
import panal.trace.Trace;
import panal.view.ChoiceTable;
import panal.view.Entry;
import panal.view.Look;
import panal.view.Numbers;
import panal.view.Pseudocode;
import panal.view.Table;

/**
 * The steps of a trace as data, each by position:
 *
 * <pre>{@code
 * step    [phase, iteration, node, lit, [the table's row from the third text on], sentence, …]
 *   M1    … [level, …]                  [node, caption, logarithm, chosen, tie, [candidates]]
 *                                       bonus and score of each, and where the formula's view is
 *                                       not that of the page mean, exact and gap too; where the
 *                                       score has other terms, the whole table: [[heading, …, row, …]]
 *   M2
 *   M3    … picture, moves, listed      at the end of the rollout; 1 if it does not show the moves
 *   M4    … [update, …]                 from the node up to the root: [N, Q, mean, gap]
 *   A1    … bounds                      [value, alpha, beta]
 *   A2    … child, bounds               of the node
 *   A3    … [node, …]                   those that are cut off
 * }</pre>
 *
 * A phase is a number of {@link panal.search.Phase}, {@code lit} one of a list of markers; the page
 * puts iteration and marker before the sentence, which is one of {@link Sentences}.
 *
 * @param <A> the type of an action
 */
final class StepData<A> {

  private final Trace<A> trace;
  private final Look look;
  private final Texts texts;
  private final Pictures pictures;
  private final Nodes<A> nodes;
  private final Sentences sentences;
  private final List<Object> lit = new ArrayList<>();

  StepData(TracePlayer<A> player, Texts texts, Pictures pictures, Nodes<A> nodes) {
    trace = player.trace();
    look = player.look();
    this.texts = texts;
    this.pictures = pictures;
    this.nodes = nodes;
    sentences = new Sentences(look, texts);
  }

  /**
   * The tree in which the search began, which comes before the steps: {@code [node, N, Q, mean,
   * gap]} of each node, after its parent.
   */
  List<Object> kept() {
    List<Object> kept = new ArrayList<>();
    for (Kept.Node<A> one : trace.kept().nodes()) {
      Nodes.Node<A> node = nodes.at(one.path());
      List<Integer> data = new ArrayList<>(List.of(node.number));
      double total = nodes.shown(one.total(), one.view(), node);
      data.addAll(numbers(node, one.visits(), total));
      kept.add(data);
    }
    return kept;
  }

  /** The data of all steps, which adds to texts, pictures and nodes. */
  List<Object> all(Table table) {
    Iterator<List<Entry>> rows = table.rows().iterator();
    List<Object> steps = new ArrayList<>();
    for (Step<A> step : trace.steps()) {
      boolean stays = step instanceof Step.Selection<A> selection && selection.choices().isEmpty();
      steps.add(data(step, stays ? stay(table) : rows.next()));
    }
    return steps;
  }

  /** The table has no row for a selection that stays at the root. */
  private List<Entry> stay(Table table) {
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
              isPlain(choice) ? candidates(choice, above) : List.of(ranks(choice))));
    }
    return levels;
  }

  /** Whether the page can put the formula together from the children as it shows them. */
  private static boolean isPlain(Step.Choice<?> choice) {
    return choice.candidates().stream()
        .allMatch(
            one ->
                one.visits() > 0
                    && one.amaf().isEmpty()
                    && one.prior().isEmpty()
                    && one.proven().isEmpty());
  }

  private List<Integer> candidates(Step.Choice<A> choice, List<A> above) {
    return choice.candidates().stream()
        .flatMap(one -> candidate(one, choice, above).stream())
        .toList();
  }

  /** The rows of the table of a choice, headings first, without the column of the chosen one. */
  private List<List<Integer>> ranks(Step.Choice<A> choice) {
    Table table = ChoiceTable.of(choice, look);
    int wide = table.columns().size() - 1;
    List<List<Integer>> ranks = new ArrayList<>();
    ranks.add(
        table.columns().stream()
            .limit(wide)
            .map(column -> texts.number(column.heading()))
            .toList());
    for (List<Entry> row : table.rows()) {
      ranks.add(row.stream().limit(wide).map(entry -> texts.number(entry.text())).toList());
    }
    return ranks;
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
    Pictures.Played played = pictures.played(end, step.moves());
    data.add(played.number());
    data.add(texts.number(String.join(" · ", moves)));
    data.add(played.shown() ? 0 : 1);
  }

  private void backpropagation(Step.Backpropagation<A> step, List<Object> data) {
    List<Object> updates = new ArrayList<>();
    double total = 0;
    for (int i = 0; i < step.updates().size(); i++) {
      Step.Update update = step.updates().get(i);
      Nodes.Node<A> node = nodes.at(step.path().subList(0, step.path().size() - i));
      total = nodes.shown(update.total(), update.view(), node);
      updates.add(numbers(node, update.visits(), total));
    }
    data.add(sentences.backpropagation(step, total));
    data.add(updates);
  }

  private List<Integer> numbers(Nodes.Node<A> node, long visits, double total) {
    double mean = total / visits;
    return List.of(
        texts.number(Long.toString(visits)),
        texts.number(Numbers.total(total, look.decimals())),
        signed(mean),
        signed(mean - nodes.exact(node)));
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

  /** The number, in {@code lit}, of the markers of the lines that a step has run. */
  private int lit(Step<A> step) {
    List<String> markers = Pseudocode.lit(step).stream().sorted().toList();
    if (!lit.contains(markers)) {
      lit.add(markers);
    }
    return lit.indexOf(markers);
  }

  /** The patterns of the sentences. */
  List<String> patterns() {
    return sentences.patterns();
  }

  /** The lists of markers that steps refer to, unmodifiable. */
  List<Object> lit() {
    return Collections.unmodifiableList(lit);
  }
}
