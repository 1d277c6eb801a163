package panal.cli;

import java.io.IOException;
import java.util.List;
import java.util.concurrent.Callable;
import panal.experiment.match.Plan;
import panal.experiment.match.Standings;
import panal.experiment.match.Tournament;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code panal tournament}: each of several agents against each other. */
@Command(name = "tournament")
final class TournamentCommand implements Callable<Integer> {

  @Mixin private GamesOptions games;
  @Mixin private PlayOptions play;
  @Mixin private StandingsOptions shown;

  @Override
  public Integer call() throws Exception {
    return Stoppable.call(this::play);
  }

  private int play() throws IOException {
    play.check();
    shown.check();
    Tournament<?> tournament = games.tournament();
    Standings standings = play.play(List.of(tournament), Plan.of(tournament)).standings().get(0);
    shown.write(
        standings, standings.crossTable(), standings.scoresTable(), standings.ratingsTable());
    return 0;
  }
}
