package panal.notebook.page;

import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.regex.Pattern;
import panal.notebook.Notebook;
import panal.notebook.NotebookCell;
import panal.view.Svg;
import tools.jackson.databind.JsonNode;

/**
 * The cells of a notebook as HTML. Of each output it shows the richest form: HTML, then SVG, PNG,
 * Markdown, and text at last.
 */
final class CellHtml {

  private static final Pattern TERMINAL_COLOURS = Pattern.compile("\u001b\\[[0-9;]*m");

  private final MarkdownText markdown;
  private final StringBuilder html = new StringBuilder();

  private CellHtml(MarkdownText markdown) {
    this.markdown = markdown;
  }

  /** The source of a cell of code and its outputs, or the text of one of Markdown. */
  static String of(NotebookCell cell, MarkdownText markdown) {
    if (cell.isMarkdown()) {
      return markdown.html(cell.source(), cell.json().path("attachments"));
    }
    CellHtml writer = new CellHtml(markdown);
    writer
        .html
        .append("<pre class=\"source\"><code>")
        .append(JavaCode.html(cell.source().stripTrailing()))
        .append("</code></pre>\n");
    cell.outputs().forEach(writer::output);
    return writer.html.toString();
  }

  private void output(JsonNode output) {
    switch (output.path("output_type").asString("")) {
      case "stream" -> pre(output.path("name").asString(""), Notebook.text(output.path("text")));
      case "error" -> {
        StringBuilder lines = new StringBuilder();
        output.path("traceback").forEach(line -> lines.append(line.asString("")).append('\n'));
        pre("error", TERMINAL_COLOURS.matcher(lines).replaceAll(""));
      }
      default -> shown(output.path("data"));
    }
  }

  private void shown(JsonNode forms) {
    String plain = Notebook.text(forms.path("text/plain"));
    if (forms.has("text/html")) {
      rich(Notebook.text(forms.path("text/html")));
    } else if (forms.has("image/svg+xml")) {
      String svg = Notebook.text(forms.path("image/svg+xml"));
      byte[] bytes = svg.getBytes(StandardCharsets.UTF_8);
      rich(image("image/svg+xml", Base64.getEncoder().encodeToString(bytes), plain));
    } else if (forms.has("image/png")) {
      String data = Notebook.text(forms.path("image/png")).replaceAll("\\s", "");
      rich(image("image/png", data, plain));
    } else if (forms.has("text/markdown")) {
      rich(markdown.html(Notebook.text(forms.path("text/markdown")), forms.path("none")));
    } else {
      pre("value", plain);
    }
  }

  private static String image(String type, String base64, String alt) {
    return "<img src=\"data:" + type + ";base64," + base64 + "\" alt=\"" + Svg.escaped(alt) + "\">";
  }

  private void rich(String content) {
    html.append("<div class=\"output\">\n").append(content.strip()).append("\n</div>\n");
  }

  private void pre(String kind, String text) {
    html.append("<pre class=\"output ").append(kind).append("\">");
    html.append(Svg.escaped(text.stripTrailing())).append("</pre>\n");
  }
}
