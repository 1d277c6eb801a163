package panal.view;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import panal.game.Game;
import panal.games.Games;
import panal.message.Language;
import panal.search.Budget;
import panal.search.Perspective;
import panal.search.Step;
import panal.search.SteppedSearch;
import panal.search.exact.DepthFirst;
import panal.search.mcts.MctsSettings;
import panal.trace.Searches;
import panal.trace.Trace;

class PseudocodeTest {

  private static final Look LOOK = Look.of(Perspective.CHOOSER).withLanguage(Language.ES);

  private static Trace<?> uct() {
    return Searches.trace(Games.parse("nim(1,2)"), "", MctsSettings.uct(1), 30);
  }

  private static <A> Trace<A> walk(Game<A> game, String name) {
    SteppedSearch<A> search =
        name.equals("minimax")
            ? DepthFirst.minimax(game.initialState())
            : DepthFirst.alphaBeta(game.initialState());
    return Trace.record(game, List.of(), search, Budget.iterations(100));
  }

  static Stream<Trace<?>> traces() {
    Game<?> tree = Games.parse("tree((3 5) (1 ?))");
    Game<?> nim = Games.parse("nim(1,2)");
    return Stream.of(uct(), Searches.goldenATen(), walk(nim, "minimax"), walk(tree, "alphabeta"));
  }

  @ParameterizedTest
  @MethodSource("traces")
  void everyStepLightsLinesThatAreThere(Trace<?> trace) {
    List<String> markers =
        Pseudocode.of(trace, LOOK).lines().stream().map(Pseudocode.Line::marker).toList();
    for (Step<?> step : trace.steps()) {
      assertThat(markers)
          .containsAll(Pseudocode.lit(step))
          .as("the phase is always among them")
          .contains(step.phase().marker());
      assertThat(Pseudocode.lit(step)).contains(step.phase().marker());
    }
  }

  private static Set<Set<String>> lit(Trace<?> trace, String marker) {
    return trace.steps().stream()
        .map(Pseudocode::lit)
        .filter(lit -> lit.contains(marker))
        .collect(Collectors.toSet());
  }

  @Test
  void theFormulaIsLitOnlyWhereAChildIsChosen() {
    assertThat(lit(uct(), "M1")).containsExactlyInAnyOrder(Set.of("M1"), Set.of("M1", "U1"));
  }

  @Test
  void aRolloutLightsWhatItRuns() {
    assertThat(lit(uct(), "M3"))
        .containsExactlyInAnyOrder(
            Set.of("M3", "R1", "R2", "R3", "R4"), Set.of("M3", "R1", "R2", "R4"));
    assertThat(lit(Searches.goldenA(), "M3")).containsExactly(Set.of("M3"));
  }

  @Test
  void theLinesAreThoseOfTheSearch() {
    assertThat(texts(uct())).contains("v ← el hijo de mayor Q/N + c·√(ln N(v) / N)");
    assertThat(texts(Searches.goldenA()))
        .contains("v ← el hijo de mayor Q/N", "responder la acción de la raíz con mayor N");
    assertThat(texts(walk(Games.parse("nim(1,2)"), "minimax")))
        .contains("v ← máx (mueve Primero) o mín (mueve Segundo) de v y valor(Resultado(s, a))")
        .noneMatch(line -> line.contains("β"));
    assertThat(texts(walk(Games.parse("nim(1,2)"), "alphabeta"))).anyMatch(l -> l.contains("β"));
  }

  private static List<String> texts(Trace<?> trace) {
    return Pseudocode.of(trace, LOOK).lines().stream().map(Pseudocode.Line::text).toList();
  }

  /** The lines are those of a sound search, whatever it is that runs. */
  @Test
  void aSearchWithAMistakeInItSaysSoAboveItsLines() {
    MctsSettings flawed = MctsSettings.uct(1).withFlaw("sign-error");
    Trace<?> trace = Searches.trace(Games.parse("nim(1,2)"), "", flawed, 5);
    assertThat(Pseudocode.of(trace, LOOK).lines().get(0).text()).contains("sign-error");
    assertThat(Pseudocode.of(uct(), LOOK).lines().get(0).text()).doesNotContain("error");
  }
}
