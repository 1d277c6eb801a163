package panal.notebook;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * A cell of a {@link Notebook}: its source, and where it is code what came of running it.
 *
 * @param number its place among all cells, from 1
 * @param json its part of the notebook's tree, changed in place
 */
public record NotebookCell(int number, ObjectNode json) {

  /** The types that Jupyter stores as lines, beside all of {@code text/}. */
  private static final Set<String> LINES = Set.of("application/javascript", "image/svg+xml");

  /** Whether it is code, and not Markdown or raw text. */
  public boolean isCode() {
    return json.path("cell_type").asString("").equals("code");
  }

  /** Whether it is Markdown. */
  public boolean isMarkdown() {
    return json.path("cell_type").asString("").equals("markdown");
  }

  /** Its text. */
  public String source() {
    return Notebook.text(json.path("source"));
  }

  /** The words that its author attached to it, such as {@code raises-exception}. */
  public List<String> tags() {
    List<String> tags = new ArrayList<>();
    json.path("metadata").path("tags").forEach(tag -> tags.add(tag.asString("")));
    return tags;
  }

  /** The number that Jupyter shows as {@code [3]}, or 0 if it did not run. */
  public int executionCount() {
    return json.path("execution_count").asInt(0);
  }

  /** Its outputs in order, each as nbformat has it. */
  public List<JsonNode> outputs() {
    List<JsonNode> outputs = new ArrayList<>();
    json.path("outputs").forEach(outputs::add);
    return outputs;
  }

  void clear() {
    json.putNull("execution_count");
    json.putArray("outputs");
    json.withObjectProperty("metadata").remove("execution"); // times of an earlier run
  }

  void executed(int count) {
    json.put("execution_count", count);
  }

  /**
   * Text on {@code stdout} or {@code stderr}; joined to the last output if that is the same one.
   */
  void stream(String name, String text) {
    ArrayNode outputs = json.withArrayProperty("outputs");
    if (!outputs.isEmpty() && outputs.get(outputs.size() - 1) instanceof ObjectNode last) {
      if (last.path("name").asString("").equals(name)) {
        last.set("text", Notebook.lines(Notebook.text(last.path("text")) + text));
        return;
      }
    }
    output("stream").put("name", name).set("text", Notebook.lines(text));
  }

  /** Something shown on the way. */
  ObjectNode display(Map<String, String> bundle) {
    ObjectNode output = output("display_data");
    output.putObject("metadata");
    show(output, bundle);
    return output;
  }

  /** The value of the cell. */
  void result(Map<String, String> bundle) {
    ObjectNode output = output("execute_result").put("execution_count", executionCount());
    output.putObject("metadata");
    show(output, bundle);
  }

  /** Why the cell failed, with the lines that Jupyter shows. */
  void error(String name, String value, List<String> traceback) {
    ArrayNode lines = output("error").put("ename", name).put("evalue", value).putArray("traceback");
    traceback.forEach(lines::add);
  }

  /** Gives an output of {@link #display} another content. */
  static void show(ObjectNode output, Map<String, String> bundle) {
    ObjectNode data = output.putObject("data");
    bundle.forEach(
        (type, content) -> {
          if (type.startsWith("text/") || LINES.contains(type)) {
            data.set(type, Notebook.lines(content));
          } else {
            data.put(type, content);
          }
        });
  }

  private ObjectNode output(String type) {
    return json.withArrayProperty("outputs").addObject().put("output_type", type);
  }
}
