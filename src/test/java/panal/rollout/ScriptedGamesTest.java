package panal.rollout;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import panal.game.IllegalActionException;
import panal.games.hex.HexGame;

class ScriptedGamesTest {

  private static final HexGame HEX = new HexGame(2);
  private static final Streams STREAMS = new Streams(1);

  private static ScriptedGames games(String... lines) {
    return new ScriptedGames(List.of(lines).stream().map(HEX::actions).toList());
  }

  @Test
  void eachRolloutHasTheMovesOfItsLine() {
    ScriptedGames games = games("a1 b2 a2", "a1 a2 b1 b2");
    assertThat(games.record(HEX.initialState(), 1, STREAMS))
        .isEqualTo(new Playout<>(Optional.of(HEX.actions("a1 a2 b1 b2")), -1));
    assertThat(games.result(HEX.initialState(), 0, STREAMS)).isEqualTo(1);
  }

  @Test
  void whatCannotBePlayedIsRefused() {
    ScriptedGames games = games("a1", "a1 a1");
    assertThatThrownBy(() -> games.result(HEX.initialState(), 0, STREAMS))
        .isInstanceOf(IllegalStateException.class);
    assertThatThrownBy(() -> games.result(HEX.initialState(), 1, STREAMS))
        .isInstanceOf(IllegalActionException.class);
    assertThatThrownBy(() -> games.result(HEX.initialState(), 2, STREAMS))
        .isInstanceOf(ScriptException.class)
        .hasMessageContaining("2");
  }
}
