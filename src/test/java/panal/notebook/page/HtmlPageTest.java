package panal.notebook.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import panal.notebook.Notebook;

class HtmlPageTest {

  @TempDir Path folder;

  private String page(String cells) {
    return HtmlPage.of(
        Notebook.parse(
            "{\"nbformat\": 4, \"nbformat_minor\": 5, \"metadata\": {}, \"cells\": ["
                + cells
                + "]}"),
        folder.resolve("a.ipynb"));
  }

  private String markdown(String source) {
    return page(
        "{\"cell_type\": \"markdown\", \"metadata\": {}, \"source\": \""
            + source.replace("\\", "\\\\").replace("\n", "\\n").replace("\"", "\\\"")
            + "\"}");
  }

  private String output(String output) {
    return page(
        "{\"cell_type\": \"code\", \"metadata\": {}, \"execution_count\": 1, \"source\": \"f(\\\"<\\\");\","
            + " \"outputs\": ["
            + output
            + "]}");
  }

  @Test
  void theFirstHeadingIsTheTitleElseTheFilesName() {
    assertThat(markdown("## Un *título*")).contains("<title>Un título</title>");
    assertThat(markdown("text")).contains("<title>a</title>");
  }

  @Test
  void formulasAreMathMlAndCodeAndPricesStayAsTheyAre() {
    assertThat(markdown("the mean $\\frac{Q}{N}$ of"))
        .contains("<math alttext=\"\\frac{Q}{N}\"><mrow><mfrac>");
    assertThat(markdown("$$\nx_1 * y_2 * z\n$$")).contains("<math display=\"block\"");
    assertThat(markdown("`$x$` costs 5$ or $6 and \\$x")).doesNotContain("<math");
    assertThat(markdown("$\\unknown{x}$")).contains("<code class=\"formula\">\\unknown{x}</code>");
  }

  @Test
  void picturesLieInThePageAndLinksLeadToPages() throws IOException {
    Files.writeString(folder.resolve("p.svg"), "<svg/>", StandardCharsets.UTF_8);
    assertThat(markdown("![a](p.svg) [next](03_x.ipynb#top)\n\n|a|b|\n|-|-|\n|1|2|"))
        .contains("src=\"data:image/svg+xml;base64,PHN2Zy8+\"")
        .contains("href=\"03_x.html#top\"")
        .contains("<table>");
  }

  @Test
  void theRichestFormIsShownAndTextIsEscaped() {
    String both = "\"text/plain\": [\"plain <\"]";
    assertThat(shown("\"text/html\": [\"<b>rich</b>\"], " + both)).contains("<b>rich</b>");
    assertThat(shown("\"image/svg+xml\": [\"<svg/>\"], " + both))
        .contains("src=\"data:image/svg+xml;base64,PHN2Zy8+\" alt=\"plain &lt;\"");
    assertThat(shown("\"image/png\": \"AAAA\\n\", " + both))
        .contains("src=\"data:image/png;base64,AAAA\"");
    assertThat(shown(both)).contains("<pre class=\"output value\">plain &lt;</pre>");
    assertThat(
            output(
                "{\"output_type\": \"stream\", \"name\": \"stderr\", \"text\": [\"a\\n\",\"b\"]}"))
        .contains("<pre class=\"output stderr\">a\nb</pre>");
    assertThat(
            output(
                "{\"output_type\": \"error\", \"ename\": \"E\", \"evalue\": \"\","
                    + " \"traceback\": [\"\\u001b[31mred\\u001b[0m\", \"two\"]}"))
        .contains("<pre class=\"output error\">red\ntwo</pre>");
  }

  private String shown(String data) {
    return output(
        "{\"output_type\": \"display_data\", \"metadata\": {}, \"data\": {" + data + "}}");
  }

  @Test
  void thePageNeedsNoNetworkAndNoScripts() {
    String page = output("");
    assertThat(page)
        .contains("f(<span class=\"s\">&quot;&lt;&quot;</span>);")
        .doesNotContain("http", "<script", "<link", "@import", "url(");
  }
}
