package panal;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import panal.notebook.JShellEngine;
import panal.notebook.Outcome;
import tools.jackson.databind.json.JsonMapper;

/** What the README says must be so, and where it and the other pages lead. */
class ReadmeTest {

  private static final Pattern CODE_AND_OUTPUT =
      Pattern.compile("```java\n([^`]*)```\\s+```\n([^`]*)```");
  private static final Pattern CODE = Pattern.compile("```java\n([^`]*)```");
  private static final Pattern LINK = Pattern.compile("]\\(([^)#:]+)\\)|src=\"([^\":]+)\"");

  private static String text(Path file) {
    try {
      return Files.readString(file, StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static Stream<Path> pagesWithJavaAndItsOutput() throws IOException {
    return pages().filter(page -> CODE_AND_OUTPUT.matcher(text(page)).find());
  }

  /** All Java of a page, one cell a piece, in one notebook. */
  @ParameterizedTest
  @MethodSource("pagesWithJavaAndItsOutput")
  void itsJavaPrintsWhatItSays(Path page, @TempDir Path folder) throws IOException {
    List<MatchResult> pieces = CODE_AND_OUTPUT.matcher(text(page)).results().toList();
    List<String> cells = new ArrayList<>(List.of(imports()));
    CODE.matcher(text(page)).results().forEach(piece -> cells.add(piece.group(1)));
    Path notebook = folder.resolve("page.ipynb");
    Files.writeString(notebook, notebook(cells), StandardCharsets.UTF_8);

    Outcome outcome = new JShellEngine().run(notebook, folder, Duration.ofMinutes(2));

    assertThat(outcome.failure()).isEmpty();
    for (MatchResult piece : pieces) {
      assertThat(outcome.executed().json())
          .contains(piece.group(2).strip().lines().map(ReadmeTest::inJson).toList());
    }
  }

  private static String inJson(String line) {
    String quoted = JsonMapper.shared().writeValueAsString(line + "\n");
    return quoted.substring(1, quoted.length() - 1);
  }

  /** The imports of {@code panal shell}. */
  private static String imports() {
    return text(Path.of("src/main/resources/panal/cli/shell.jsh"))
        .lines()
        .filter(line -> line.startsWith("import"))
        .reduce("", (all, line) -> all + line + "\n");
  }

  private static String notebook(List<String> cells) {
    List<Map<String, Object>> json =
        cells.stream()
            .map(
                source ->
                    Map.<String, Object>of(
                        "cell_type",
                        "code",
                        "metadata",
                        Map.of(),
                        "outputs",
                        List.of(),
                        "source",
                        source))
            .toList();
    return JsonMapper.shared()
        .writeValueAsString(
            Map.of("nbformat", 4, "nbformat_minor", 5, "metadata", Map.of(), "cells", json));
  }

  static Stream<Path> pages() throws IOException {
    try (Stream<Path> docs = Files.list(Path.of("docs"))) {
      List<Path> pages = docs.filter(file -> file.toString().endsWith(".md")).sorted().toList();
      return Stream.concat(
          Stream.of(Path.of("README.md"), Path.of("CONTRIBUTING.md")), pages.stream());
    }
  }

  @ParameterizedTest
  @MethodSource("pages")
  void everyFileThatAPageNamesIsThere(Path page) {
    LINK.matcher(text(page))
        .results()
        .map(link -> link.group(1) != null ? link.group(1) : link.group(2))
        .forEach(file -> assertThat(page.resolveSibling(file)).exists());
  }
}
