package panal.notebook.jupyter;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import panal.notebook.Notebook;
import panal.notebook.NotebookCell;

/** A teacher's way with nbgrader, from the committed notebook to the points. */
class NbgraderIT {

  private static final String NOTEBOOK = "01_juegos_hex_y_rollouts_ejercicios.ipynb";
  private static final Path SOURCE = Path.of("notebooks", "ejercicios", NOTEBOOK);

  @TempDir private Path folder;

  @Test
  void rightWrongAndEndlessSubmissionsGetTheirPoints() throws IOException {
    Nbgrader course = Nbgrader.course(folder, Map.of("01", SOURCE));
    Map<String, String> solutions = solutions();
    Map<String, Double> all = pointsToGet();

    expectSuccess(course.run("generate_assignment", "01"));
    Path released = folder.resolve("release").resolve("01").resolve(NOTEBOOK);
    assertThat(sources(released))
        .noneMatch(source -> source.contains("SOLUTION"))
        .anyMatch(source -> source.contains("falta tu código"))
        .contains("Escribe aquí tu respuesta.");

    course.submit("01", "right", released, solutions);
    Map<String, String> wrong = new HashMap<>(solutions);
    wrong.put("chomp", solutions.get("chomp").replace("turn.opponent()", "turn"));
    wrong.put("centro", solutions.get("centro").replace("return -", "return "));
    wrong.remove("corrida");
    course.submit("01", "wrong", released, wrong);
    Map<String, String> endless = new HashMap<>(solutions);
    endless.put("corrida", "double[] corrida(double[] resultados) {\n  while (true) {\n  }\n}");
    course.submit("01", "endless", released, endless);

    Path right = folder.resolve("submitted").resolve("right").resolve("01").resolve(NOTEBOOK);
    assertThat(course.run("validate", right.toString()).output())
        .contains("Success! Your notebook passes all the tests.");
    Ran graded = course.run("autograde", "01", "--Execute.timeout=20");
    expectSuccess(graded);
    assertThat(course.points("01", "right")).isEqualTo(all);
    assertThat(course.points("01", "wrong"))
        .isEqualTo(
            without(all, "chomp-promesas", "chomp-reglas", "centro-prueba", "corrida-prueba"));
    assertThat(course.points("01", "endless")).isEqualTo(without(all, "corrida-prueba"));
  }

  private static void expectSuccess(Ran ran) {
    assertThat(ran.exit()).as(ran.output()).isZero();
  }

  private static List<String> sources(Path notebook) throws IOException {
    return Notebook.read(notebook).cells().stream().map(NotebookCell::source).toList();
  }

  /** The cells that a student writes, by their names. */
  private static Map<String, String> solutions() throws IOException {
    Map<String, String> solutions = new HashMap<>();
    for (NotebookCell cell : Notebook.read(SOURCE).cells()) {
      if (cell.json().path("metadata").path("nbgrader").path("solution").asBoolean(false)) {
        solutions.put(Nbgrader.name(cell), cell.source());
      }
    }
    return solutions;
  }

  /** The points of the cells that check. */
  private static Map<String, Double> pointsToGet() throws IOException {
    Map<String, Double> points = new TreeMap<>();
    for (NotebookCell cell : Notebook.read(SOURCE).cells()) {
      if (cell.isCode()
          && cell.json().path("metadata").path("nbgrader").path("grade").asBoolean(false)) {
        points.put(
            Nbgrader.name(cell),
            cell.json().path("metadata").path("nbgrader").path("points").asDouble());
      }
    }
    return points;
  }

  private static Map<String, Double> without(Map<String, Double> all, String... failed) {
    Map<String, Double> points = new TreeMap<>(all);
    List.of(failed).forEach(name -> points.put(name, 0.0));
    return points;
  }
}
