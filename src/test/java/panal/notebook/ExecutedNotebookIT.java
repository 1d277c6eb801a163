package panal.notebook;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardWatchEventKinds;
import java.nio.file.WatchService;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import panal.testing.Kernels;
import panal.testing.Needs;

/** What the built jar makes of a notebook, on either JDK, before Jupyter's own judgement. */
class ExecutedNotebookIT {

  private static final String[] CELLS = {
    "# Título",
    "int x = 2;",
    "x + 1",
    "x = 5",
    "System.out.print(\"a⬡\\u0007\"); System.err.println(\"e\");\n\"s\"",
    "var id = display(\"uno\"); display(\"<b>2</b>\", \"text/html\"); int y = 1;",
    "updateDisplay(id, \"tres\");\nrender(\"<i>\", \"text/html\")",
    "List<Integer> l = new ArrayList<>(); for (int i = 0; i < 3; i++) { l.add(i); }\nl",
    "panal.games.Games.parse(\"hex(3)\").initialState()",
    "printf(\"%d%n\", 7); System.out.println();\nx++",
    "record P(int a) {}\nvar p = new P(2);\np",
    "import panal.notebook.Exports;\nExports.folder().getFileName()"
  };

  @TempDir Path folder;
  private Path notebook;

  @BeforeEach
  void write() throws IOException {
    notebook = Notebooks.file(folder, "a.ipynb", CELLS);
  }

  private ProcessBuilder panal(Path java, Path out) {
    return new ProcessBuilder(
            java.resolve("bin").resolve("java").toString(),
            "-jar",
            Needs.jar().toString(),
            "run",
            notebook.toString(),
            "--out",
            out.toString())
        .directory(folder.toFile())
        .redirectErrorStream(true);
  }

  private Path run(Path java, String name) throws IOException, InterruptedException {
    Path out = Files.createDirectories(folder.resolve(name).resolve("out"));
    Process process = panal(java, out).start();
    String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor()).as(said).isZero();
    return out;
  }

  @Test
  void bothJdksGiveTheSameBytes() throws IOException, InterruptedException {
    Path newest = run(Needs.jdk25(), "newest");
    Path own = run(Path.of(System.getProperty("java.home")), "own");
    for (String file : List.of("a.ipynb", "a.html")) {
      assertThat(newest.resolve(file)).hasSameTextualContentAs(own.resolve(file));
    }
  }

  @Test
  void jupyterFindsItValidAndWouldWriteTheSameBytes() throws IOException, InterruptedException {
    Path out = run(Path.of(System.getProperty("java.home")), "own");
    String check =
        "import nbformat, sys; text = open(sys.argv[1], encoding='utf-8', newline='').read(); "
            + "book = nbformat.reads(text, as_version=nbformat.NO_CONVERT); "
            + "nbformat.validate(book); "
            + "sys.exit(text != nbformat.writes(book) + '\\n')";
    Path executed = out.resolve("a.ipynb");
    Process python =
        Kernels.jupyter()
            .python(out, List.of("-c", check, executed.toString()))
            .inheritIO()
            .start();
    assertThat(python.waitFor()).isZero();
  }

  @Test
  void theNotebookEndsWhenTheRunnerIsKilled() throws Exception {
    Path out = Files.createDirectory(folder.resolve("out"));
    notebook =
        Notebooks.file(
            folder,
            "endless.ipynb",
            "import java.nio.file.*;\nimport panal.notebook.Exports;\n"
                + "Files.writeString(Exports.path(\"runs\"), \"\");\nwhile (true) {}");
    try (WatchService watch = FileSystems.getDefault().newWatchService()) {
      out.register(watch, StandardWatchEventKinds.ENTRY_CREATE);
      Process runner = panal(Path.of(System.getProperty("java.home")), out).start();
      assertThat(watch.poll(60, TimeUnit.SECONDS)).isNotNull();
      List<ProcessHandle> children = runner.descendants().toList();
      assertThat(children).hasSize(1);
      runner.destroyForcibly();
      children.get(0).onExit().get(60, TimeUnit.SECONDS);
    }
  }
}
