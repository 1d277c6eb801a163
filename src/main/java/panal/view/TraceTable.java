package panal.view;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import panal.game.Game;
import panal.game.Player;
import panal.search.Step;
import panal.trace.Trace;

/**
 * A trace as the table of the course: a row for each phase, with columns for the iteration, the
 * phase, the node, the action, the rollout, N, Q and a note.
 *
 * <p>[M1] has a row only if selection had something to choose; its note is the formula at each
 * level as the search reckoned it. [M4] lists N and Q after the update, from the new node up to the
 * root. Minimax and alpha-beta have columns of their own, see {@link WalkTable}.
 */
public final class TraceTable {

  private final Trace<?> trace;
  private final Look look;
  private final Player root;

  private TraceTable(Trace<?> trace, Look look) {
    this.trace = trace;
    this.look = look;
    root = trace.root().turn();
  }

  /** The table of all steps. */
  public static Table of(Trace<?> trace, Look look) {
    if (trace.isExact()) {
      return WalkTable.of(trace, look);
    }
    TraceTable table = new TraceTable(trace, look);
    List<List<Entry>> rows = new ArrayList<>();
    for (Step<?> step : trace.steps()) {
      if (!(step instanceof Step.Selection<?> selection) || !selection.choices().isEmpty()) {
        rows.add(table.row(step));
      }
    }
    return new Table(Captions.of(trace, look), table.columns(), rows);
  }

  /** The row of one step, without a caption; of a selection that stayed at the root too. */
  static <A> Table of(Trace<A> head, Step<A> step, Look look) {
    if (head.isExact()) {
      return WalkTable.of(head, step, look);
    }
    TraceTable table = new TraceTable(head, look);
    return new Table("", table.columns(), List.of(table.row(step)));
  }

  private List<Entry> row(Step<?> step) {
    if (step instanceof Step.Selection<?> selection) {
      return row(selection);
    } else if (step instanceof Step.Expansion<?> expansion) {
      return row(expansion);
    } else if (step instanceof Step.Simulation<?> simulation) {
      return row(simulation);
    } else if (step instanceof Step.Backpropagation<?> backpropagation) {
      return row(backpropagation);
    }
    throw new IllegalArgumentException(step.toString());
  }

  private List<Table.Column> columns() {
    return List.of(
        Table.Column.number("#"),
        Table.Column.text(look.say("view.trace.phase")),
        Table.Column.text(look.say("view.trace.node")),
        Table.Column.text(look.say("view.trace.action")),
        Table.Column.text("Rollout"),
        Table.Column.number("N"),
        Table.Column.number("Q"),
        Table.Column.text(look.say("view.trace.note")));
  }

  private List<Entry> row(Step.Selection<?> step) {
    List<String> notes = step.choices().stream().map(this::reckoning).toList();
    List<Player> views = step.choices().stream().map(Step.Choice::view).toList();
    if (step.choices().isEmpty()) {
      return row(step, look.root(), "", "", "", "", look.say("view.trace.stays"));
    }
    String node = step.path().isEmpty() ? look.root() : look.root() + "→" + look.path(step.path());
    return row(step, node, "", "", "", "", byPlayer("", views, notes));
  }

  /** Why one child was chosen: its mean, and its bonus where there is one. */
  private String reckoning(Step.Choice<?> choice) {
    Step.Candidate<?> chosen = choice.candidates().get(choice.chosen());
    String mean = Numbers.signed(chosen.mean(), look.decimals());
    String tie =
        choice.candidates().stream().filter(c -> c.score() == chosen.score()).count() > 1
            ? look.say("view.trace.tie")
            : "";
    if (chosen.visits() == 0 && !Double.isInfinite(chosen.score())) {
      String score = Numbers.plain(chosen.score(), look.decimals());
      return chosen.prior().isEmpty()
          ? look.say("view.trace.untried", score)
          : look.say(
              "view.trace.untriedPrior",
              score,
              Numbers.plain(chosen.prior().getAsDouble(), look.decimals()));
    }
    if (chosen.amaf().isPresent() && chosen.amaf().get().beta() > 0) {
      mean = blend(chosen, chosen.amaf().get());
    } else if (chosen.bonus() == 0) {
      return "Q/N = " + mean + tie;
    }
    return mean
        + " + "
        + Numbers.plain(chosen.bonus(), look.decimals())
        + " = "
        + Numbers.plain(chosen.score(), look.decimals())
        + tie;
  }

