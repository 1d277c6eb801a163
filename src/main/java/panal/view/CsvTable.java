package panal.view;

import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * A table as comma-separated values: the headings and the rows, without the caption, in lines that
 * end in {@code \n}.
 *
 * <p>The minus sign is the ASCII one, and numbers are otherwise as shown; one that has no value is
 * an empty field. Words that a spreadsheet would take for a formula, because they begin with {@code
 * = + - @}, a tab or a line end, get an apostrophe in front; so do words that begin with an
 * apostrophe, so that whoever takes one away again has the original.
 *
 * @see <a href="https://www.rfc-editor.org/rfc/rfc4180">RFC 4180</a>
 * @see <a href="https://owasp.org/www-community/attacks/CSV_Injection">OWASP, CSV Injection</a>
 */
public record CsvTable() implements TableFormat {

  private static final String DANGEROUS = "=+-@\t\r\n'";

  @Override
  public String extension() {
    return "csv";
  }

  @Override
  public String write(Table table) {
    return line(table.columns(), column -> neutral(column.heading()))
        + table.rows().stream()
            .map(row -> line(row, CsvTable::field))
            .collect(Collectors.joining());
  }

  private static <T> String line(List<T> things, Function<T, String> field) {
    return things.stream()
        .map(field)
        .map(CsvTable::quoted)
        .collect(Collectors.joining(",", "", "\n"));
  }

  private static String field(Entry entry) {
    if (entry instanceof Entry.Number) {
      return entry.text().equals(Numbers.NONE) ? "" : Numbers.ascii(entry.text());
    }
    return neutral(Numbers.ascii(entry.text()));
  }

  private static String neutral(String text) {
    return !text.isEmpty() && DANGEROUS.indexOf(text.charAt(0)) >= 0 ? "'" + text : text;
  }

  private static String quoted(String field) {
    boolean plain = field.chars().noneMatch(c -> ",\"\r\n".indexOf(c) >= 0);
    return plain ? field : '"' + field.replace("\"", "\"\"") + '"';
  }
}
