package panal.experiment;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import panal.message.Messages;
import panal.view.Displayable;
import panal.view.Entry;
import panal.view.Exportable;
import panal.view.Numbers;
import panal.view.Table;

/**
 * What a {@link Convergence} found: how often each contender has a right answer, by its budget.
 *
 * @param position what was searched, in words
 * @param optimal the optimal actions in the game's order, unmodifiable
 * @param legal how many actions there were to choose from
 * @param seeds how many
 * @param firstSeed the first of them
 * @param curves one a contender, in the order of the experiment, all with the same budgets,
 *     unmodifiable
 */
public record Curves(
    String position, List<?> optimal, int legal, int seeds, long firstSeed, List<Curve> curves)
    implements Displayable, Exportable {

  /** The endings of its files. */
  public static final List<String> FORMATS = List.of("csv", "json");

  private static final int DECIMALS = 1;

  /** Takes copies of the lists. */
  public Curves {
    optimal = List.copyOf(optimal);
    curves = List.copyOf(curves);
  }

  /** The share that an action chosen at random reaches: optimal/legal, in (0, 1]. */
  public double chance() {
    return (double) optimal.size() / legal;
  }

  /** What is counted, in a sentence or two for under a picture or above a table. */
  public String sentence() {
    Map<String, List<String>> alike = new LinkedHashMap<>();
    for (Curve curve : curves) {
      String settings =
          Messages.of(
              "experiment.by." + curve.description().perspective(),
              curve.description().expansion());
      List<String> all = new ArrayList<>(List.of(settings));
      all.addAll(curve.options());
      curve.description().flaw().ifPresent(flaw -> all.add(Messages.of("view.flaw", flaw)));
      alike.computeIfAbsent(String.join(", ", all), any -> new ArrayList<>()).add(curve.name());
    }
    String who =
        alike.entrySet().stream()
            .map(entry -> String.join(", ", entry.getValue()) + ": " + entry.getKey())
            .collect(Collectors.joining("; "));
    String chance = Numbers.percent(chance(), DECIMALS);
    return Messages.of("experiment.sentence", position, seeds, optimal.size(), legal, chance, who);
  }

  /** The shares with their intervals: a row a budget, a column a contender. */
  public Table table() {
    List<Table.Column> columns = new ArrayList<>();
    columns.add(Table.Column.number(Messages.of("experiment.column.budget")));
    curves.forEach(curve -> columns.add(Table.Column.number(curve.name())));
    List<List<Entry>> rows = new ArrayList<>();
    int budgets = curves.isEmpty() ? 0 : curves.get(0).points().size();
    for (int b = 0; b < budgets; b++) {
      List<Entry> row = new ArrayList<>();
      row.add(new Entry.Number(curves.get(0).points().get(b).budget()));
      for (Curve curve : curves) {
        row.add(new Entry.Number(withInterval(curve.points().get(b))));
      }
      rows.add(row);
    }
    return new Table(sentence(), columns, rows);
  }

  private static String withInterval(Curve.Point point) {
    return Numbers.percent(point.share(), DECIMALS)
        + " ["
        + Numbers.plain(100 * point.low(), DECIMALS)
        + ", "
        + Numbers.plain(100 * point.high(), DECIMALS)
        + "]";
  }

  /** {@code csv}, and {@code json} with the truth beside it. */
  @Override
  public List<String> formats() {
    return FORMATS;
  }

  @Override
  public byte[] bytes(String format) {
    String text = format.equals("csv") ? CurvesFile.csv(this) : CurvesFile.json(this);
    return text.getBytes(StandardCharsets.UTF_8);
  }

  @Override
  public Map<String, String> mimeBundle() {
    return table().mimeBundle();
  }

  /** The table as text. */
  @Override
  public String toString() {
    return table().toString();
  }
}
