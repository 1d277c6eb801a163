package panal.chart;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class LinePlotTest {

  private static final double[] XS = {10, 100, 1000, 10000};
  private static final double[] YS = {0.3, 0.1, 0.03, 0.01};
  private static final LinePlot PLOT =
      LinePlot.of("Error", "It falls.")
          .withLogX("rollouts")
          .withLogY("error")
          .with("3×3", XS, YS, new double[] {0.2, 0, 0.02, Double.NaN}, new double[] {1, 1, 1, 1})
          .withLevel("1/√n", XS, new double[] {0.316, 0.1, 0.0316, 0.01});

  @ParameterizedTest
  @EnumSource
  void itIsDrawnInEveryFormat(ChartFormat format) {
    assertThat(PLOT.as(format)).hasSizeGreaterThan(1000);
    assertThat(LinePlot.of("empty", "Nothing.").as(format)).hasSizeGreaterThan(1000);
  }

  @Test
  void theMarksOfALogarithmicAxisAreTheValuesThemselves() {
    assertThat(Axis.decades("", new double[] {0.01, 10}).marks().stream().map(Axis.Mark::text))
        .containsExactly("0.01", "0.1", "1", "10");
    assertThat(Axis.decades("", new double[] {0.1, 1}).marks().stream().map(Axis.Mark::text))
        .containsExactly("0.1", "0.2", "0.5", "1");
    String svg = new String(PLOT.as(ChartFormat.SVG), StandardCharsets.UTF_8);
    assertThat(svg).doesNotContain("NaN");
  }

  @Test
  void theTableHasARowForEachX() {
    assertThat(PLOT.with("other", new double[] {50}, new double[] {2}).table().toString().lines())
        .hasSize(2 + 2 + 5)
        .anySatisfy(line -> assertThat(line).containsPattern("50 +— +— +2$"));
  }

  @Test
  void arraysOfDifferentLengthAreRefused() {
    assertThatThrownBy(() -> PLOT.with("short", XS, new double[] {1}))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("short")
        .hasMessageContaining("4");
  }
}
