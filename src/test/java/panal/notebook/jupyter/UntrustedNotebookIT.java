package panal.notebook.jupyter;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import panal.game.Cell;
import panal.games.hex.HexGame;
import panal.message.Language;
import panal.search.Budget;
import panal.search.Perspective;
import panal.search.mcts.Mcts;
import panal.search.mcts.MctsSettings;
import panal.testing.Browser;
import panal.testing.Kernels;
import panal.testing.Lab;
import panal.trace.Trace;
import panal.view.Display;
import panal.view.Look;
import panal.view.player.TracePlayer;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/**
 * A notebook from a fresh clone, which JupyterLab does not trust, shows its pictures all the same.
 */
class UntrustedNotebookIT {

  private static final String DATA_IMAGE = "<img src=\\\\\"data:image/(svg\\+xml|png);base64,";

  @TempDir private Path folder;

  @Test
  void aBoardShowsWhereSvgOfItsOwnTypeDoesNot() throws Exception {
    ObjectNode notebook = JsonMapper.shared().createObjectNode();
    notebook.put("nbformat", 4).put("nbformat_minor", 4);
    kernel(notebook);
    ObjectNode board = output(notebook);
    Display.bundle(new HexGame(3, 3).initialState()).forEach(board::put);
    output(notebook)
        .put("image/svg+xml", "<svg xmlns='http://www.w3.org/2000/svg' class='raw'></svg>")
        .put("text/plain", "solo texto");
    String json = JsonMapper.shared().writeValueAsString(notebook);
    try (Lab lab = lab(json);
        Browser browser = Browser.open()) {
      Page page = open(browser, lab, 1);
      assertThat(page.getByText("solo texto").count()).isEqualTo(1);
      assertThat(page.locator("svg.raw").count()).isZero();
    }
  }

  @Test
  void aPlayerLeavesItsPictureAndALineOfText() throws Exception {
    ObjectNode notebook = JsonMapper.shared().createObjectNode();
    notebook.put("nbformat", 4).put("nbformat_minor", 4);
    kernel(notebook);
    HexGame hex = new HexGame(3);
    Mcts<Cell> search = new Mcts<>(hex.initialState(), MctsSettings.uct(1));
    Trace<Cell> trace = Trace.record(hex, List.of(), search, Budget.iterations(9));
    Look look = Look.of(Perspective.CHOOSER).withLanguage(Language.ES);
    Map<String, String> bundle = TracePlayer.of(trace, look).mimeBundle();
    assertThat(bundle.get("text/html")).contains("<iframe ");
    bundle.forEach(output(notebook)::put);
    try (Lab lab = lab(JsonMapper.shared().writeValueAsString(notebook));
        Browser browser = Browser.open()) {
      Page page = open(browser, lab, 1);
      assertThat(page.getByText("9 iteraciones; el reproductor").count()).isEqualTo(1);
      assertThat(page.locator(".jp-OutputArea-output iframe").count()).isZero();
    }
  }

  @Test
  void theCourseNotebookShowsAllItsPictures() throws Exception {
    Path committed = Path.of("notebooks", "02_mcts_paso_a_paso.ipynb");
    String json = Files.readString(committed, StandardCharsets.UTF_8);
    int pictures = (int) Pattern.compile(DATA_IMAGE).matcher(json).results().count();
    assertThat(pictures).isPositive();
    try (Lab lab = lab(json);
        Browser browser = Browser.open()) {
      open(browser, lab, pictures);
    }
  }

  /** JupyterLab in a folder with this notebook, in which nobody has trusted anything yet. */
  private Lab lab(String json) throws IOException {
    Files.writeString(folder.resolve("n.ipynb"), json, StandardCharsets.UTF_8);
    ProcessBuilder builder =
        Kernels.jupyter().lab(folder, folder, List.of("--no-browser", "--ServerApp.port=0"));
    builder.environment().put("JUPYTER_DATA_DIR", folder.resolve("data").toString());
    Path settings = folder.resolve("settings");
    builder.environment().put("JUPYTERLAB_SETTINGS_DIR", settings.toString());
    // Otherwise cells out of sight are not in the page.
    Path tracker = settings.resolve("@jupyterlab").resolve("notebook-extension");
    Files.writeString(
        Files.createDirectories(tracker).resolve("tracker.jupyterlab-settings"),
        "{\"windowingMode\": \"none\"}");
    return Lab.await(builder);
  }

  /** Opens the notebook and sees that so many pictures are drawn. */
  private static Page open(Browser browser, Lab lab, int pictures) {
    Page page = browser.page();
    page.navigate(lab.url("/lab/tree/n.ipynb"));
    Locator images = page.locator(".jp-OutputArea-output img[src^='data:image/']");
    images.nth(pictures - 1).waitFor();
    assertThat(images.count()).isEqualTo(pictures);
    for (Locator image : images.all()) {
      assertThat(image.evaluate("i => i.decode().then(() => i.naturalWidth)"))
          .asInstanceOf(org.assertj.core.api.InstanceOfAssertFactories.INTEGER)
          .isPositive();
    }
    return page;
  }

  private static void kernel(ObjectNode notebook) {
    notebook
        .putObject("metadata")
        .putObject("kernelspec")
        .put("name", "java")
        .put("display_name", "Java")
        .put("language", "java");
  }

  /** One more cell, with an output; gives the place for its data. */
  private static ObjectNode output(ObjectNode notebook) {
    ObjectNode cell = notebook.withArrayProperty("cells").addObject();
    cell.put("cell_type", "code").put("execution_count", 1).put("source", "1");
    cell.putObject("metadata");
    ObjectNode output = cell.putArray("outputs").addObject();
    output.put("output_type", "execute_result").put("execution_count", 1).putObject("metadata");
    return output.putObject("data");
  }
}
