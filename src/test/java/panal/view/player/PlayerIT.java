package panal.view.player;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import panal.games.Games;
import panal.games.hex.HexGame;
import panal.testing.Browser;

/** The player in a real browser, from a file and without a network. */
class PlayerIT {

  @TempDir static Path folder;

  private static Browser browser;
  private static Players players;
  private static String hex;

  private final List<String> complaints = new ArrayList<>();
  private Page page;

  @BeforeAll
  static void openBrowser() throws IOException {
    browser = Browser.open();
    players = new Players(folder);
    hex = players.page("hex", Players.exact(new HexGame(3), 200));
  }

  @AfterAll
  static void closeBrowser() {
    browser.close();
  }

  @BeforeEach
  void openPage() {
    page = browser.page().context().browser().newPage();
    page.setViewportSize(1366, 768);
    page.onConsoleMessage(message -> complaints.add(message.text()));
    page.onPageError(complaints::add);
    page.onRequest(
        request -> {
          if (!request.url().startsWith("file:") && !request.url().startsWith("data:")) {
            complaints.add(request.url());
          }
        });
  }

  /** No test makes the page complain or ask for anything. */
  @AfterEach
  void nothingToComplainAbout() {
    page.close();
    assertThat(complaints).isEmpty();
  }

  private void press(String... keys) {
    for (String key : keys) {
      page.keyboard().press(key);
    }
  }

  private String text(String selector) {
    return page.locator(selector).first().innerText();
  }

  /** Where the page stands, as it says itself: "73.M1". */
  private String where() {
    return page.locator("#where").innerText().replaceFirst(" .*", "");
  }

  private String snapshot() {
    return (String) page.evaluate("document.body.innerHTML");
  }

  @Test
  void arrowsGoByPhaseAndWithShiftByIteration() {
    page.navigate(hex);
    assertThat(where()).isEqualTo("0");
    press("ArrowRight");
    assertThat(where()).isEqualTo("1.M1");
    press("ArrowRight", "ArrowRight");
    assertThat(where()).isEqualTo("1.M3");
    press("ArrowLeft");
    assertThat(where()).isEqualTo("1.M2");
    press("Shift+ArrowRight");
    assertThat(where()).isEqualTo("1.M4");
    press("Shift+ArrowRight");
    assertThat(where()).isEqualTo("2.M4");
    press("ArrowRight", "Shift+ArrowLeft");
    assertThat(where()).isEqualTo("2.M4");
    press("End");
    assertThat(where()).isEqualTo("200.M4");
    press("ArrowRight", "Home");
    assertThat(where()).isEqualTo("0");
  }

  @Test
  void typedDigitsGoToThatIteration() {
    page.navigate(hex);
    press("7", "3");
    assertThat(text("#toast")).isEqualTo("Ir a la iteración 73");
    press("Enter");
    assertThat(where()).isEqualTo("73.M1");
    press("1", "2", "Backspace");
    page.waitForCondition(() -> where().equals("1.M1"));
    press("9", "9", "9", "Enter");
    assertThat(where()).isEqualTo("200.M4");
    press("5", "Escape");
    assertThat(where()).isEqualTo("200.M4");
    assertThat(page.locator("#toast").isVisible()).isFalse();
  }

  @ParameterizedTest
  @CsvSource({
    "#73.M1, 73.M1",
    "#73, 73.M1",
    "#73.m3, 73.M3",
    "#1.M9, 1.M1",
    "#0, 0",
    "#9999999.M2, 200.M4",
    "#x, 0",
    "'#73.M1;alert(1)', 0",
    "#-1, 0",
    "#%00, 0"
  })
  void aLinkOpensAtItsStepOrAtTheStart(String fragment, String where) {
    page.navigate(hex + fragment);
    assertThat(where()).isEqualTo(where);
  }

  @Test
  void theAddressFollowsAndIsFollowed() {
    page.navigate(hex);
    press("ArrowRight", "ArrowRight");
    page.waitForURL(hex + "#1.M2");
    page.evaluate("location.hash = '#50.M4'");
    page.waitForCondition(() -> where().equals("50.M4"));
    page.locator("[data-name=copy]").click();
    assertThat(text("#toast")).contains(hex + "#50.M4");
  }

