package panal.cli;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import panal.chart.ChartFormat;
import panal.chart.ConvergenceChart;
import panal.experiment.Contender;
import panal.experiment.Convergence;
import panal.experiment.Curves;
import panal.experiment.agent.Contenders;
import panal.message.Messages;
import panal.search.mcts.selection.Uct;
import panal.view.Numbers;
import panal.view.OutputFile;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code panal convergence}: how often searches are right, by their budget. */
@Command(name = "convergence")
final class ConvergenceCommand implements Callable<Integer> {

  private static final List<String> FORMATS =
      Stream.concat(Curves.FORMATS.stream(), ChartFormat.EXTENSIONS.stream()).toList();

  @Spec private CommandSpec spec;

  @Mixin private PositionOptions position;

  @Option(names = "--seeds", defaultValue = "400", paramLabel = "N")
  private int seeds;

  @Option(names = "--budgets", required = true, split = ",", paramLabel = "N")
  private List<Long> budgets;

  @Option(names = "--selection", required = true, paramLabel = "LIST")
  private String selection;

  @Option(names = "--c", paramLabel = "C")
  private Double c;

  @Mixin private UsualOptions usual;

  @Option(names = "--threads", paramLabel = "N")
  private int threads = Runtime.getRuntime().availableProcessors();

  @Option(names = "--out", paramLabel = "FILE")
  private Path out;

  @Option(names = "--json", descriptionKey = "options.json")
  private boolean json;

  @Override
  public Integer call() throws IOException {
    Failures.usage(spec, this::checked);
    Convergence<?> usualExperiment = Convergence.of(position.game(), position.moves());
    Convergence<?> experiment = Failures.usage(spec, () -> asked(usualExperiment));
    if (out != null) {
      OutputFile.check(out);
    }
    Curves curves = run(experiment);
    if (out != null) {
      boolean data = Curves.FORMATS.contains(OutputFile.format(out, FORMATS));
      OutputFile.write(out, data ? curves : ConvergenceChart.of(curves));
    }
    if (json) {
      spec.commandLine()
          .getOut()
          .println(new String(curves.bytes("json"), StandardCharsets.UTF_8).strip());
    } else if (out == null) {
      spec.commandLine().getOut().println(curves);
    }
    return 0;
  }

  private String checked() {
    if (threads < 1) {
      throw new IllegalArgumentException(Messages.of("experiment.threads", threads));
    }
    return out == null ? "" : OutputFile.format(out, FORMATS);
  }

  private Convergence<?> asked(Convergence<?> experiment) {
    return experiment
        .withContenders(contenders())
        .withBudgets(budgets.stream().mapToLong(Long::longValue).toArray())
        .withSeeds(seeds)
        .withFirstSeed(usual.seed());
  }

  private List<Contender> contenders() {
    Map<String, String> parameters = new TreeMap<>(usual.parameters());
    List<Contender> contenders = Contenders.parseList(selection, position.game(), parameters);
    if (c == null) {
      return contenders;
    }
    parameters.put("c", Numbers.shortest(new Uct(c).weight()));
    List<Contender> weighted = Contenders.parseList(selection, position.game(), parameters);
    if (names(weighted).equals(names(contenders)) && c != Uct.USUAL_C) {
      throw new IllegalArgumentException(Messages.of("convergence.noBareUct"));
    }
    return weighted;
  }

  private static List<String> names(List<Contender> contenders) {
    return contenders.stream().map(Contender::name).toList();
  }

  private Curves run(Convergence<?> experiment) {
    try (TerminalProgress progress =
        new TerminalProgress(spec.commandLine().getErr(), "experiment.done")) {
      return experiment.run(threads, progress);
    }
  }
}
