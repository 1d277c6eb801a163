package panal.notebook.page;

import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import panal.notebook.Notebook;
import panal.notebook.NotebookCell;
import panal.view.Resource;
import panal.view.Style;
import panal.view.Svg;

/**
 * A notebook with its outputs as one HTML file, which needs no network and no scripts: for reading,
 * for the projector and for print.
 */
public final class HtmlPage {

  private static final Pattern HEADING = Pattern.compile("(?m)^#{1,3} +(.+?) *#*$");

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
        .append(Svg.escaped(title(notebook, file)))
        .append("</title>\n<style>\n")
        .append(tokens())
        .append(Resource.text(HtmlPage.class, "page.css"))
        .append("</style>\n</head>\n<body>\n<main>\n");
    for (NotebookCell cell : notebook.cells()) {
      if (isShown(cell)) {
        html.append("<section class=\"")
            .append(cell.isCode() ? "code" : "text")
            .append("\">\n")
            .append(CellHtml.of(cell, markdown))
            .append("</section>\n");
      }
    }
    return html.append("</main>\n</body>\n</html>\n").toString();
  }

  /** Whether there is anything to see of a cell. */
  static boolean isShown(NotebookCell cell) {
    return cell.isMarkdown() || cell.isCode() && !cell.source().isBlank();
  }

  /** The first heading, or the name of the file. */
  static String title(Notebook notebook, Path file) {
    return notebook.cells().stream()
        .filter(NotebookCell::isMarkdown)
        .map(cell -> HEADING.matcher(cell.source()))
        .filter(Matcher::find)
        .map(heading -> heading.group(1).replaceAll("[*_`$]", ""))
        .findFirst()
        .orElse(file.getFileName().toString().replaceFirst("\\.ipynb$", ""));
  }

  /** The colours of the style, for its sheets. */
  static String tokens() {
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
}
