package panal.testing;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** The tools that read our exports. */
public final class Tool {

  private Tool() {}

  /**
   * Sets a document, whose other files are in the folder already.
   *
   * @return LaTeX's log
   */
  public static String latex(Path folder, String name, String document)
      throws IOException, InterruptedException {
    Files.writeString(folder.resolve(name + ".tex"), document);
    String command = Needs.pdflatex().toString();
    int exit =
        run(folder, List.of(command, "-interaction=nonstopmode", "-halt-on-error", name + ".tex"));
    String log = Files.readString(folder.resolve(name + ".log"), StandardCharsets.ISO_8859_1);
    assertThat(exit).as(log).isZero();
    assertThat(folder.resolve(name + ".pdf")).isNotEmptyFile();
    return log;
  }

  /**
   * Draws a graph with Graphviz.
   *
   * @return the SVG
   */
  public static String dot(Path folder, String graph) throws IOException, InterruptedException {
    Path in = Files.writeString(folder.resolve("graph.dot"), graph);
    String command = Needs.dot().toString();
    int exit = run(folder, List.of(command, "-Tsvg", "-ograph.svg", in.toString()));
    String said = Files.readString(folder.resolve("out.txt"));
    assertThat(exit).as(said).isZero();
    assertThat(said).isEmpty();
    return Files.readString(folder.resolve("graph.svg"));
  }

  private static int run(Path folder, List<String> command)
      throws IOException, InterruptedException {
    Process run =
        new ProcessBuilder(command)
            .directory(folder.toFile())
            .redirectErrorStream(true)
            .redirectOutput(folder.resolve("out.txt").toFile())
            .start();
    assertThat(run.waitFor(2, TimeUnit.MINUTES)).isTrue();
    return run.exitValue();
  }
}
