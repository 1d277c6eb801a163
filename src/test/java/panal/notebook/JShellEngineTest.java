package panal.notebook;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import panal.notebook.Outcome.Failure;

class JShellEngineTest {

  private static final Duration LONG = Duration.ofMinutes(2);

  @TempDir Path folder;

  @Test
  void valuesStreamsAndDisplaysComeOutAsInJupyter() throws IOException {
    Outcome outcome =
        run(
            "# Un cuaderno",
            "int x = 2;",
            "x + 1",
            "x = 5",
            "System.out.print(\"a⬡\"); System.err.println(\"e\"); System.out.println(\"ñ\");\n\"s\"",
            "   \n",
            "var id = display(\"uno\"); display(\"<b>2</b>\", \"text/html\"); int y = 1;",
            "updateDisplay(id, \"tres\"); updateDisplay(\"other\", 1);\nrender(\"<i>\", \"text/html\")",
            "List<Integer> l = new ArrayList<>(); for (int i = 0; i < 3; i++) { l.add(i); }\nl",
            "(String) null",
            "printf(\"%d%n\", 7); Stop.now();\nenum Stop { A; static void now() {} }");
    assertThat(outcome.failure())
        .get()
        .extracting(Failure::cell, Failure::line)
        .containsExactly(11, 1);
    List<NotebookCell> cells = outcome.executed().cells();
    assertThat(Notebooks.outputs(cells.get(1))).isEmpty();
    assertThat(Notebooks.outputs(cells.get(2))).containsExactly("text/plain: 3");
    assertThat(Notebooks.outputs(cells.get(3))).isEmpty();
    assertThat(Notebooks.outputs(cells.get(4)))
        .containsExactly("stdout: a⬡", "stderr: e\n", "stdout: ñ\n", "text/plain: s");
    assertThat(Notebooks.outputs(cells.get(5))).isEmpty();
    assertThat(Notebooks.outputs(cells.get(6)))
        .containsExactly("text/plain: tres", "text/html: <b>2</b>", "text/plain: <b>2</b>");
    assertThat(Notebooks.outputs(cells.get(7)))
        .containsExactly("text/html: <i>", "text/plain: <i>");
    assertThat(Notebooks.outputs(cells.get(8))).containsExactly("text/plain: [0, 1, 2]");
    assertThat(Notebooks.outputs(cells.get(9))).isEmpty();
    assertThat(cells.stream().map(NotebookCell::executionCount))
        .containsExactly(0, 1, 2, 3, 4, 0, 5, 6, 7, 8, 9);
  }

  private Outcome run(String... cells) throws IOException {
    return new JShellEngine().run(Notebooks.file(folder, "a.ipynb", cells), folder, LONG);
  }

  @Test
  void failuresSayWhereAndWhy() throws IOException {
    Path file =
        Notebooks.fileOfFailures(
            folder,
            "failing.ipynb",
            "int a = 1;\n\n// c\nString s = 4;\nint b = 2;",
            "int h(int i) {\n  if (i == 0) throw new IllegalStateException(\"no\");\n"
                + "  return h(i - 1);\n}",
            "int y = 3;\n\n// first\n  h(1);",
            "for (int i = 0; i < 3; i++) {",
            "int z = 1;\n%maven a:b:c",
            "// g comes later\nint f() {\n  return g();\n}",
            "f()",
            "record Solo(Nada n) {}",
            "new Object() { public String toString() { throw new RuntimeException(\"t\"); } }",
            "int w = 1 +;",
            "List.of(1).forEach(i -> {\n throw new RuntimeException(\"x\", new Exception(\"c\")); });",
            "int deep(int n) { return deep(n + 1) + 1; }\ndeep(0)",
            "1 + 1",
            "int t =\n  %time 3");
    Outcome outcome = new JShellEngine().run(file, folder, LONG);
    assertThat(outcome.failure()).isEmpty();
    List<NotebookCell> cells = outcome.executed().cells();
    assertThat(error(cells.get(0)))
        .isEqualTo(
            """
            error: línea 4: incompatible types: int cannot be converted to java.lang.String
                String s = 4;
                           ^""");
    assertThat(error(cells.get(2)))
        .isEqualTo(
            """
            error: java.lang.IllegalStateException: no
                at h (celda 2, línea 2)
                at h (celda 2, línea 3)
                at celda 3, línea 4""");
    assertThat(error(cells.get(3))).contains("acaba antes de tiempo", "for (int i = 0");
    assertThat(error(cells.get(4))).contains("«%maven a:b:c»", "no Java");
    assertThat(error(cells.get(5)))
        .isEqualTo(
            """
            error: f usa algo que no está definido: method g()
                  return g();
                         ^""");
    assertThat(error(cells.get(6))).contains("f usa algo que no está definido: method g()");
    assertThat(error(cells.get(7))).contains("Solo usa algo que no está definido: class Nada");
    assertThat(error(cells.get(8))).contains("java.lang.RuntimeException: t");
    assertThat(error(cells.get(9))).contains("línea 1: illegal start of expression");
    assertThat(error(cells.get(10)))
        .startsWith("error: java.lang.RuntimeException: x\n    at lambda (celda 11, línea 2)\n")
        .contains("Caused by: java.lang.Exception: c");
    assertThat(error(cells.get(11))).contains("java.lang.StackOverflowError").endsWith("…");
    assertThat(Notebooks.outputs(cells.get(12))).containsExactly("text/plain: 2");
    assertThat(error(cells.get(13))).contains("«%time 3»", "no Java");
  }

