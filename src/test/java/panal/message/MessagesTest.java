package panal.message;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The files of messages against each other, and against the sources that use them. */
class MessagesTest {

  private static final Path SOURCES = Path.of("src", "main", "java");
  private static final Path FILES = Path.of("src", "main", "resources", "panal", "message");
  private static final Pattern TEXT = Pattern.compile("\"((?:[^\"\\\\\n]|\\\\.)*)\"");
  private static final Pattern WORD = Pattern.compile("[\\w-]+");
  private static final Pattern KEY =
      Pattern.compile(
          "(?:descriptionKey = |Messages\\.of\\(|look\\.say\\()\\s*\"([^\"]*)\"(?!\\s*\\+)");
  private static final Pattern ARGUMENT = Pattern.compile("\\{\\d}");

  /** picocli asks for these by itself. */
  private static final List<String> OF_PICOCLI =
      List.of("usage.", "mixinStandardHelpOptions.", "panal.usage.description");

  private static String sources;

  @BeforeAll
  static void readSources() throws IOException {
    StringBuilder all = new StringBuilder();
    try (Stream<Path> files = Files.walk(SOURCES)) {
      for (Path file : files.filter(path -> path.toString().endsWith(".java")).toList()) {
        all.append(Files.readString(file));
      }
    }
    sources = all.toString();
  }

  /** The lines of a file, not what {@code Properties} makes of them, which hides a key's first. */
  private static List<Map.Entry<String, String>> entries(Language language) {
    try {
      return Files.readString(FILES.resolve("messages_" + language.code() + ".properties"))
          .replaceAll("\\\\\\R\\s*", "") // a text may go on in the next line
          .lines()
          .filter(line -> !line.isBlank() && !line.startsWith("#"))
          .map(line -> line.split(" = ", 2))
          .map(parts -> Map.entry(parts[0], parts[1]))
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Set<String> keys() {
    return entries(Language.EN).stream().map(Map.Entry::getKey).collect(Collectors.toSet());
  }

  @Test
  void everyMessageStandsInBothLanguagesWithTheSameArguments() {
    assertThat(arguments(Language.ES)).containsExactlyInAnyOrderEntriesOf(arguments(Language.EN));
  }

  private static Map<String, Set<String>> arguments(Language language) {
    Map<String, Set<String>> arguments = new TreeMap<>();
    for (Map.Entry<String, String> entry : entries(language)) {
      arguments.put(
          entry.getKey(),
          ARGUMENT
              .matcher(entry.getValue())
              .results()
              .map(MatchResult::group)
              .collect(Collectors.toCollection(TreeSet::new)));
    }
    return arguments;
  }

  @ParameterizedTest
  @EnumSource
  void noMessageIsWrittenTwice(Language language) {
    assertThat(entries(language).stream().map(Map.Entry::getKey)).doesNotHaveDuplicates();
  }

  @Test
  void everyKeyThatTheSourcesNameExists() {
    List<String> named = KEY.matcher(sources).results().map(found -> found.group(1)).toList();
    assertThat(named).hasSizeGreaterThan(100);
    assertThat(keys()).containsAll(named);
  }

  @Test
  void everyMessageIsUsed() {
    Set<String> texts =
        TEXT.matcher(sources).results().map(text -> text.group(1)).collect(Collectors.toSet());
    Set<String> words =
        WORD.matcher(sources).results().map(MatchResult::group).collect(Collectors.toSet());
    List<String> unused = new ArrayList<>(keys());
    unused.removeIf(
        key ->
            texts.contains(key)
                || isMadeOf(key, texts, words)
                || isOfAnOption(key, texts)
                || OF_PICOCLI.stream().anyMatch(key::startsWith));
    assertThat(unused).isEmpty();
  }

  /** Whether the sources have the start of the key up to a dot, and the words of the rest. */
  private static boolean isMadeOf(String key, Set<String> texts, Set<String> words) {
    for (int dot = key.indexOf('.'); dot > 0; dot = key.indexOf('.', dot + 1)) {
      List<String> rest = List.of(key.substring(dot + 1).split("\\."));
      if (texts.contains(key.substring(0, dot + 1)) && words.containsAll(rest)) {
        return true;
      }
    }
    return false;
  }

  /** Whether picocli asks for it: {@code panal.run.timeout} for the option of a command. */
  private static boolean isOfAnOption(String key, Set<String> texts) {
    String[] parts = key.split("\\.", 3);
    return parts.length == 3
        && parts[0].equals("panal")
        && texts.contains(parts[1])
        && (parts[2].equals("usage.description") || texts.contains("--" + parts[2]));
  }
}
