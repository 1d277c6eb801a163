package panal.view;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import panal.message.Messages;

/**
 * A table in plain data, which any {@link TableFormat} can write.
 *
 * @param caption what it shows and from whose view, one line; empty for none
 * @param columns from left to right, unmodifiable
 * @param rows from top to bottom, each with an entry for every column, unmodifiable
 */
public record Table(String caption, List<Column> columns, List<List<Entry>> rows)
    implements Displayable, Exportable {

  /** Takes copies and checks the lengths. */
  public Table {
    columns = List.copyOf(columns);
    rows = rows.stream().map(List::copyOf).toList();
    for (int r = 0; r < rows.size(); r++) {
      if (rows.get(r).size() != columns.size()) {
        throw new IllegalArgumentException(
            Messages.of("view.table.row", r + 1, rows.get(r).size(), columns.size()));
      }
    }
  }

  /**
   * A column.
   *
   * @param heading what stands above it
   * @param align to which side its entries go
   */
  public record Column(String heading, Align align) {
    /** A column of words. */
    public static Column text(String heading) {
      return new Column(heading, Align.LEFT);
    }

    /** A column of numbers. */
    public static Column number(String heading) {
      return new Column(heading, Align.RIGHT);
    }
  }

  /** The side to which the entries of a column go. */
  public enum Align {
    /** Words. */
    LEFT,
    /** Numbers, so that their digits stand one below the other. */
    RIGHT
  }

  /** The whole table as this format has it, with a line end after the last line. */
  public String as(TableFormat format) {
    return format.write(this);
  }

  @Override
  public List<String> formats() {
    return TableFormat.EXTENSIONS;
  }

  @Override
  public byte[] bytes(String format) {
    return as(TableFormat.of(format).orElseThrow()).getBytes(StandardCharsets.UTF_8);
  }

  @Override
  public Map<String, String> mimeBundle() {
    return Bundle.html(HtmlTable.fragment(this), toString());
  }

  /** The table as text, without a line end after the last line. */
  @Override
  public String toString() {
    return new TextTable().write(this).stripTrailing();
  }
}
