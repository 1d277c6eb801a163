package panal.view;

/**
 * A table as a page of its own in HTML. It has no style sheet and no script, only {@code style}
 * attributes, so that {@link #fragment(Table)} shows in an untrusted notebook too; colours are left
 * to the page around it, dark or light.
 */
public record HtmlTable() implements TableFormat {

  @Override
  public String extension() {
    return "html";
  }

  @Override
  public String write(Table table) {
    return "<!DOCTYPE html>\n<html>\n<head>\n<meta charset=\"utf-8\">\n<title>"
        + Svg.escaped(table.caption())
        + "</title>\n</head>\n<body style=\"font-family:"
        + Style.FONT
        + ";color:"
        + Style.INK
        + ";background:"
        + Style.WHITE
        + "\">\n"
        + fragment(table)
        + "</body>\n</html>\n";
  }

  /** The element {@code table} alone. */
  static String fragment(Table table) {
    StringBuilder out =
        new StringBuilder(
            "<table style=\"border-collapse:collapse;font-variant-numeric:tabular-nums\">\n");
    if (!table.caption().isEmpty()) {
      out.append("<caption style=\"text-align:left;padding:4px 0\">")
          .append(Svg.escaped(table.caption()))
          .append("</caption>\n");
    }
    out.append("<thead><tr>");
    for (Table.Column column : table.columns()) {
      out.append("<th scope=\"col\" style=\"").append(style(column, "2px solid " + Style.GREY));
      out.append("\">").append(Svg.escaped(column.heading())).append("</th>");
    }
    out.append("</tr></thead>\n<tbody>\n");
    for (var row : table.rows()) {
      out.append("<tr>");
      for (int c = 0; c < row.size(); c++) {
        out.append("<td style=\"")
            .append(style(table.columns().get(c), "1px solid " + Style.PALE_LINE));
        out.append("\">").append(content(row.get(c).text())).append("</td>");
      }
      out.append("</tr>\n");
    }
    return out.append("</tbody>\n</table>\n").toString();
  }

  private static String style(Table.Column column, String line) {
    String side = column.align() == Table.Align.RIGHT ? "right" : "left";
    return "text-align:" + side + ";padding:4px 10px;border-bottom:" + line;
  }

  private static String content(String text) {
    return Svg.escaped(text).replaceAll("\\R", "<br>");
  }
}
