package panal.view;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NumbersTest {

  @ParameterizedTest
  @CsvSource({
    "1.005, +1.01",
    "2.675, +2.68",
    "0.145, +0.15",
    "-1.005, −1.01",
    "0.0049, 0.00",
    "0.005, +0.01",
    "-0.001, 0.00",
    "-0.0, 0.00",
    "0.5, +0.50",
    "-0.25, −0.25",
    "1e-300, 0.00",
    "123456789.125, +123456789.13",
    "NaN, —",
    "Infinity, +∞",
    "-Infinity, −∞",
  })
  void aMeanHasASignAndIsRoundedHalfUp(double value, String text) {
    assertThat(Numbers.signed(value, 2)).isEqualTo(text);
  }

  @Test
  void aDoubleThatIsNoShortDecimalCountsAsWhatItIs() {
    assertThat(Numbers.signed(Math.nextDown(1.005), 2)).isEqualTo("+1.00");
    assertThat(Numbers.signed(0.5 - 0x1p-40, 0)).isEqualTo("0");
  }

  @Test
  void aScoreHasNoPlus() {
    assertThat(Numbers.plain(1.176, 2)).isEqualTo("1.18");
    assertThat(Numbers.plain(-0.3, 2)).isEqualTo("−0.30");
    assertThat(Numbers.plain(Double.POSITIVE_INFINITY, 2)).isEqualTo("∞");
  }

  @Test
  void aWholeTotalHasNoDecimals() {
    assertThat(Numbers.total(58, 2)).isEqualTo("+58");
    assertThat(Numbers.total(0, 2)).isEqualTo("0");
    assertThat(Numbers.total(-0.0, 2)).isEqualTo("0");
    assertThat(Numbers.total(-1, 2)).isEqualTo("−1");
    assertThat(Numbers.total(1 / 3.0, 2)).isEqualTo("+0.33");
    assertThat(Numbers.total(Double.NaN, 2)).isEqualTo("—");
  }

  @Test
  void noLocaleHasASay() {
    Locale before = Locale.getDefault();
    try {
      Locale.setDefault(Locale.forLanguageTag("ar-EG-u-nu-arab"));
      assertThat(Numbers.signed(-1234.5, 2)).isEqualTo("−1234.50");
    } finally {
      Locale.setDefault(before);
    }
  }

  @Test
  void aProgramReadsTheAsciiMinus() {
    assertThat(Numbers.ascii("−1, +1")).isEqualTo("-1, +1");
  }

  @Test
  void aShareIsAPercentage() {
    assertThat(Numbers.percent(0.85, 0)).isEqualTo("85 %");
    assertThat(Numbers.percent(0.965, 1)).isEqualTo("96.5 %");
    assertThat(Numbers.percent(Double.NaN, 1)).isEqualTo("—");
  }

  @Test
  void aSettingIsWrittenWithTheFewestDigitsThatReadBack() {
    for (double c : List.of(0.1, 1.0 / 3, 1e-7, 2e23, 1.7976931348623157e308, 5e-324, 100.0)) {
      String text = Numbers.shortest(c);
      assertThat(Double.parseDouble(text)).isEqualTo(c);
      assertThat(text).doesNotContain("E");
    }
    assertThat(Numbers.shortest(0.1)).isEqualTo("0.1");
    assertThat(Numbers.shortest(100)).isEqualTo("100");
    assertThat(Numbers.shortest(2e23)).isEqualTo("2" + "0".repeat(23));
  }
}
