package panal.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import panal.message.Messages;
import panal.notebook.Engine;
import panal.notebook.JShellEngine;
import panal.notebook.Outcome;
import panal.notebook.Outcome.Failure;
import panal.notebook.jupyter.Jupyter;
import panal.notebook.jupyter.JupyterEngine;
import panal.notebook.page.HtmlPage;
import panal.view.OutputFile;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/**
 * {@code panal run}: executes notebooks, one after the other, and writes each with its outputs, as
 * {@code .ipynb} and as a page in HTML. One that fails is named and the others go on.
 */
@Command(name = "run")
final class RunCommand implements Callable<Integer> {

  /** The engines by name. */
  enum EngineName {
    /** JShell in the JDK. */
    JSHELL,
    /** nbclient and the JJava kernel. */
    JUPYTER
  }

  @Spec private CommandSpec spec;

  @Parameters(paramLabel = "NOTEBOOK|DIR", arity = "0..*", descriptionKey = "options.notebooks")
  private List<Path> given = new ArrayList<>();

  @Option(names = "--engine", paramLabel = "jshell|jupyter", defaultValue = "jshell")
  private EngineName engine;

  @Option(names = "--out", paramLabel = "DIR")
  private Path out;

  @Option(names = "--timeout", paramLabel = "S", defaultValue = "300")
  private int timeout;

  @Option(names = "--update")
  private boolean update;

  @Override
  public Integer call() throws IOException {
    if (timeout < 1) {
      throw new ParameterException(spec.commandLine(), Messages.of("run.badTimeout", timeout));
    }
    Path folder = folder();
    Map<Path, Path> notebooks = notebooks(folder);
    Engine runner = engine();
    boolean failed = false;
    for (Map.Entry<Path, Path> each : notebooks.entrySet()) {
      failed |= !run(runner, each.getValue(), folder, each.getKey());
    }
    return failed ? 1 : 0;
  }

  /** The notebooks in the order in which they run, each by the file to write. */
  private Map<Path, Path> notebooks(Path folder) throws IOException {
    Map<Path, Path> notebooks = new LinkedHashMap<>();
    for (Path path : given.isEmpty() ? List.of(Home.notebooks()) : given) {
      if (!Files.exists(path)) {
        throw new NoSuchFileException(path.toString());
      }
      boolean several = Files.isDirectory(path);
      for (Path notebook : several ? below(path, folder) : List.of(path)) {
        Path written = folder.resolve(several ? path.relativize(notebook) : notebook.getFileName());
        if (Files.exists(written) && Files.isSameFile(written, notebook)) {
          throw new IOException(Messages.of("run.over", folder, notebook));
        }
        Path other = notebooks.put(written, notebook);
        if (other != null && !Files.isSameFile(other, notebook)) {
          throw new IOException(Messages.of("run.twice", other, notebook, written));
        }
      }
    }
    if (notebooks.isEmpty()) {
      throw new IOException(
          Messages.of("run.none", given.isEmpty() ? Home.notebooks() : given.get(0)));
    }
    return notebooks;
  }

  /** The notebooks in a folder, without hidden ones and without what a run wrote below it. */
  private static List<Path> below(Path folder, Path out) throws IOException {
    Path start = folder.toAbsolutePath().normalize();
    boolean inside = out.startsWith(start) && !out.equals(start);
    try (Stream<Path> files = Files.walk(folder)) {
      return files
          .filter(file -> file.toString().endsWith(".ipynb"))
          .filter(file -> !isHidden(folder.relativize(file)))
          .filter(file -> !inside || !file.toAbsolutePath().normalize().startsWith(out))
          .sorted()
          .toList();
    }
  }

  private static boolean isHidden(Path file) {
    return Stream.iterate(file, part -> part != null, Path::getParent)
        .anyMatch(part -> part.getFileName().toString().startsWith("."));
  }

  private Path folder() throws IOException {
    if (out == null) {
      return Home.out();
    }
    if (!Files.isDirectory(out)) {
      throw new IOException(Messages.of("file.noFolder", out));
    }
    return out.toAbsolutePath().normalize();
  }

  private Engine engine() throws IOException {
    PrintWriter err = spec.commandLine().getErr();
    return switch (engine) {
      case JSHELL -> new JShellEngine();
      case JUPYTER -> new JupyterEngine(Jupyter.ready(Home.path(), Home.jar(), err::println));
    };
  }

  /** Runs one notebook; true if it ran to its end. */
  private boolean run(Engine runner, Path notebook, Path folder, Path written) {
    long start = System.nanoTime();
    try {
      Outcome outcome = runner.run(notebook, folder, Duration.ofSeconds(timeout));
      double seconds = (System.nanoTime() - start) / 1e9;
      Path page =
          written.resolveSibling(
              written.getFileName().toString().replaceFirst("\\.ipynb$", "") + ".html");
      Files.createDirectories(written.getParent()); // a folder of notebooks keeps its shape
      OutputFile.write(written, outcome.executed().json());
      OutputFile.write(page, HtmlPage.of(outcome.executed(), notebook));
      if (update && outcome.failure().isEmpty()) {
        OutputFile.write(notebook, outcome.executed().json());
      }
      report(notebook, outcome, seconds, page);
      return outcome.failure().isEmpty();
    } catch (IOException e) {
      spec.commandLine().getErr().println(notebook + ": " + Failures.sentence(e));
      return false;
    }
  }

  private void report(Path notebook, Outcome outcome, double seconds, Path page) {
    int cells = outcome.executed().cells().size();
    String time = String.format(Locale.ROOT, "%.1f", seconds);
    spec.commandLine()
        .getOut()
        .println(Messages.of("run.done", notebook.getFileName(), cells, time, page));
    outcome.failure().ifPresent(failure -> tell(notebook, failure, cells));
  }

  private void tell(Path notebook, Failure failure, int cells) {
    String key = failure.line() == 0 ? "run.failed" : "run.failed.line";
    spec.commandLine()
        .getErr()
        .println(
            Messages.of(key, notebook, failure.cell(), cells, failure.message(), failure.line()));
  }
}
