package panal.notebook;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;

/** What every notebook of the course keeps to; see {@code docs/notebooks.md}. */
class NotebookRulesTest {

  private static final Pattern HEADING = Pattern.compile("(?m)^(#+) ");
  private static final Pattern PICTURE = Pattern.compile("!\\[([^]]*)]\\(");
  private static final Pattern CODE_BLOCK = Pattern.compile("(?ms)^```.*?^```");
  private static final Pattern IMAGE = Pattern.compile("<img (?![^>]*alt=\\\\?\"[^\"\\\\])[^>]*>");
  private static final Pattern FORBIDDEN =
      Pattern.compile(
          "System\\.in|Scanner|/home/|/tmp/|[A-Z]:\\\\|currentTimeMillis|nanoTime|Instant\\.now"
              + "|new Random\\(\\)|Math\\.random");
  private static final int LINES = 12;

  /** Neither a class that solves an exercise nor the list of its check can be split over cells. */
  private static final int LINES_OF_AN_EXERCISE = 40;

  private static final int SIZE = 1_500_000;

  static List<Path> notebooks() throws IOException {
    try (Stream<Path> files = Files.walk(Path.of("notebooks"))) {
      return files
          .filter(file -> file.toString().endsWith(".ipynb"))
          .filter(file -> !file.toString().contains(".ipynb_checkpoints"))
          .sorted()
          .toList();
    }
  }

  private static List<NotebookCell> code(Notebook notebook) {
    return notebook.cells().stream().filter(NotebookCell::isCode).toList();
  }

  private static boolean isExercise(NotebookCell cell) {
    JsonNode marks = cell.json().path("metadata").path("nbgrader");
    return marks.path("solution").asBoolean(false) || marks.path("grade").asBoolean(false);
  }

  private static List<NotebookCell> text(Notebook notebook) {
    return notebook.cells().stream().filter(NotebookCell::isMarkdown).toList();
  }

  @ParameterizedTest
  @MethodSource("notebooks")
  void allImportsStandInTheFirstCell(Path file) throws IOException {
    List<NotebookCell> code = code(Notebook.read(file));
    assertThat(code.get(0).source()).contains("import ");
    for (NotebookCell cell : code.subList(1, code.size())) {
      assertThat(cell.source()).as("cell %d", cell.number()).doesNotContainPattern("(?m)^import ");
    }
  }

  @ParameterizedTest
  @MethodSource("notebooks")
  void cellsAreShortAndNeedNothingOfTheMachine(Path file) throws IOException {
    List<NotebookCell> code = code(Notebook.read(file));
    for (NotebookCell cell : code) {
      assertThat(cell.source()).as("cell %d", cell.number()).doesNotContainPattern(FORBIDDEN);
    }
    for (NotebookCell cell : code.subList(1, code.size())) {
      assertThat(cell.source().lines().count())
          .as("lines of cell %d", cell.number())
          .isLessThanOrEqualTo(isExercise(cell) ? LINES_OF_AN_EXERCISE : LINES);
    }
  }

  @ParameterizedTest
  @MethodSource("notebooks")
  void headingsMakeATableOfContents(Path file) throws IOException {
    List<Integer> levels =
        text(Notebook.read(file)).stream()
            .map(cell -> CODE_BLOCK.matcher(cell.source()).replaceAll(""))
            .flatMap(source -> HEADING.matcher(source).results())
            .map(heading -> heading.group(1).length())
            .toList();
    assertThat(levels).startsWith(1, 2);
    assertThat(levels.stream().filter(level -> level == 1)).hasSize(1);
    for (int i = 1; i < levels.size(); i++) {
      assertThat(levels.get(i)).isBetween(2, levels.get(i - 1) + 1);
    }
  }

  @ParameterizedTest
  @MethodSource("notebooks")
  void everyPictureHasAnotherFormInWords(Path file) throws IOException {
    Notebook notebook = Notebook.read(file);
    for (NotebookCell cell : text(notebook)) {
      assertThat(PICTURE.matcher(cell.source()).results().map(found -> found.group(1)))
          .as("cell %d", cell.number())
          .allSatisfy(alternative -> assertThat(alternative).isNotBlank());
    }
    for (NotebookCell cell : code(notebook)) {
      String outputs = cell.json().path("outputs").toString();
      assertThat(IMAGE.matcher(outputs).results().map(MatchResult::group))
          .as("cell %d", cell.number())
          .isEmpty();
    }
  }

  @ParameterizedTest
  @MethodSource("notebooks")
  void outputsAreCommittedAndSmall(Path file) throws IOException {
    assertThat(Files.size(file)).isLessThan(SIZE);
    assertThat(code(Notebook.read(file)))
        .filteredOn(cell -> !cell.tags().contains("skip-execution"))
        .allSatisfy(cell -> assertThat(cell.executionCount()).isPositive());
  }

  /** A number stands in the code, is a year, or has a mark; see {@link Prose}. */
  @ParameterizedTest
  @MethodSource("notebooks")
  void numbersInTheTextAreMarked(Path file) throws IOException {
    Notebook notebook = Notebook.read(file);
    String code =
        code(notebook).stream().map(NotebookCell::source).collect(Collectors.joining("\n"));
    List<String> unmarked = new ArrayList<>();
    for (NotebookCell cell : text(notebook)) {
      for (String number : Prose.unmarked(cell.source())) {
        String literal = number.replaceAll("[^\\d.]", "");
        if (!Pattern.compile("(?<![\\d.])" + Pattern.quote(literal) + "(?![\\d.]*\\d)")
            .matcher(code.replace("_", ""))
            .find()) {
          unmarked.add("cell " + cell.number() + ": " + number);
        }
      }
    }
    assertThat(unmarked).isEmpty();
  }

  @ParameterizedTest
  @MethodSource("notebooks")
  void theFileIsWrittenAsPanalWritesIt(Path file) throws IOException {
    String text = Files.readString(file, StandardCharsets.UTF_8);
    assertThat(Notebook.parse(text).json()).isEqualTo(text);
  }
}
