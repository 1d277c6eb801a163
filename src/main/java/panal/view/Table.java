package panal.view;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import panal.message.Messages;

/**
 * A table in plain data, which any {@link TableFormat} can write. One of one's own numbers, for a
 * notebook: {@code Table.of("Visits", "action", "N", "Q/N").with("a1", 40, 0.7)}.
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

  /** A table with these headings and no rows, to be filled by {@link #with}. */
  public static Table of(String caption, String... headings) {
    return new Table(caption, Stream.of(headings).map(Column::text).toList(), List.of());
  }

  /**
   * The same with another row. A whole number stands as it is, another with two decimals and a sign
   * only if negative, an {@link Entry} as it says, anything else as its text. The first row says on
   * which side a column is aligned.
   *
   * @throws IllegalArgumentException if there is not a value for each column
   */
  public Table with(Object... values) {
    List<Entry> row = Stream.of(values).map(Table::entry).toList();
    List<List<Entry>> more = new ArrayList<>(rows);
    more.add(row);
    Table longer = new Table(caption, columns, more);
    return rows.isEmpty() ? longer.aligned(row) : longer;
  }

  private static Entry entry(Object value) {
    if (value instanceof Entry entry) {
      return entry;
    }
    if (value instanceof Double || value instanceof Float) {
      double number = ((Number) value).doubleValue();
      return new Entry.Number(Numbers.plain(number, Numbers.DECIMALS));
    }
    String text = String.valueOf(value);
    return value instanceof Number ? new Entry.Number(text) : new Entry.Text(text);
  }

  private Table aligned(List<Entry> first) {
    List<Column> turned = new ArrayList<>();
    for (int i = 0; i < columns.size(); i++) {
      String heading = columns.get(i).heading();
      boolean text = first.get(i) instanceof Entry.Text;
      turned.add(text ? Column.text(heading) : Column.number(heading));
    }
    return new Table(caption, turned, rows);
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
