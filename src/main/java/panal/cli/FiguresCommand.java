package panal.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import panal.figure.Figure;
import panal.figure.Figures;
import panal.message.Messages;
import panal.view.Exportable;
import panal.view.OutputFile;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code panal figures}: the figures and tables of the course, for slides. */
@Command(name = "figures")
final class FiguresCommand implements Callable<Integer> {

  private static final List<String> FORMATS =
      List.of("png", "svg", "pdf", "tikz", "csv", "tex", "md", "html", "txt", "dot");

  @Spec private CommandSpec spec;

  @Parameters(paramLabel = "NAME", arity = "0..*", descriptionKey = "options.figures")
  private List<String> names = new ArrayList<>();

  @Option(names = "--out", paramLabel = "DIR")
  private Path out;

  @Option(
      names = "--formats",
      split = ",",
      paramLabel = "F,…",
      defaultValue = "png,svg,pdf,tikz,csv,tex")
  private List<String> formats;

  @Option(names = "--list")
  private boolean list;

  @Override
  public Integer call() throws IOException {
    if (list) {
      Figures.all().forEach(figure -> spec.commandLine().getOut().println(figure.name()));
      return 0;
    }
    if (out == null) {
      throw Failures.usage(spec, Messages.of("figures.where"));
    }
    for (String format : formats) {
      if (!FORMATS.contains(format)) {
        throw Failures.usage(
            spec, Messages.of("figures.format", format, String.join(", ", FORMATS)));
      }
    }
    List<Figure> wanted = Failures.usage(spec, this::wanted);
    if (!Files.isDirectory(out)) {
      throw new IOException(Messages.of("file.noFolder", out));
    }
    for (Figure figure : wanted) {
      write(figure);
    }
    return 0;
  }

  private List<Figure> wanted() {
    List<Figure> all = Figures.all();
    for (String name : names) {
      if (all.stream().noneMatch(figure -> figure.name().equals(name))) {
        throw new IllegalArgumentException(
            Messages.of(
                "figures.name",
                name,
                all.stream().map(Figure::name).collect(Collectors.joining(", "))));
      }
    }
    return all.stream().filter(figure -> names.isEmpty() || names.contains(figure.name())).toList();
  }

  private void write(Figure figure) throws IOException {
    Exportable content = figure.content().get();
    for (String format : content.formats()) {
      if (formats.contains(format)) {
        Path file = out.resolve(figure.name() + "." + format);
        OutputFile.write(file, content);
        spec.commandLine().getOut().println(file);
      }
    }
    spec.commandLine().getOut().flush();
  }
}
