package panal.view;

import java.util.List;
import java.util.stream.Collectors;

/**
 * A table in GitHub's Markdown. Characters that Markdown or HTML would read as more than themselves
 * are escaped with a backslash, line ends become {@code <br>}.
 *
 * @see <a href="https://github.github.com/gfm/#tables-extension-">GitHub Flavored Markdown,
 *     Tables</a>
 */
public record MarkdownTable() implements TableFormat {

  private static final String SPECIAL = "\\|`*_~<>[]&$";

  @Override
  public String extension() {
    return "md";
  }

  @Override
  public String write(Table table) {
    StringBuilder out = new StringBuilder();
    if (!table.caption().isEmpty()) {
      out.append(escaped(table.caption())).append("\n\n");
    }
    out.append(line(table.columns().stream().map(column -> escaped(column.heading())).toList()));
    out.append(
        line(
            table.columns().stream()
                .map(column -> column.align() == Table.Align.RIGHT ? "---:" : "---")
                .toList()));
    for (List<Entry> row : table.rows()) {
      out.append(line(row.stream().map(entry -> escaped(entry.text())).toList()));
    }
    return out.toString();
  }

  private static String line(List<String> entries) {
    return entries.stream()
        .map(entry -> entry.isEmpty() ? " " : " " + entry + " ")
        .collect(Collectors.joining("|", "|", "|\n"));
  }

  /** Text with all that Markdown would read as more than text escaped. */
  public static String escaped(String text) {
    StringBuilder out = new StringBuilder(text.length() + 8);
    for (char c : text.strip().replaceAll("\\R", "\n").toCharArray()) {
      if (c == '\n') {
        out.append("<br>");
      } else {
        out.append(SPECIAL.indexOf(c) >= 0 ? "\\" : "").append(c);
      }
    }
    return out.toString();
  }
}
