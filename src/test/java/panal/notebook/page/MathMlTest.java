package panal.notebook.page;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MathMlTest {

  @Test
  void theFormulaOfUctIsAFractionARootAndALogarithm() {
    assertThat(MathMl.block("\\frac{Q(v)}{N(v)} + c\\sqrt{\\frac{\\ln N(p)}{N(v)}}"))
        .hasValueSatisfying(
            math ->
                assertThat(math)
                    .startsWith("<math display=\"block\" alttext=\"\\frac{Q(v)}{N(v)}")
                    .contains("<mfrac><mrow><mi>Q</mi>", "<msqrt>")
                    .contains("<mi mathvariant=\"normal\">ln</mi><mspace width=\"0.167em\"/>"));
  }

  @Test
  void scriptsGoBesideTheLetterAndBelowTheSumOfADisplay() {
    assertThat(MathMl.inline("x_i^2 - 1").orElseThrow())
        .contains("<msubsup><mi>x</mi><mi>i</mi><mn>2</mn></msubsup>", "−");
    assertThat(MathMl.inline("\\sum_{i=1}^n i").orElseThrow()).contains("<msubsup><mo>∑</mo>");
    assertThat(MathMl.block("\\sum_{i=1}^n i").orElseThrow()).contains("<munderover><mo>∑</mo>");
    assertThat(MathMl.block("\\operatorname{argmax}_a Q").orElseThrow())
        .contains("<munder><mi mathvariant=\"normal\">argmax</mi><mi>a</mi></munder>");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "a < b \\le \\pi \\cdot \\varepsilon",
        "\\left( \\frac{1}{2} \\right]",
        "\\bar{x} \\pm 1{,}96 \\cdot \\frac{s}{\\sqrt{n}}",
        "\\sqrt[3]{8}",
        "\\text{si } x > 0",
        "f(x) = \\begin{cases} 1 & x > 0 \\\\ -1 & \\text{si no} \\end{cases}",
        "N' \\to \\infty, \\; O(\\sqrt{K T \\log T})",
        "\\{1, 2\\} \\quad 5\\,\\%",
        "\\mathbb{E}[X]"
      })
  void whatCourseNotebooksUseIsCovered(String latex) {
    assertThat(MathMl.inline(latex)).isPresent();
  }

  @ParameterizedTest
  @ValueSource(strings = {"\\nonsense x", "\\frac{1}{2", "x^", "{", "\\left( x", "\\begin{tikz}"})
  void whatIsNotKnownIsLeftToTheCaller(String latex) {
    assertThat(MathMl.inline(latex)).isEmpty();
  }
}
