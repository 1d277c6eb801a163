package panal.notebook.jupyter;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import panal.notebook.JShellEngine;
import panal.notebook.Notebook;
import panal.notebook.NotebookCell;
import panal.notebook.Outcome;

/** A teacher's way with nbgrader, from the committed notebooks to the points. */
class NbgraderIT {

  private static final Path EXERCISES = Path.of("notebooks", "ejercicios");
  private static final Path ONE = EXERCISES.resolve("05_mas_alla_ejercicios.ipynb");
  private static final String STUB = "falta tu código";

  @TempDir private static Path folder;
  private static Nbgrader course;

  static List<Path> exercises() throws IOException {
    try (Stream<Path> files = Files.list(EXERCISES)) {
      return files.filter(file -> file.toString().endsWith(".ipynb")).sorted().toList();
    }
  }

  @BeforeAll
  static void generate() throws IOException {
    course = Nbgrader.course(folder, exercises());
    expectSuccess(course.run("generate_assignment", Nbgrader.ASSIGNMENT));
  }

  private static void expectSuccess(Ran ran) {
    assertThat(ran.exit()).as(ran.output()).isZero();
  }

  private static Path released(Path source) {
    return folder.resolve("release").resolve(Nbgrader.ASSIGNMENT).resolve(source.getFileName());
  }

  @ParameterizedTest
  @MethodSource("exercises")
  void aReleasedNotebookCompilesAndEachCheckSaysThatTheCodeIsMissing(Path source, @TempDir Path out)
      throws IOException {
    Notebook released = Notebook.read(released(source));
    for (NotebookCell cell : released.cells()) {
      assertThat(cell.source()).doesNotContain("SOLUTION");
      if (cell.isCode()) {
        assertThat(cell.outputs()).isEmpty();
        cell.json().withObjectProperty("metadata").putArray("tags").add("raises-exception");
      } else if (Nbgrader.isSolution(cell)) {
        assertThat(cell.source()).isEqualTo("Escribe aquí tu respuesta.");
      }
    }
    Path notebook = out.resolve("released.ipynb");
    Files.writeString(notebook, released.json(), StandardCharsets.UTF_8);
    Outcome outcome = new JShellEngine().run(notebook, out, Duration.ofMinutes(2));
    assertThat(outcome.failure()).isEmpty();
    for (NotebookCell cell : outcome.executed().cells()) {
      String outputs = cell.json().path("outputs").toString();
      if (Nbgrader.isCheck(cell)) {
        assertThat(outputs).as(Nbgrader.name(cell)).contains("\"error\"").contains(STUB);
      } else if (!Nbgrader.name(cell).isEmpty()) {
        assertThat(outputs).as(Nbgrader.name(cell)).doesNotContain("\"error\"");
      }
    }
  }

  @Test
  void rightWrongAndEndlessSubmissionsGetTheirPoints() throws IOException {
    Map<String, String> solutions = new HashMap<>();
    Map<String, Double> all = new TreeMap<>();
    for (NotebookCell cell : Notebook.read(ONE).cells()) {
      if (Nbgrader.isSolution(cell)) {
        solutions.put(Nbgrader.name(cell), cell.source());
      } else if (Nbgrader.isCheck(cell)) {
        all.put(Nbgrader.name(cell), Nbgrader.marks(cell).path("points").asDouble());
      }
    }
    Path right = course.submit("right", released(ONE), solutions);
    Map<String, String> wrong = new HashMap<>(solutions);
    wrong.put("rave", solutions.get("rave").replace("3 * n", "n"));
    wrong.put("guia", solutions.get("guia").replace(";\n", "\n")); // does not compile
    wrong.remove("puct");
    course.submit("wrong", released(ONE), wrong);
    Map<String, String> endless = new HashMap<>(solutions);
    endless.put("sigue", solutions.get("sigue").replace("return b.after", "while (true) {}//"));
    course.submit("endless", released(ONE), endless);

    assertThat(course.run("validate", right.toString()).output())
        .contains("Success! Your notebook passes all the tests.");
    String only = "--notebook=" + ONE.getFileName().toString().replace(".ipynb", "");
    expectSuccess(course.run("autograde", Nbgrader.ASSIGNMENT, only, "--Execute.timeout=10"));
    assertThat(course.points(all.keySet()))
        .isEqualTo(
            Map.of(
                "right", all,
                "wrong", without(all, "guia-prueba", "rave-prueba", "puct-prueba"),
                "endless", without(all, "sigue-prueba")));
  }

  private static Map<String, Double> without(Map<String, Double> all, String... failed) {
    Map<String, Double> points = new TreeMap<>(all);
    List.of(failed).forEach(name -> points.put(name, 0.0));
    return points;
  }
}
