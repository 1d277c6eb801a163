package panal.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import panal.testing.Needs;

/** The keys, the window and the ways out of {@code panal step}, in a real pseudo-terminal. */
@DisabledOnOs(OS.WINDOWS)
class StepTerminalIT {

  private static final Path SCRIPT = Path.of("src", "test", "resources", "panal", "cli");
  private static final Map<String, String> USUAL =
      Map.of("TERM", "xterm-256color", "LC_ALL", "C.UTF-8", "NO_COLOR", "");

  /** What a person sees at each {@code screen} and at the end. */
  private static String terminal(
      Map<String, String> environment, Path java, String size, String... actions)
      throws IOException, InterruptedException {
    List<String> command = new ArrayList<>();
    command.addAll(List.of(Needs.python().toString(), SCRIPT.resolve("terminal.py").toString()));
    command.add(size);
    command.addAll(Arrays.asList(actions));
    command.addAll(List.of("--", java.toString(), "-jar", Needs.jar().toString(), "step"));
    command.addAll(List.of("--game", "hex(3)", "--selection", "uct", "--c", "1.41"));
    command.addAll(List.of("--iterations", "40", "--lang", "es"));
    ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
    builder.environment().putAll(USUAL);
    builder.environment().putAll(environment);
    Process process = builder.start();
    String seen = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    process.waitFor();
    return seen;
  }

  private static String terminal(String size, String... actions)
      throws IOException, InterruptedException {
    return terminal(Map.of(), java(System.getProperty("java.home")), size, actions);
  }

  private static Path java(String home) {
    return Path.of(home, "bin", "java");
  }

  private static String asBefore(int exit) {
    return "exit " + exit + "\nmodes as before\nscreen normal\ncursor shown\n";
  }

  @Test
  void aTerminalThatNobodyKnowsIsTakenForAUsualOne() throws IOException, InterruptedException {
    String seen =
        terminal(
            Map.of("TERM", "nonsense"),
            java(System.getProperty("java.home")),
            "80x24",
            "wait:Antes del primer paso",
            "screen",
            "send:q");
    assertThat(seen).contains("exit 0").doesNotContain("WARNING", "infocmp", "Exception");
  }

  @Test
  void theKeysLeadThroughTheTrace() throws IOException, InterruptedException {
    String seen =
        terminal(
            "80x24",
            "wait:Antes del primer paso",
            "send:\\x1b[C",
            "wait:Iteración 1 · [M1]",
            "send:\\x1b[1;2C",
            "wait:Iteración 1 · [M4]",
            "send:n",
            "wait:Iteración 2 · [M4]",
            "send:\\x1b[D",
            "wait:Iteración 2 · [M3]",
            "send:\\x1b[1;2D",
            "wait:Iteración 1 · [M4]",
            "send:p",
            "wait:Antes del primer paso",
            "send:\\x1b[F",
            "wait:Iteración 40 · [M4]",
            "send:\\x1b[H",
            "wait:Antes del primer paso",
            "send:g",
            "wait:Ir a",
            "send:17x\\x7f.m3",
            "wait:17.m3_",
            "send:\\r",
            "wait:Iteración 17 · [M3]",
            "send:15",
            "wait:15_",
            "send:\\r",
            "wait:Iteración 15 · [M1]",
            "send:v",
            "wait:Nodo visitado",
            "send:(2,1)\\r",
            "wait:Iteración 15 · [M4]",
            "screen",
            "send:\\x1b[A",
            "wait:esa tecla no hace nada",
            "send:x",
            "wait:no existe la orden «x»",
            "send:?",
            "wait:cualquier tecla: volver",
            "send:?",
            "wait:Iteración 15",
            "send:q");
    assertThat(seen)
        .contains("|  2 · ● ○", "│", "▶   [M4] de v hasta la raíz")
        .contains("|(2,1)        Negro        1 → 2  +1 → +2          +1.00")
        .contains(asBefore(0))
        .contains("colours yes");
  }

  @ParameterizedTest
  @CsvSource({"80x24", "120x40", "40x12", "9x3", "1x1"})
  void whatIsShownFitsTheWindow(String size) throws IOException, InterruptedException {
    int columns = Integer.parseInt(size.split("x")[0]);
    int rows = Integer.parseInt(size.split("x")[1]);
    String first = "Iteración 15 · [M1] selección · paso 57 de 160";
    String shown =
        columns >= first.length() ? first : "Iteración 15".substring(0, Math.min(12, columns - 1));
    String seen =
        terminal(
            size,
            "wait:A".substring(0, columns == 1 ? 5 : 6),
            "send:15\\r",
            "wait:" + shown,
            "screen",
            "send:q");
    List<String> screen = seen.lines().filter(line -> line.startsWith("|")).toList();
    assertThat(screen).hasSizeLessThanOrEqualTo(rows);
    assertThat(screen)
        .allSatisfy(line -> assertThat(line.length() - 1).isLessThanOrEqualTo(columns));
    assertThat(seen).contains(asBefore(0));
    if (rows == 24 || rows == 12) {
      assertThat(seen).contains("|no cabe: ");
    }
  }

  @Test
  void aWindowOfAnotherSizeIsDrawnAnew() throws IOException, InterruptedException {
    String seen =
        terminal(
            "80x24",
            "wait:Antes del primer paso",
            "send:15.M4\\r",
            "wait:no cabe: árbol",
            "size:120x50",
            "wait:responder la acción",
            "size:40x10",
            "wait:no cabe: números",
            "send:q");
    assertThat(seen).contains(asBefore(0));
  }

  @ParameterizedTest
  @CsvSource({
    "send:q, 0",
    "send:\\x04, 0",
    "send:\\x03, 130",
    "signal:TERM, 143",
    "signal:HUP, 129",
    "send:g12\\x04, 0",
    "send:v(2\\x03, 130"
  })
  void everyWayOutLeavesTheTerminalAsItWas(String way, int exit)
      throws IOException, InterruptedException {
    assertThat(terminal("80x24", "wait:q salir", way)).contains(asBefore(exit));
  }

  @Test
  void withoutColoursOrUnicodeItIsReadableToo() throws IOException, InterruptedException {
    String seen =
        terminal(
            Map.of("NO_COLOR", "1", "LC_ALL", "C"),
            java(System.getProperty("java.home")),
            "120x40",
            "wait:Antes del primer paso",
            "send:15.M4\\r",
            "wait:Iteracion 15",
            "screen",
            "send:q");
    assertThat(seen)
        .contains(">   [M4] de v hasta la raiz", "|- (2,2)", "<-", "colours no")
        .contains(asBefore(0));
    assertThat(seen).matches("[ -~\n]*");
  }

  @Test
  void aDumbTerminalIsReadByLines() throws IOException, InterruptedException {
    String seen =
        terminal(
            Map.of("TERM", "dumb"),
            java(System.getProperty("java.home")),
            "80x24",
            "wait:Antes del primer paso",
            "send:n\\n",
            "wait:Iteración 1 · [M4]",
            "send:\\x04");
    assertThat(seen).contains(asBefore(0));
  }

  @Test
  void theNewestJavaHasNothingToWarnOf() throws IOException, InterruptedException {
    String seen =
        terminal(
            Map.of(),
            java(Needs.jdk25().toString()),
            "80x24",
            "wait:Antes del primer paso",
            "send:n",
            "wait:Iteración 1 · [M4]",
            "send:q");
    assertThat(seen).contains(asBefore(0)).doesNotContain("WARNING", "warning");
  }
}
