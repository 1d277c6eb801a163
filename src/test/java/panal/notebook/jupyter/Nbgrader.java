package panal.notebook.jupyter;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import panal.notebook.Notebook;
import panal.notebook.NotebookCell;
import panal.testing.Needs;

/**
 * A course of nbgrader in a folder of its own, set up as {@code docs/grading.md} says. Its Python
 * is made once, below {@code target}.
 *
 * @param folder of the course
 * @param venv with nbgrader and the kernel
 */
record Nbgrader(Path folder, Venv venv) {

  private static final Path EXERCISES = Path.of("notebooks", "ejercicios");

  /** Where nothing has been generated yet, with one notebook as the source of each assignment. */
  static Nbgrader course(Path folder, Map<String, Path> assignments) throws IOException {
    Needs.python(11);
    String pins = Files.readString(EXERCISES.resolve("requirements.txt"), StandardCharsets.UTF_8);
    Venv venv = Venv.ready(Path.of("target", "nbgrader"), pins, System.out::println);
    Files.copy(EXERCISES.resolve("nbgrader_config.py"), folder.resolve("nbgrader_config.py"));
    Files.copy(Needs.jar(), folder.resolve("panal.jar"));
    for (Map.Entry<String, Path> assignment : assignments.entrySet()) {
      Path source = folder.resolve("source").resolve(assignment.getKey());
      Path notebook = assignment.getValue();
      Files.createDirectories(source);
      Files.copy(notebook, source.resolve(notebook.getFileName()));
    }
    return new Nbgrader(folder, venv);
  }

  /** Runs one of its commands. */
  Ran run(String... arguments) throws IOException {
    return python(Ran.words(List.of("-m", "nbgrader"), arguments));
  }

  /** The points that a student got in each graded cell, by the cell's name. */
  Map<String, Double> points(String assignment, String student) throws IOException {
    String script =
        "import sys; from nbgrader.api import Gradebook\n"
            + "book = Gradebook('sqlite:///gradebook.db')\n"
            + "for notebook in book.find_submission(sys.argv[1], sys.argv[2]).notebooks:\n"
            + "  for grade in notebook.grades: print(grade.name, grade.auto_score)\n";
    Ran ran = python(List.of("-c", script, assignment, student));
    Map<String, Double> points = new TreeMap<>();
    for (String line : ran.output().lines().toList()) {
      String[] words = line.split(" ");
      if (!words[1].equals("None")) {
        points.put(words[0], Double.valueOf(words[1]));
      }
    }
    return points;
  }

  /** Hands a notebook in, in which some cells of the released one are written by the student. */
  void submit(String assignment, String student, Path released, Map<String, String> written)
      throws IOException {
    Notebook notebook = Notebook.read(released);
    for (NotebookCell cell : notebook.cells()) {
      String own = written.get(name(cell));
      if (own != null) {
        cell.json().put("source", own);
      }
    }
    Path folderOfStudent = folder.resolve("submitted").resolve(student).resolve(assignment);
    Files.createDirectories(folderOfStudent);
    Files.writeString(
        folderOfStudent.resolve(released.getFileName()), notebook.json(), StandardCharsets.UTF_8);
  }

  /** What nbgrader calls a cell; empty where it has no name. */
  static String name(NotebookCell cell) {
    return cell.json().path("metadata").path("nbgrader").path("grade_id").asString("");
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
