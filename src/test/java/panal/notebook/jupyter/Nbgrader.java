package panal.notebook.jupyter;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import panal.notebook.Notebook;
import panal.notebook.NotebookCell;
import panal.testing.Needs;
import tools.jackson.databind.JsonNode;

/**
 * A course of nbgrader in a folder of its own, set up as {@code docs/grading.md} says. Its Python
 * is made once, below {@code target}.
 *
 * @param folder of the course
 * @param venv with nbgrader and the kernel
 */
record Nbgrader(Path folder, Venv venv) {

  /** The assignment in which all notebooks are. */
  static final String ASSIGNMENT = "ejercicios";

  private static final Path EXERCISES = Path.of("notebooks", "ejercicios");

  /** Where nothing has been generated yet, with notebooks as the source of the assignment. */
  static Nbgrader course(Path folder, List<Path> notebooks) throws IOException {
    Needs.python(11);
    String pins = Files.readString(EXERCISES.resolve("requirements.txt"), StandardCharsets.UTF_8);
    Venv venv = Venv.ready(Path.of("target", "nbgrader"), pins, System.out::println);
    Files.copy(EXERCISES.resolve("nbgrader_config.py"), folder.resolve("nbgrader_config.py"));
    Files.copy(Needs.jar(), folder.resolve("panal.jar"));
    Path source = Files.createDirectories(folder.resolve("source").resolve(ASSIGNMENT));
    for (Path notebook : notebooks) {
      Files.copy(notebook, source.resolve(notebook.getFileName()));
    }
    return new Nbgrader(folder, venv);
  }

  /** Runs one of its commands. */
  Ran run(String... arguments) throws IOException {
    return python(Ran.words(List.of("-m", "nbgrader"), arguments));
  }

  /** The points of each student in each of these cells, by their names. */
  Map<String, Map<String, Double>> points(Set<String> cells) throws IOException {
    String script =
        """
        import sys
        from nbgrader.api import Gradebook
        for work in Gradebook('sqlite:///gradebook.db').assignment_submissions(sys.argv[1]):
          for notebook in work.notebooks:
            for grade in notebook.grades:
              if grade.auto_score is not None:
                print('POINTS', work.student.id, grade.name, grade.auto_score)
        """;
    Map<String, Map<String, Double>> points = new TreeMap<>();
    for (String line : python(List.of("-c", script, ASSIGNMENT)).output().lines().toList()) {
      String[] words = line.split(" ");
      if (words[0].equals("POINTS") && cells.contains(words[2])) {
        points
            .computeIfAbsent(words[1], any -> new TreeMap<>())
            .put(words[2], Double.valueOf(words[3]));
      }
    }
    return points;
  }

  /**
   * Hands a notebook in, in which some cells of the released one are written by the student.
   *
   * @return the file
   */
  Path submit(String student, Path released, Map<String, String> written) throws IOException {
    Notebook notebook = Notebook.read(released);
    for (NotebookCell cell : notebook.cells()) {
      String own = written.get(name(cell));
      if (own != null) {
        cell.json().put("source", own);
      }
    }
    Path own = folder.resolve("submitted").resolve(student).resolve(ASSIGNMENT);
    Files.createDirectories(own);
    return Files.writeString(
        own.resolve(released.getFileName()), notebook.json(), StandardCharsets.UTF_8);
  }

  /** What nbgrader calls a cell; empty where it has no name. */
  static String name(NotebookCell cell) {
    return marks(cell).path("grade_id").asString("");
  }

  /** Whether a student writes the cell. */
  static boolean isSolution(NotebookCell cell) {
    return marks(cell).path("solution").asBoolean(false);
  }

  /** Whether the cell is a check. */
  static boolean isCheck(NotebookCell cell) {
    return cell.isCode() && marks(cell).path("grade").asBoolean(false);
  }

  /** All that nbgrader knows of a cell. */
  static JsonNode marks(NotebookCell cell) {
    return cell.json().path("metadata").path("nbgrader");
  }

  private Ran python(List<String> arguments) throws IOException {
    ProcessBuilder builder = new ProcessBuilder(Ran.words(List.of(venv.python().toString())));
    builder.command().addAll(arguments);
    builder.directory(folder.toFile());
    Map<String, String> environment = builder.environment();
    environment
        .keySet()
        .removeAll(List.of("PYTHONPATH", "PYTHONHOME", "JUPYTER_PATH", "JUPYTER_CONFIG_PATH"));
    for (String own : List.of("JUPYTER_DATA_DIR", "JUPYTER_CONFIG_DIR", "JUPYTER_RUNTIME_DIR")) {
      environment.put(own, folder.resolve(own).toString());
    }
    environment.put("IPYTHONDIR", folder.resolve("ipython").toString());
    environment.put("PYTHONUTF8", "1");
    // As an activated environment has it: nbgrader starts alembic, and the kernel java.
    Path jdk = Path.of(System.getProperty("java.home"), "bin");
    String path = venv.python().getParent() + File.pathSeparator + jdk;
    environment.put("PATH", path + File.pathSeparator + environment.get("PATH"));
    return Ran.of(builder);
  }
}
