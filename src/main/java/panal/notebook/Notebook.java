package panal.notebook;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import panal.message.Messages;
import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamWriteFeature;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.core.json.JsonWriteFeature;
import tools.jackson.core.util.DefaultIndenter;
import tools.jackson.core.util.DefaultPrettyPrinter;
import tools.jackson.core.util.Separators;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectWriter;
import tools.jackson.databind.cfg.JsonNodeFeature;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * A Jupyter notebook in nbformat 4, as the tree of its JSON, so that what Panal does not know
 * survives.
 *
 * <p>It is brought to version 4.5 when read: cells without a valid id of their own get {@code
 * cell-1}, {@code cell-2} … by their position. It is written the way Jupyter writes: keys sorted,
 * one blank of indent, UTF-8 unescaped, texts as lists of lines, a line feed at the end.
 *
 * @see <a href="https://nbformat.readthedocs.io/en/latest/format_description.html">The notebook
 *     format</a>
 */
public final class Notebook {

  private static final Pattern ID = Pattern.compile("[a-zA-Z0-9-_]{1,64}");
  private static final String LINE_ENDS = "\n\r\u000b\f\u001c\u001d\u001e\u0085\u2028\u2029";

  /** Double.toString gives other digits before Java 19, so Jackson writes doubles itself. */
  private static final JsonMapper JSON =
      JsonMapper.builder(
              JsonFactory.builder().enable(StreamWriteFeature.USE_FAST_DOUBLE_WRITER).build())
          .disable(JsonWriteFeature.WRITE_HEX_UPPER_CASE)
          .disable(JsonWriteFeature.ESCAPE_FORWARD_SLASHES)
          .enable(JsonNodeFeature.WRITE_PROPERTIES_SORTED)
          .build();

  private static final ObjectWriter WRITER = JSON.writer().with(likeJupyter());

  private final ObjectNode root;
  private final List<NotebookCell> cells;

  private Notebook(ObjectNode root) {
    this.root = root;
    this.cells = cells(root);
  }

  /**
   * Reads a notebook from its file.
   *
   * @throws IOException if it cannot be read or is no notebook of nbformat 4
   */
  public static Notebook read(Path file) throws IOException {
    try {
      return parse(Files.readString(file, StandardCharsets.UTF_8));
    } catch (CharacterCodingException e) {
      throw new IOException(Messages.of("cli.notUtf8", file), e);
    } catch (IllegalArgumentException | JacksonException e) {
      throw new IOException(Messages.of("notebook.unreadable", file, reason(e)), e);
    }
  }

  private static String reason(Exception e) {
    return e instanceof JacksonException json ? json.getOriginalMessage() : e.getMessage();
  }

  /**
   * Reads a notebook from its JSON.
   *
   * @throws IllegalArgumentException if it is JSON but no notebook of nbformat 4
   */
  public static Notebook parse(String json) {
    JsonNode root = JSON.readTree(json);
    int format = root.path("nbformat").asInt(0);
    if (format != 4 || !root.path("cells").isArray()) {
      throw new IllegalArgumentException(Messages.of("notebook.format", format));
    }
    if (root.has("metadata") && !root.get("metadata").isObject()) {
      throw new IllegalArgumentException(Messages.of("notebook.metadata"));
    }
    int number = 0;
    for (JsonNode cell : root.get("cells")) {
      check(++number, cell);
    }
    return new Notebook((ObjectNode) root);
  }

  /**
   * A new notebook for the Java kernel, whose cells have not run.
   *
   * @param cells from the top
   */
  public static Notebook of(List<Draft> cells) {
    ObjectNode root = JSON.createObjectNode().put("nbformat", 4);
    ObjectNode kernel = root.withObjectProperty("metadata").withObjectProperty("kernelspec");
    kernel.put("display_name", "Java").put("language", "java").put("name", "java");
    for (Draft draft : cells) {
      ObjectNode cell = root.withArrayProperty("cells").addObject();
      cell.put("cell_type", draft.isCode() ? "code" : "markdown").put("source", draft.source());
      cell.putObject("metadata");
      if (draft.isCode()) {
        cell.putNull("execution_count").putArray("outputs");
      }
    }
    return new Notebook(root);
  }

