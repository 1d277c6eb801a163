package panal.trace;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import panal.game.Game;
import panal.game.Player;
import panal.game.Prior;
import panal.games.Games;
import panal.games.hex.HexGame;
import panal.message.Language;
import panal.search.Budget;
import panal.search.Perspective;
import panal.search.Step;
import panal.search.mcts.Mcts;
import panal.search.mcts.MctsSettings;
import panal.search.mcts.Solver;
import panal.search.mcts.selection.FirstPlay;
import panal.search.mcts.selection.Greedy;
import panal.search.mcts.selection.Puct;
import panal.search.mcts.selection.Rave;
import panal.search.mcts.selection.Uct;
import panal.view.ChoiceTable;
import panal.view.IterationTable;
import panal.view.Look;
import panal.view.Pseudocode;
import panal.view.TraceTable;

/** Searches with options step, trace and go back like the plain one. */
class BetterSearchesTest {

  static Stream<Arguments> searches() {
    MctsSettings uct = MctsSettings.uct(0.7).withSeed(3);
    return Stream.of(
            uct.withSolver(Solver.ON),
            uct.withSelection(new Puct(0.9, Prior.uniform())),
            uct.withSelection(new Puct(2, Prior.uniform())).withSolver(Solver.ON),
            uct.withSelection(new Rave(0.5, 20)),
            uct.withSelection(new FirstPlay(new Rave(0, 50), 0.2)).withSolver(Solver.ON),
            uct.withSelection(new FirstPlay(new Uct(0.7), 0.4)),
            uct.withSelection(new FirstPlay(new Greedy(), 0.1)).withSolver(Solver.ON),
            MctsSettings.greedy().withPerspective(Perspective.ROOT).withSolver(Solver.ON))
        .flatMap(
            settings ->
                Stream.of("hex(3)", "hex(2,3)", "nim(2,3;misere)", "tictactoe")
                    .map(game -> Arguments.of(game, settings)));
  }

  private static <A> Trace<A> trace(Game<A> game, MctsSettings settings) {
    return Trace.record(
        game, List.of(), new Mcts<>(game.initialState(), settings), Budget.iterations(150));
  }

  @ParameterizedTest
  @MethodSource("searches")
  void theStepsRebuildTheTreeAndTakeItBack(String name, MctsSettings settings) {
    rebuilds(Games.parse(name), settings);
  }

  private static <A> void rebuilds(Game<A> game, MctsSettings settings) {
    Mcts<A> search = new Mcts<>(game.initialState(), settings);
    search.run(Budget.iterations(150));
    Trace<A> trace = trace(game, settings);
    assertThat(Trees.text(trace.tree())).isEqualTo(Trees.text(search.tree()));

    Replay<A> replay = new Replay<>(Player.FIRST);
    List<String> seen = new ArrayList<>();
    for (Step<A> step : trace.steps()) {
      seen.add(Trees.text(replay.tree()));
      replay.apply(step);
    }
    for (int i = trace.steps().size() - 1; i >= 0; i--) {
      replay.undo(trace.steps().get(i));
      assertThat(Trees.text(replay.tree())).isEqualTo(seen.get(i));
    }
  }

  @ParameterizedTest
  @MethodSource("searches")
  void theFileIsReadBackToAnEqualTrace(String name, MctsSettings settings) {
    Trace<?> trace = trace(Games.parse(name), settings);

    assertThat(TraceJson.read(TraceJson.write(trace), Games::parse)).isEqualTo(trace);
  }

  @ParameterizedTest
  @MethodSource("searches")
  void theTablesHaveTheNumbersOfEveryStep(String name, MctsSettings settings) {
    Trace<?> trace = trace(Games.parse(name), settings);
    Look look = Look.of(settings.perspective()).withLanguage(Language.EN);

    assertThat(TraceTable.of(trace, look).rows()).isNotEmpty();
    assertThat(IterationTable.of(trace, look).rows()).hasSize((int) trace.iterations());
    List<String> markers =
        Pseudocode.of(trace, look).lines().stream().map(Pseudocode.Line::marker).toList();
    for (Step<?> step : trace.steps()) {
      assertThat(markers).containsAll(Pseudocode.lit(step));
      if (step instanceof Step.Selection<?> selection) {
        selection.choices().forEach(choice -> assertThat(ChoiceTable.of(choice, look)).isNotNull());
      }
    }
  }

  @Test
  void aProofOfANodeThatIsNotThereIsADamage() {
    String json = TraceJson.write(trace(new HexGame(2), MctsSettings.uct().withSolver(Solver.ON)));
    String damaged =
        json.replaceFirst(
            "\"proofs\":\\[\\{\"path\":\\[[^]]*]",
            "\"proofs\":[{\"path\":[\"(1,1)\",\"(0,0)\",\"(0,1)\",\"(1,0)\"]");

    assertThat(damaged).isNotEqualTo(json);
    assertThatThrownBy(() -> TraceJson.read(damaged, Games::parse))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("M4");
  }
}
