package panal.view;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import panal.trace.Trace;
import panal.trace.TraceJson;

/**
 * A trace to look at, as its {@link TraceTable}, and to write to a file: in every format of tables,
 * and as {@code json}, which can be read again.
 *
 * @param trace what is seen
 * @param look how actions and numbers are written in the table
 */
public record TraceView(Trace<?> trace, Look look) implements Displayable, Exportable {

  private static final String JSON = "json";

  /** The formats of every trace. */
  public static final List<String> FORMATS =
      Stream.concat(TableFormat.EXTENSIONS.stream(), Stream.of(JSON)).toList();

  /** The table of all steps. */
  public Table table() {
    return TraceTable.of(trace, look);
  }

  @Override
  public List<String> formats() {
    return FORMATS;
  }

  @Override
  public byte[] bytes(String format) {
    return format.equals(JSON)
        ? TraceJson.write(trace).getBytes(StandardCharsets.UTF_8)
        : table().bytes(format);
  }

  @Override
  public Map<String, String> mimeBundle() {
    return table().mimeBundle();
  }

  /** The table as text. */
  @Override
  public String toString() {
    return table().toString();
  }
}
