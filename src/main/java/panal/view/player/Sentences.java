package panal.view.player;

import java.util.List;
import java.util.stream.Collectors;
import panal.search.Step;
import panal.view.Entry;
import panal.view.Look;
import panal.view.Numbers;

/**
 * What each step did in a sentence, without iteration and marker, for whoever listens rather than
 * looks.
 *
 * @param look how actions and numbers are written
 */
record Sentences(Look look) {

  /** Before the first step. */
  String start() {
    return look.say("player.say.start");
  }

  /** [M1]. */
  String selection(Step.Selection<?> step) {
    return step.path().isEmpty()
        ? look.say("player.say.stay")
        : look.say("player.say.down", look.path(step.path()));
  }

  /** Why one of several best was chosen; empty where there is only one. */
  String tie(Step.Choice<?> choice) {
    double best = choice.candidates().get(choice.chosen()).score();
    List<Object> equal =
        choice.candidates().stream()
            .filter(candidate -> candidate.score() == best)
            .<Object>map(Step.Candidate::action)
            .toList();
    if (equal.size() == 1) {
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
  String expansion(Step.Expansion<?> step, String chooser) {
    return look.say(
        "player.say.expand",
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
  String simulation(Step.Simulation<?> step, String outcome) {
    String key = "player.say." + step.source();
    return look.say(key, where(step.path()), outcome, step.moves().size());
  }

  /**
   * [M4].
   *
   * @param total Q of the root as it is shown
   */
  String backpropagation(Step.Backpropagation<?> step, double total) {
    Step.Update root = step.updates().get(step.updates().size() - 1);
    return look.say(
        "player.say.up", where(step.path()), root.visits(), Numbers.total(total, look.decimals()));
  }

  /** [A1] to [A3], in the words of the table. */
  String walk(Step<?> step, Entry note) {
    return look.say("player.say.walk", where(step.path()), note.text());
  }

  private String where(List<?> path) {
    return path.isEmpty() ? look.root() : look.path(path);
  }
}
