package panal.figure;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import panal.view.Exportable;

class FiguresTest {

  /** Those of experiments take minutes. */
  static Stream<Figure> quick() {
    return Stream.of(GameFigures.all(), SearchFigures.all()).flatMap(List::stream);
  }

  @Test
  void eachHasANameOfItsOwn() {
    assertThat(Figures.all().stream().map(Figure::name))
        .doesNotHaveDuplicates()
        .allMatch(name -> name.matches("[a-z0-9.-]+"));
  }

  @ParameterizedTest
  @MethodSource("quick")
  void eachIsMadeInAllItsFormats(Figure figure) {
    Exportable content = figure.content().get();
    for (String format : content.formats()) {
      assertThat(content.bytes(format)).as(format).hasSizeGreaterThan(40);
    }
  }

  @Test
  void theyComeFromTheRealSearch() {
    assertThat(text("iteracion-101-raiz", "csv")).contains("1.18", "0.94", "1.17");
    assertThat(text("iteracion-101-a1", "csv")).contains("1.19", "1.36");
    assertThat(text("rave-beta", "csv")).contains("1000,0.03,0.09,0.25");
    assertThat(text("traza-a", "csv").lines()).hasSize(1 + 15);
    assertThat(text("alfa-beta-1-arbol", "txt")).contains("b2");
  }

  private static String text(String name, String format) {
    return Figures.all().stream()
        .filter(figure -> figure.name().equals(name))
        .map(figure -> new String(figure.content().get().bytes(format), StandardCharsets.UTF_8))
        .findFirst()
        .orElseThrow();
  }
}
