package panal.notebook;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import panal.message.Messages;
import panal.notebook.Outcome.Failure;
import panal.notebook.jupyter.JupyterEngine;
import panal.testing.Kernels;

/** The embedded engine and Jupyter, which must leave the same behind. */
class EnginesIT {

  private static final Duration MINUTE = Duration.ofMinutes(1);
  private static Engine jupyter;
  @TempDir private Path folder;

  @BeforeAll
  static void start() throws IOException {
    jupyter = new JupyterEngine(Kernels.jupyter());
  }

  @Test
  void bothLeaveTheSameNotebook() throws IOException {
    Path notebook =
        Notebooks.file(
            folder,
            "same.ipynb",
            "# Título",
            "import panal.game.*;\nimport panal.games.hex.*;\nimport panal.view.*;",
            "System.out.println(\"uno ñ −\");\nSystem.out.print(\"dos\");\nint x = 3;",
            "x + 1",
            "new HexGame(3, 3).initialState()",
            "for (int i = 0; i < 3; i++) display(new HexGame(i + 1, 2).initialState());",
            "String id = display(\"antes\");\nupdateDisplay(id, new HexGame(1, 1).initialState());",
            "display(new HexGame(2, 2).initialState(), \"text/plain\");\nint y;",
            "render(new HexGame(2, 2).initialState())",
            "int doble(int n) { return 2 * n; }",
            "doble(x)",
            "System.err.println(\"aviso\");\nList.of(1, 2)",
            "x = 5",
            "String nada = null;",
            "nada",
            "",
            "java.nio.file.Path.of(\"\").toAbsolutePath().equals(java.nio.file.Path.of(\""
                + folder.toAbsolutePath()
                + "\")) + System.getenv(\"PANAL_OUT\") + System.getenv(\"PANAL_LANG\")");
    Outcome embedded = new JShellEngine().run(notebook, folder, MINUTE);
    Outcome onKernel = jupyter.run(notebook, folder, MINUTE);
    assertThat(embedded.failure()).isEmpty();
    assertThat(onKernel.failure()).isEmpty();
    for (NotebookCell cell : embedded.executed().cells()) {
      NotebookCell other = onKernel.executed().cells().get(cell.number() - 1);
      assertThat(other.json()).as("cell %d", cell.number()).isEqualTo(cell.json());
    }
    assertThat(onKernel.executed().json()).isEqualTo(embedded.executed().json());
  }

  /** Each cell but the first leaves no output of its own: it has changed that of the first. */
  @Test
  void aStepperChangesOneOutputFromAnyCellOnBothEngines() throws IOException {
    String make =
        """
        import panal.games.hex.*;
        import panal.search.mcts.*;
        var paso = Stepper.of(
            new HexGame(3), "b2", root -> new Mcts<>(root, MctsSettings.uct(1.41).withSeed(3)));
        paso.show();""";
    Path notebook =
        Notebooks.file(
            folder,
            "stepper.ipynb",
            "import panal.notebook.*;",
            make,
            "paso.run(40);\npaso.back();",
            "paso.next();\npaso.next();",
            "paso.goTo(30, \"M4\");",
            "System.out.println(paso);");
    Outcome embedded = new JShellEngine().run(notebook, folder, MINUTE);
    Outcome onKernel = jupyter.run(notebook, folder, MINUTE);
    assertThat(embedded.failure()).isEmpty();
    assertThat(onKernel.failure()).isEmpty();
    assertThat(onKernel.executed().json()).isEqualTo(embedded.executed().json());
    List<List<String>> outputs =
        onKernel.executed().cells().stream().map(Notebooks::outputs).toList();
    assertThat(outputs.subList(2, 5)).allMatch(List::isEmpty);
    String printed = outputs.get(5).get(0).replaceFirst("stdout: ", "").strip();
    assertThat(printed).contains("30", "M4");
    assertThat(outputs.get(1)).contains("text/plain: " + printed).hasSize(2);
  }

  @Test
  void jupyterStopsAtTheFirstFailingCellAndNamesItsLine() throws IOException {
    Path notebook =
        Notebooks.file(folder, "bad.ipynb", "# Título", "1", "int a = 1;\nint b = a + ;", "3");
    Outcome outcome = jupyter.run(notebook, folder, MINUTE);
    assertThat(outcome.failure()).contains(new Failure(3, 2, "illegal start of expression"));
    assertThat(Notebooks.outputs(outcome.executed().cells().get(1)))
        .containsExactly("text/plain: 1");
    assertThat(outcome.executed().cells().get(3).outputs()).isEmpty();
  }

  @Test
  void jupyterTellsWhatWasThrown() throws IOException {
    Path notebook = Notebooks.file(folder, "thrown.ipynb", "1", "Integer.parseInt(\"dos\")");
    assertThat(jupyter.run(notebook, folder, MINUTE).failure())
        .contains(new Failure(2, 0, "java.lang.NumberFormatException: For input string: \"dos\""));
  }

  @Test
  void jupyterGoesOnAfterACellThatIsMeantToFail() throws IOException {
    Path notebook = Notebooks.fileOfFailures(folder, "meant.ipynb", "int a = \"\";", "2");
    Outcome outcome = jupyter.run(notebook, folder, MINUTE);
    assertThat(outcome.failure()).isEmpty();
    assertThat(Notebooks.outputs(outcome.executed().cells().get(1)))
        .containsExactly("text/plain: 2");
  }

  @Test
  void jupyterNamesTheCellAtWhichTheKernelDied() throws IOException {
    Path notebook = Notebooks.file(folder, "exit.ipynb", "1", "2", "System.exit(0);", "4");
    assertThat(jupyter.run(notebook, folder, MINUTE).failure())
        .contains(new Failure(3, 0, Messages.of("jupyter.dead")));
  }

  @Test
  void jupyterEndsACellThatTakesTooLong() throws IOException {
    Path notebook = Notebooks.file(folder, "endless.ipynb", "1", "while (true);", "3");
    assertThat(jupyter.run(notebook, folder, Duration.ofSeconds(5)).failure())
        .contains(new Failure(2, 0, Messages.of("notebook.timeout", 5)));
  }
}
