package panal.experiment.agent;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import panal.games.hex.HexGame;
import panal.games.nim.NimGame;

class AgentsTest {

  private static final HexGame HEX = new HexGame(3);

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "random | random",
        "minimax | minimax",
        "alphabeta | alphabeta",
        "alphabeta(depth=3, evaluation=shortest-path) | alphabeta",
        "alphabeta(evaluation=stones,depth=2) | alphabeta(depth=2,evaluation=stones)",
        "alphabeta(evaluation=none) | alphabeta(evaluation=none)",
        "uct(c=1.4142135623730951) | uct",
        "uct( iterations = 2000, c = 1.410 ) | uct(c=1.41,iterations=2000)",
        "uct(time=2500ms) | uct(time=2500ms)",
        "uct(time=2000ms) | uct(time=2s)",
        "uct(time=0.25s) | uct(time=250ms)",
        "uct(recommendation=mean,perspective=root,expansion=lastfirst)"
            + " | uct(perspective=root,expansion=lastfirst,recommendation=mean)",
        "greedy(expansion=random) | greedy",
        "uct(solver=on,fpu=0.50,rollout=bridges) | uct(fpu=0.5,rollout=bridges,solver=on)",
        "uct(solver=off,rollout=uniform) | uct",
        "rave(k=50,c=0) | rave(c=0,k=50)",
        "puct(prior=paths,c=0.5) | puct(c=0.5)",
        "puct(prior=uniform) | puct(prior=uniform)",
        "uct(reuse=off) | uct",
        "puct(gametime=20000ms,reuse=on) | puct(reuse=on,gametime=20s)",
        "rollouts(gametime=1500ms) | rollouts(gametime=1500ms)",
        "rollouts(n=0500) | rollouts(n=500)",
      })
  void aDescriptionHasOneCanonicalTextThatReadsBackToAnEqualAgent(String text, String canonical) {
    Agent<?> agent = Agents.parse(text, HEX);
    assertThat(agent.name()).isEqualTo(canonical);
    assertThat(Agents.parse(agent.name(), HEX).name()).isEqualTo(canonical);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "'' | uct(c=1.41",
        "uct( | uct(",
        "random() | random",
        "deep | deep",
        "deep | alphabeta",
        "uct(c) | \"c\"",
        "uct(c=) | \"c=\"",
        "uct(=1) | \"=1\"",
        "uct(c=x) | uct, c:",
        "uct(c=x) | \"x\"",
        "uct(c=-1) | uct, c:",
        "uct(c=NaN) | uct, c:",
        "uct(c=1,c=2) | twice",
        "uct(d=1) | \"d\"",
        "uct(d=1) | c, perspective, expansion, recommendation, fpu, rollout, solver, reuse, iterations,"
            + " time, gametime",
        "uct(iterations=0) | uct, iterations:",
        "uct(iterations=1.5) | uct, iterations:",
        "uct(iterations=5,time=1s) | iterations and time",
        "uct(time=5) | uct, time:",
        "uct(iterations=5,gametime=1s) | iterations and gametime",
        "greedy(gametime=1s,time=1s) | time and gametime",
        "uct(gametime=0ms) | uct, gametime:",
        "uct(gametime=5) | uct, gametime:",
        "uct(reuse=yes) | off, on",
        "rollouts(reuse=on) | reuse",
        "external(command='x',gametime=1s) | gametime",
        "uct(time=0ms) | uct, time:",
        "uct(perspective=black) | chooser, root",
        "random(c=1) | random",
        "minimax(depth=1) | depth",
        "alphabeta(depth=0) | alphabeta, depth:",
        "alphabeta(depth=99999999999) | alphabeta, depth:",
        "alphabeta(evaluation=bees) | shortest-path, border, stones, none",
        "alphabeta(iterations=5) | iterations",
        "rollouts(iterations=5) | n, time, gametime",
      })
  void whatIsWrongIsNamed(String text, String part) {
    assertThatThrownBy(() -> Agents.parse(text, HEX))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining(part)
        .hasMessageNotContaining("Exception");
  }

  @Test
  void evaluationsAreTheGamesOwn() {
    NimGame nim = new NimGame(java.util.List.of(2, 3), false, java.util.List.of());
    assertThat(Agents.parse("alphabeta(evaluation=none)", nim).name()).isEqualTo("alphabeta");
    assertThatThrownBy(() -> Agents.parse("alphabeta(evaluation=stones)", nim))
        .hasMessageContaining("none");
  }

  @ParameterizedTest
  @ValueSource(strings = {"iterations=500", "time=250ms", "time=2s"})
  void aLimitReadsBack(String text) {
    assertThat(Limit.parse(text)).hasToString(text);
  }

  @Test
  void aLimitIsALimit() {
    assertThat(Limit.parse(" time = 1.5s ")).isEqualTo(Limit.time(Duration.ofMillis(1500)));
    assertThatThrownBy(() -> Limit.parse("500")).hasMessageContaining("iterations=500");
    assertThatThrownBy(() -> Limit.iterations(0)).isInstanceOf(IllegalArgumentException.class);
  }
}
