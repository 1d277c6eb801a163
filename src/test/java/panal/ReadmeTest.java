package panal;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import panal.notebook.JShellEngine;
import panal.notebook.Outcome;
import tools.jackson.databind.json.JsonMapper;

/** What the README says must be so, and where it and the other pages lead. */
class ReadmeTest {

  private static final Pattern CODE_AND_OUTPUT =
      Pattern.compile("```java\n(.*?)```\\s+```\n(.*?)```", Pattern.DOTALL);
  private static final Pattern LINK = Pattern.compile("]\\(([^)#:]+)\\)|src=\"([^\":]+)\"");

  private final String readme = text(Path.of("README.md"));

  private static String text(Path file) {
    try {
      return Files.readString(file, StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Test
  void itsJavaPrintsWhatItSays(@TempDir Path folder) throws IOException {
    Matcher matcher = CODE_AND_OUTPUT.matcher(readme);
    assertThat(matcher.find()).isTrue();
    Path notebook = folder.resolve("readme.ipynb");
    Files.writeString(notebook, notebook(imports(), matcher.group(1)), StandardCharsets.UTF_8);

    Outcome outcome = new JShellEngine().run(notebook, folder, Duration.ofMinutes(2));

    assertThat(outcome.failure()).isEmpty();
    assertThat(outcome.executed().json())
        .contains(matcher.group(2).strip().lines().map(line -> line + "\\n").toList());
  }

  /** The imports of {@code panal shell}. */
  private static String imports() {
    return text(Path.of("src/main/resources/panal/cli/shell.jsh"))
        .lines()
        .filter(line -> line.startsWith("import"))
        .reduce("", (all, line) -> all + line + "\n");
  }

  private static String notebook(String... cells) {
    List<Map<String, Object>> json =
        Arrays.stream(cells)
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
