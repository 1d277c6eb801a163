package panal.cli;

import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import panal.lesson.Flaw;
import panal.message.Language;
import panal.message.Messages;
import panal.search.Phase;
import panal.search.Step;
import panal.trace.Cursor;
import panal.trace.Trace;
import panal.view.Look;
import panal.view.StepText;
import panal.view.StepView;

/**
 * A walk along a trace, led by commands, with what is shown of the place; the same for the keys of
 * a terminal and for lines of text.
 *
 * @param <A> the type of an action
 */
final class StepWalk<A> {

  /** What can be shown or left out, in the order in which it stands. */
  enum Part {
    BOARD("b", StepText::board),
    CODE("m", StepText::code),
    FORMULA("f", StepText::numbers),
    TREE("t", StepText::tree),
    ROW("r", StepText::row);

    private final String command;
    private final Function<StepText, List<String>> lines;

    Part(String command, Function<StepText, List<String>> lines) {
      this.command = command;
      this.lines = lines;
    }

    /** Its lines; none where there is nothing to see. */
    List<String> of(StepText text) {
      return lines.apply(text);
    }
  }

  /** What to do after a command. */
  enum Reply {
    /** Show the place, which may be another one now. */
    SHOW,
    /** Only say the {@link #note()}. */
    SAY,
    /** Show the {@link #help()}. */
    HELP,
    QUIT
  }

  private static final List<String> HELP =
      List.of(
          "next",
          "previous",
          "nextIteration",
          "previousIteration",
          "home",
          "end",
          "goTo",
          "leader",
          "visited",
          "parts",
          "exact",
          "help",
          "quit");

  private static final Pattern PLACE = Pattern.compile("(\\d{1,9})(?:\\s*\\.\\s*(\\p{Alnum}+))?");

  private final Cursor<A> cursor;
  private final Set<Part> shown = EnumSet.allOf(Part.class);
  private StepView<A> view;
  private String note = "";

  private StepWalk(Trace<A> trace, Look look) {
    cursor = Cursor.of(trace);
    view = StepView.of(cursor).withLook(look);
  }

  /** Before the first step of a trace. */
  static <A> StepWalk<A> of(Trace<A> trace, Look look) {
    return new StepWalk<>(trace, look);
  }

  /** The place. */
  StepView<A> view() {
    return view;
  }

  /** What is to be shown of it. */
  boolean shows(Part part) {
    return shown.contains(part);
  }

  /** What the last command has to say, in one line; empty for nothing. */
  String note() {
    return note;
  }

  /** All commands, a line each. */
  List<String> help() {
    return HELP.stream().map(command -> say("step.help." + command)).toList();
  }

  /** A text in the language of the walk. */
  String say(String key, Object... arguments) {
    return Messages.in(language(), key, arguments);
  }

  private Language language() {
    return view.look().language();
  }

  /** Does what a command says; where it cannot be done, the {@link #note()} says why. */
  Reply perform(String command) {
    note = "";
    try {
      return perform(command.strip().split("\\s+", 2));
    } catch (IllegalArgumentException e) {
      note = e.getMessage();
      return Reply.SAY;
    }
  }

  private Reply perform(String[] words) {
    String first = words[0].toLowerCase(Locale.ROOT);
    String rest = words.length > 1 ? words[1] : "";
    if (PLACE.matcher(words[0]).matches() && rest.isEmpty()) {
      return goTo(words[0]);
    }
    if (first.equals("g")) {
      return goTo(rest);
    }
    if (first.equals("v")) {
      return visit(rest);
    }
    return rest.isEmpty() ? performOne(first) : noted("step.unknown", String.join(" ", words));
  }

  private Reply performOne(String command) {
    return switch (command) {
      case "", "." -> moved(cursor.next(), "step.atEnd");
      case "<" -> moved(cursor.previous(), "step.atStart");
      case "n" -> moved(cursor.nextIteration(), "step.atEnd");
      case "p" -> moved(cursor.previousIteration(), "step.atStart");
      case "home" -> goTo(0);
      case "end" -> goTo(cursor.steps().size());
      case "c" -> moved(cursor.goToNext(Cursor::leaderChanged), "step.noChange");
      case "e" -> exact();
      case "?" -> Reply.HELP;
      case "q" -> Reply.QUIT;
      default -> toggle(command);
    };
  }

  private Reply toggle(String command) {
    for (Part part : Part.values()) {
      if (part.command.equals(command)) {
        if (!shown.remove(part)) {
          shown.add(part);
        }
        return Reply.SHOW;
      }
    }
    return noted("step.unknown", command);
  }

  private Reply noted(String key, Object... arguments) {
    note = say(key, arguments);
    return Reply.SAY;
  }

  private Reply moved(boolean moved, String otherwise, Object... arguments) {
    return moved ? Reply.SHOW : noted(otherwise, arguments);
  }

  private Reply goTo(int position) {
    cursor.goTo(position);
    return Reply.SHOW;
  }

  /** To the first step of an iteration, or of a phase in it; to the start for 0. */
  private Reply goTo(String place) {
    Matcher matcher = PLACE.matcher(place);
    if (!matcher.matches()) {
      return noted("step.place", place);
    }
    long iteration = Long.parseLong(matcher.group(1));
    if (matcher.group(2) != null) {
      cursor.goTo(iteration, phase(matcher.group(2)));
      return Reply.SHOW;
    }
    if (iteration == 0) {
      return goTo(0);
    }
    List<Step<A>> steps = cursor.steps();
    long last = steps.isEmpty() ? 0 : steps.get(steps.size() - 1).iteration();
    return moved(cursor.goToFirst(at -> iteration(at) == iteration), "step.noIteration", last);
  }

  private static long iteration(Cursor<?> cursor) {
    return cursor.step().map(Step::iteration).orElse(0L);
  }

  private Phase phase(String marker) {
    return Stream.of(Phase.values())
        .filter(phase -> phase.marker().equalsIgnoreCase(marker))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException(say("step.noPhase", marker)));
  }

  private Reply visit(String path) {
    List<A> actions = cursor.head().game().actions(path.replace("→", " ").replace("->", " "));
    if (actions.isEmpty()) {
      return noted("step.path");
    }
    return moved(
        cursor.goToNext(at -> at.visited(actions)), "step.noVisit", view.look().path(actions));
  }

  private Reply exact() {
    view =
        view.exact().isPresent() ? view.withoutExact() : view.withExact(Flaw.exact(cursor.root()));
    return Reply.SHOW;
  }
}
