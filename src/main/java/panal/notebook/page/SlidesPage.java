package panal.notebook.page;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import panal.notebook.Notebook;
import panal.notebook.NotebookCell;
import panal.view.Resource;
import panal.view.Svg;

/**
 * A notebook with its outputs as slides, one HTML file of reveal.js that needs no network.
 *
 * <p>A notebook that says itself what its slides are, in {@code slideshow.slide_type} of a cell's
 * metadata as Jupyter has it, is obeyed: {@code slide}, {@code subslide}, {@code fragment}, {@code
 * skip}, {@code notes}, or {@code -} to go on. In any other, each heading of the first two levels
 * begins a slide, and what follows goes on below it, a cell a slide. Whatever is larger than its
 * slide is drawn smaller.
 *
 * @see <a href="https://revealjs.com">reveal.js</a>
 */
public final class SlidesPage {

  private static final String REVEAL = "/META-INF/resources/webjars/reveal.js/3.0.0/";
  private static final Pattern HEADING = Pattern.compile("(?s)##? .*");

  /** What a cell does to the slides. */
  private enum Kind {
    SLIDE,
    SUBSLIDE,
    FRAGMENT,
    SKIP,
    NOTES,
    SAME
  }

  private SlidesPage() {}

  /**
   * The page.
   *
   * @param notebook the notebook, usually after it ran
   * @param file where it lies, from which its pictures are looked for
   */
  public static String of(Notebook notebook, Path file) {
    return "<!doctype html>\n<html lang=\"es\">\n<head>\n<meta charset=\"utf-8\">\n"
        + "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>"
        + Svg.escaped(HtmlPage.title(notebook, file))
        + "</title>\n<style>\n"
        + reveal("css/reveal.css")
        + HtmlPage.tokens()
        + Resource.text(HtmlPage.class, "page.css")
        + Resource.text(SlidesPage.class, "slides.css")
        + "</style>\n</head>\n<body>\n<div class=\"reveal\"><div class=\"slides\">\n"
        + slides(notebook, new MarkdownText(file.toAbsolutePath().getParent()))
        + "</div></div>\n<script>\n"
        + reveal("js/reveal.js")
        + "</script>\n<script>\n"
        + Resource.text(SlidesPage.class, "slides.js")
        + "</script>\n</body>\n</html>\n";
  }

  private static String slides(Notebook notebook, MarkdownText markdown) {
    List<List<StringBuilder>> columns = new ArrayList<>();
    boolean own = notebook.cells().stream().anyMatch(cell -> !type(cell).isEmpty());
    for (NotebookCell cell : notebook.cells()) {
      Kind kind = own ? said(cell) : usual(cell);
      if (!HtmlPage.isShown(cell) || kind == Kind.SKIP) {
        continue;
      }
      if (kind == Kind.SLIDE || columns.isEmpty()) {
        columns.add(new ArrayList<>(List.of(new StringBuilder())));
      } else if (kind == Kind.SUBSLIDE) {
        columns.get(columns.size() - 1).add(new StringBuilder());
      }
      List<StringBuilder> column = columns.get(columns.size() - 1);
      column.get(column.size() - 1).append(part(cell, kind, markdown));
    }
    StringBuilder html = new StringBuilder();
    for (List<StringBuilder> column : columns) {
      html.append("<section>\n");
      column.forEach(
          slide ->
              html.append("<section><div class=\"fit\">\n")
                  .append(slide)
                  .append("</div></section>\n"));
      html.append("</section>\n");
    }
    return html.toString();
  }

  private static String part(NotebookCell cell, Kind kind, MarkdownText markdown) {
    String element = kind == Kind.NOTES ? "aside" : "div";
    String name =
        kind == Kind.NOTES
            ? "notes"
            : (cell.isCode() ? "code" : "text") + (kind == Kind.FRAGMENT ? " fragment" : "");
    return "<"
        + element
        + " class=\""
        + name
        + "\">\n"
        + CellHtml.of(cell, markdown)
        + "</"
        + element
        + ">\n";
  }

  private static String type(NotebookCell cell) {
    return cell.json().path("metadata").path("slideshow").path("slide_type").asString("");
  }

  private static Kind said(NotebookCell cell) {
    return switch (type(cell)) {
      case "slide" -> Kind.SLIDE;
      case "subslide" -> Kind.SUBSLIDE;
      case "fragment" -> Kind.FRAGMENT;
      case "skip" -> Kind.SKIP;
      case "notes" -> Kind.NOTES;
      default -> Kind.SAME;
    };
  }

  /** Imports are for the one who runs the notebook, and nothing to show. */
  private static Kind usual(NotebookCell cell) {
    if (cell.isCode()) {
      return cell.source().startsWith("import ") ? Kind.SKIP : Kind.SUBSLIDE;
    }
    return HEADING.matcher(cell.source()).matches() ? Kind.SLIDE : Kind.SUBSLIDE;
  }

  private static String reveal(String name) {
    try (InputStream in = SlidesPage.class.getResourceAsStream(REVEAL + name)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
