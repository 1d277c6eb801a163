package panal.view;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SvgTest {

  @ParameterizedTest
  @CsvSource({"12.5, 12.5", "3, 3", "-0.001, 0", "1e-9, 0", "100000, 100000", "0.126, 0.13"})
  void coordinatesAreShortAndNeverScientific(double value, String text) {
    assertThat(Svg.number(value)).isEqualTo(text);
  }

  @Test
  void textsAreEscapedAndQuotesOfTheTemplateAreNot() {
    assertThat(new Svg(1, 1, "<a & \"b\">").add("<text x='{}'>{}</text>", 1.5, "</text>'{}'"))
        .asString()
        .contains("aria-label=\"&lt;a &amp; &quot;b&quot;&gt;\"")
        .contains("<text x=\"1.5\">&lt;/text&gt;&#39;{}&#39;</text>");
  }

  @Test
  void charactersThatXmlForbidsAreReplaced() {
    assertThat(Svg.escaped("a\u0000b\u000Bc\td")).isEqualTo("a\uFFFDb\uFFFDc\td");
  }
}
