package panal.trace;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import panal.game.Cell;
import panal.games.hex.HexGame;
import panal.search.Budget;
import panal.search.Step;
import panal.search.mcts.Mcts;
import panal.search.mcts.MctsSettings;

class TraceTest {

  private final HexGame hex = new HexGame(3);

  @Test
  void theSameSearchGivesAnEqualTrace() {
    assertThat(Searches.goldenA()).isEqualTo(Searches.goldenA());
    assertThat(Searches.trace(hex, "b2", MctsSettings.uct(), 40))
        .isEqualTo(Searches.trace(new HexGame(3, 3), "(1,1)", MctsSettings.uct(), 40))
        .isNotEqualTo(Searches.trace(hex, "b2", MctsSettings.uct().withSeed(43), 40));
  }

  @Test
  void everyIterationHasItsPhasesInOrder() {
    Trace<Cell> trace = Searches.goldenA();
    assertThat(trace.iterations()).isEqualTo(5);
    assertThat(trace.steps())
        .extracting(step -> step.iteration() + " " + step.phase().marker())
        .startsWith("1 M1", "1 M2", "1 M3", "1 M4", "2 M1")
        .endsWith("5 M4")
        .hasSize(20);
  }

  /** Section 18.3 of the course: winners, N and Q from the new node up to the root. */
  @Test
  void goldenTraceAHasTheNumbersOfTheCourse() {
    List<String> numbers =
        Searches.goldenATen().steps().stream()
            .map(
                step ->
                    step instanceof Step.Backpropagation<Cell> up
                        ? step.path() + " " + up.updates().stream().map(TraceTest::numbers).toList()
                        : "")
            .filter(text -> !text.isEmpty())
            .toList();
    assertThat(numbers)
        .startsWith(
            "[(1,1)] [1 1.0, 1 1.0]",
            "[(0,0)] [1 -1.0, 2 0.0]",
            "[(0,1)] [1 1.0, 3 1.0]",
            "[(0,2)] [1 1.0, 4 2.0]",
            "[(1,0)] [1 -1.0, 5 1.0]")
        .endsWith("[(1,1), (0,0)] [1 1.0, 2 2.0, 10 2.0]");
  }

  private static String numbers(Step.Update update) {
    return update.visits() + " " + update.total();
  }

  @Test
  void theTenthIterationOfGoldenTraceAGoesToTheFirstOfTheBest() {
    Step.Selection<Cell> tenth = (Step.Selection<Cell>) Searches.goldenATen().steps().get(9 * 4);
    Step.Choice<Cell> choice = tenth.choices().get(0);
    assertThat(tenth.path()).containsExactly(new Cell(1, 1));
    assertThat(choice.parentVisits()).isEqualTo(9);
    assertThat(choice.candidates()).hasSize(9).allMatch(child -> child.visits() == 1);
    assertThat(choice.chosen()).isZero();
    assertThat(choice.candidates().get(0))
        .isEqualTo(new Step.Candidate<>(new Cell(1, 1), 1, 1.0, 0.0, 1.0));
    assertThat(choice.candidates()).filteredOn(child -> child.score() == 1.0).hasSize(5);
  }

  @Test
  void noIterationIsATraceToo() {
    Trace<Cell> trace = Searches.trace(hex, "", MctsSettings.uct(), 0);
    assertThat(trace.steps()).isEmpty();
    assertThat(trace.tree().visits()).isZero();
    assertThat(trace.tree().children()).isEmpty();
  }

  @Test
  void aSearchThatHasBegunIsRefused() {
    Mcts<Cell> search = new Mcts<>(hex.initialState(), MctsSettings.uct());
    search.run(Budget.iterations(3));
    assertThatThrownBy(() -> Trace.record(hex, List.of(), search, Budget.iterations(1)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("3");
  }

  @Test
  void aSearchFromAnotherStateIsRefused() {
    Mcts<Cell> search = new Mcts<>(hex.initialState(), MctsSettings.uct());
    assertThatThrownBy(() -> Trace.record(hex, hex.actions("b2"), search, Budget.iterations(1)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("hex(3)");
  }

  @Test
  void stepsThatStartInTheMiddleAreRefused() {
    Trace<Cell> whole = Searches.goldenA();
    List<Step<Cell>> rest = whole.steps().subList(1, 4);
    assertThatThrownBy(() -> new Trace<>(hex, List.of(), whole.description(), rest))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("1, M2");
  }

  @Test
  void theSearchGoesOnUnheardAfterwards() {
    Mcts<Cell> search = new Mcts<>(hex.initialState(), MctsSettings.uct());
    Trace<Cell> trace = Trace.record(hex, List.of(), search, Budget.iterations(10));
    search.run(Budget.iterations(10));
    assertThat(search.result().iterations()).isEqualTo(20);
    assertThat(trace.iterations()).isEqualTo(10);
  }

  @Test
  void aListenerChangesNothing() {
    List<Step<Cell>> heard = new ArrayList<>();
    Mcts<Cell> alone = new Mcts<>(hex.initialState(), MctsSettings.uct());
    Mcts<Cell> watched = new Mcts<>(hex.initialState(), MctsSettings.uct());
    Mcts<Cell> stepped = new Mcts<>(hex.initialState(), MctsSettings.uct());
    watched.listen(heard::add);
    alone.run(Budget.iterations(300));
    watched.run(Budget.iterations(300));
    List<Step<Cell>> steps = new ArrayList<>();
    while (steps.size() < heard.size()) {
      steps.add(stepped.step());
    }
    assertThat(Trees.text(watched.tree()))
        .isEqualTo(Trees.text(alone.tree()))
        .isEqualTo(Trees.text(stepped.tree()));
    assertThat(steps).isEqualTo(heard);
  }
}
