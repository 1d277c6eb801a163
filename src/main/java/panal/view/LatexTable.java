package panal.view;

import java.util.List;
import java.util.stream.Collectors;

/**
 * A table for LaTeX with the rules of {@code booktabs}, the caption above it. One that would not
 * fit on a page goes over several with {@code longtable}; columns with long words wrap.
 *
 * <p>The document needs {@code booktabs}, {@code longtable} and {@code array} (all in {@code
 * texlive-latex-recommended}), and UTF-8, which is LaTeX's default.
 */
public record LatexTable() implements TableFormat {

  private static final int ROWS_ON_A_PAGE = 40;
  private static final String SMALL = "\\small\\setlength{\\tabcolsep}{4pt}\n";
  private static final int LONG = 30;

  @Override
  public String extension() {
    return "tex";
  }

  @Override
  public String write(Table table) {
    String headings =
        line(table.columns().stream().map(column -> Latex.escaped(column.heading())).toList());
    String body =
        table.rows().stream()
            .map(row -> line(row.stream().map(LatexTable::cell).toList()))
            .collect(Collectors.joining());
    boolean onePage = table.rows().size() <= ROWS_ON_A_PAGE;
    String caption =
        table.caption().isEmpty() ? "" : "\\caption{" + Latex.escaped(table.caption()) + "}";
    return onePage
        ? "\\begin{table}\n\\centering"
            + SMALL
            + (caption.isEmpty() ? "" : caption + "\n")
            + "\\begin{tabular}{"
            + columns(table)
            + "}\n\\toprule\n"
            + headings
            + "\\midrule\n"
            + body
            + "\\bottomrule\n\\end{tabular}\n\\end{table}\n"
        : "{"
            + SMALL
            + "\\begin{longtable}{"
            + columns(table)
            + "}\n"
            + (caption.isEmpty() ? "" : caption + "\\\\\n")
            + "\\toprule\n"
            + headings
            + "\\midrule\n\\endhead\n"
            + body
            + "\\bottomrule\n\\end{longtable}}\n";
  }

  private static String columns(Table table) {
    StringBuilder columns = new StringBuilder();
    for (int c = 0; c < table.columns().size(); c++) {
      int column = c;
      boolean wraps = table.rows().stream().anyMatch(row -> row.get(column).text().length() > LONG);
      String side = table.columns().get(c).align() == Table.Align.RIGHT ? "r" : "l";
      columns.append(wraps ? ">{\\raggedright\\arraybackslash}p{12em}" : side);
    }
    return columns.toString();
  }

  private static String line(List<String> entries) {
    return String.join(" & ", entries) + " \\\\\n";
  }

  private static String cell(Entry entry) {
    return entry instanceof Entry.Formula formula
        ? "$" + formula.latex() + "$"
        : Latex.escaped(entry.text());
  }
}
