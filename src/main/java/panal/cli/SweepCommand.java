package panal.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import panal.experiment.match.Shard;
import panal.experiment.match.Sweep;
import panal.games.Games;
import picocli.CommandLine.Command;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code panal sweep}: the tournaments of an experiment's file, or a part of them. */
@Command(name = "sweep")
final class SweepCommand implements Callable<Integer> {

  @Parameters(paramLabel = "FILE", descriptionKey = "options.sweep")
  private Path file;

  @Option(names = "--shard", defaultValue = "1/1", paramLabel = "K/N", converter = ByText.class)
  private Shard shard;

  @Mixin private PlayOptions play;
  @Mixin private ScoresOptions shown;

  @Override
  public Integer call() throws Exception {
    return Stoppable.call(this::play);
  }

  private int play() throws IOException {
    play.check();
    shown.check();
    Sweep sweep = InputFile.read(file, text -> Sweep.parse(text, Games::parse));
    shown.check(sweep.plan(shard));
    shown.write(play.play(sweep.points(shard), sweep.plan(shard)));
    return 0;
  }

  private static final class ByText implements ITypeConverter<Shard> {
    @Override
    public Shard convert(String text) {
      return Shard.parse(text);
    }
  }
}
