package panal.view.player;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import panal.games.Games;
import panal.games.hex.HexGame;

/** How the player looks in windows of all sizes, in a notebook, and what a step costs. */
class PlayerLookIT extends InBrowser {

  @ParameterizedTest
  @CsvSource({
    "1366, 768, true",
    "1920, 1080, true",
    "2560, 1440, true",
    "1100, 700, false",
    "900, 800, false",
    "400, 800, false",
    "360, 640, false"
  })
  void nothingScrollsSideways(int width, int height, boolean fits) throws IOException {
    page.setViewportSize(width, height);
    for (String game : List.of("hex(3)", "nim(3,4,5)", "tictactoe")) {
      page.navigate(players.page("game" + game.charAt(0), Players.exact(Games.parse(game), 60)));
      stage.press("t", "End");
      for (String step : List.of("#50.M1", "#55.M3", "#60.M4", "#0")) {
        page.evaluate("location.hash = '" + step + "'");
        assertThat(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))
            .as(game + step)
            .isEqualTo(true);
        assertThat(page.evaluate(TOO_WIDE)).as(game + step).isEqualTo("");
        if (fits) {
          assertThat(page.evaluate("document.documentElement.scrollHeight <= innerHeight"))
              .isEqualTo(true);
        }
      }
    }
  }

  @ParameterizedTest
  @CsvSource({"false, 15", "true, 22"})
  void textIsLargeEnough(boolean slide, int least) {
    page.navigate(hex + "#150.M3");
    if (slide) {
      stage.press("s");
    }
    for (String key : List.of("ArrowLeft", "ArrowRight", "ArrowRight")) {
      stage.press(key);
      assertThat(((Number) page.evaluate(SMALLEST_TEXT)).doubleValue())
          .isGreaterThanOrEqualTo(least - 0.01);
    }
  }

  @Test
  void aSlideIsOfSixteenToNine() {
    page.setViewportSize(1600, 1200);
    page.navigate(hex + "#150.M1");
    stage.press("s");
    assertThat(page.evaluate("document.body.offsetWidth / document.body.offsetHeight"))
        .asString()
        .startsWith("1.7");
    assertThat(page.locator("#detail").isVisible()).isTrue();
    stage.press("ArrowRight");
    assertThat(page.locator("#board").isVisible()).isTrue();
    assertThat(page.locator("#trace").isVisible()).isFalse();
  }

  @Test
  void darkIsAskedForOrChosen() {
    page.emulateMedia(new Page.EmulateMediaOptions().setColorScheme(ColorScheme.DARK));
    page.navigate(hex);
    assertThat(page.locator("html").getAttribute("data-theme")).isEqualTo("dark");
    stage.press("d");
    assertThat(page.locator("html").getAttribute("data-theme")).isEqualTo("light");
  }

  @Test
  void namesAreOnlyNames() throws IOException {
    page.navigate(players.page("hostile", Players.of(new HostileGame(), 20)));
    stage.press("End");
    assertThat(stage.text("#title")).startsWith("</script><script>alert(1)</script><!--");
    assertThat(page.locator("script").count()).isEqualTo(2);
  }

  @Test
  void itWorksInTheFrameOfANotebook() {
    String html = Players.of(new HexGame(3), 20).mimeBundle().get("text/html");
    page.setContent("<body style='width:1200px'>" + html);
    assertThat(page.locator("img[src^='data:image/svg+xml']").count()).isEqualTo(1);
    var inside = page.frameLocator("iframe");
    inside.locator("[data-name=last]").click();
    assertThat(inside.locator("#where").innerText()).startsWith("20.M4");
    inside.locator("[data-name=copy]").click();
    assertThat(inside.locator("#toast").innerText()).contains("#20.M4");
  }

  @Test
  void twoHundredIterationsOfHexFitInTheNotebook() {
    assertThat(Players.exact(new HexGame(3), 200).mimeBundle().get("text/html"))
        .contains("<iframe ")
        .hasSizeLessThan(400_000);
  }

  @Test
  void aLongTraceIsLeftOutOfTheNotebook() {
    var bundle = Players.of(new HexGame(3), 201).mimeBundle();
    assertThat(bundle.get("text/html"))
        .contains("<img ", "Exports.write")
        .doesNotContain("<iframe");
    assertThat(bundle.get("text/plain")).contains("201 iteraciones");
  }

  /** Work is counted, not timed: nodes touched and elements in the page a step. */
  @Test
  void aStepCostsNoMoreInALongTrace() throws IOException {
    String small = players.page("steps500", Players.of(new HexGame(3), 500));
    String large = players.page("steps5000", Players.of(new HexGame(3), 5000));
    Work short500 = work(small);
    Work long5000 = work(large);
    System.out.printf(
        java.util.Locale.ROOT,
        "a step near the end: %.2f ms of 500 iterations, %.2f ms of 5,000, ratio %.2f%n",
        short500.median(),
        long5000.median(),
        long5000.median() / short500.median());
    assertThat(long5000.touched()).isLessThanOrEqualTo(2 * short500.touched());
    assertThat(long5000.elements()).isLessThan(short500.elements() * 4 / 3);
  }

  private static final String TOO_WIDE =
      "[...document.querySelectorAll('.scroll, .card')].filter(e => e.scrollWidth > e.clientWidth"
          + " + 1).map(e => e.id + e.className + e.parentNode.id).join()";

  // Notes on stones are part of the drawing, and as large as the stones let them be.
  private static final String SMALLEST_TEXT =
      """
      Math.min(...[...document.querySelectorAll('body *')]
        .filter(e => !e.closest('#data, script, dialog, #picture') && e.getClientRects().length)
        .filter(e => [...e.childNodes].some(n => n.nodeType === 3 && n.data.trim()))
        .map(e => parseFloat(getComputedStyle(e).fontSize)))
      """;

  private record Work(double median, int touched, int elements) {}

  private Work work(String address) {
    page.navigate(address);
    stage.press("End");
    page.evaluate(
        """
        () => {
          const touched = panal.touched();
          const times = [];
          for (let i = 0; i < 80; i++) {
            const from = performance.now();
            dispatchEvent(new KeyboardEvent('keydown', {key: 'ArrowLeft'}));
            document.body.offsetHeight;
            times.push(performance.now() - from);
          }
          times.sort((a, b) => a - b);
          globalThis.measured = {median: times[40], touched: panal.touched() - touched,
            elements: document.querySelectorAll('*').length};
        }
        """);
    return new Work(
        number("measured.median"),
        (int) number("measured.touched"),
        (int) number("measured.elements"));
  }

  private double number(String expression) {
    return ((Number) page.evaluate(expression)).doubleValue();
  }
}
