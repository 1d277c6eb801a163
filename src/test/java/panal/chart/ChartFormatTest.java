package panal.chart;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import javax.imageio.ImageIO;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.w3c.dom.Element;
import org.xml.sax.InputSource;
import panal.experiment.Convergence;
import panal.experiment.Curves;
import panal.games.hex.HexGame;
import panal.view.Style;

class ChartFormatTest {

  @TempDir Path folder;

  private static final Curves CURVES =
      Convergence.of(new HexGame(2)).withBudgets(5, 20, 100).withSeeds(20).run();
  private static final Chart CHART = ConvergenceChart.of(CURVES);

  @Test
  void aPngHasThePixelsAndTheColoursOfTheContenders() throws IOException {
    BufferedImage image = ImageIO.read(new ByteArrayInputStream(CHART.as(ChartFormat.PNG)));
    assertThat(image.getWidth()).isEqualTo(Chart.WIDTH * 3 / 2);
    assertThat(image.getHeight()).isEqualTo(Chart.HEIGHT * 3 / 2);
    Set<String> colours = new HashSet<>();
    for (int x = 0; x < image.getWidth(); x++) {
      for (int y = 0; y < image.getHeight(); y++) {
        colours.add(String.format(Locale.ROOT, "#%06x", image.getRGB(x, y) & 0xffffff));
      }
    }
    assertThat(colours)
        .contains(Style.BLUE, Style.AMBER, Style.SKY, Style.SOFT_TEXT, Style.INK, Style.WHITE)
        .doesNotContain(Style.GREEN, Style.RED);
  }

  @Test
  void anSvgIsWellFormedAndNeedsNoFontsAndNoScripts() throws Exception {
    String svg = new String(CHART.as(ChartFormat.SVG), StandardCharsets.UTF_8);
    DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
    factory.setFeature("http://apache.org/xml/features/nonvalidating/load-external-dtd", false);
    Element root =
        factory
            .newDocumentBuilder()
            .parse(new InputSource(new StringReader(svg)))
            .getDocumentElement();
    assertThat(root.getAttribute("viewBox")).isEqualTo("0 0 860 560");
    assertThat(root.getElementsByTagName("text").getLength()).isZero();
    assertThat(root.getElementsByTagName("script").getLength()).isZero();
  }

  @Test
  void thePathsOfAnSvgGoFromPlaceToPlaceInTenths() {
    assertThat(
            ShortPaths.in(
                "<p d=\"M1.26,2 L1.5,0 Q2,0 2.04,1.5E1 C0,0 1,1 2,2 Z M7,7 L8,8 Z\" x=\"1.234\"/>"))
        .isEqualTo("<p d=\"M1.3 2l0.2-2q0.5 0 0.5 15c-2-15-1-14 0-13zM7 7l1 1z\" x=\"1.234\"/>");
    assertThat(ShortPaths.in("<p d=\"m1.25,2\"/>")).isEqualTo("<p d=\"m1.25,2\"/>");
  }

  @Test
  void aPdfIsOnePageOfTheChartsSize() {
    String pdf = new String(CHART.as(ChartFormat.PDF), StandardCharsets.ISO_8859_1);
    assertThat(pdf).startsWith("%PDF-").contains("%%EOF");
    assertThat(pdf)
        .containsPattern("/MediaBox\\s*\\[\\s*0(\\.0)? 0(\\.0)? 860(\\.0)? 560(\\.0)?\\s*]");
  }

  @ParameterizedTest
  @EnumSource
  void theBytesAreTheSameUnderAnyLocale(ChartFormat format) {
    byte[] usual = CHART.as(format);
    Locale before = Locale.getDefault();
    try {
      for (String locale : List.of("ar-EG-u-nu-arab", "de-DE")) {
        Locale.setDefault(Locale.forLanguageTag(locale));
        assertThat(CHART.as(format)).as(locale).isEqualTo(usual);
        assertThat(Locale.getDefault(Locale.Category.FORMAT))
            .isEqualTo(Locale.forLanguageTag(locale));
      }
    } finally {
      Locale.setDefault(before);
    }
  }

  @Test
  void aNotebookGetsAPictureWithItsSentenceAndTheNumbersAsText() {
    assertThat(CHART.mimeBundle()).containsOnlyKeys("text/html", "text/plain");
    assertThat(CHART.mimeBundle().get("text/html"))
        .startsWith("<img src=\"data:image/png;base64,")
        .contains("alt=\"hex(2): ")
        .doesNotContain("<script", "<style");
    assertThat(CHART.mimeBundle().get("text/plain")).isEqualTo(CURVES.toString());
  }

  @Test
  @EnabledOnOs(OS.LINUX)
  void withoutFontsThereIsASentenceThatSaysWhatToInstall() throws Exception {
    Path noFonts = folder.resolve("fonts.conf");
    Files.writeString(noFonts, "<fontconfig></fontconfig>");
    ProcessBuilder java =
        new ProcessBuilder(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-Djava.awt.headless=true",
            "-Duser.home=" + folder, // Java keeps what it found out about fonts there
            "-cp",
            System.getProperty("java.class.path"),
            WithoutFonts.class.getName());
    java.environment().put("FONTCONFIG_FILE", noFonts.toString());
    Process process = java.redirectErrorStream(true).start();
    try (InputStream out = process.getInputStream()) {
      assertThat(new String(out.readAllBytes(), StandardCharsets.UTF_8))
          .hasLineCount(1)
          .contains("fontconfig", "fonts-dejavu-core");
    }
    assertThat(process.waitFor()).isZero();
  }

  /** Draws a chart and prints why it could not. */
  static final class WithoutFonts {
    public static void main(String[] arguments) {
      try {
        new LineChart(
                new Sheet("t", "s"), CURVES.table(), Axis.percent(""), Axis.percent(""), List.of())
            .as(ChartFormat.PNG);
      } catch (IllegalStateException e) {
        System.out.println(e.getMessage());
      }
    }
  }
}
