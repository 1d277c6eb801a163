package panal.notebook.page;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Base64;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import panal.notebook.Notebook;
import panal.notebook.NotebookCell;
import panal.view.Resource;
import panal.view.Style;
import panal.view.Svg;
import tools.jackson.databind.JsonNode;

/**
 * A notebook with its outputs as one HTML file, which needs no network and no scripts: for reading,
 * for the projector and for print.
 *
 * <p>Of each output it shows the richest form: HTML, then SVG, PNG, Markdown, and text at last.
 */
public final class HtmlPage {

  private static final Pattern HEADING = Pattern.compile("(?m)^#{1,3} +(.+?) *#*$");
  private static final Pattern TERMINAL_COLOURS = Pattern.compile("\u001b\\[[0-9;]*m");

  private final Notebook notebook;
  private final Path file;
  private final MarkdownText markdown;
  private final StringBuilder html = new StringBuilder();

  private HtmlPage(Notebook notebook, Path file) {
    this.notebook = notebook;
    this.file = file;
    this.markdown = new MarkdownText(file.toAbsolutePath().getParent());
  }

  /**
   * The page.
   *
   * @param notebook the notebook, usually after it ran
   * @param file where it lies, from which its pictures are looked for
   */
  public static String of(Notebook notebook, Path file) {
    return new HtmlPage(notebook, file).page();
  }

  private String page() {
    html.append("<!doctype html>\n<html lang=\"es\">\n<head>\n<meta charset=\"utf-8\">\n")
        .append("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n")
        .append("<title>")
        .append(Svg.escaped(title()))
        .append("</title>\n<style>\n")
        .append(tokens())
        .append(Resource.text(HtmlPage.class, "page.css"))
        .append("</style>\n</head>\n<body>\n<main>\n");
    for (NotebookCell cell : notebook.cells()) {
      if (cell.isMarkdown()) {
        html.append("<section class=\"text\">\n");
        html.append(markdown.html(cell.source(), cell.json().path("attachments")));
        html.append("</section>\n");
      } else if (cell.isCode() && !cell.source().isBlank()) {
        code(cell);
      }
    }
    return html.append("</main>\n</body>\n</html>\n").toString();
  }

  private String title() {
    return notebook.cells().stream()
        .filter(NotebookCell::isMarkdown)
        .map(cell -> HEADING.matcher(cell.source()))
        .filter(Matcher::find)
        .map(heading -> heading.group(1).replaceAll("[*_`$]", ""))
        .findFirst()
        .orElse(file.getFileName().toString().replaceFirst("\\.ipynb$", ""));
  }

  private static String tokens() {
    return String.join(
        "",
        ":root{--ink:" + Style.INK,
        ";--soft:" + Style.SOFT_TEXT,
        ";--line:" + Style.PALE_LINE,
        ";--pale:" + Style.PALE,
        ";--honey:" + Style.HONEY,
        ";--honey-line:" + Style.HONEY_LINE,
        ";--blue:" + Style.BLUE,
        ";--green:" + Style.GREEN_TEXT,
        ";--amber:" + Style.AMBER_TEXT,
        ";--red:" + Style.RED,
        ";--white:" + Style.WHITE,
        ";--font:" + Style.FONT,
        "}\n");
  }

  private void code(NotebookCell cell) {
    html.append("<section class=\"code\">\n<pre class=\"source\"><code>")
        .append(JavaCode.html(cell.source().stripTrailing()))
        .append("</code></pre>\n");
    cell.outputs().forEach(this::output);
    html.append("</section>\n");
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
