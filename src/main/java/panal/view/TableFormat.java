package panal.view;

import java.util.List;
import java.util.Optional;

/** A way to write a table down: one class a format. */
public interface TableFormat {

  /** All formats there are. */
  List<TableFormat> ALL =
      List.of(
          new TextTable(), new MarkdownTable(), new CsvTable(), new LatexTable(), new HtmlTable());

  /** How the names of their files end. */
  List<String> EXTENSIONS = ALL.stream().map(TableFormat::extension).toList();

  /** How the names of its files end, without the dot. */
  String extension();

  /** The whole table, in lines that end in {@code \n}. */
  String write(Table table);

  /** The format whose files end in {@code extension}, in lower case and without the dot. */
  static Optional<TableFormat> of(String extension) {
    return ALL.stream().filter(format -> format.extension().equals(extension)).findFirst();
  }
}
