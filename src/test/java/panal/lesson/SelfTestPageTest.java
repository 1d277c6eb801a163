package panal.lesson;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import panal.message.Language;
import panal.message.Messages;
import panal.notebook.JShellEngine;
import panal.notebook.NotebookCell;
import panal.notebook.Outcome;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** The cells of {@code docs/self-test.md}, run one after the other as a notebook. */
class SelfTestPageTest {

  private static final Pattern CELL = Pattern.compile("```java\n(.*?)```", Pattern.DOTALL);

  private static Outcome outcome;
  private static List<NotebookCell> cells;

  @BeforeAll
  static void run(@TempDir Path folder) throws IOException {
    ObjectNode notebook = JsonMapper.shared().createObjectNode();
    notebook.put("nbformat", 4).put("nbformat_minor", 4).putObject("metadata");
    CELL.matcher(Files.readString(Path.of("docs", "self-test.md"), StandardCharsets.UTF_8))
        .results()
        .forEach(
            found -> {
              ObjectNode cell = notebook.withArrayProperty("cells").addObject();
              cell.put("cell_type", "code").put("source", found.group(1).strip());
              cell.putObject("metadata");
              cell.putNull("execution_count").putArray("outputs");
            });
    Path file = Files.writeString(folder.resolve("self-test.ipynb"), notebook.toString());
    outcome = new JShellEngine().run(file, folder, Duration.ofMinutes(2));
    cells = outcome.executed().cells();
  }

  private static String output(int cell) {
    return cells.get(cell).outputs().toString();
  }

  @Test
  void everyCellRuns() {
    assertThat(outcome.failure()).isEmpty();
    assertThat(cells).hasSize(5);
  }

  @Test
  void theSearchOfThePagePassesAndItsTreeLeavesNothingUnchecked() {
    String title = passed();
    assertThat(output(2)).contains(title);
    assertThat(output(3)).contains(title).doesNotContain(notChecked());
    assertThat(output(2)).contains(notChecked());
  }

  @Test
  void whatIsNoSearchFailsWithItsBoards() {
    assertThat(output(4)).contains("text/html").contains("data:image/svg+xml").contains("<table");
    assertThat(output(4)).doesNotContain(passed());
  }

  private static String passed() {
    return Messages.in(Language.ES, "lesson.report.passed", Drill.ALL.size());
  }

  private static String notChecked() {
    return Messages.in(Language.ES, "lesson.report.NOT_CHECKED", "");
  }
}
