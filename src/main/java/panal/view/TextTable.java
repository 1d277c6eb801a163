package panal.view;

import java.util.ArrayList;
import java.util.List;

/**
 * A table as text for a terminal, its columns aligned by code points and two blanks apart, with a
 * rule under the headings. Line ends and tabs within an entry become blanks.
 */
public record TextTable() implements TableFormat {

  private static final String GAP = "  ";

  @Override
  public String extension() {
    return "txt";
  }

  @Override
  public String write(Table table) {
    List<List<String>> lines = new ArrayList<>();
    lines.add(table.columns().stream().map(column -> oneLine(column.heading())).toList());
    for (List<Entry> row : table.rows()) {
      lines.add(row.stream().map(entry -> oneLine(entry.text())).toList());
    }
    lines.add(1, widths(lines).stream().map("─"::repeat).toList());
    String caption = table.caption().isEmpty() ? "" : oneLine(table.caption()) + "\n\n";
    return caption + aligned(lines, table.columns().stream().map(Table.Column::align).toList());
  }

  /** Lines of as many texts each, one below the other, every line ended. */
  static String aligned(List<List<String>> lines, List<Table.Align> columns) {
    List<Integer> widths = widths(lines);
    StringBuilder out = new StringBuilder();
    for (List<String> line : lines) {
      StringBuilder text = new StringBuilder();
      for (int c = 0; c < line.size(); c++) {
        text.append(c == 0 ? "" : GAP);
        text.append(padded(line.get(c), widths.get(c), columns.get(c)));
      }
      out.append(text.toString().stripTrailing()).append('\n');
    }
    return out.toString();
  }

  private static List<Integer> widths(List<List<String>> lines) {
    List<Integer> widths = new ArrayList<>();
    for (int c = 0; c < lines.get(0).size(); c++) {
      int column = c;
      widths.add(lines.stream().mapToInt(line -> width(line.get(column))).max().orElse(0));
    }
    return widths;
  }

  private static String padded(String text, int width, Table.Align align) {
    String blanks = " ".repeat(width - width(text));
    return align == Table.Align.RIGHT ? blanks + text : text + blanks;
  }

  private static String oneLine(String text) {
    return text.strip().replaceAll("\\s*\\R\\s*", " / ").replaceAll("\\s+", " ");
  }

  private static int width(String text) {
    return text.codePointCount(0, text.length());
  }
}
