package panal.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import panal.testing.Needs;

class ShellCommandIT {

  /** Not for those who type: the command itself, and what runs notebooks. */
  private static final Set<String> INSIDE =
      Set.of("panal.cli", "panal.notebook.jupyter", "panal.notebook.page");

  @Test
  void theShellKnowsTheLibraryAndKeepsItsHistoryInTheProject(@TempDir Path home) throws Exception {
    Path out = home.resolve("out");
    ProcessBuilder builder =
        new ProcessBuilder(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-Dpanal.home=" + home,
            "-jar",
            Needs.jar().toString(),
            "shell");
    builder.redirectErrorStream(true).redirectOutput(out.toFile());
    Process shell = builder.start();
    String lines =
        """
        var search = new Mcts<>(new HexGame(3, 3).initialState(), MctsSettings.uct());
        println(search.run(Budget.iterations(7)).iterations() * 6)
        /exit
        """;
    shell.getOutputStream().write(lines.getBytes(StandardCharsets.UTF_8));
    shell.getOutputStream().close();
    assertThat(shell.waitFor()).isZero();
    assertThat(Files.readString(out)).contains("42").doesNotContain("Error");
    assertThat(home.resolve("target").resolve("shell")).exists();
  }

  @Test
  void itsImportsNameEveryPackageOfTheLibrary() throws IOException {
    Set<String> packages = new TreeSet<>();
    Path classes = Path.of("target", "classes");
    try (Stream<Path> files = Files.walk(classes)) {
      files
          .filter(file -> file.toString().endsWith(".class"))
          .map(file -> classes.relativize(file.getParent()).toString())
          .map(folder -> folder.replace(folder.contains("/") ? '/' : '\\', '.'))
          .forEach(packages::add);
    }
    packages.removeAll(INSIDE);
    String imports =
        new String(
            ShellCommand.class.getResourceAsStream("shell.jsh").readAllBytes(),
            StandardCharsets.UTF_8);
    assertThat(
            Pattern.compile("import (\\S+)\\.\\*;")
                .matcher(imports)
                .results()
                .map(found -> found.group(1))
                .collect(Collectors.toSet()))
        .isEqualTo(packages);
  }
}
