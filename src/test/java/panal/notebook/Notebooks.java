package panal.notebook;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** Small notebooks for tests, and what came of them as short texts. */
final class Notebooks {

  private static final JsonMapper JSON = new JsonMapper();

  private Notebooks() {}

  /** A file with these code cells; one that begins with {@code #} is Markdown. */
  static Path file(Path folder, String name, String... cells) throws IOException {
    return write(folder, name, false, cells);
  }

  /** The same, with every code cell tagged {@code raises-exception}, so that none stops it. */
  static Path fileOfFailures(Path folder, String name, String... cells) throws IOException {
    return write(folder, name, true, cells);
  }

  private static Path write(Path folder, String name, boolean failing, String... cells)
      throws IOException {
    ObjectNode root = JSON.createObjectNode().put("nbformat", 4).put("nbformat_minor", 4);
    root.putObject("metadata");
    for (String source : cells) {
      ObjectNode cell = root.withArrayProperty("cells").addObject();
      boolean code = !source.startsWith("#");
      cell.put("cell_type", code ? "code" : "markdown").put("source", source);
      ObjectNode metadata = cell.putObject("metadata");
      if (code) {
        cell.putNull("execution_count").putArray("outputs");
        if (failing) {
          metadata.putArray("tags").add("raises-exception");
        }
      }
    }
    return Files.writeString(
        folder.resolve(name), JSON.writeValueAsString(root), StandardCharsets.UTF_8);
  }

  /** The outputs of a cell: {@code stdout: …}, {@code text/html: …}, {@code error: …}. */
  static List<String> outputs(NotebookCell cell) {
    return cell.outputs().stream().flatMap(Notebooks::told).toList();
  }

  private static Stream<String> told(JsonNode output) {
    return switch (output.path("output_type").asString()) {
      case "stream" ->
          Stream.of(output.path("name").asString() + ": " + Notebook.text(output.path("text")));
      case "error" ->
          Stream.of(
              "error: "
                  + output
                      .path("traceback")
                      .valueStream()
                      .map(JsonNode::asString)
                      .collect(Collectors.joining("\n")));
      default ->
          output
              .path("data")
              .propertyStream()
              .map(form -> form.getKey() + ": " + Notebook.text(form.getValue()));
    };
  }
}
