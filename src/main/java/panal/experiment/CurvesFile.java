package panal.experiment;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.stream.Collectors;
import panal.view.CsvTable;
import panal.view.Entry;
import panal.view.Numbers;
import panal.view.Table;
import tools.jackson.databind.json.JsonMapper;

/**
 * Curves as data for other programs: a row for each contender and budget, with the columns {@code
 * selection c perspective expansion budget seeds hits share low high}.
 *
 * <p>{@code selection} is the bare name, with a plus before each option that is on and has no
 * column, such as {@code uct+solver=on}, and before the flaw where one was built in; {@code c} has
 * the fewest digits that read back to the same number, and is empty where there is none; {@code
 * share} and the ends {@code low} and {@code high} of its 95 % interval have six decimals.
 */
final class CurvesFile {

  private static final List<String> COLUMNS =
      List.of(
          "selection",
          "c",
          "perspective",
          "expansion",
          "budget",
          "seeds",
          "hits",
          "share",
          "low",
          "high");
  private static final int DECIMALS = 6;

  private CurvesFile() {}

  /** The rows as comma-separated values under a line of headings. */
  static String csv(Curves curves) {
    List<Table.Column> columns = COLUMNS.stream().map(Table.Column::text).toList();
    List<List<Entry>> rows = new ArrayList<>();
    for (Curve curve : curves.curves()) {
      for (Curve.Point point : curve.points()) {
        rows.add(row(curve, point).values().stream().map(CurvesFile::entry).toList());
      }
    }
    return new Table("", columns, rows).as(new CsvTable());
  }

  /**
   * The same rows as JSON, each with the contender's {@code name} as well, beside the position, its
   * optimal actions and the share that chance reaches; {@code c} is null where there is none. One
   * row a line.
   */
  static String json(Curves curves) {
    List<Map<String, Object>> rows = new ArrayList<>();
    for (Curve curve : curves.curves()) {
      for (Curve.Point point : curve.points()) {
        Map<String, Object> row = new LinkedHashMap<>();
        row.put("name", curve.name());
        row.putAll(row(curve, point));
        rows.add(row);
      }
    }
    Map<String, Object> head = new LinkedHashMap<>();
    head.put("position", curves.position());
    head.put("legal", curves.legal());
    head.put("optimal", curves.optimal().stream().map(Object::toString).toList());
    head.put("chance", decimal(curves.chance()));
    head.put("firstSeed", curves.firstSeed());
    JsonMapper json = JsonMapper.builder().build();
    return head.entrySet().stream()
            .map(field -> "\"" + field.getKey() + "\":" + json.writeValueAsString(field.getValue()))
            .collect(Collectors.joining(",\n", "{", ",\n"))
        + rows.stream()
            .map(row -> "\n" + json.writeValueAsString(row))
            .collect(Collectors.joining(",", "\"rows\":[", "\n]}\n"));
  }

  private static Map<String, Object> row(Curve curve, Curve.Point point) {
    OptionalDouble c = curve.description().c();
    List<Object> values = new ArrayList<>();
    values.add(selection(curve));
    values.add(c.isPresent() ? new BigDecimal(Numbers.shortest(c.getAsDouble())) : null);
    values.add(curve.description().perspective().code());
    values.add(curve.description().expansion());
    values.add(point.budget());
    values.add(point.seeds());
    values.add(point.hits());
    values.add(decimal(point.share()));
    values.add(decimal(point.low()));
    values.add(decimal(point.high()));
    Map<String, Object> row = new LinkedHashMap<>();
    for (int i = 0; i < COLUMNS.size(); i++) {
      row.put(COLUMNS.get(i), values.get(i));
    }
    return row;
  }

  private static String selection(Curve curve) {
    StringBuilder text = new StringBuilder(curve.description().selection());
    curve.options().forEach(option -> text.append('+').append(option));
    curve.description().flaw().ifPresent(flaw -> text.append('+').append(flaw));
    return text.toString();
  }

  private static BigDecimal decimal(double value) {
    return Double.isNaN(value)
        ? null
        : new BigDecimal(Numbers.ascii(Numbers.plain(value, DECIMALS)));
  }

  private static Entry entry(Object value) {
    if (value == null) {
      return Entry.EMPTY;
    }
    if (value instanceof BigDecimal decimal) {
      return new Entry.Number(decimal.toPlainString());
    }
    return value instanceof Number
        ? new Entry.Number(value.toString())
        : new Entry.Text(value.toString());
  }
}