  private String blend(Step.Candidate<?> candidate, Step.Amaf amaf) {
    return Numbers.plain(1 - amaf.beta(), look.decimals())
        + " · "
        + Numbers.signed(candidate.mean(), look.decimals())
        + " + "
        + Numbers.plain(amaf.beta(), look.decimals())
        + " · "
        + Numbers.signed(amaf.mean(), look.decimals());
  }

  private List<Entry> row(Step.Expansion<?> step) {
    List<?> above = step.path().subList(0, step.path().size() - 1);
    String node = above.isEmpty() ? look.root() : look.path(above);
    String note = look.say("view.trace.expansion", name(step.chooser()), step.untried());
    return row(step, node, look.notation().print(step.action()), "", "", "", note);
  }

  private List<Entry> row(Step.Simulation<?> step) {
    String note =
        step.source() == Step.Source.PLAYED
            ? look.say("view.trace.PLAYED", step.moves().size())
            : look.say("view.trace." + step.source());
    return row(
        step,
        look.path(step.path()),
        "",
        outcome(step.utility(), trace.game(), look),
        "",
        "",
        note);
  }

  /** Who won a rollout, in words. */
  public static String outcome(double utility, Game<?> game, Look look) {
    if (utility == 0) {
      return look.say("view.trace.draw");
    }
    String winner = game.playerName(utility > 0 ? Player.FIRST : Player.SECOND, look.language());
    double size = Math.abs(utility);
    return size == 1
        ? look.say("view.trace.wins", winner)
        : look.say("view.trace.winsSome", winner, Numbers.total(size, look.decimals()));
  }

  private List<Entry> row(Step.Backpropagation<?> step) {
    List<Object> up = new ArrayList<>(step.path());
    Collections.reverse(up);
    up.add(look.root());
    List<Player> views =
        step.updates().stream().map(u -> look.view().of(root, u.chooser())).toList();
    return row(
        step,
        look.path(up),
        "",
        "",
        joined(step.updates(), u -> Long.toString(u.visits())),
        joined(step.updates(), u -> Numbers.total(shown(u), look.decimals())),
        byPlayer(
                "Q/N ",
                views,
                step.updates().stream()
                    .map(u -> Numbers.signed(shown(u) / u.visits(), look.decimals()))
                    .toList())
            + proofs(step));
  }

  /** The nodes whose value became known, each with it for whoever it is shown for. */
  private String proofs(Step.Backpropagation<?> step) {
    List<String> proofs = new ArrayList<>();
    for (Step.Proof<?> proof : step.proofs()) {
      Step.Update update = step.updates().get(step.path().size() - proof.path().size());
      double value = look.shown(proof.value(), Player.FIRST, root, update.chooser());
      String node = proof.path().isEmpty() ? look.root() : look.path(proof.path());
      proofs.add(node + " = " + Numbers.total(value, look.decimals()));
    }
    return proofs.isEmpty() ? "" : look.say("view.trace.proofs", String.join(", ", proofs));
  }

  private double shown(Step.Update update) {
    return look.shown(update.total(), update.view(), root, update.chooser());
  }

  private static <T> String joined(List<T> things, Function<T, String> text) {
    return things.stream().map(text).collect(Collectors.joining(", "));
  }

  /** "Negro: a, b" where all are one player's, else "Blanco a, Negro b". */
  private String byPlayer(String what, List<Player> players, List<String> texts) {
    if (players.stream().distinct().count() == 1) {
      return name(players.get(0)) + ": " + what + String.join(", ", texts);
    }
    List<String> named = new ArrayList<>();
    for (int i = 0; i < texts.size(); i++) {
      named.add(name(players.get(i)) + " " + texts.get(i));
    }
    return what + String.join(", ", named);
  }

  private String name(Player player) {
    return trace.game().playerName(player, look.language());
  }

  private List<Entry> row(
      Step<?> step, String node, String action, String rollout, String n, String q, String note) {
    return List.of(
        new Entry.Number(step.iteration()),
        new Entry.Text(step.phase().marker()),
        new Entry.Text(node),
        new Entry.Text(action),
        new Entry.Text(rollout),
        new Entry.Number(n),
        new Entry.Number(q),
        new Entry.Text(note));
  }
}
