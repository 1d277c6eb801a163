package panal.games.nim;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import panal.game.IllegalActionException;
import panal.game.Player;

class NimTest {

  @Test
  void actionsGoHeapByHeapAndSmallTakesFirst() {
    assertThat(NimGame.of(2, 3).initialState().actions().toString())
        .isEqualTo("[1:1, 1:2, 2:1, 2:2, 2:3]");
    assertThat(NimGame.of(2, 3).play("1:2").actions().toString()).isEqualTo("[2:1, 2:2, 2:3]");
  }

  @Test
  void onlyTheAllowedTakesAreLegal() {
    NimGame game = new NimGame(List.of(5), false, List.of(4, 1, 3));
    assertThat(game.initialState().actions().toString()).isEqualTo("[1:1, 1:3, 1:4]");
    assertThat(game.play("1:3").actions().toString()).isEqualTo("[1:1]");
  }

  /** With takes of 2 and 3 one is left over that nobody can take. */
  @Test
  void itEndsWhenNothingCanBeTakenThoughSomethingIsLeft() {
    Nim end = new NimGame(List.of(3), false, List.of(2, 3)).play("1:2");
    assertThat(end.isTerminal()).isTrue();
    assertThat(end.heaps()).containsExactly(1);
    assertThat(end.utility(Player.FIRST)).as("took last").isEqualTo(1);
  }

  @ParameterizedTest
  @CsvSource({"false, 1", "true, -1"})
  void whoeverTakesLastWinsInNormalPlayAndLosesInMisere(boolean misere, double utility) {
    Nim end = new NimGame(List.of(1, 2), misere, List.of()).play("1:1 2:1 2:1");
    assertThat(end.isTerminal()).isTrue();
    assertThat(end.utility(Player.FIRST)).isEqualTo(utility);
    assertThat(end.utility(Player.SECOND)).isEqualTo(-utility);
  }

  @ParameterizedTest
  @CsvSource({"3, 1", "1, 3", "2, 9", "0, 1", "1, 0"})
  void anIllegalTakeIsRefusedWithWhatIsLegal(int heap, int count) {
    assertThatThrownBy(() -> NimGame.of(2, 3).initialState().result(new Take(heap, count)))
        .isInstanceOf(IllegalActionException.class)
        .hasMessageContaining(heap + ":" + count)
        .hasMessageContaining("1:1 1:2 2:1 2:2 2:3");
  }

  @Test
  void thePlayerToMoveTheOrderOfTheHeapsAndTheRulesCountForEquality() {
    assertThat(NimGame.of(3).play("1:1 1:1")).isNotEqualTo(NimGame.of(3).play("1:2"));
    assertThat(NimGame.of(1, 2).initialState()).isNotEqualTo(NimGame.of(2, 1).initialState());
    assertThat(NimGame.of(2).initialState()).isNotEqualTo(NimGame.misere(2).initialState());
    assertThat(new NimGame(List.of(2), false, List.of(1)).initialState())
        .isNotEqualTo(NimGame.of(2).initialState());
    assertThat(NimGame.of(1, 3).play("2:1")).isEqualTo(NimGame.of(1, 5).play("2:3"));
  }

  @Test
  void theRulesStandAboveTheHeaps() {
    assertThat(NimGame.misere(2).initialState().toString()).startsWith("nim(2;misere)");
  }
}