  private static String error(NotebookCell cell) {
    List<String> outputs = Notebooks.outputs(cell);
    assertThat(outputs).hasSize(1);
    return outputs.get(0);
  }

  @Test
  void whatJShellWouldDropIsKeptOrNamed() throws IOException {
    Outcome outcome =
        run(
            "double c() { return 1.4; }\nvar v = c();",
            "double c() { return 0.7; }\nv",
            "c()",
            "String game = \"hex\"; var label = game.toUpperCase(); String game = \"nim\"; label",
            "class Node { Tree t; }\nclass Tree { Node root; }",
            "new Tree().root",
            "class A { int one() { return 1; } }\nA a = new A(); var b = a;",
            "class A { int one() { return 3; } }\na.one()",
            "class A { int one() { return 3; } int two = 2; }",
            "a == null",
            "import java.util.*;\nList<Integer> l = List.of(1); int n = l.size();",
            "import java.awt.*;",
            "n",
            "l");
    List<NotebookCell> cells = outcome.executed().cells();
    assertThat(Notebooks.outputs(cells.get(1))).containsExactly("text/plain: 1.4");
    assertThat(Notebooks.outputs(cells.get(2))).containsExactly("text/plain: 0.7");
    assertThat(Notebooks.outputs(cells.get(3))).containsExactly("text/plain: HEX");
    assertThat(Notebooks.outputs(cells.get(4))).isEmpty();
    assertThat(Notebooks.outputs(cells.get(5))).isEmpty();
    assertThat(Notebooks.outputs(cells.get(7))).containsExactly("text/plain: 3");
    assertThat(Notebooks.outputs(cells.get(8)))
        .containsExactly(
            "stderr: Atención: la variable a (celda 7) ha perdido su valor, "
                + "porque su tipo ha cambiado\n"
                + "Atención: b (celda 7) ha dejado de existir: "
                + "incompatible types: A cannot be converted to A\n");
    assertThat(Notebooks.outputs(cells.get(9))).containsExactly("text/plain: true");
    assertThat(Notebooks.outputs(cells.get(11)))
        .hasSize(1)
        .first()
        .asString()
        .startsWith("stderr: Atención: l (celda 11) ha dejado de existir: reference to List is");
    assertThat(Notebooks.outputs(cells.get(12))).containsExactly("text/plain: 1");
    assertThat(outcome.failure())
        .hasValue(new Failure(14, 1, "cannot find symbol; symbol: variable l"));
  }

