package panal.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import panal.game.Player;
import panal.search.Description;
import panal.search.Step;
import panal.trace.Trace;

/**
 * A search in pseudocode: the lines with the markers that lead from the notes to the code and to
 * the trace, and which of them a step has run.
 *
 * <p>Monte Carlo tree search has [M1] to [M4], with [U1] and [R1] to [R4] inside, and [S1] where it
 * proves values; minimax and alpha-beta have [A1] to [A3].
 *
 * @param lines from top to bottom, unmodifiable
 */
public record Pseudocode(List<Line> lines) {

  private static final Set<String> PLAYED = Set.of("M3", "R1", "R2", "R3", "R4");
  // The loop of a finished node ends before it begins.
  private static final Set<String> FINISHED = Set.of("M3", "R1", "R2", "R4");
  // A result from a script, or a proven value, replaces the rollout.
  private static final Set<String> GIVEN = Set.of("M3");

  /** Takes a copy. */
  public Pseudocode {
    lines = List.copyOf(lines);
  }

  /**
   * One line.
   *
   * @param marker without brackets, such as {@code M1}; empty for none
   * @param depth how far it is indented, from 0
   * @param text the line without marker and indentation
   */
  public record Line(String marker, int depth, String text) {}

  /** That of the search whose trace it is. */
  public static Pseudocode of(Trace<?> trace, Look look) {
    return trace.description().isExact() ? walk(trace, look) : tree(trace.description(), look);
  }

  private static Pseudocode tree(Description search, Look look) {
    String score = score(search);
    boolean solver = search.options().containsKey("solver");
    List<Line> lines = new ArrayList<>();
    search.flaw().ifPresent(flaw -> lines.add(line("", 0, look.say("view.code.flaw", flaw))));
    lines.add(line("", 0, look.say("view.code.repeat")));
    lines.add(line("M1", 1, look.say("view.code.down." + loop(search))));
    lines.add(line("U1", 2, look.say("view.code.U1", score)));
    if (search.selection().equals("puct")) {
      lines.add(line("U1", 2, look.say("view.code.U1.puct", search.options().get("prior"))));
    } else if (search.options().containsKey("fpu")) {
      lines.add(line("U1", 2, look.say("view.code.U1.fpu", search.options().get("fpu"))));
    }
    if (solver) {
      lines.add(line("U1", 2, look.say("view.code.U1.solver")));
    }
    lines.add(line("M2", 1, look.say(solver ? "view.code.M2.solver" : "view.code.M2")));
    lines.add(line("M3", 1, look.say("view.code.M3")));
    lines.add(line("R1", 2, look.say("view.code.R1")));
    lines.add(line("R2", 2, look.say("view.code.R2")));
    String guide = search.options().get("rollout");
    lines.add(
        line("R3", 3, look.say(guide == null ? "view.code.R3" : "view.code.R3.guided", guide)));
    lines.add(line("R4", 2, look.say("view.code.R4")));
    lines.add(line("M4", 1, look.say("view.code.M4")));
    if (search.selection().equals("rave")) {
      lines.add(line("M4", 2, look.say("view.code.M4.rave")));
    }
    if (solver) {
      lines.add(line("S1", 1, look.say("view.code.S1")));
    }
    lines.add(line("", 0, look.say("view.code.answer." + search.recommendation())));
    return new Pseudocode(lines);
  }

  /** Which loop leads down. */
  private static String loop(Description search) {
    boolean solver = search.options().containsKey("solver");
    if (search.options().containsKey("fpu") || search.selection().equals("puct")) {
      return solver ? "untriedOrSolved" : "untried";
    }
    return solver ? "solved" : "plain";
  }

  private static String score(Description search) {
    if (search.selection().equals("rave")) {
      return "(1−β)·Q/N + β·AMAF + c·√(ln N(v) / N), β = k/(k + 3N)";
    }
    if (search.selection().equals("puct")) {
      return "Q/N + c·P·√N(v) / (1 + N)";
    }
    return search.c().isPresent() ? "Q/N + c·√(ln N(v) / N)" : "Q/N";
  }

  private static Pseudocode walk(Trace<?> trace, Look look) {
    String first = trace.game().playerName(Player.FIRST, look.language());
    String second = trace.game().playerName(Player.SECOND, look.language());
    boolean window = !trace.description().selection().equals("minimax");
    String more = window ? ", α, β" : "";
    List<Line> lines = new ArrayList<>();
    lines.add(line("", 0, look.say("view.code.value", more)));
    lines.add(line("A1", 1, look.say("view.code.A1", first)));
    lines.add(line("", 1, look.say("view.code.each")));
    lines.add(line("A2", 2, look.say("view.code.A2", first, second, more)));
    if (window) {
      lines.add(line("A2", 2, look.say("view.code.window", first, second)));
      lines.add(line("A3", 2, look.say("view.code.A3")));
    }
    lines.add(line("", 1, look.say("view.code.return")));
    return new Pseudocode(lines);
  }

  private static Line line(String marker, int depth, String text) {
    return new Line(marker, depth, text);
  }

  /** The markers of the lines that a step has run, without brackets. */
  public static Set<String> lit(Step<?> step) {
    if (step instanceof Step.Selection<?> down && !down.choices().isEmpty()) {
      return Set.of("M1", "U1");
    }
    if (step instanceof Step.Simulation<?> rollout) {
      return switch (rollout.source()) {
        case PLAYED -> PLAYED;
        case SCRIPTED, PROVEN -> GIVEN;
        case FINISHED -> FINISHED;
      };
    }
    if (step instanceof Step.Backpropagation<?> up && !up.proofs().isEmpty()) {
      return Set.of("M4", "S1");
    }
    return Set.of(step.phase().marker());
  }
}
