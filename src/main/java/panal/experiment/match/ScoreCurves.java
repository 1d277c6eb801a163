package panal.experiment.match;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.function.Function;
import java.util.regex.Pattern;
import panal.experiment.agent.Agents;
import panal.experiment.agent.Limit;
import panal.experiment.agent.Searcher;
import panal.game.Game;
import panal.message.Messages;
import panal.view.Entry;
import panal.view.Numbers;
import panal.view.Table;

/**
 * The scores of a sweep along one of its parameters: a curve for each combination of all else. Of
 * curves with one point only nothing can be seen: where there are others, they are left out.
 *
 * @param parameter a number in the descriptions of the agents, such as {@code c} or {@code
 *     iterations}; for agents without iterations of their own those of the budget; or {@code seed}
 * @param fixed whatever is the same in all curves, unmodifiable
 * @param curves in the order of the sweep, unmodifiable
 */
public record ScoreCurves(String parameter, List<String> fixed, List<Curve> curves) {

  private static final String SEED = "seed";

  /** Takes copies of the lists. */
  public ScoreCurves {
    fixed = List.copyOf(fixed);
    curves = List.copyOf(curves);
  }

  /**
   * One curve.
   *
   * @param name whatever is not the same in all curves: game, agent, opponent, seed, budget
   * @param points ascending, unmodifiable
   */
  public record Curve(String name, List<Point> points) {
    /** Puts the points in order. */
    public Curve {
      points = points.stream().sorted(Comparator.comparingDouble(Point::at)).toList();
    }
  }

  /**
   * A point of a curve.
   *
   * @param at the value of the parameter
   * @param encounter the games there, as the agent sees them
   */
  public record Point(double at, Encounter encounter) {

    /** The agent's score, in [0, 1]; NaN without games. */
    public double share() {
      return encounter.score().share();
    }

    /** The lower end of its interval; NaN where there is none. */
    public double low() {
      return encounter.interval().low();
    }

    /** The upper end of its interval; NaN where there is none. */
    public double high() {
      return encounter.interval().high();
    }
  }

  /**
   * The curves of these games.
   *
   * @param games reads the name of a game
   * @throws IllegalArgumentException if no agent has such a parameter, or it is no number
   */
  public static ScoreCurves of(GameFile file, String parameter, Function<String, Game<?>> games) {
    Map<List<String>, List<Point>> points = new LinkedHashMap<>();
    for (Standings standings : file.standings()) {
      Setup setup = standings.setup();
      for (Encounter encounter : standings.encounters()) {
        for (Encounter seen : List.of(encounter, encounter.reversed())) {
          String agent = setup.agents().get(seen.agent() - 1);
          OptionalDouble own = own(agent, parameter, games.apply(setup.game()));
          // What both agents share, such as the budget, is shown as the first of them sees it.
          OptionalDouble at =
              own.isPresent() || seen != encounter
                  ? own
                  : shared(setup, agent, parameter, games.apply(setup.game()));
          if (at.isPresent()) {
            String against = setup.agents().get(seen.against() - 1);
            points
                .computeIfAbsent(parts(setup, agent, against, parameter), any -> new ArrayList<>())
                .add(new Point(at.getAsDouble(), seen));
          }
        }
      }
    }
    if (points.isEmpty()) {
      throw new IllegalArgumentException(Messages.of("match.curve.none", parameter));
    }
    if (points.values().stream().anyMatch(ScoreCurves::isLong)) {
      points.values().removeIf(list -> !isLong(list));
    }
    List<List<String>> all = List.copyOf(points.keySet());
    List<Curve> curves = new ArrayList<>();
    points.forEach((parts, list) -> curves.add(new Curve(name(parts, all), list)));
    return new ScoreCurves(parameter, fixed(all), curves);
  }

  private static boolean isLong(List<Point> points) {
    return points.stream().map(Point::at).distinct().count() > 1;
  }

  /** Of an agent written in Java, whose name describes nothing, there is none. */
  private static OptionalDouble own(String agent, String parameter, Game<?> game) {
    try {
      return Agents.number(agent, parameter, game);
    } catch (IllegalArgumentException e) {
      return OptionalDouble.empty();
    }
  }

  private static OptionalDouble shared(Setup setup, String agent, String parameter, Game<?> game) {
    if (parameter.equals(SEED)) {
      return OptionalDouble.of(setup.seed());
    }
    return ofBudget(setup, parameter) && searches(agent, game)
        ? OptionalDouble.of(Limit.parse(setup.budget()).amount())
        : OptionalDouble.empty();
  }

  private static boolean searches(String agent, Game<?> game) {
    try {
      return Agents.parse(agent, game) instanceof Searcher;
    } catch (IllegalArgumentException e) {
      return false;
    }
  }

  /** What tells one curve from another, each a part that is shown where it differs. */
  private static List<String> parts(Setup setup, String agent, String against, String parameter) {
    return List.of(
        setup.game(),
        without(parameter, agent),
        against,
        ofBudget(setup, parameter) ? "" : setup.budget(),
        parameter.equals(SEED) ? "" : Messages.of("match.curve.seed", setup.seed()));
  }

  private static boolean ofBudget(Setup setup, String parameter) {
    return setup.budget().startsWith(parameter + "=");
  }

  private static String without(String parameter, String agent) {
    return agent
        .replaceAll("([(,])" + Pattern.quote(parameter) + "=[^,()]*,?", "$1")
        .replaceAll(",\\)$", ")")
        .replaceAll("\\(\\)$", "");
  }

  private static String name(List<String> parts, List<List<String>> all) {
    List<String> different =
        parts.stream().filter(part -> !fixed(all).contains(part) && !part.isEmpty()).toList();
    return different.isEmpty() ? parts.get(1) : String.join(" – ", different);
  }

  private static List<String> fixed(List<List<String>> all) {
    List<String> fixed = new ArrayList<>();
    for (int i = 0; i < all.get(0).size(); i++) {
      int part = i;
      String first = all.get(0).get(part);
      if (!first.isEmpty() && all.stream().allMatch(parts -> parts.get(part).equals(first))) {
        fixed.add(first);
      }
    }
    return fixed;
  }

  /** What is shown, with whatever is the same in all curves. */
  public String sentence() {
    return Messages.of("match.curve", parameter, String.join(", ", fixed));
  }

  /** A row for each value of the parameter, a column for each curve. */
  public Table table() {
    List<Table.Column> columns = new ArrayList<>(List.of(Table.Column.number(parameter)));
    curves.forEach(curve -> columns.add(Table.Column.number(curve.name())));
    List<List<Entry>> rows = new ArrayList<>();
    curves.stream()
        .flatMap(curve -> curve.points().stream())
        .map(Point::at)
        .distinct()
        .sorted()
        .forEach(at -> rows.add(row(at)));
    return new Table(sentence(), columns, rows);
  }

  private List<Entry> row(double at) {
    List<Entry> row = new ArrayList<>(List.of(new Entry.Number(Numbers.shortest(at))));
    for (Curve curve : curves) {
      row.add(
          new Entry.Number(
              curve.points().stream()
                  .filter(point -> point.at() == at)
                  .map(point -> ScoresTable.share(point.encounter()))
                  .findFirst()
                  .orElse(Numbers.NONE)));
    }
    return row;
  }
}
