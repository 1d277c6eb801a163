package panal.experiment;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import panal.search.Description;
import panal.search.Perspective;

class CurvesTest {

  private static final Description UCT =
      new Description("uct", OptionalDouble.of(0.5), Perspective.ROOT, "inorder", "visits", 7);

  @ParameterizedTest
  @CsvSource({
    "7, 10, 0.3968, 0.8922",
    "0, 10, 0.0000, 0.2775",
    "10, 10, 0.7225, 1.0000",
  })
  void theIntervalIsWilsons(int hits, int seeds, double low, double high) {
    Curve.Point point = new Curve.Point(100, hits, seeds);
    assertThat(point.low()).isCloseTo(low, within());
    assertThat(point.high()).isCloseTo(high, within());
    assertThat(point.share()).isBetween(point.low(), point.high());
  }

  @Test
  void noneOfNoneHasNoShare() {
    Curves nothing = curves(new Curve.Point(100, 0, 0));
    assertThat(nothing.toString()).contains("— [—, —]").doesNotContain("NaN");
    assertThat(CurvesFile.csv(nothing)).endsWith("uct,0.5,root,inorder,100,0,0,,,\n");
    assertThat(CurvesFile.json(nothing))
        .contains("\"share\":null,\"low\":null,\"high\":null")
        .doesNotContain("NaN");
  }

  @Test
  void theTableHasARowABudgetAndSaysWhoseViewTheSearchesTake() {
    Curves curves = curves(new Curve.Point(5, 3, 10), new Curve.Point(50, 10, 10));
    assertThat(curves.toString())
        .contains("hex(3)", "10", "2 ", "9", "22.2 %", "root", "inorder", "uct(c=0.5)")
        .contains("30.0 % [10.8, 60.3]", "100.0 % [72.2, 100.0]");
    assertThat(curves.mimeBundle()).containsOnlyKeys("text/html", "text/plain");
  }

  @Test
  void theCsvIsAsciiWithSixDecimals() {
    assertThat(CurvesFile.csv(curves(new Curve.Point(5, 7, 10))))
        .isEqualTo(
            "selection,c,perspective,expansion,budget,seeds,hits,share,low,high\n"
                + "uct,0.5,root,inorder,5,10,7,0.700000,0.396778,0.892209\n");
  }

  private static Curves curves(Curve.Point... points) {
    Curve curve = new Curve("uct(c=0.5)", UCT, List.of(points));
    return new Curves("hex(3)", List.of("(0,1)", "(1,1)"), 9, 10, 7, List.of(curve));
  }

  private static org.assertj.core.data.Offset<Double> within() {
    return org.assertj.core.data.Offset.offset(5e-5);
  }
}
