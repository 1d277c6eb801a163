package panal.search.flat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;
import panal.game.Cell;
import panal.games.hex.HexGame;
import panal.games.tictactoe.TicTacToeGame;
import panal.search.Budget;
import panal.search.Result;

class FlatMonteCarloTest {

  private static final HexGame HEX = new HexGame(3);

  @Test
  void theRolloutsAreSharedOutEvenly() {
    FlatMonteCarlo<Cell> search = new FlatMonteCarlo<>(HEX.initialState(), 1);
    Result<Cell> result = search.run(Budget.iterations(20));
    assertThat(result.iterations()).isEqualTo(20);
    assertThat(result.actions().stream().filter(a -> a.visits() == 3)).hasSize(2);
    assertThat(result.actions().stream().filter(a -> a.visits() == 2)).hasSize(7);
  }

  @Test
  void anyNumberOfRolloutsMissesTheOnlyMoveOfThisPosition() {
    // White to move. Random play prefers (1,0) and (1,1), but only (0,1) wins.
    FlatMonteCarlo<Cell> search = new FlatMonteCarlo<>(HEX.play(HEX.actions("a3 c2 c3")), 1);
    Result<Cell> result = search.run(Budget.iterations(200_000));
    assertThat(result.best().orElseThrow()).isNotEqualTo(new Cell(0, 1));
  }

  @Test
  void beforeTheFirstRolloutThereIsNoAnswer() {
    FlatMonteCarlo<Cell> search = new FlatMonteCarlo<>(HEX.initialState(), 1);
    assertThat(search.result().best()).isEmpty();
    assertThat(search.run(Budget.iterations(1)).best()).isPresent();
  }

  @Test
  void searchingInPiecesIsSearchingAtOnce() {
    FlatMonteCarlo<Cell> atOnce = new FlatMonteCarlo<>(HEX.initialState(), 5);
    FlatMonteCarlo<Cell> inPieces = new FlatMonteCarlo<>(HEX.initialState(), 5);
    inPieces.run(Budget.iterations(33));
    assertThat(inPieces.run(Budget.iterations(67))).isEqualTo(atOnce.run(Budget.iterations(100)));
  }

  @Test
  void aFinishedRootIsRefused() {
    TicTacToeGame game = new TicTacToeGame();
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new FlatMonteCarlo<>(game.play(game.actions("a1 a2 b1 b2 c1")), 1));
  }
}
