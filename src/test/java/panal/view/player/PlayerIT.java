package panal.view.player;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import panal.games.Games;
import panal.games.hex.HexGame;

/** The player in a real browser, from a file and without a network. */
class PlayerIT extends InBrowser {

  @Test
  void arrowsGoByPhaseAndWithShiftByIteration() {
    page.navigate(hex);
    assertThat(stage.where()).isEqualTo("0");
    stage.press("ArrowRight");
    assertThat(stage.where()).isEqualTo("1.M1");
    stage.press("ArrowRight", "ArrowRight");
    assertThat(stage.where()).isEqualTo("1.M3");
    stage.press("ArrowLeft");
    assertThat(stage.where()).isEqualTo("1.M2");
    stage.press("Shift+ArrowRight");
    assertThat(stage.where()).isEqualTo("1.M4");
    stage.press("Shift+ArrowRight");
    assertThat(stage.where()).isEqualTo("2.M4");
    stage.press("ArrowRight", "Shift+ArrowLeft");
    assertThat(stage.where()).isEqualTo("2.M4");
    stage.press("End");
    assertThat(stage.where()).isEqualTo("200.M4");
    stage.press("ArrowRight", "Home");
    assertThat(stage.where()).isEqualTo("0");
  }

  @Test
  void typedDigitsGoToThatIteration() {
    page.navigate(hex);
    stage.press("7", "3");
    assertThat(stage.text("#toast")).isEqualTo("Ir a la iteración 73");
    stage.press("Enter");
    assertThat(stage.where()).isEqualTo("73.M1");
    stage.press("1", "2", "Backspace");
    page.waitForCondition(() -> stage.where().equals("1.M1"));
    stage.press("9", "9", "9", "Enter");
    assertThat(stage.where()).isEqualTo("200.M4");
    stage.press("5", "Escape");
    assertThat(stage.where()).isEqualTo("200.M4");
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
    assertThat(stage.where()).isEqualTo(where);
  }

  @Test
  void theAddressFollowsAndIsFollowed() {
    page.navigate(hex);
    stage.press("ArrowRight", "ArrowRight");
    page.waitForURL(hex + "#1.M2");
    page.evaluate("location.hash = '#50.M4'");
    page.waitForCondition(() -> stage.where().equals("50.M4"));
    page.locator("[data-name=copy]").click();
    assertThat(stage.text("#toast")).contains(hex + "#50.M4");
  }

  @Test
  void noKeyIsTakenFromWhoNeedsIt() {
    page.navigate(hex + "#50.M1");
    stage.press("Control+ArrowRight", "Alt+ArrowRight", "Meta+ArrowRight", "Control+d", "Alt+s");
    assertThat(stage.where()).isEqualTo("50.M1");
    page.locator("#speed").focus();
    stage.press("t", "ArrowDown", "Home");
    assertThat(stage.where()).isEqualTo("50.M1");
    assertThat(page.locator("[data-name=exact]").getAttribute("aria-pressed")).isEqualTo("false");
    page.locator("#slider").focus();
    stage.press("ArrowRight");
    assertThat(stage.where()).isEqualTo("50.M2");
    page.locator("[data-name=slide]").focus();
    stage.press("Space");
    assertThat(page.locator("html").getAttribute("class")).contains("slide");
    stage.press("?", "ArrowRight");
    assertThat(stage.where()).isEqualTo("50.M2");
    stage.press("Escape", "ArrowRight");
    assertThat(stage.where()).isEqualTo("50.M3");
  }

  @ParameterizedTest
  @ValueSource(strings = {"hex(3)", "nim(3,4,5)", "tictactoe"})
  void whatWasSeenComesBack(String game) throws IOException {
    page.navigate(players.page("game" + game.charAt(0), Players.exact(Games.parse(game), 60)));
    stage.press("t");
    for (String iteration : List.of("1", "8", "30", "55")) {
      stage.press(iteration.split(""));
      stage.press("Enter");
      String here = stage.snapshot();
      for (int i = 0; i < 9; i++) { // two iterations, phase by phase
        String before = stage.snapshot();
        stage.press("ArrowRight", "ArrowLeft");
        assertThat(stage.snapshot()).isEqualTo(before);
        stage.press("ArrowRight");
      }
      stage.press("End");
      stage.press(iteration.split(""));
      stage.press("Enter");
      assertThat(stage.snapshot()).isEqualTo(here);
    }
    assertThat(page.locator("#picture svg").count()).isEqualTo(1);
  }

  @Test
  void thePanelsShowTheStep() {
    page.navigate(hex + "#150.M1");
    assertThat(stage.text("#say")).startsWith("Iteración 150, [M1]: la selección baja por ");
    assertThat(page.locator("#code li.on").allInnerTexts()).hasSize(2);
    assertThat(page.locator("#detail tbody tr").count()).isEqualTo(9);
    assertThat(page.locator("#detail tr.win").count()).isEqualTo(1);
    assertThat(stage.text("#detail tr.win .bonus"))
        .matches("1\\.41·√\\(5\\.00/\\d+\\) = \\d\\.\\d\\d");
    page.locator("#levels button").last().click();
    assertThat(page.locator("#levels button").last().getAttribute("aria-pressed"))
        .isEqualTo("true");
    assertThat(page.locator("#trace tr.now td").allInnerTexts().subList(0, 2))
        .containsExactly("150", "M1");
    stage.press("ArrowRight", "ArrowRight");
    assertThat(stage.text("#board h2")).startsWith("Rollout desde ");
    assertThat(page.locator("#picture text").allTextContents()).contains("1", "2");
    assertThat(page.locator("#code li.on").count()).isEqualTo(5);
    stage.press("ArrowRight");
    assertThat(page.locator("#detail tbody tr").last().innerText()).contains("149 → 150");
    assertThat(page.locator(".node.best").count()).isEqualTo(1);
  }

