package panal.notebook.jupyter;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import panal.message.Messages;
import panal.notebook.Engine;
import panal.notebook.Notebook;
import panal.notebook.NotebookCell;
import panal.notebook.Outcome;
import panal.view.Resource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * Runs notebooks as Jupyter does: nbclient drives the JJava kernel, each notebook on a kernel of
 * its own. Only the outputs are taken over; the notebook's metadata stays as its author left it.
 *
 * @param jupyter the environment that has them
 */
public record JupyterEngine(Jupyter jupyter) implements Engine {

  private static final String QUOTE = "|";
  private static final Pattern COLOURS = Pattern.compile("\u001b\\[[0-9;]*m");

  @Override
  public Outcome run(Path notebook, Path out, Duration timeout) throws IOException {
    Notebook executed = Notebook.read(notebook);
    executed.clear();
    Path work = Files.createTempDirectory("panal-jupyter");
    try {
      Path source = write(work.resolve("source.ipynb"), executed.json());
      Path script = write(work.resolve("run.py"), Resource.text(JupyterEngine.class, "run.py"));
      Path result = work.resolve("executed.ipynb");
      Path failure = work.resolve("failure.json");
      Path folder = notebook.toAbsolutePath().getParent();
      List<String> arguments =
          Stream.of(script, source, folder, result, failure).map(Path::toString).toList();
      Ran ran =
          Ran.of(
              jupyter.python(
                  out, Ran.words(arguments, Double.toString(timeout.toMillis() / 1000.0))));
      if (ran.exit() != 0 || !Files.exists(failure)) {
        throw new IOException(Messages.of("jupyter.notRun", notebook, ran.lastLine()));
      }
      takeOver(Notebook.read(result), executed);
      JsonNode stopped = JsonMapper.shared().readTree(Files.readString(failure));
      return new Outcome(executed, failure(stopped, executed, timeout));
    } finally {
      delete(work);
    }
  }

  private static void takeOver(Notebook from, Notebook to) {
    for (NotebookCell cell : to.cells()) {
      if (cell.isCode()) {
        JsonNode ran = from.cells().get(cell.number() - 1).json();
        cell.json().set("outputs", ran.path("outputs"));
        cell.json().set("execution_count", ran.path("execution_count"));
      }
    }
  }

  private static Optional<Outcome.Failure> failure(
      JsonNode failure, Notebook executed, Duration timeout) {
    if (failure.isNull()) {
      return Optional.empty();
    }
    NotebookCell cell = executed.cells().get(failure.path("cell").asInt());
    String message =
        switch (failure.path("kind").asString()) {
          case "timeout" -> Messages.of("notebook.timeout", timeout.toSeconds());
          case "dead" -> Messages.of("jupyter.dead");
          default -> message(cell);
        };
    return Optional.of(new Outcome.Failure(cell.number(), line(cell), message));
  }

  /** Why a cell failed: the kernel puts it after the lines of code that it quotes. */
  private static String message(NotebookCell cell) {
    return traceback(cell).stream().filter(line -> !line.startsWith(QUOTE)).findFirst().orElse("?");
  }

  /**
   * The line of a cell that the kernel quotes, or 0 if it quotes none or that line is not alone.
   */
  private static int line(NotebookCell cell) {
    List<String> source = cell.source().lines().map(String::strip).toList();
    List<String> quoted =
        traceback(cell).stream()
            .filter(line -> line.startsWith(QUOTE))
            .map(line -> line.substring(QUOTE.length()).strip())
            .filter(source::contains)
            .toList();
    return quoted.size() == 1 && Collections.frequency(source, quoted.get(0)) == 1
        ? source.indexOf(quoted.get(0)) + 1
        : 0;
  }

  private static List<String> traceback(NotebookCell cell) {
    return cell.outputs().stream()
        .flatMap(output -> output.path("traceback").valueStream())
        .flatMap(text -> COLOURS.matcher(text.asString("")).replaceAll("").lines())
        .map(String::strip)
        .filter(line -> !line.isEmpty())
        .toList();
  }

  private static Path write(Path file, String text) throws IOException {
    return Files.writeString(file, text, StandardCharsets.UTF_8);
  }

  private static void delete(Path folder) throws IOException {
    try (Stream<Path> content = Files.walk(folder)) {
      for (Path path : content.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(path);
      }
    }
  }
}
