package panal;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import panal.testing.Browser;
import panal.testing.Command;

/**
 * Walks through the screens of {@code docs/teaching.md} in the real player. With {@code
 * -Dtour.write=true} it takes the page's pictures; without, it only looks whether each screen shows
 * what the page says.
 */
class TourIT {

  private static final Path PICTURES = Path.of("docs", "images", "tour");
  private static final boolean WRITE = Boolean.getBoolean("tour.write");

  private static String page;
  @TempDir static Path folder;

  @BeforeAll
  static void readPage() throws IOException {
    page = Files.readString(Path.of("docs", "teaching.md"));
  }

  /** A command of the page, its player opened at a place. */
  private static void show(Page browser, String command, String place) {
    assertThat(page).contains("./panal " + command.strip());
    Path file = folder.resolve("player.html");
    List<String> arguments = new ArrayList<>(Command.words(command));
    arguments.set(arguments.size() - 1, file.toString());
    Command made = Command.panal(arguments.toArray(String[]::new));
    assertThat(made.exit()).as(made.err()).isZero();
    browser.navigate("about:blank");
    browser.navigate(file.toUri() + "#" + place);
    assertThat(page).contains("`#" + place + "`");
  }

  private static void picture(Page browser, String name) throws IOException {
    Path file = PICTURES.resolve(name + ".png");
    if (WRITE) {
      browser.screenshot(new Page.ScreenshotOptions().setPath(file));
    }
    assertThat(page).contains("images/tour/" + name + ".png");
    assertThat(file).isRegularFile();
  }

  private static void shows(Page browser, String... texts) {
    for (String text : texts) {
      assertThat(browser.locator("body").innerText()).contains(text);
    }
  }

  private static final String UCT =
      "player --game 'hex(3)' --selection uct --c 1.41 --iterations 400 --seed 3 --lang es"
          + " --out clase.html";

  @Test
  void theScreensOfTheTourShowWhatThePageSays() throws IOException {
    try (Browser browser = Browser.open()) {
      Page player = browser.page();
      show(player, UCT, "73.M1");
      shows(player, "1.41·√(4.28/5) = 1.30", "1.50");
      picture(player, "selection");
      player.keyboard().press("ArrowRight");
      player.keyboard().press("ArrowRight");
      shows(player, "M3");
      picture(player, "rollout");
      player.keyboard().press("ArrowRight");
      picture(player, "backup");
      player.keyboard().press("End");
      player.keyboard().press("t");
      picture(player, "exact");
      player.keyboard().press("t");
      player.keyboard().press("s");
      player.keyboard().press("d");
      picture(player, "slide");

      show(
          player,
          "player --game 'tree((3 5) (1 ?))' --selection alphabeta --lang es --out poda.html",
          "6.A3");
      shows(player, "b2");
      picture(player, "alphabeta");

      show(
          player,
          "player --game 'nim(2)' --selection uct --flaw sign-error --iterations 60 --lang es"
              + " --out error.html",
          "60.M4");
      picture(player, "flaw");
    }
  }
}