  @Test
  void aNodeThatIsPointedAtShowsItsBoard() {
    page.navigate(hex + "#150.M1");
    page.locator(".node").nth(1).hover();
    assertThat(stage.text("#board h2")).endsWith("(señalado)");
    stage.press("ArrowRight");
    assertThat(stage.text("#board h2")).doesNotContain("señalado");
    page.locator(".node[tabindex='0']").focus();
    stage.press("ArrowDown");
    assertThat(stage.text("#board h2")).endsWith("(señalado)");
    stage.press("ArrowRight");
    assertThat(page.evaluate("document.activeElement.getAttribute('role')")).isEqualTo("treeitem");
  }

  @Test
  void theTreeZoomsAndPans() {
    page.navigate(hex + "#150.M1");
    String transform = "document.querySelector('.drawing > g').getAttribute('transform')";
    Object fitted = page.evaluate(transform);
    stage.press("+");
    assertThat(page.evaluate(transform)).asString().contains("scale(1.25)");
    stage.press("-", "-");
    assertThat(page.evaluate(transform)).asString().contains("scale(0.8)");
    stage.press("0");
    assertThat(page.evaluate(transform)).isEqualTo(fitted);
    page.mouse().move(600, 500);
    page.mouse().wheel(0, -100);
    page.waitForCondition(() -> !page.evaluate(transform).equals(fitted));
    stage.press("0");
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
    stage.press("t");
    assertThat(page.locator("#tree .exact").count()).isPositive();
    assertThat(page.locator("#bars td.exact").count()).isEqualTo(9);
    assertThat(page.locator("#detail td.exact").count()).isEqualTo(9);
    page.navigate(players.page("plain", Players.of(new HexGame(3), 5)));
    stage.press("t");
    assertThat(stage.text("#toast")).startsWith("No hay valores exactos");
    assertThat(page.locator("[data-name=exact]").getAttribute("aria-disabled")).isEqualTo("true");
  }

  @Test
  void itPlaysAndStops() {
    page.navigate(hex);
    page.locator("#speed").selectOption("100");
    page.evaluate("document.activeElement.blur()");
    stage.press("Space");
    page.waitForCondition(() -> !stage.where().matches("0|1\\.M."));
    assertThat(page.locator("#say").getAttribute("aria-live")).isEqualTo("off");
    stage.press("ArrowRight");
    String stopped = stage.where();
    page.waitForTimeout(350);
    assertThat(stage.where()).isEqualTo(stopped);
    assertThat(page.locator("#say").getAttribute("aria-live")).isEqualTo("polite");
  }

  @Test
  void alphaBetaPlaysInTheSamePage() throws IOException {
    page.navigate(players.page("walk", Players.alphaBeta(Games.parse("nim(2,3)"))));
    stage.press("End");
    assertThat(stage.where()).isEqualTo("71.A2");
    String end = stage.snapshot();
    stage.press("Home", "End");
    assertThat(stage.snapshot()).isEqualTo(end);
    assertThat(page.locator("#bars tr.win").innerText()).contains("2:1");
    while (page.locator(".cross").count() == 0) {
      stage.press("ArrowLeft");
    }
    assertThat(page.locator(".node.pale").count()).isPositive();
  }

  @Test
  void aSearchInAKeptTreeStartsWithThatTree() throws IOException {
    page.navigate(players.page("kept", Players.kept(new HexGame(3), 300)));
    assertThat(stage.where()).isEqualTo("0");
    int shown = page.locator("#tree .node").count();
    assertThat(shown).isGreaterThan(5);
    assertThat(page.locator("#bars tr.win").count()).isEqualTo(1);
    String start = stage.snapshot();
    stage.press("ArrowRight");
    assertThat(stage.where()).isEqualTo("301.M1");
    stage.press("End");
    assertThat(stage.where()).isEqualTo("340.M4");
    stage.press("Home");
    assertThat(page.locator("#tree .node").count()).isEqualTo(shown);
    page.navigate(players.page("kept", Players.kept(new HexGame(3), 300)));
    assertThat(stage.snapshot()).isEqualTo(start);
  }

  @Test
  void phasesButtonsAndRowsGoWhereTheySay() {
    page.navigate(hex + "#150.M1");
    page.locator("#phases button").nth(2).click();
    assertThat(stage.where()).isEqualTo("150.M3");
    page.locator("#rows tr[data-step]").last().click();
    String there = stage.where();
    assertThat(there).isNotEqualTo("150.M3");
    page.locator("[data-name=previous]").click();
    assertThat(stage.where()).isNotEqualTo(there);
    page.locator("[data-name=first]").click();
    assertThat(stage.where()).isEqualTo("0");
    page.locator("#slider").fill("10");
    assertThat(stage.where()).isEqualTo("3.M2");
  }
}
