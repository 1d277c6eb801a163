package panal.notebook.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import panal.notebook.Notebook;

class SlidesPageTest {

  private static final Path FILE = Path.of("notebooks", "x.ipynb");

  /** Each slide as the texts in it, a column a list. */
  private static List<List<String>> columns(String page) {
    String slides = page.substring(page.indexOf("class=\"slides\""), page.indexOf("<script>"));
    return List.of(slides.split("<section>\n<section>")).stream()
        .skip(1)
        .map(
            column ->
                List.of(column.split("<section>")).stream()
                    .map(slide -> slide.replaceAll("<[^>]*>", " ").replaceAll("\\s+", " ").strip())
                    .map(text -> text.replaceFirst("^class=\"fit\"> ", ""))
                    .toList())
        .toList();
  }

  @Test
  void headingsBeginSlidesAndCellsGoOnBelow() {
    Notebook notebook =
        Notebook.of(
            List.of(
                new Notebook.Markdown("# One\n\ntext"),
                new Notebook.Code("import java.util.List;"),
                new Notebook.Code("1 + 1"),
                new Notebook.Markdown("### Less\n"),
                new Notebook.Markdown("## Two"),
                new Notebook.Code("")));
    assertThat(columns(SlidesPage.of(notebook, FILE)))
        .containsExactly(List.of("One text", "1 + 1", "Less"), List.of("Two"));
  }

  @Test
  void aNotebookThatSaysItsSlidesIsObeyed() {
    String json =
        """
        {"nbformat":4,"nbformat_minor":5,"metadata":{},"cells":[
         {"cell_type":"markdown","source":"a","metadata":{"slideshow":{"slide_type":"slide"}}},
         {"cell_type":"markdown","source":"# b","metadata":{}},
         {"cell_type":"markdown","source":"c","metadata":{"slideshow":{"slide_type":"skip"}}},
         {"cell_type":"markdown","source":"d","metadata":{"slideshow":{"slide_type":"subslide"}}},
         {"cell_type":"markdown","source":"e","metadata":{"slideshow":{"slide_type":"fragment"}}},
         {"cell_type":"markdown","source":"f","metadata":{"slideshow":{"slide_type":"notes"}}}]}
        """;
    String page = SlidesPage.of(Notebook.parse(json), FILE);
    assertThat(columns(page)).containsExactly(List.of("a b", "d e f"));
    assertThat(page).contains("class=\"text fragment\"", "<aside class=\"notes\"");
  }
}
