package panal.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import panal.experiment.match.GameFile;
import panal.message.Messages;
import panal.view.OutputFile;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code panal merge}: the parts of a sweep put together. */
@Command(name = "merge")
final class MergeCommand implements Callable<Integer> {

  @Spec private CommandSpec spec;

  @Parameters(arity = "1..*", paramLabel = "FILE", descriptionKey = "options.shards")
  private List<Path> files;

  @Option(names = "--out", required = true, paramLabel = "FILE")
  private Path out;

  @Mixin private ScoresOptions shown;

  @Override
  public Integer call() throws IOException {
    Failures.output(spec, out, List.of("jsonl"));
    if (Files.exists(out)) { // it may hold games that are nowhere else, or be growing
      throw new IOException(Messages.of("merge.exists", out));
    }
    shown.check();
    List<GameFile> shards = new ArrayList<>();
    for (Path file : files) {
      shards.add(GameFile.read(file));
    }
    GameFile merged = GameFile.merge(shards);
    shown.check(merged.plan());
    OutputFile.write(out, merged.bytes());
    shown.write(merged);
    return 0;
  }
}
