package panal.lesson;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import panal.game.Cell;
import panal.game.Player;
import panal.games.tictactoe.TicTacToe;

/** A student's whole listing with its own mutable boards goes through the self-test as it is. */
class ListingTest {

  private static Listing.Node search(TicTacToe t, int n, long seed, Listing.Mistake mistake) {
    int[] board = new int[9];
    for (int i = 0; i < 9; i++) {
      int at = i;
      t.mark(TicTacToe.cells().get(i)).ifPresent(p -> board[at] = p == Player.FIRST ? 1 : 2);
    }
    int player = t.turn() == Player.FIRST ? 1 : 2;
    return new Listing(seed, mistake).search(board, player, n);
  }

  private static SelfTest<TicTacToe> test(Listing.Mistake mistake) {
    return SelfTest.ticTacToe(
        (t, n, seed) -> TicTacToe.cells().get(Listing.answer(search(t, n, seed, mistake))));
  }

  private static SelfTest<TicTacToe> seen(Listing.Mistake mistake) {
    return test(mistake)
        .withTree(
            (t, n, seed) ->
                StudentNode.of(
                    search(t, n, seed, mistake),
                    node -> node.move < 0 ? null : new Cell(node.move / 3, node.move % 3),
                    node -> node.visits,
                    node -> node.total,
                    node -> node.children));
  }

  @Test
  void theSoundOnePasses() {
    SelfTestReport report = seen(Listing.Mistake.NONE).run();
    assertThat(report.passed()).as(report.toString()).isTrue();
    assertThat(report.notChecked()).hasSize(2); // Nim and Hex
    assertThat(test(Listing.Mistake.NONE).run().passed()).isTrue();
  }

  @ParameterizedTest
  @CsvSource({
    "SIGN, SIGN_ERROR",
    "ROOT, ROOT_VIEW",
    "SHARED, SHARED_BOARD",
    "DRAW, DRAW_AS_LOSS",
    "WHOLE, INTEGER_DIVISION"
  })
  void aMistakeIsNamedWithAndWithoutTheTree(Listing.Mistake mistake, Flaw flaw) {
    SelfTestReport seen = seen(mistake).run();
    assertThat(seen.flaw()).as(seen.toString()).contains(flaw);
    SelfTestReport answers = test(mistake).run();
    assertThat(answers.flaw()).as(answers.toString()).contains(flaw);
  }
}
