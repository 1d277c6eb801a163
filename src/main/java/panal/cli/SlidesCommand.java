package panal.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import panal.message.Messages;
import panal.notebook.Notebook;
import panal.notebook.page.SlidesPage;
import panal.view.OutputFile;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code panal slides}: a notebook, with the outputs that it has, as one page of slides. */
@Command(name = "slides")
final class SlidesCommand implements Callable<Integer> {

  @Spec private CommandSpec spec;

  @Parameters(paramLabel = "NOTEBOOK", descriptionKey = "options.slides")
  private Path notebook;

  @Option(names = "--out", required = true, paramLabel = "FILE")
  private Path out;

  @Override
  public Integer call() throws IOException {
    Failures.output(spec, out, List.of("html"));
    OutputFile.write(out, SlidesPage.of(Notebook.read(notebook), notebook));
    spec.commandLine().getOut().println(Messages.of("slides.written", notebook, out));
    return 0;
  }
}
