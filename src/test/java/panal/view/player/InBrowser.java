package panal.view.player;

import com.microsoft.playwright.Page;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;
import panal.games.hex.HexGame;
import panal.testing.Browser;

/** Tests in one browser, each with a page of its own in which nothing may complain. */
abstract class InBrowser {

  @TempDir static Path folder;

  static Browser browser;
  static Players players;

  /** 200 iterations of Hex 3×3 with exact values. */
  static String hex;

  Stage stage;
  Page page;

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
    stage = new Stage(browser);
    page = stage.page();
  }

  @AfterEach
  void nothingToComplainAbout() {
    stage.close();
  }
}
