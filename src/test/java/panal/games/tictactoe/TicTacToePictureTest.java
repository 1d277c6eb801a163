package panal.games.tictactoe;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import panal.game.Glyphs;
import panal.game.Notation;
import panal.game.Picture;
import panal.game.Picture.Meaning;
import panal.game.Picture.Shape;
import panal.message.Language;

class TicTacToePictureTest {

  private static TicTacToe board(String moves) {
    TicTacToeGame game = new TicTacToeGame();
    return (TicTacToe) game.play(game.actions(moves));
  }

  @Test
  void crossesAreXAndRingsAreO() {
    TicTacToe board = board("b2 a1");
    assertThat(board).hasToString("  0 1 2\n0 O · ·\n1 · X ·\n2 · · ·");
    assertThat(board.text(Glyphs.ASCII, Notation.A1))
        .isEqualTo("  a b c\n1 O . .\n2 . X .\n3 . . .");
    assertThat(board.picture(Notation.RC, Language.ES).stones())
        .extracting(Picture.Stone::shape)
        .containsExactly(Shape.RING, Shape.CROSS);
  }

  @Test
  void theWinningLineIsMarked() {
    Picture won = board("b2 a1 c1 a2 a3").picture(Notation.RC, Language.ES);
    assertThat(won.title()).isEqualTo("Tres en raya, gana X");
    assertThat(won.marks().stream().filter(mark -> mark.meaning() == Meaning.WINNING)).hasSize(3);
  }

  @Test
  void aDrawIsSaid() {
    TicTacToe drawn = board("b2 a1 c1 a3 a2 c2 b1 b3 c3");
    assertThat(drawn.picture(Notation.RC, Language.ES).title()).isEqualTo("Tres en raya, empate");
    assertThat(drawn.picture(Notation.RC, Language.EN).title()).isEqualTo("Tic-tac-toe, a draw");
  }
}
