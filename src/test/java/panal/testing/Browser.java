package panal.testing;

import com.microsoft.playwright.BrowserType.LaunchOptions;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Playwright;
import java.util.List;
import java.util.Map;

/** A headless Chromium with one page, for as long as a test needs it. */
public final class Browser implements AutoCloseable {

  private static final int WIDTH = 1366;
  private static final int HEIGHT = 768;

  private final Playwright playwright;
  private final Page page;

  private Browser(Playwright playwright, Page page) {
    this.playwright = playwright;
    this.page = page;
  }

  /** Opens the Chromium of this machine, 1366 by 768. */
  public static Browser open() {
    LaunchOptions options =
        new LaunchOptions()
            .setExecutablePath(Needs.chromium())
            .setHeadless(true)
            .setArgs(List.of("--no-sandbox"));
    Playwright playwright =
        Playwright.create(
            new Playwright.CreateOptions().setEnv(Map.of("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1")));
    try {
      Page page = playwright.chromium().launch(options).newPage();
      page.setViewportSize(WIDTH, HEIGHT);
      page.setDefaultTimeout(60_000);
      return new Browser(playwright, page);
    } catch (RuntimeException e) {
      playwright.close();
      throw e;
    }
  }

  /** Its page, blank at first. */
  public Page page() {
    return page;
  }

  @Override
  public void close() {
    playwright.close();
  }
}