  /** A cell of a new notebook. */
  public sealed interface Draft {
    /** Its text. */
    String source();

    /** Whether it is code, and not Markdown. */
    default boolean isCode() {
      return this instanceof Code;
    }
  }

  /** A cell of Java. */
  public record Code(String source) implements Draft {}

  /** A cell of Markdown. */
  public record Markdown(String source) implements Draft {}

  private static void check(int number, JsonNode cell) {
    String wrong = null;
    if (!cell.isObject()) {
      wrong = "notebook.cell.object";
    } else if (!cell.path("cell_type").isString()) {
      wrong = "notebook.cell.type";
    } else if (!isText(cell.path("source"))) {
      wrong = "notebook.cell.source";
    } else if (cell.has("metadata") && !cell.get("metadata").isObject()) {
      wrong = "notebook.cell.metadata";
    } else if (cell.has("outputs") && !cell.get("outputs").isArray()) {
      wrong = "notebook.cell.outputs";
    }
    if (wrong != null) {
      throw new IllegalArgumentException(Messages.of("notebook.cell", number, Messages.of(wrong)));
    }
  }

  private static boolean isText(JsonNode stored) {
    return stored.isString()
        || stored.isArray() && stored.valueStream().allMatch(JsonNode::isString);
  }

  /** All cells from the top, Markdown ones included; unmodifiable. */
  public List<NotebookCell> cells() {
    return cells;
  }

  /** The notebook's own metadata, such as its kernel. */
  public ObjectNode metadata() {
    return root.withObjectProperty("metadata");
  }

  /** Forgets every output and execution count. */
  public void clear() {
    cells.stream().filter(NotebookCell::isCode).forEach(NotebookCell::clear);
  }

  /** The text of the file: the same notebook always gives the same one. */
  public String json() {
    root.put("nbformat", 4);
    root.put("nbformat_minor", Math.max(5, root.path("nbformat_minor").asInt(0)));
    metadata();
    return WRITER.writeValueAsString(root) + "\n";
  }

  private static List<NotebookCell> cells(ObjectNode root) {
    List<NotebookCell> cells = new ArrayList<>();
    Set<String> ids = new HashSet<>();
    for (JsonNode cell : root.withArrayProperty("cells")) {
      ObjectNode json = (ObjectNode) cell;
      cells.add(new NotebookCell(cells.size() + 1, json));
      json.set("source", lines(text(json.path("source"))));
      json.put("id", id(json.path("id").asString(""), cells.size(), ids));
    }
    return List.copyOf(cells);
  }

  private static String id(String own, int number, Set<String> taken) {
    String id = ID.matcher(own).matches() ? own : "cell-" + number;
    while (!taken.add(id)) {
      id = "cell-" + number + "-" + taken.size();
    }
    return id;
  }

  private static DefaultPrettyPrinter likeJupyter() {
    DefaultIndenter indent = new DefaultIndenter(" ", "\n");
    Separators separators =
        Separators.createDefaultInstance()
            .withObjectNameValueSpacing(Separators.Spacing.AFTER)
            .withObjectEmptySeparator("")
            .withArrayEmptySeparator("");
    return new DefaultPrettyPrinter(separators)
        .withObjectIndenter(indent)
        .withArrayIndenter(indent);
  }

  /** A text as Jupyter stores it: a list of lines, each with what ends it, as Python cuts them. */
  static ArrayNode lines(String text) {
    ArrayNode lines = JSON.createArrayNode();
    int from = 0;
    for (int end = 1; end <= text.length(); end++) {
      char last = text.charAt(end - 1);
      boolean halfway = last == '\r' && end < text.length() && text.charAt(end) == '\n';
      if (end == text.length() || LINE_ENDS.indexOf(last) >= 0 && !halfway) {
        lines.add(text.substring(from, end));
        from = end;
      }
    }
    return lines;
  }

  /** A text stored as one string or as a list of lines. */
  public static String text(JsonNode stored) {
    if (!stored.isArray()) {
      return stored.asString("");
    }
    StringBuilder text = new StringBuilder();
    stored.forEach(line -> text.append(line.asString()));
    return text.toString();
  }
}
