package panal.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import panal.message.Messages;
import panal.notebook.jupyter.Jupyter;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/**
 * {@code panal lab}: the notebooks in JupyterLab, on the JJava kernel; ends when the server does.
 */
@Command(name = "lab")
final class LabCommand implements Callable<Integer> {

  private static final int LAST_PORT = 65535;

  @Spec private CommandSpec spec;

  @Option(names = "--port", paramLabel = "N")
  private Integer port;

  @Option(names = "--no-browser")
  private boolean withoutBrowser;

  @Override
  public Integer call() throws IOException, InterruptedException {
    List<String> options = options();
    PrintWriter err = spec.commandLine().getErr();
    Jupyter jupyter = Jupyter.ready(Home.path(), Home.jar(), err::println);
    Path notebooks = Home.notebooks();
    jupyter.trust(notebooks);
    err.println(Messages.of("lab.starting", notebooks));
    return Foreground.run(jupyter.lab(notebooks, Home.out(), options));
  }

  private List<String> options() {
    List<String> options = new ArrayList<>();
    if (port != null) {
      if (port < 1 || port > LAST_PORT) {
        throw new ParameterException(spec.commandLine(), Messages.of("lab.port", port));
      }
      // The port that was asked for or none; without one Jupyter looks for a free one from 8888 on.
      options.add("--ServerApp.port=" + port);
      options.add("--ServerApp.port_retries=0");
    }
    if (withoutBrowser) {
      options.add("--no-browser");
    }
    return options;
  }
}
