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
    List<Integer> widths = new ArrayList<>();
    for (int c = 0; c < table.columns().size(); c++) {
      int column = c;
      widths.add(lines.stream().mapToInt(line -> width(line.get(column))).max().orElse(0));
    }
    lines.add(1, widths.stream().map("─"::repeat).toList());
    StringBuilder out = new StringBuilder();
    if (!table.caption().isEmpty()) {
      out.append(oneLine(table.caption())).append("\n\n");
    }
    for (List<String> line : lines) {
      StringBuilder text = new StringBuilder();
      for (int c = 0; c < line.size(); c++) {
        text.append(c == 0 ? "" : GAP);
        text.append(padded(line.get(c), widths.get(c), table.columns().get(c).align()));
      }
      out.append(text.toString().stripTrailing()).append('\n');
    }
    return out.toString();
  }

  private static String padded(String text, int width, Table.Align align) {
    String blanks = " ".repeat(width - width(text));
    return align == Table.Align.RIGHT ? blanks + text : text + blanks;
  }

  static String oneLine(String text) {
    return text.replaceAll("\\s+", " ");
  }

  private static int width(String text) {
    return text.codePointCount(0, text.length());
  }
}
