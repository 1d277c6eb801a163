package panal.notebook;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * Cells between those of a notebook which ask its session for the numbers that the text above them
 * says.
 */
final class Questions {

  private static final String TAG = "question";

  private Questions() {}

  /** The notebook with a cell of questions behind each text that has marked numbers. */
  static Notebook in(Notebook notebook) {
    ObjectNode root = (ObjectNode) JsonMapper.shared().readTree(notebook.json());
    ArrayNode cells = root.putArray("cells");
    for (NotebookCell cell : notebook.cells()) {
      cells.add(cell.json());
      List<Prose.Quote> quotes =
          cell.isMarkdown() ? Prose.quotes(cell.source()) : List.<Prose.Quote>of();
      if (!quotes.isEmpty()) {
        cells.add(question(cell.number(), quotes));
      }
    }
    return Notebook.parse(root.toString());
  }

  private static ObjectNode question(int number, List<Prose.Quote> quotes) {
    List<String> lines = new ArrayList<>();
    quotes.forEach(quote -> lines.add("System.out.println(" + quote.expression() + ");"));
    ObjectNode cell = JsonMapper.shared().createObjectNode();
    cell.put("cell_type", "code").put("source", String.join("\n", lines));
    cell.putNull("execution_count").putArray("outputs");
    ObjectNode metadata = cell.putObject("metadata");
    metadata.putArray("tags").add(TAG);
    metadata.put("text", number);
    return cell;
  }

  static boolean asks(NotebookCell cell) {
    return cell.tags().contains(TAG);
  }

  /** Checks that the answers are what the text says. */
  static void check(Notebook executed) {
    NotebookCell text = null;
    for (NotebookCell cell : executed.cells()) {
      if (!asks(cell)) {
        text = cell;
        continue;
      }
      List<String> answers = Notebook.text(cell.outputs().get(0).path("text")).lines().toList();
      List<Prose.Quote> quotes = Prose.quotes(text.source());
      assertThat(answers).hasSameSizeAs(quotes);
      for (int i = 0; i < answers.size(); i++) {
        Prose.Quote quote = quotes.get(i);
        assertThat(quote.agrees(answers.get(i)))
            .as(
                "cell %s: the text says %s, and %s is %s",
                cell.json().path("metadata").path("text").asInt(),
                quote.said(),
                quote.expression(),
                answers.get(i))
            .isTrue();
      }
    }
  }
}
