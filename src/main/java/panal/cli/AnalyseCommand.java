package panal.cli;

import java.io.IOException;
import java.math.BigInteger;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import panal.chart.AnalysisChart;
import panal.chart.Chart;
import panal.chart.ChartFormat;
import panal.chart.VisitsChart;
import panal.experiment.agent.Limit;
import panal.experiment.analysis.Analysis;
import panal.experiment.analysis.Analyst;
import panal.experiment.analysis.MoveSearch;
import panal.experiment.match.GameFile;
import panal.experiment.match.GameRecord;
import panal.experiment.match.Setup;
import panal.game.Game;
import panal.game.PositionBound;
import panal.game.State;
import panal.games.Games;
import panal.message.Messages;
import panal.search.Budget;
import panal.search.Perspective;
import panal.search.Result;
import panal.search.SteppedSearch;
import panal.trace.Trace;
import panal.view.OutputFile;
import panal.view.player.TracePlayer;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code panal analyse}: a recorded game searched again, move by move. */
@Command(name = "analyse")
final class AnalyseCommand implements Callable<Integer> {

  private static final List<String> OF_A_MOVE =
      Stream.concat(TracePlayer.FORMATS.stream(), ChartFormat.EXTENSIONS.stream()).toList();

  @Spec private CommandSpec spec;

  @Parameters(paramLabel = "FILE", descriptionKey = "options.gamesFile")
  private Path file;

  @Option(names = "--game-number", required = true, paramLabel = "K")
  private int number;

  @Option(names = "--setup", paramLabel = "ID")
  private String setup;

  @Option(names = "--search", paramLabel = "AGENT")
  private String searcher;

  @Option(names = "--exact")
  private boolean exact;

  @Option(names = "--move", paramLabel = "N")
  private Integer move;

  @Option(names = "--iterations", paramLabel = "N", defaultValue = "200")
  private long iterations;

  @Option(names = "--out", paramLabel = "FILE")
  private Path out;

  @Option(names = "--json", descriptionKey = "options.json")
  private boolean json;

  @Mixin private TextOptions text;

  @Override
  public Integer call() throws Exception {
    return Stoppable.call(this::analyse);
  }

  private int analyse() throws IOException {
    check();
    GameFile games = GameFile.read(file);
    Setup played = played(games);
    analyse(record(games, played), played, Games.parse(played.game()));
    return 0;
  }

  private void check() throws IOException {
    if (move != null && (out == null || json)) {
      throw new ParameterException(spec.commandLine(), Messages.of("analysis.moveOut"));
    }
    if (iterations < 1) {
      throw new ParameterException(
          spec.commandLine(), Messages.of("analysis.iterations", iterations));
    }
    if (out != null) {
      Failures.output(spec, out, move == null ? Drawn.FORMATS : OF_A_MOVE);
    }
  }

  private Setup played(GameFile games) {
    List<Setup> all = games.plan().own();
    if (setup == null && all.size() == 1) {
      return all.get(0);
    }
    return all.stream()
        .filter(one -> one.id().equals(setup))
        .findFirst()
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    Messages.of(
                        "analysis.setups",
                        file,
                        all.stream().map(Setup::id).collect(Collectors.joining(", ")))));
  }

  private GameRecord record(GameFile games, Setup played) {
    return games.games().stream()
        .filter(game -> game.setup().equals(played.id()) && game.fixture().number() == number)
        .findFirst()
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    Messages.of("analysis.noGame", file, number, played.size())));
  }

  private <A> void analyse(GameRecord record, Setup played, Game<A> game) throws IOException {
    Analyst<A> usual = Analyst.of(game, Limit.parse(played.budget()));
    Analyst<A> analyst = Failures.usage(spec, () -> asked(usual));
    if (move != null) {
      MoveSearch<A> again = analyst.search(record, move);
      boolean drawn = ChartFormat.of(OutputFile.format(out, OF_A_MOVE)).isPresent();
      OutputFile.write(out, drawn ? visits(analyst, again) : player(analyst, again));
      return;
    }
    Analysis<A> analysis = analysis(analyst, record);
    if (out != null && ChartFormat.of(OutputFile.format(out, Drawn.FORMATS)).isPresent()) {
      OutputFile.write(out, AnalysisChart.of(analysis));
    } else if (out != null) {
      OutputFile.write(out, analysis.table(text.look(Perspective.CHOOSER)));
    }
    if (json) {
      spec.commandLine().getOut().println(AnalysisJson.of(analysis));
    } else if (out == null) {
      spec.commandLine().getOut().println(analysis.table(text.look(Perspective.CHOOSER)));
    }
  }

  private <A> Analysis<A> analysis(Analyst<A> analyst, GameRecord record) {
    try (TerminalProgress progress =
        new TerminalProgress(spec.commandLine().getErr(), "analysis.done")) {
      return analyst.analyse(record, progress);
    }
  }

  private <A> Analyst<A> asked(Analyst<A> usual) {
    Analyst<A> solving =
        exact ? usual.withSolvable(BigInteger.valueOf(PositionBound.POSITIONS_LIMIT)) : usual;
    return searcher == null ? solving : solving.withSearcher(searcher);
  }

  private <A> Chart visits(Analyst<A> analyst, MoveSearch<A> again) {
    Result<A> result = again.run();
    if (result.interrupted()) {
      throw new CancellationException(Messages.of("analysis.stopped", move));
    }
    State<A> root = again.search().root();
    return analyst
        .solve(root)
        .map(truth -> VisitsChart.of(result, truth.solution(root)))
        .orElseGet(() -> VisitsChart.of(result));
  }

  private <A> TracePlayer<A> player(Analyst<A> analyst, MoveSearch<A> again) {
    if (!(again.search() instanceof SteppedSearch<A> search)) {
      throw new IllegalArgumentException(Messages.of("analysis.noSteps", again.searcher()));
    }
    long most =
        again.limit().unit() == Limit.Unit.ITERATIONS
            ? Math.min(iterations, again.limit().amount())
            : iterations;
    Trace<A> trace = Trace.record(analyst.game(), again.before(), search, Budget.iterations(most));
    if (search.result().interrupted()) {
      throw new CancellationException(Messages.of("analysis.stopped", move));
    }
    TracePlayer<A> player = TracePlayer.of(trace, text.look(trace.description().perspective()));
    return analyst
        .solve(trace.root())
        .map(truth -> player.withExact(truth::valueForFirst))
        .orElse(player);
  }
}
