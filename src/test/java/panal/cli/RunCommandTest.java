package panal.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import panal.notebook.Notebook;
import panal.testing.Command;

class RunCommandTest {

  @TempDir Path folder;
  private Path notebooks;
  private Path out;

  @BeforeEach
  void makeFolders() throws IOException {
    notebooks = Files.createDirectories(folder.resolve("notebooks"));
    out = Files.createDirectory(folder.resolve("out"));
  }

  private void notebook(String name, String code) throws IOException {
    Path file = notebooks.resolve(name);
    Files.createDirectories(file.getParent());
    String cell =
        "{\"cell_type\": \"code\", \"metadata\": {}, \"execution_count\": null, \"outputs\": [],"
            + " \"source\": \"%s\"}";
    Files.writeString(
        file,
        ("{\"nbformat\": 4, \"nbformat_minor\": 4, \"metadata\": {}, \"cells\": ["
                + "{\"cell_type\": \"markdown\", \"metadata\": {}, \"source\": \"# Hola\"},"
                + cell.formatted(code)
                + "]}")
            .replace("\n", ""),
        StandardCharsets.UTF_8);
  }

  private Command run(String... options) {
    String[] arguments = new String[options.length + 4];
    arguments[0] = "run";
    arguments[1] = notebooks.toString();
    arguments[2] = "--out";
    arguments[3] = out.toString();
    System.arraycopy(options, 0, arguments, 4, options.length);
    return Command.panal(arguments);
  }

  @Test
  void oneNotebookThatExitsSpoilsNeitherTheOthersNorTheRunner() throws IOException {
    notebook("1.ipynb", "40 + 1");
    notebook("2.ipynb", "int x;\\nSystem.exit(0);");
    notebook("deeper/3.ipynb", "40 + 3");
    notebook(".ipynb_checkpoints/1-checkpoint.ipynb", "no");
    Command run = run();
    assertThat(run.exit()).isEqualTo(1);
    assertThat(run.out().lines()).hasSize(3).allMatch(line -> line.contains(".html"));
    assertThat(run.err().lines())
        .singleElement()
        .asString()
        .contains("2.ipynb", " 2 ", "System.exit");
    assertThat(Files.readString(out.resolve("1.html"))).contains("41", "<h1>Hola</h1>");
    assertThat(Files.readString(out.resolve("2.html"))).contains("System.exit");
    assertThat(Files.readString(out.resolve("deeper/3.html"))).contains("43");
    assertThat(Notebook.read(out.resolve("2.ipynb")).cells()).hasSize(2);
    assertThat(out.resolve(".ipynb_checkpoints")).doesNotExist();
  }

  @Test
  void anEndlessCellEndsAtItsTimeAndIsNamed() throws IOException {
    notebook("1.ipynb", "while (true) {}");
    Command run = run("--timeout", "1");
    assertThat(run.exit()).isEqualTo(1);
    assertThat(run.err()).contains("1.ipynb").contains("1 s");
  }

  @Test
  void runningAgainGivesTheSameBytes() throws IOException {
    notebook("1.ipynb", "display(1); System.out.println(\\\"ñ\\\"); 2");
    assertThat(run().exit()).isZero();
    String executed = Files.readString(out.resolve("1.ipynb"));
    String page = Files.readString(out.resolve("1.html"));
    assertThat(run().exit()).isZero();
    assertThat(out.resolve("1.ipynb")).hasContent(executed);
    assertThat(out.resolve("1.html")).hasContent(page);
    assertThat(executed).contains("\"ñ\\n\"");
  }

  @Test
  void whatCannotWorkIsRefusedBeforeAnythingRuns() throws IOException {
    notebook("1.ipynb", "1");
    assertThat(Command.panal("run", "nowhere.ipynb").err()).contains("nowhere.ipynb");
    assertThat(Command.panal("run", "nowhere.ipynb").exit()).isEqualTo(1);
    assertThat(run("--timeout", "0").exit()).isEqualTo(2);
    assertThat(run("--engine", "python").exit()).isEqualTo(2);
    assertThat(Command.panal("run", notebooks.toString(), "--out", "nowhere").exit()).isEqualTo(1);
    Command over = Command.panal("run", notebooks.toString(), "--out", notebooks.toString());
    assertThat(over.exit()).isEqualTo(1);
    assertThat(over.err()).contains("1.ipynb");
    assertThat(Command.panal("run", out.toString()).exit()).isEqualTo(1);
  }

  @Test
  void whatARunWroteIsNoNotebookOfTheNextOne() throws IOException {
    notebook("1.ipynb", "1");
    Path inside = Files.createDirectory(notebooks.resolve("target"));
    String[] arguments = {"run", notebooks.toString(), "--out", inside.toString()};
    assertThat(Command.panal(arguments).exit()).isZero();
    assertThat(Command.panal(arguments).out().lines()).hasSize(1);
  }

  @Test
  void aFileThatIsNoNotebookIsNamedAndTheOthersGoOn() throws IOException {
    Files.writeString(notebooks.resolve("1.ipynb"), "{");
    notebook("2.ipynb", "2");
    Command run = run();
    assertThat(run.exit()).isEqualTo(1);
    assertThat(run.err().lines()).singleElement().asString().contains("1.ipynb");
    assertThat(out.resolve("2.html")).exists();
  }

  @Test
  void onlyUpdateChangesANotebookAndOnlyOneThatRanToItsEnd() throws IOException {
    notebook("1.ipynb", "40 + 1");
    notebook("2.ipynb", "no");
    String untouched = Files.readString(notebooks.resolve("1.ipynb"), StandardCharsets.UTF_8);
    String failing = Files.readString(notebooks.resolve("2.ipynb"), StandardCharsets.UTF_8);

    run();
    assertThat(notebooks.resolve("1.ipynb")).hasContent(untouched);

    run("--update");
    assertThat(notebooks.resolve("1.ipynb")).hasSameTextualContentAs(out.resolve("1.ipynb"));
    assertThat(notebooks.resolve("2.ipynb")).hasContent(failing);
  }
}
