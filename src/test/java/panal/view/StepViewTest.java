package panal.view;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import panal.game.Cell;
import panal.game.Game;
import panal.game.Glyphs;
import panal.games.Games;
import panal.games.hex.HexGame;
import panal.message.Language;
import panal.search.Perspective;
import panal.search.Phase;
import panal.search.exact.DepthFirst;
import panal.search.exact.Minimax;
import panal.search.mcts.Mcts;
import panal.search.mcts.MctsSettings;
import panal.testing.Golden;
import panal.trace.Cursor;
import panal.trace.Searches;

class StepViewTest {

  private static <A> Cursor<A> uct(Game<A> game) {
    MctsSettings settings = MctsSettings.uct(1.41).withSeed(42);
    return Cursor.live(game, List.of(), new Mcts<>(game.initialState(), settings));
  }

  private static <A> Cursor<A> alphaBeta(Game<A> game) {
    return Cursor.live(game, List.of(), DepthFirst.alphaBeta(game.initialState()));
  }

  private static <A> StepView<A> view(Cursor<A> cursor) {
    StepView<A> view = StepView.of(cursor);
    return view.withLook(view.look().withLanguage(Language.ES));
  }

  private static StepView<Cell> hexAt(int iteration, Phase phase) {
    Cursor<Cell> cursor = uct(new HexGame(3));
    cursor.run(iteration);
    cursor.goTo(iteration, phase);
    return view(cursor);
  }

  /** One iteration, phase by phase, as a reader found it right. */
  @Test
  void anIterationIsShownPhaseByPhase() {
    StepView<Cell> view = hexAt(15, Phase.SELECTION);
    StringBuilder all = new StringBuilder(view.toString());
    while (view.cursor().next() && view.cursor().step().orElseThrow().iteration() == 15) {
      all.append("\n\n==========\n\n").append(view);
    }
    Golden.check("step-uct.txt", all.append('\n').toString());
  }

  @Test
  void alphaBetaIsShownEventByEvent() {
    StepView<?> view = view(alphaBeta(Games.parse("tree((3 5) (1 ?))")));
    StepText text = new StepText(view, Glyphs.UNICODE);
    StringBuilder all = new StringBuilder();
    while (view.cursor().next()) {
      List.of(text.place(), text.board(), text.numbers(), text.row())
          .forEach(part -> part.forEach(line -> all.append(line).append('\n')));
      all.append("==========\n");
    }
    Golden.check("step-alphabeta.txt", all.toString());
  }

  @ParameterizedTest
  @ValueSource(strings = {"hex(3)", "tictactoe", "nim(2,3)", "tree((3 5) (1 7))"})
  void everyStepOfEveryGameHasEveryForm(String name) {
    for (Cursor<?> cursor : List.of(uct(Games.parse(name)), alphaBeta(Games.parse(name)))) {
      StepView<?> view = view(cursor);
      for (int i = 0; i < 30; i++) {
        String html = view.mimeBundle().get("text/html");
        assertThat(html).doesNotContain("<script", "<style", "<svg").endsWith("</div>\n");
        assertThat(view.mimeBundle()).containsEntry("text/plain", view.toString());
        assertThat(view.text(Glyphs.ASCII)).matches("[ -~\n]*");
        cursor.next();
      }
    }
  }

  @Test
  void aRolloutIsNumberedOnTheBoardWhereMovesHaveAPlace() {
    StepView<Cell> view = hexAt(15, Phase.SIMULATION);
    assertThat(view.board().orElseThrow().numbers()).containsValues("1", "2", "3").hasSize(5);
    assertThat(view.where())
        .isEqualTo(
            "Estado en raíz→(2,1)→(2,2), al final del rollout: (0,2) (2,0) (1,0) (0,0) (1,1)");
    Cursor<?> nim = uct(Games.parse("nim(2,3)"));
    nim.run(1);
    nim.goTo(1, Phase.SIMULATION);
    assertThat(view(nim).board().orElseThrow().numbers()).isEmpty();
    assertThat(view(nim).where()).contains("al final del rollout: ");
  }

  @Test
  void exactValuesStandInTheTree() {
    StepView<Cell> view = hexAt(15, Phase.BACKPROPAGATION);
    Minimax<Cell> solver = new Minimax<>(view.cursor().root());
    StepView<Cell> exact = view.withExact(solver::valueForFirst);
    assertThat(new StepText(exact, Glyphs.UNICODE).tree().get(0)).contains("exacto");
    assertThat(exact.withoutExact()).hasToString(view.toString());
  }

  /** Q of the root is shown for the player at the root, or turned round for whoever asks. */
  @ParameterizedTest
  @CsvSource({"ROOT, 0 → +1", "CHOOSER, 0 → −1"})
  void theNumbersAreInTheViewThatIsAskedFor(Perspective perspective, String q) {
    StepView<Cell> view = hexAt(15, Phase.BACKPROPAGATION);
    List<Entry> newNode =
        view.withLook(view.look().withView(perspective)).numbers().get(0).rows().get(0);
    assertThat(newNode.get(3).text()).isEqualTo(q);
  }

  @Test
  void backAndForwardShowsTheSame() {
    StepView<?> view = view(Cursor.of(Searches.goldenATen()));
    String start = view.toString();
    view.cursor().run(10);
    String end = view.toString();
    view.cursor().toStart();
    assertThat(view.toString()).isEqualTo(start);
    view.cursor().toEnd();
    assertThat(view.toString()).isEqualTo(end);
  }
}
