package panal.lesson;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import panal.lesson.Check.Status;
import panal.message.Language;
import panal.message.Messages;
import panal.view.Bundle;
import panal.view.Display;
import panal.view.Displayable;
import panal.view.Entry;
import panal.view.Svg;
import panal.view.Table;

/**
 * What a {@link SelfTest} found: the positions that fail, with their boards, what was checked
 * besides, and what kind of mistake does that. As text and as HTML, in the language of the process.
 */
public final class SelfTestReport implements Displayable {

  private final List<Trial> trials;
  private final List<Check> checks;
  private final Language language = Language.current();

  SelfTestReport(List<Trial> trials, List<Check> checks) {
    this.trials = List.copyOf(trials);
    this.checks = withoutWhatIsKnown(checks);
  }

  /** What could not be checked in one game but in another needs no mention. */
  private static List<Check> withoutWhatIsKnown(List<Check> checks) {
    return checks.stream()
        .filter(
            check ->
                check.status() != Status.NOT_CHECKED
                    || checks.stream()
                        .noneMatch(
                            other ->
                                other.subject() == check.subject()
                                    && other.status() != Status.NOT_CHECKED))
        .toList();
  }

  /** Whether nothing failed. */
  public boolean passed() {
    return failing().isEmpty() && with(Status.FAILED).isEmpty();
  }

  /** The mistake of the bug lab that does what failed, if one does. */
  public Optional<Flaw> flaw() {
    return Diagnosis.of(trials, checks);
  }

  /** The positions that fail, as game and moves, unmodifiable. */
  public List<String> failingPositions() {
    return failing().stream().map(trial -> trial.drill().name()).toList();
  }

  /** What was not checked, in words, unmodifiable. */
  public List<String> notChecked() {
    List<String> all = new ArrayList<>();
    with(Status.NOT_CHECKED).forEach(check -> all.add(check.what(language)));
    for (String game : List.of("tictactoe", "nim", "hex")) {
      if (trials.stream().noneMatch(trial -> trial.drill().game().startsWith(game))) {
        all.add(say("otherGame", game));
      }
    }
    return all.stream().distinct().toList();
  }

  private List<Trial> failing() {
    return trials.stream().filter(trial -> !trial.passes()).toList();
  }

  private List<Check> with(Status status) {
    return checks.stream().filter(check -> check.status() == status).distinct().toList();
  }

  /** Every position with what it asks for and how often it was right. */
  public Table table() {
    return new Table(
        say("caption", Trial.PASS, Trial.SEEDS),
        List.of(
            Table.Column.text(say("demand")),
            Table.Column.text(say("position")),
            Table.Column.text(say("optimal")),
            Table.Column.number(say("right")),
            Table.Column.text(say("result"))),
        trials.stream().map(this::row).toList());
  }

  private List<Entry> row(Trial trial) {
    return List.of(
        new Entry.Text(demand(trial)),
        new Entry.Text(trial.drill().name()),
        new Entry.Text(joined(trial.optimal())),
        new Entry.Number(trial.right()),
        new Entry.Text(say(trial.passes() ? "passes" : "fails")));
  }

  private String demand(Trial trial) {
    return Messages.in(language, "lesson.drill." + trial.drill().demand());
  }

  private static String joined(List<?> actions) {
    return actions.stream().map(Object::toString).collect(Collectors.joining(", "));
  }

  private String say(String key, Object... arguments) {
    return Messages.in(language, "lesson.report." + key, arguments);
  }

  private String title() {
    return passed()
        ? say("passed", trials.size())
        : say("failed", failing().size(), trials.size(), with(Status.FAILED).size());
  }

  /** What kind of mistake it is, in sentences. */
  private List<String> diagnosis() {
    Optional<Flaw> flaw = flaw();
    if (flaw.isEmpty() && Diagnosis.isNoSearch(trials)) {
      return List.of(say("noSearch"));
    }
    if (flaw.isEmpty()) {
      boolean explained = passed() || !with(Status.FAILED).isEmpty();
      return explained ? List.of() : List.of(say("unknown"));
    }
    boolean proved = checks.stream().anyMatch(check -> check.flaw().isPresent());
    List<String> sentences = new ArrayList<>();
    sentences.add(
        say(proved ? "proved" : "suggested", flaw.get().title(language), flaw.get().code()));
    sentences.add(flaw.get().what(language));
    if (!proved && flaw.get() == Flaw.OWN_COUNT) {
      sentences.add(say("orGreedy"));
    }
    sentences.add(say("more", flaw.get().code()));
    return sentences;
  }

  /** The wrong line and the right one. */
  private List<String> code() {
    return flaw().stream()
        .flatMap(
            flaw ->
                Stream.of(
                    FlawCard.say(language, "wrong") + flaw.wrong(),
                    FlawCard.say(language, "right") + flaw.right()))
        .toList();
  }

  private String heading(Trial trial) {
    return say(
        "failing",
        demand(trial),
        trial.drill().name(),
        joined(trial.optimal()),
        String.join(", ", trial.wrong()),
        trial.right(),
        Trial.SEEDS);
  }

  private List<String> looks() {
    List<String> lines = new ArrayList<>();
    for (Check check : checks) {
      String detail = check.detail().isEmpty() ? "" : ": " + check.detail();
      lines.add(say(check.status().name(), check.what(language)) + detail);
    }
    for (String game : notChecked()) {
      if (checks.stream().noneMatch(check -> check.what(language).equals(game))) {
        lines.add(say("NOT_CHECKED", game));
      }
    }
    return lines.stream().distinct().toList();
  }

  @Override
  public Map<String, String> mimeBundle() {
    return Bundle.html(html(), toString());
  }

  private String html() {
    StringBuilder html = new StringBuilder("<p><b>" + Svg.escaped(title()) + "</b></p>");
    diagnosis().forEach(line -> html.append("<p>").append(Svg.escaped(line)).append("</p>"));
    if (!code().isEmpty()) {
      html.append("<pre>").append(Svg.escaped(String.join("\n", code()))).append("</pre>");
    }
    for (Trial trial : failing()) {
      html.append("<p>").append(Svg.escaped(heading(trial))).append("<br>");
      html.append(Display.bundle(trial.drill().state()).get("text/html")).append("</p>");
    }
    html.append("<ul>");
    looks().forEach(line -> html.append("<li>").append(Svg.escaped(line)).append("</li>"));
    return html.append("</ul>").append(table().mimeBundle().get("text/html")).toString();
  }

  /** The report as text, without a line end after the last line. */
  @Override
  public String toString() {
    List<String> lines = new ArrayList<>(List.of(title(), ""));
    lines.addAll(diagnosis());
    lines.addAll(code());
    if (!diagnosis().isEmpty()) {
      lines.add("");
    }
    for (Trial trial : failing()) {
      lines.add(heading(trial));
      lines.add(trial.drill().state().toString().indent(2).stripTrailing());
      lines.add("");
    }
    lines.addAll(looks());
    lines.add("");
    lines.add(table().toString());
    return String.join("\n", lines);
  }
}
