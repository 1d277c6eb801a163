package panal.notebook;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import panal.game.Cell;
import panal.games.hex.HexGame;
import panal.games.nim.NimGame;
import panal.games.nim.Take;
import panal.search.exact.DepthFirst;
import panal.search.exact.Minimax;
import panal.search.mcts.Mcts;
import panal.search.mcts.MctsSettings;
import panal.trace.Cursor;

class StepperTest {

  /** Writes down what is shown where. */
  private final List<String> shown = new ArrayList<>();

  @BeforeEach
  void useAKernelThatCanChangeOutputs() {
    Screen.use(
        value -> {
          shown.add("new");
          String id = "id" + shown.size();
          return Optional.of(next -> shown.add(id));
        });
  }

  @AfterEach
  void useNone() {
    Screen.below(System.out::println);
  }

  private static Stepper<Cell> uct() {
    return Stepper.of(new HexGame(3), "", root -> new Mcts<>(root, MctsSettings.uct().withSeed(3)));
  }

  @Test
  void everyStepChangesTheOutputThatWasShownLast() {
    Stepper<Cell> stepper = uct();
    stepper.next();
    stepper.next();
    stepper.show();
    stepper.previous();
    assertThat(shown).containsExactly("new", "id1", "new", "id3");
  }

  @Test
  void itRecordsOnlySoMuch() {
    Stepper<Cell> stepper =
        Stepper.of(new HexGame(1), "", root -> new Mcts<>(root, MctsSettings.uct()));
    assertThatThrownBy(() -> stepper.run(Long.MAX_VALUE))
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("200000");
    assertThat(stepper.cursor().position()).isGreaterThanOrEqualTo(200_000);
    stepper.previous();
    stepper.next();
    assertThatThrownBy(() -> stepper.run(-1)).hasMessageContaining("-1");
  }

  @Test
  void whatIsNullIsNamed() {
    assertThatThrownBy(() -> Stepper.of(new HexGame(3), null, DepthFirst::minimax))
        .hasMessageContaining("moves");
    assertThatThrownBy(() -> Stepper.of(new HexGame(3), "", root -> null))
        .hasMessageContaining("search");
    assertThatThrownBy(() -> Stepper.of((Cursor<Cell>) null)).hasMessageContaining("cursor");
    assertThatThrownBy(() -> uct().look(null)).hasMessageContaining("look");
    assertThatThrownBy(() -> uct().goTo(1, null)).hasMessageContaining("marker");
    assertThatThrownBy(() -> uct().goToNext(null)).hasMessageContaining("condition");
  }

  @Test
  void itGoesByPhaseAndByIterationBothWays() {
    Stepper<Cell> stepper = uct();
    stepper.run(5);
    assertThat(stepper.cursor().tree().visits()).isEqualTo(5);
    stepper.back();
    assertThat(stepper.cursor().tree().visits()).isEqualTo(4);
    stepper.next();
    stepper.next();
    assertThat(stepper.cursor().step().orElseThrow().phase().marker()).isEqualTo("M2");
    stepper.previous();
    stepper.iterate();
    assertThat(stepper.cursor().tree().visits()).isEqualTo(5);
    stepper.goTo(2, "m4");
    assertThat(stepper.cursor().tree().visits()).isEqualTo(2);
    stepper.toEnd();
    assertThat(stepper.cursor().tree().visits()).isEqualTo(5);
    stepper.toStart();
    assertThat(stepper.cursor().position()).isZero();
    assertThat(stepper.goToNext(Cursor::leaderChanged)).isTrue();
    assertThat(stepper.cursor().tree().visits()).isEqualTo(1);
  }

  @Test
  void minimaxAndTracesAreSteppedToo() {
    NimGame nim = NimGame.of(1, 2);
    Stepper<Take> minimax = Stepper.of(nim, "", DepthFirst::minimax);
    minimax.exact(new Minimax<>(nim.initialState())::valueForFirst);
    minimax.run(100);
    assertThat(minimax.cursor().trace().iterations()).isEqualTo(12);
    Stepper<Take> again = Stepper.of(minimax.cursor().trace());
    again.toEnd();
    assertThat(again.cursor().tree().children()).hasSameSizeAs(minimax.cursor().tree().children());
  }

  @Test
  void whatIsNoPhaseOrNoStepIsNamed() {
    Stepper<Cell> stepper = uct();
    stepper.run(3);
    assertThatThrownBy(() -> stepper.goTo(1, "M5"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("M5");
    assertThatThrownBy(() -> stepper.goTo(9, "M1"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("9");
    assertThat(stepper.cursor().tree().visits()).isEqualTo(3);
  }
}
