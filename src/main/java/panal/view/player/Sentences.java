package panal.view.player;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import panal.search.Step;
import panal.view.Entry;
import panal.view.Look;
import panal.view.Numbers;

/**
 * What each step did in a sentence, without iteration and marker, for whoever listens rather than
 * looks. As data it is {@code [pattern, value, …]}, numbers of a pattern and of texts for its gaps,
 * since most of it is the same from step to step.
 */
final class Sentences {

  private static final List<String> KEYS =
      List.of("stay", "down", "expand", "PLAYED", "SCRIPTED", "FINISHED", "up", "walk");

  private final Look look;
  private final Texts texts;

  /**
   * Sentences whose values are among some texts.
   *
   * @param look how actions and numbers are written
   * @param texts to which values are added
   */
  Sentences(Look look, Texts texts) {
    this.look = look;
    this.texts = texts;
  }

  /** The patterns by number, with gaps {@code {0}}, {@code {1}} … */
  List<String> patterns() {
    return KEYS.stream()
        .map(key -> look.say("player.say." + key, "{0}", "{1}", "{2}", "{3}"))
        .toList();
  }

  private List<Integer> said(String key, Object... values) {
    List<Integer> data = new ArrayList<>();
    data.add(KEYS.indexOf(key));
    Arrays.stream(values).forEach(value -> data.add(texts.number(value.toString())));
    return data;
  }

  /** [M1]. */
  List<Integer> selection(Step.Selection<?> step) {
    return step.path().isEmpty() ? said("stay") : said("down", look.path(step.path()));
  }

  /**
   * Why one of several best was chosen, in words; empty where there is only one, or where those
   * without a node are left to [M2].
   */
  String tie(Step.Choice<?> choice) {
    double best = choice.candidates().get(choice.chosen()).score();
    List<Object> equal =
        choice.candidates().stream()
            .filter(candidate -> candidate.score() == best)
            .<Object>map(Step.Candidate::action)
            .toList();
    if (equal.size() < 2 || choice.candidates().get(choice.chosen()).visits() == 0) {
      return "";
    }
    String names = equal.stream().map(look.notation()::print).collect(Collectors.joining(" "));
    Object chosen = choice.candidates().get(choice.chosen()).action();
    return look.say("player.tie", names, look.notation().print(chosen));
  }

  /**
   * [M2].
   *
   * @param chooser the name of the player who chose the action
   */
  List<Integer> expansion(Step.Expansion<?> step, String chooser) {
    return said(
        "expand",
        look.notation().print(step.action()),
        where(step.path().subList(0, step.path().size() - 1)),
        chooser,
        step.untried());
  }

  /**
   * [M3].
   *
   * @param outcome who won, in words
   */
  List<Integer> simulation(Step.Simulation<?> step, String outcome) {
    return said(step.source().name(), where(step.path()), outcome, step.moves().size());
  }

  /**
   * [M4].
   *
   * @param total Q of the root as it is shown
   */
  List<Integer> backpropagation(Step.Backpropagation<?> step, double total) {
    Step.Update root = step.updates().get(step.updates().size() - 1);
    return said("up", where(step.path()), root.visits(), Numbers.total(total, look.decimals()));
  }

  /** [A1] to [A3], in the words of the table. */
  List<Integer> walk(Step<?> step, Entry note) {
    return said("walk", where(step.path()), note.text());
  }

  private String where(List<?> path) {
    return path.isEmpty() ? look.root() : look.path(path);
  }
}
