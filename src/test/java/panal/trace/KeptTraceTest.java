package panal.trace;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import panal.game.Cell;
import panal.game.Game;
import panal.games.Games;
import panal.games.hex.HexGame;
import panal.message.Language;
import panal.search.Budget;
import panal.search.Kept;
import panal.search.Phase;
import panal.search.Step;
import panal.search.exact.DepthFirst;
import panal.search.mcts.Mcts;
import panal.search.mcts.MctsSettings;
import panal.view.Entry;
import panal.view.IterationTable;
import panal.view.Look;
import panal.view.Numbers;
import panal.view.TraceTable;

/** A search that goes on in a kept tree steps, records and goes back like one that begins anew. */
class KeptTraceTest {

  private static final String SEARCHES = "panal.trace.BetterSearchesTest#searches";
  private static final HexGame HEX = new HexGame(3);

  /** From the recommended action, after 150 iterations at the start. */
  private static <A> Mcts<A> kept(Game<A> game, MctsSettings settings) {
    Mcts<A> first = new Mcts<>(game.initialState(), settings);
    return first.after(first.run(Budget.iterations(150)).best().orElseThrow());
  }

  private static <A> List<A> moves(Game<A> game, Mcts<A> search) {
    return game.initialState().actions().stream()
        .filter(action -> game.initialState().result(action).equals(search.root()))
        .limit(1)
        .toList();
  }

  private static <A> Trace<A> trace(Game<A> game, MctsSettings settings) {
    Mcts<A> search = kept(game, settings);
    return Trace.record(game, moves(game, search), search, Budget.iterations(60));
  }

  private static Trace<Cell> hex() {
    return trace(HEX, MctsSettings.uct());
  }

  @ParameterizedTest
  @MethodSource(SEARCHES)
  void aCursorGoesFromTheKeptTreeToTheEndAndBack(String name, MctsSettings settings) {
    goes(Games.parse(name), settings);
  }

  private static <A> void goes(Game<A> game, MctsSettings settings) {
    Mcts<A> search = kept(game, settings);
    String start = Trees.text(search.tree());
    search.run(Budget.iterations(60));
    String end = Trees.text(search.tree());

    Trace<A> trace = trace(game, settings);
    Cursor<A> cursor = Cursor.of(trace);
    assertThat(Trees.text(cursor.tree())).isEqualTo(start);
    cursor.toEnd();
    assertThat(Trees.text(cursor.tree())).isEqualTo(end);
    assertThat(Trees.text(trace.tree())).isEqualTo(end);
    cursor.toStart();
    assertThat(Trees.text(cursor.tree())).isEqualTo(start);
    assertThat(Trees.text(trace.tree(0))).isEqualTo(start);
  }

  @ParameterizedTest
  @MethodSource(SEARCHES)
  void theFileIsReadBackToAnEqualTrace(String name, MctsSettings settings) {
    Trace<?> trace = trace(Games.parse(name), settings);
    assertThat(TraceJson.read(TraceJson.write(trace), Games::parse)).isEqualTo(trace);
  }

  @Test
  void iterationsGoOnBeingNumbered() {
    Trace<Cell> trace = hex();
    assertThat(trace.kept().iterations()).isEqualTo(150);
    assertThat(trace.kept().visits()).isPositive().isLessThan(150);
    assertThat(trace.steps().get(0).iteration()).isEqualTo(151);
    assertThat(trace.iterations()).isEqualTo(60);
    Cursor<Cell> cursor = Cursor.of(trace);
    cursor.goTo(160, Phase.BACKPROPAGATION);
    assertThat(cursor.tree().visits()).isEqualTo(trace.kept().visits() + 10);
    assertThat(Trees.text(trace.tree(10))).isEqualTo(Trees.text(cursor.tree()));
    assertThatThrownBy(() -> cursor.goTo(5, Phase.SELECTION)).hasMessageContaining("210");
  }

  @Test
  void aLiveCursorBeginsInTheKeptTreeToo() {
    Mcts<Cell> search = kept(HEX, MctsSettings.uct());
    Cursor<Cell> cursor = Cursor.live(HEX, moves(HEX, search), search);
    cursor.run(60);
    cursor.toStart();
    assertThat(cursor.trace()).isEqualTo(hex());
    assertThat(Trees.text(cursor.tree())).isEqualTo(Trees.text(hex().tree(0)));
  }