  @Test
  void noKeyIsTakenFromWhoNeedsIt() {
    page.navigate(hex + "#50.M1");
    press("Control+ArrowRight", "Alt+ArrowRight", "Meta+ArrowRight", "Control+d", "Alt+s");
    assertThat(where()).isEqualTo("50.M1");
    page.locator("#speed").focus();
    press("t", "ArrowDown", "Home");
    assertThat(where()).isEqualTo("50.M1");
    assertThat(page.locator("[data-name=exact]").getAttribute("aria-pressed")).isEqualTo("false");
    page.locator("#slider").focus();
    press("ArrowRight");
    assertThat(where()).isEqualTo("50.M2");
    page.locator("[data-name=slide]").focus();
    press("Space");
    assertThat(page.locator("html").getAttribute("class")).contains("slide");
    press("?", "ArrowRight");
    assertThat(where()).isEqualTo("50.M2");
    press("Escape", "ArrowRight");
    assertThat(where()).isEqualTo("50.M3");
  }

  @ParameterizedTest
  @ValueSource(strings = {"hex(3)", "nim(3,4,5)", "tictactoe"})
  void whatWasSeenComesBack(String game) throws IOException {
    page.navigate(players.page("game" + game.charAt(0), Players.exact(Games.parse(game), 60)));
    press("t");
    for (int step = 0; step < 200; step += 17) {
      for (int i = 0; i < 17; i++) {
        press("ArrowRight");
      }
      String before = snapshot();
      press("ArrowRight", "ArrowLeft");
      assertThat(snapshot()).isEqualTo(before);
      press("Shift+ArrowLeft", "Shift+ArrowRight");
      press("ArrowLeft", "ArrowRight");
    }
    assertThat(page.locator("#picture svg").count()).isEqualTo(1);
  }

  @Test
  void thePanelsShowTheStep() {
    page.navigate(hex + "#150.M1");
    assertThat(text("#say")).startsWith("Iteración 150, [M1]: la selección baja por ");
    assertThat(page.locator("#code li.on").allInnerTexts()).hasSize(2);
    assertThat(page.locator("#detail tbody tr").count()).isEqualTo(9);
    assertThat(page.locator("#detail tr.win").count()).isEqualTo(1);
    assertThat(text("#detail tr.win .bonus")).matches("1\\.41·√\\(5\\.00/\\d+\\) = \\d\\.\\d\\d");
    page.locator("#levels button").last().click();
    assertThat(page.locator("#levels button").last().getAttribute("aria-pressed"))
        .isEqualTo("true");
    assertThat(page.locator("#trace tr.now td").allInnerTexts().subList(0, 2))
        .containsExactly("150", "M1");
    press("ArrowRight", "ArrowRight");
    assertThat(text("#board h2")).startsWith("Final de la simulación desde ");
    assertThat(page.locator("#picture text").allTextContents()).contains("1", "2");
    assertThat(page.locator("#code li.on").count()).isEqualTo(5);
    press("ArrowRight");
    assertThat(page.locator("#detail tbody tr").last().innerText()).contains("149 → 150");
    assertThat(page.locator(".node.best").count()).isEqualTo(1);
  }

  @Test
  void aNodeThatIsPointedAtShowsItsBoard() {
    page.navigate(hex + "#150.M1");
    page.locator(".node").nth(1).hover();
    assertThat(text("#board h2")).endsWith("(señalado)");
    press("ArrowRight");
    assertThat(text("#board h2")).doesNotContain("señalado");
    page.locator(".node[tabindex='0']").focus();
    press("ArrowDown");
    assertThat(text("#board h2")).endsWith("(señalado)");
    press("ArrowRight");
    assertThat(page.evaluate("document.activeElement.getAttribute('role')")).isEqualTo("treeitem");
  }

  @Test
  void theTreeZoomsAndPans() {
    page.navigate(hex + "#150.M1");
    String transform = "document.querySelector('.drawing > g').getAttribute('transform')";
    Object fitted = page.evaluate(transform);
    press("+");
    assertThat(page.evaluate(transform)).asString().contains("scale(1.25)");
    press("-", "-");
    assertThat(page.evaluate(transform)).asString().contains("scale(0.8)");
    press("0");
    assertThat(page.evaluate(transform)).isEqualTo(fitted);
    page.mouse().move(600, 500);
    page.mouse().wheel(0, -100);
    page.waitForCondition(() -> !page.evaluate(transform).equals(fitted));
    press("0");
    page.mouse().move(600, 560);
    page.mouse().down();
    page.mouse().move(650, 580);
    page.mouse().up();
    assertThat(page.evaluate(transform)).isNotEqualTo(fitted);
  }

