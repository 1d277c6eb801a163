package panal.view;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.parser.Parser;
import org.commonmark.renderer.text.TextContentRenderer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import panal.testing.Golden;

class TableTest {

  private static final String SPECIALS = "A&B & 50%_x#$ {~^}\\";

  private static final Table SAMPLE =
      new Table(
          "Q vista por <Negro> & 50%",
          List.of(
              Table.Column.text("Jugada"), Table.Column.number("N"), Table.Column.number("Q/N")),
          List.of(
              List.of(new Entry.Text("(1,1)→raíz"), new Entry.Number(262), number(0.61)),
              List.of(new Entry.Text("|𝔸| *b*"), new Entry.Number(9), number(-0.25)),
              List.of(new Entry.Text("=1+1"), new Entry.Number(0), number(Double.NaN)),
              List.of(
                  new Entry.Text("a,\"b\"\nc"),
                  new Entry.Number("1, 5"),
                  new Entry.Formula("√2", "\\sqrt{2}"))));

  private static Entry number(double value) {
    return new Entry.Number(Numbers.signed(value, 2));
  }

  private static Table of(String text) {
    return new Table("", List.of(Table.Column.text(text)), List.of(List.of(new Entry.Text(text))));
  }

  @ParameterizedTest
  @ValueSource(strings = {"txt", "md", "csv", "tex", "html"})
  void eachFormatLooksAsItWasReviewed(String extension) {
    Golden.check("view/table." + extension, SAMPLE.as(TableFormat.of(extension).orElseThrow()));
  }

  @Test
  void anUnknownExtensionHasNoFormat() {
    assertThat(TableFormat.of("doc")).isEmpty();
  }

  @Test
  void oneOfOnesOwnNumbersGrowsRowByRow() {
    Table table =
        Table.of("Own", "action", "N", "Q/N", "Q", "share")
            .with("a1", 40, 0.7, new Entry.Number("+28"), Double.NaN)
            .with("a2", 9L, -0.005, Entry.EMPTY, 1);
    Table written =
        new Table(
            "Own",
            List.of(
                Table.Column.text("action"),
                Table.Column.number("N"),
                Table.Column.number("Q/N"),
                Table.Column.number("Q"),
                Table.Column.number("share")),
            List.of(
                List.of(
                    new Entry.Text("a1"),
                    new Entry.Number("40"),
                    new Entry.Number("0.70"),
                    new Entry.Number("+28"),
                    new Entry.Number("—")),
                List.of(
                    new Entry.Text("a2"),
                    new Entry.Number("9"),
                    new Entry.Number("−0.01"),
                    Entry.EMPTY,
                    new Entry.Number("1"))));
    assertThat(table).isEqualTo(written);
  }

  @Test
  void aRowOfOnesOwnIsAsLongAsTheHeadings() {
    assertThatThrownBy(() -> Table.of("", "a", "b").with(1))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("1")
        .hasMessageContaining("2");
  }

  @Test
  void aRowOfAnotherLengthIsRefused() {
    assertThatThrownBy(() -> new Table("", List.of(Table.Column.text("a")), List.of(List.of())))
        .hasMessageContaining("1")
        .hasMessageContaining("0");
  }

  @ParameterizedTest
  @ValueSource(strings = {"=1+1", "@x", "+A", "-B", "\tx", "\rx", "'x"})
  void wordsThatASpreadsheetWouldRunGetAnApostrophe(String words) {
    List<List<String>> lines = read(of(words).as(new CsvTable()));
    assertThat(lines).containsExactly(List.of("'" + words), List.of("'" + words));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "a,\"b\"", "two\nlines", "two\r\nlines", "ñ ●", "a'b", " x "})
  void otherWordsComeBackFromCsvAsTheyWere(String words) {
    assertThat(read(of(words).as(new CsvTable()))).containsExactly(List.of(words), List.of(words));
  }

  @ParameterizedTest
  @ValueSource(strings = {"−0.25", "+0.61", "−1, +1", "0"})
  void noNumberIsTouchedInCsv(String number) {
    Table table =
        new Table(
            "", List.of(Table.Column.number("Q")), List.of(List.of(new Entry.Number(number))));
    assertThat(read(table.as(new CsvTable())).get(1)).containsExactly(number.replace('−', '-'));
  }

  @Test
  void eachOfLatexsTenSpecialsIsEscapedOnce() {
    String latex =
        new Table(SPECIALS, of(SPECIALS).columns(), of(SPECIALS).rows()).as(new LatexTable());
    String escaped =
        "A\\&B \\& 50\\%\\_x\\#\\$ \\{\\textasciitilde{}\\textasciicircum{}\\}\\textbackslash{}";
    assertThat(latex).contains("\\caption{" + escaped + "}").contains("\n" + escaped + " \\\\\n");
    assertThat(latex.split(Pattern.quote(escaped), -1)).hasSize(4);
  }

  @Test
  void aLongTableGoesOverSeveralPages() {
    List<List<Entry>> rows = new ArrayList<>();
    for (int i = 0; i < 100; i++) {
      rows.add(List.of(new Entry.Number(i)));
    }
    String latex = new Table("", List.of(Table.Column.number("#")), rows).as(new LatexTable());
    assertThat(latex).contains("\\begin{longtable}{r}").contains("\\endhead");
  }

  @ParameterizedTest
  @ValueSource(strings = {SPECIALS, "a|b", "*b* _c_ `d` <i>x</i> [y](z) &amp; ~~s~~"})
  void markdownReadersSeeTheWordsThemselves(String words) {
    var extensions = List.of(TablesExtension.create());
    String seen =
        TextContentRenderer.builder()
            .extensions(extensions)
            .build()
            .render(
                Parser.builder()
                    .extensions(extensions)
                    .build()
                    .parse(of(words).as(new MarkdownTable())));
    assertThat(seen.strip().lines()).hasSize(2).allMatch(line -> line.contains(words));
  }

  @Test
  void htmlTellsWordsFromTags() {
    assertThat(of("<script>alert('1')</script>").as(new HtmlTable()))
        .doesNotContain("<script>")
        .contains("&lt;script&gt;");
  }

  @Test
  void aNotebookShowsItWithoutAStyleSheet() {
    assertThat(SAMPLE.mimeBundle().keySet()).containsExactly("text/html", "text/plain");
    assertThat(SAMPLE.mimeBundle().get("text/html"))
        .startsWith("<table style=")
        .doesNotContain("<style", "<script", "class=", "id=");
    assertThat(SAMPLE.mimeBundle().get("text/plain")).isEqualTo(SAMPLE.toString());
  }

  /** The records of a CSV text, by the rules of RFC 4180. */
  private static List<List<String>> read(String csv) {
    List<List<String>> lines = new ArrayList<>();
    List<String> line = new ArrayList<>();
    StringBuilder field = new StringBuilder();
    boolean quoted = false;
    for (int i = 0; i < csv.length(); i++) {
      char c = csv.charAt(i);
      if (c == '"' && quoted && i + 1 < csv.length() && csv.charAt(i + 1) == '"') {
        field.append('"');
        i++;
      } else if (c == '"') {
        quoted = !quoted;
      } else if (!quoted && (c == ',' || c == '\n')) {
        line.add(field.toString());
        field.setLength(0);
        if (c == '\n') {
          lines.add(line);
          line = new ArrayList<>();
        }
      } else {
        field.append(c);
      }
    }
    return lines;
  }
}
