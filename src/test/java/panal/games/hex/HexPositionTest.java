package panal.games.hex;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import panal.game.Cell;
import panal.game.IllegalActionException;
import panal.game.Player;
import panal.search.exact.Minimax;

/** Positions that are set up, not played. */
class HexPositionTest {

  private static final HexGame GAME = new HexGame(3);

  @Test
  void whatPlayComesToIsTheSameSetUp() {
    Hex played = GAME.play("(1,1) (0,0) (2,0)");
    Hex setUp = GAME.position("a3 b2", "(0,0)", Player.SECOND);
    assertThat(setUp).isEqualTo(played).hasSameHashCodeAs(played);
    assertThat(setUp.last()).isEmpty();
  }

  @Test
  void theSameStonesWithTheOtherPlayerToMoveAreAnotherState() {
    Hex black = GAME.position("(1,1)", "", Player.FIRST);
    assertThat(black.withTurn(Player.SECOND)).isNotEqualTo(black).isEqualTo(GAME.play("(1,1)"));
  }

  @Test
  void eitherPlayerMayHaveJoinedHisSidesAndMoreStonesChangeNothing() {
    for (Player turn : new Player[] {Player.FIRST, Player.SECOND}) {
      assertThat(GAME.position("(0,1) (1,1) (2,1)", "", turn).winner()).contains(Player.FIRST);
      Hex white = GAME.position("", "(1,0) (1,1) (1,2)", turn);
      assertThat(white.winner()).contains(Player.SECOND);
      assertThat(white.withStone(Player.FIRST, new Cell(0, 0)).winner()).contains(Player.SECOND);
      assertThat(white.withTurn(turn.opponent()).winner()).contains(Player.SECOND);
      assertThat(GAME.position("(0,1) (1,1)", "(0,0) (1,0)", turn).winner()).isEmpty();
    }
  }

  @Test
  void playGoesOnFromThere() {
    Hex bridge = new HexGame(4, 5).position("(2,1) (1,3)", "", Player.SECOND);
    assertThat(Minimax.solve(new HexGame(2).position("(0,0)", "", Player.FIRST)).value())
        .isEqualTo(1);
    assertThat(bridge.result(new Cell(1, 2)).turn()).isEqualTo(Player.FIRST);
    Hex won = GAME.position("(0,1) (1,1)", "", Player.FIRST).result(new Cell(2, 1));
    assertThat(won.winner()).contains(Player.FIRST);
  }

  @Test
  void whatCannotLieThereIsRefused() {
    assertThatThrownBy(() -> GAME.position("(1,1)", "b2", Player.FIRST))
        .isInstanceOf(IllegalActionException.class)
        .hasMessageContaining("(1,1)");
    assertThatThrownBy(() -> GAME.position("(3,1)", "", Player.FIRST))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("(3,1)");
    assertThatThrownBy(() -> GAME.initialState().withStone(Player.FIRST, new Cell(3, 0)))
        .isInstanceOf(IllegalActionException.class);
    assertThatThrownBy(() -> GAME.position("", "", Player.CHANCE))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> GAME.initialState().withStone(Player.CHANCE, new Cell(0, 0)))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
