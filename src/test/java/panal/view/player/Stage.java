package panal.view.player;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import java.util.ArrayList;
import java.util.List;
import panal.testing.Browser;

/** One page of a browser with a player in it, which has nothing to complain about. */
final class Stage {

  private final List<String> complaints = new ArrayList<>();
  private final Page page;

  /** A page of its own, 1366 by 768. */
  Stage(Browser browser) {
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

  Page page() {
    return page;
  }

  void press(String... keys) {
    for (String key : keys) {
      page.keyboard().press(key);
    }
  }

  String text(String selector) {
    return page.locator(selector).first().innerText();
  }

  /** Where the player stands, as it says itself: "73.M1". */
  String where() {
    return text("#where").replaceFirst(" .*", "");
  }

  /** The whole page; a class that is empty is as good as none. */
  String snapshot() {
    return ((String) page.evaluate("document.body.innerHTML")).replace(" class=\"\"", "");
  }

  /** Sees that no error, warning or request came up, and closes the page. */
  void close() {
    page.close();
    assertThat(complaints).isEmpty();
  }
}