  @Test
  void anExitAnEndlessCellAndExhaustedMemoryAreNamedWithCellAndLine() throws IOException {
    assertThat(run("1", "# text", "int a = 1;\nSystem.exit(0);", "2").failure())
        .hasValueSatisfying(
            failure -> {
              assertThat(failure.cell()).isEqualTo(3);
              assertThat(failure.line()).isEqualTo(2);
              assertThat(failure.message()).contains("0 (System.exit");
            });
    assertThat(run("Runtime.getRuntime().halt(7)").failure())
        .hasValueSatisfying(failure -> assertThat(failure.message()).contains("7 (System.exit"));
    Path memory =
        Notebooks.file(
            folder,
            "memory.ipynb",
            "System.out.println(\"before\");\nvar all = new ArrayList<long[]>();\n"
                + "while (true) { all.add(new long[1000000]); }");
    Outcome exhausted = new JShellEngine(List.of("-Xmx64m")).run(memory, folder, LONG);
    assertThat(exhausted.failure())
        .hasValueSatisfying(
            failure -> {
              assertThat(failure.line()).isEqualTo(3);
              assertThat(failure.message()).contains("OutOfMemoryError");
            });
    assertThat(Notebooks.outputs(exhausted.executed().cells().get(0)).get(0))
        .isEqualTo("stdout: before\n");
    Path endless =
        Notebooks.file(
            folder,
            "endless.ipynb",
            "// one statement\nwhile (true) { System.out.print(1); Thread.sleep(100000); }",
            "2");
    Outcome stopped = new JShellEngine().run(endless, folder, Duration.ofSeconds(5));
    assertThat(stopped.failure())
        .hasValueSatisfying(
            failure -> {
              assertThat(failure.cell()).isEqualTo(1);
              assertThat(failure.line()).isEqualTo(2);
              assertThat(failure.message()).contains("5 s");
            });
    assertThat(Notebooks.outputs(stopped.executed().cells().get(0))).contains("stdout: 1");
    assertThat(stopped.executed().cells().get(1).executionCount()).isZero();
  }

  @Test
  void aStrayThreadDoesNotKeepTheNotebookAlive() throws IOException {
    Outcome outcome = run("var t = new Thread(() -> { while (true) {} });\nt.start();\n\"done\"");
    assertThat(outcome.failure()).isEmpty();
    assertThat(ProcessHandle.current().descendants()).isEmpty();
  }

  @Test
  void aCellThatPrintsWithoutEndIsStopped() throws IOException {
    assertThat(run("while (true) System.out.println(\"line\".repeat(1000));").failure())
        .hasValueSatisfying(failure -> assertThat(failure.message()).contains("5000000"));
  }

  @Test
  void theNotebookRunsInItsFolderAndExportsElsewhere() throws IOException {
    Path out = Files.createDirectory(folder.resolve("salida ñ"));
    Path file =
        Notebooks.file(
            Files.createDirectory(folder.resolve("cuadernos")),
            "a.ipynb",
            "import panal.notebook.Exports;\nimport java.nio.file.*;\n"
                + "Files.writeString(Exports.path(\"A.md\"), \"|\");",
            "Path.of(\"\").toAbsolutePath().getFileName() + \" \" + System.getenv(\"PANAL_LANG\")",
            "new Scanner(System.in).hasNext()");
    Outcome outcome = new JShellEngine().run(file, out, LONG);
    assertThat(outcome.failure()).isEmpty();
    assertThat(out.resolve("A.md")).hasContent("|");
    assertThat(Notebooks.outputs(outcome.executed().cells().get(1)))
        .hasSize(1)
        .first()
        .asString()
        .startsWith("text/plain: cuadernos ");
    assertThat(Notebooks.outputs(outcome.executed().cells().get(2)))
        .containsExactly("text/plain: false");
  }

  @Test
  void theSameCodeGivesTheSameBytes() throws IOException {
    String[] cells = {"# T", "display(1); System.out.println(2);\nMath.sqrt(2)"};
    assertThat(run(cells).executed().json()).isEqualTo(run(cells).executed().json());
  }

  @Test
  void aCellThatInterruptsItsThreadLeavesTheNextOnesAlone() throws IOException {
    Outcome outcome = run("Thread.currentThread().interrupt();", "Thread.sleep(1);", "1 + 1");
    assertThat(outcome.failure()).isEmpty();
    assertThat(Notebooks.outputs(outcome.executed().cells().get(2)))
        .containsExactly("text/plain: 2");
  }
}
