package panal.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import panal.testing.Browser;
import panal.testing.Command;

/** The notebooks as slides, in a browser at 1024 by 768. */
class NotebookSlidesIT {

  private static final String CONTENT = "section section.present .fit";

  private static Browser browser;
  private static Page page;

  @TempDir Path folder;

  @BeforeAll
  static void open() {
    browser = Browser.open();
    page = browser.page();
    page.setViewportSize(1024, 768);
  }

  @AfterAll
  static void close() {
    browser.close();
  }

  static List<Path> notebooks() throws IOException {
    try (Stream<Path> files = Files.list(Path.of("notebooks"))) {
      return files.filter(file -> file.toString().endsWith(".ipynb")).sorted().toList();
    }
  }

  private Path slides(Path notebook) {
    Path out = folder.resolve("slides.html");
    Command done = Command.panal("slides", notebook.toString(), "--out", out.toString());
    assertThat(done.exit()).as(done.err()).isZero();
    return out;
  }

  @ParameterizedTest
  @MethodSource("notebooks")
  void everySlideFitsAndNothingIsFetched(Path notebook) {
    List<String> requests = new ArrayList<>();
    List<String> errors = new ArrayList<>();
    page.onRequest(request -> requests.add(request.url()));
    page.onPageError(errors::add);
    page.navigate(slides(notebook).toUri().toString());
    int count = 0;
    boolean last = false;
    while (!last) {
      count++;
      List<Double> box =
          ((List<?>)
                  page.evaluate(
                      "() => { const b = document.querySelector('"
                          + CONTENT
                          + "').getBoundingClientRect(); return [b.left, b.top, b.right, b.bottom]; }"))
              .stream().map(edge -> ((Number) edge).doubleValue()).toList();
      assertThat(box.get(0)).as("left edge of slide %d", count).isGreaterThanOrEqualTo(0);
      assertThat(box.get(1)).as("upper edge of slide %d", count).isGreaterThanOrEqualTo(0);
      assertThat(box.get(2)).as("right edge of slide %d", count).isLessThanOrEqualTo(1024);
      assertThat(box.get(3)).as("lower edge of slide %d", count).isLessThanOrEqualTo(768);
      page.evaluate("() => Reveal.next()");
      last = (Boolean) page.evaluate("() => Reveal.isLastSlide()");
    }
    assertThat(count).isGreaterThan(10);
    assertThat(errors).isEmpty();
    assertThat(requests).allMatch(url -> url.startsWith("file:") || url.startsWith("data:"));
  }

  @Test
  void arrowsLeadThroughTheSlidesAndTheAddressSaysWhere() {
    page.navigate(slides(Path.of("notebooks", "02_mcts_paso_a_paso.ipynb")).toUri().toString());
    page.keyboard().press("ArrowRight");
    page.keyboard().press("ArrowDown");
    assertThat(page.url()).endsWith("#/1/1");
    page.keyboard().press("ArrowRight");
    assertThat(page.url()).endsWith("#/2");
  }
}
