package panal.cli;

import java.io.IOException;
import java.util.List;
import java.util.concurrent.Callable;
import panal.experiment.match.Plan;
import panal.experiment.match.Standings;
import panal.experiment.match.Tournament;
import panal.message.Messages;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** {@code panal match}: two agents against each other. */
@Command(name = "match")
final class MatchCommand implements Callable<Integer> {

  @Spec private CommandSpec spec;
  @Mixin private GamesOptions games;
  @Mixin private PlayOptions play;
  @Mixin private StandingsOptions shown;

  @Override
  public Integer call() throws Exception {
    return Stoppable.call(this::play);
  }

  private int play() throws IOException {
    Failures.usage(spec, this::two);
    play.check();
    shown.check();
    Tournament<?> match = games.tournament();
    Standings standings = play.play(List.of(match), Plan.of(match)).standings().get(0);
    shown.write(standings, standings.scoresTable(), standings.ratingsTable());
    return 0;
  }

  private int two() {
    if (games.agents() != 2) {
      throw new IllegalArgumentException(Messages.of("match.two", games.agents()));
    }
    return 2;
  }
}