  @Test
  void tablesHaveTheNumbersOfTheWholeTreeAndTheCaptionNamesIt() {
    Trace<Cell> trace = hex();
    Look look = Look.of(trace.description().perspective()).withLanguage(Language.EN);
    List<Entry> first = IterationTable.of(trace, look).rows().get(0);
    assertThat(first.get(0).text()).isEqualTo("151");
    assertThat(first.get(4).text()).isEqualTo(Long.toString(trace.kept().visits() + 1));
    assertThat(TraceTable.of(trace, look).caption())
        .contains("kept tree with N = " + trace.kept().visits() + ", from iteration 151 on");
    assertThat(Numbers.signed(trace.tree(1).mean(), look.decimals()))
        .isEqualTo(first.get(5).text());
  }

  @Test
  void anActionWithoutANodeLeavesARootAlone() {
    Mcts<Cell> first = new Mcts<>(HEX.initialState(), MctsSettings.uct());
    first.run(Budget.iterations(1));
    Cell other =
        HEX.initialState().actions().stream()
            .filter(action -> !first.tree().children().get(0).action().orElseThrow().equals(action))
            .findFirst()
            .orElseThrow();
    Trace<Cell> trace = Trace.record(HEX, List.of(other), first.after(other), Budget.iterations(3));
    assertThat(trace.kept().nodes()).hasSize(1);
    assertThat(trace.steps().get(0).iteration()).isEqualTo(2);
    assertThat(trace.tree().visits()).isEqualTo(3);
    assertThat(TraceJson.read(TraceJson.write(trace), Games::parse)).isEqualTo(trace);
  }

  @Test
  void whatBeginsWithNothingHasNoKeptTreeAndNoFieldForIt() {
    Trace<Cell> trace = Searches.trace(HEX, "", MctsSettings.uct(), 5);
    assertThat(trace.kept()).isEqualTo(Kept.nothing());
    assertThat(TraceJson.write(trace)).doesNotContain("kept");
    assertThat(DepthFirst.minimax(HEX.initialState()).kept().isEmpty()).isTrue();
  }

  @Test
  void aSearchThatHasBegunIsRefused() {
    Mcts<Cell> search = kept(HEX, MctsSettings.uct());
    List<Cell> moves = moves(HEX, search);
    search.step();
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Trace.record(HEX, moves, search, Budget.iterations(1)));
    assertThatIllegalStateException().isThrownBy(search::kept).withMessageContaining("151");
  }

  /** Each a text of the file and what to put for its first occurrence. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "\"kept\":{\"iterations\":150 | \"kept\":{\"iterations\":149 | 151",
        "\"kept\":{\"iterations\":150 | \"kept\":{\"iterations\":0 | iterations",
        "\"kept\":{\"iterations\":150 | \"kept\":{\"iterations\":\"x\" | trace.kept",
        "\"chooser\":\"SECOND\",\"view\":\"SECOND\",\"visits\":  | \"chooser\":\"BLACK\",\"visits\": | kept.nodes",
        "{\"path\":[],\"chooser\" | {\"path\":[\"(0,0)\"],\"chooser\" | (0,0)",
        "\"visits\": | \"visits\":1 | M1",
      })
  void aDamagedTreeIsFound(String text, String damage, String part) {
    String json = TraceJson.write(hex());
    int at = json.indexOf(text.strip());
    assertThat(at).isPositive();
    String damaged =
        json.substring(0, at) + damage.strip() + json.substring(at + text.strip().length());
    assertThatThrownBy(() -> TraceJson.read(damaged, Games::parse))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining(part);
  }

  @Test
  void theStepsAreThoseOfTheSearchWithoutAListener() {
    Mcts<Cell> silent = kept(HEX, MctsSettings.uct());
    silent.run(Budget.iterations(60));
    Step<Cell> last = hex().steps().get(hex().steps().size() - 1);
    assertThat(last.iteration()).isEqualTo(210);
    assertThat(Trees.text(hex().tree())).isEqualTo(Trees.text(silent.tree()));
  }
}