  @Test
  void exactValuesStandBesideTheEstimates() throws IOException {
    page.navigate(hex + "#150.M1");
    assertThat(page.locator(".exact").count()).isZero();
    press("t");
    assertThat(page.locator("#tree .exact").count()).isPositive();
    assertThat(page.locator("#bars td.exact").count()).isEqualTo(9);
    assertThat(page.locator("#detail td.exact").count()).isEqualTo(9);
    page.navigate(players.page("plain", Players.of(new HexGame(3), 5)));
    press("t");
    assertThat(text("#toast")).startsWith("No hay valores exactos");
    assertThat(page.locator("[data-name=exact]").getAttribute("aria-disabled")).isEqualTo("true");
  }

  @Test
  void itPlaysAndStops() {
    page.navigate(hex);
    page.locator("#speed").selectOption("100");
    page.evaluate("document.activeElement.blur()");
    press("Space");
    page.waitForCondition(() -> !where().matches("0|1\\.M."));
    assertThat(page.locator("#say").getAttribute("aria-live")).isEqualTo("off");
    press("ArrowRight");
    String stopped = where();
    page.waitForTimeout(350);
    assertThat(where()).isEqualTo(stopped);
    assertThat(page.locator("#say").getAttribute("aria-live")).isEqualTo("polite");
  }

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
      press("t", "End");
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

  private static final String TOO_WIDE =
      "[...document.querySelectorAll('.scroll, .card')].filter(e => e.scrollWidth > e.clientWidth"
          + " + 1).map(e => e.id + e.className + e.parentNode.id).join()";

  @ParameterizedTest
  @CsvSource({"false, 15", "true, 22"})
  void textIsLargeEnough(boolean slide, int least) {
    page.navigate(hex + "#150.M3");
    if (slide) {
      press("s");
    }
    for (String key : List.of("ArrowLeft", "ArrowRight", "ArrowRight")) {
      press(key);
      assertThat(((Number) page.evaluate(SMALLEST_TEXT)).doubleValue())
          .isGreaterThanOrEqualTo(least - 0.01);
    }
  }

  // Notes on stones are part of the drawing, and as large as the stones let them be.
  private static final String SMALLEST_TEXT =
      """
      Math.min(...[...document.querySelectorAll('body *')]
        .filter(e => !e.closest('#data, script, dialog, #picture') && e.getClientRects().length)
        .filter(e => [...e.childNodes].some(n => n.nodeType === 3 && n.data.trim()))
        .map(e => parseFloat(getComputedStyle(e).fontSize)))
      """;

  @Test
  void aSlideIsOfSixteenToNine() {
    page.setViewportSize(1600, 1200);
    page.navigate(hex + "#150.M1");
    press("s");
    assertThat(page.evaluate("document.body.offsetWidth / document.body.offsetHeight"))
        .asString()
        .startsWith("1.7");
    assertThat(page.locator("#detail").isVisible()).isTrue();
    press("ArrowRight");
    assertThat(page.locator("#board").isVisible()).isTrue();
    assertThat(page.locator("#trace").isVisible()).isFalse();
  }

  @Test
  void darkIsAskedForOrChosen() {
    page.emulateMedia(new Page.EmulateMediaOptions().setColorScheme(ColorScheme.DARK));
    page.navigate(hex);
    assertThat(page.locator("html").getAttribute("data-theme")).isEqualTo("dark");
    press("d");
    assertThat(page.locator("html").getAttribute("data-theme")).isEqualTo("light");
  }

  @Test
  void namesAreOnlyNames() throws IOException {
    page.navigate(players.page("hostile", Players.of(new HostileGame(), 20)));
    press("End");
    assertThat(text("#title")).startsWith("</script><script>alert(1)</script><!--");
    assertThat(page.locator("script").count()).isEqualTo(2);
  }

  @Test
  void alphaBetaPlaysInTheSamePage() throws IOException {
    page.navigate(players.page("walk", Players.alphaBeta(Games.parse("nim(2,3)"))));
    press("End");
    assertThat(where()).isEqualTo("71.A2");
    String end = snapshot();
    press("Home", "End");
    assertThat(snapshot()).isEqualTo(end);
    assertThat(page.locator("#bars tr.win").innerText()).contains("2:1");
    while (page.locator(".cross").count() == 0) {
      press("ArrowLeft");
    }
    assertThat(page.locator(".node.pale").count()).isPositive();
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

  private record Work(double median, int touched, int elements) {}

  private Work work(String address) {
    page.navigate(address);
    press("End");
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
