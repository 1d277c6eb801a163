package panal.notebook;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import panal.notebook.jupyter.JupyterEngine;
import panal.testing.Kernels;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * The notebooks of the course are committed with the outputs that both engines give: the same text,
 * tables and pictures, the drawings of charts apart, which depend on the machine's fonts. What
 * their text says of numbers is what the code gives; see {@link Prose}.
 */
class CourseNotebooksIT {

  private static final Duration LIMIT = Duration.ofMinutes(5);

  @TempDir private Path folder;

  /** Those for class, which have to run on both engines. */
  static List<Path> notebooks() throws IOException {
    try (Stream<Path> files = Files.list(Path.of("notebooks"))) {
      return files.filter(file -> file.toString().endsWith(".ipynb")).sorted().toList();
    }
  }

  /** The same and the exercises with their solutions; {@code NbgraderIT} has them on the kernel. */
  static List<Path> notebooksAndExercises() throws IOException {
    return NotebookRulesTest.notebooks();
  }

  @ParameterizedTest
  @MethodSource("notebooksAndExercises")
  void theEmbeddedEngineGivesTheCommittedOutputsAndTheNumbersOfTheText(Path notebook)
      throws IOException {
    Notebook committed = Notebook.read(notebook);
    Path questioned = folder.resolve(notebook.getFileName());
    Files.writeString(questioned, Questions.in(committed).json());
    Outcome outcome = new JShellEngine().run(questioned, folder, LIMIT);
    assertThat(outcome.failure()).isEmpty();
    Questions.check(outcome.executed());
    List<NotebookCell> executed =
        outcome.executed().cells().stream().filter(cell -> !Questions.asks(cell)).toList();
    for (int i = 0; i < executed.size(); i++) {
      assertThat(comparable(executed.get(i)))
          .as("cell %d", i + 1)
          .isEqualTo(comparable(committed.cells().get(i)));
    }
  }

  @ParameterizedTest
  @MethodSource("notebooks")
  void theKernelGivesTheCommittedOutputs(Path notebook) throws IOException {
    Outcome outcome = new JupyterEngine(Kernels.jupyter()).run(notebook, folder, LIMIT);
    assertThat(outcome.failure()).isEmpty();
    List<NotebookCell> committed = Notebook.read(notebook).cells();
    for (NotebookCell cell : outcome.executed().cells()) {
      assertThat(withoutCharts(cell))
          .as("cell %d", cell.number())
          .isEqualTo(withoutCharts(committed.get(cell.number() - 1)));
    }
  }

  /** Questions between the cells shift the counts. */
  private static JsonNode comparable(NotebookCell cell) {
    return JsonMapper.shared()
        .readTree(
            withoutCharts(cell)
                .toString()
                .replaceAll("\"execution_count\":\\d+", "\"execution_count\":0"));
  }

  private static JsonNode withoutCharts(NotebookCell cell) {
    String json = cell.json().toString();
    return JsonMapper.shared()
        .readTree(json.replaceAll("data:image/png;base64,[A-Za-z0-9+/=]+", "(chart)"));
  }
}
