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
 * The scores of a sweep along one of its parameters: a curve for each combination of all else.
 *
 * @param parameter a number in the descriptions of the agents, such as {@code c} or {@code
 *     iterations}; for agents without iterations of their own those of the budget
 * @param curves in the order of the sweep, unmodifiable
 */
public record ScoreCurves(String parameter, List<Curve> curves) {

  /** Takes a copy of the list. */
  public ScoreCurves {
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
        String agent = setup.agents().get(encounter.agent() - 1);
        OptionalDouble at = value(setup, agent, parameter, games.apply(setup.game()));
        if (at.isPresent()) {
          String against = setup.agents().get(encounter.against() - 1);
          points
              .computeIfAbsent(parts(setup, agent, against, parameter), any -> new ArrayList<>())
              .add(new Point(at.getAsDouble(), encounter));
        }
      }
    }
    if (points.isEmpty()) {
      throw new IllegalArgumentException(Messages.of("match.curve.none", parameter));
    }
    List<Curve> curves = new ArrayList<>();
    points.forEach(
        (parts, list) ->
            curves.add(new Curve(name(parts, new ArrayList<>(points.keySet())), list)));
    return new ScoreCurves(parameter, curves);
  }

  private static OptionalDouble value(Setup setup, String agent, String parameter, Game<?> game) {
    OptionalDouble own = Agents.number(agent, parameter, game);
    if (own.isEmpty()
        && ofBudget(setup, parameter)
        && Agents.parse(agent, game) instanceof Searcher) {
      return OptionalDouble.of(Limit.parse(setup.budget()).amount());
    }
    return own;
  }

  /** What tells one curve from another, each a part that is shown where it differs. */
  private static List<String> parts(Setup setup, String agent, String against, String parameter) {
    return List.of(
        setup.game(),
        without(parameter, agent),
        against,
        ofBudget(setup, parameter) ? "" : setup.budget(),
        Long.toString(setup.seed()));
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
    List<String> different = new ArrayList<>();
    for (int i = 0; i < parts.size(); i++) {
      int part = i;
      if (all.stream().map(other -> other.get(part)).distinct().count() > 1) {
        different.add(parts.get(i));
      }
    }
    return different.isEmpty() ? parts.get(1) : String.join(" – ", different);
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
    return new Table(Messages.of("match.curve", parameter), columns, rows);
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
