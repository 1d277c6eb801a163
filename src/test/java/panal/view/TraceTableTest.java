package panal.view;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import panal.game.Notation;
import panal.games.hex.HexGame;
import panal.games.tictactoe.TicTacToeGame;
import panal.message.Language;
import panal.search.Perspective;
import panal.search.mcts.MctsSettings;
import panal.testing.Golden;
import panal.trace.Searches;
import panal.trace.Trace;

class TraceTableTest {

  private static final Look LOOK = Look.of(Perspective.ROOT).withLanguage(Language.ES);

  private static List<List<String>> rows(Trace<?> trace, Look look) {
    return TraceTable.of(trace, look).rows().stream()
        .map(row -> row.stream().map(Entry::text).toList())
        .toList();
  }

  /** The trace of section 18.3 of the course, with its columns in its words. */
  @Test
  void goldenTraceAIsTheTableOfTheCourse() {
    Golden.check(
        "view/trace-a.md", TraceTable.of(Searches.goldenA(), LOOK).as(new MarkdownTable()));
  }

  @Test
  void goldenTraceAInEnglish() {
    Look english = LOOK.withLanguage(Language.EN).withNotation(Notation.A1);
    Golden.check("view/trace-a-en.txt", TraceTable.of(Searches.goldenA(), english) + "\n");
  }

  @Test
  void theTenthIterationGoesDownToTheFirstOfTheBest() {
    List<List<String>> rows = rows(Searches.goldenATen(), LOOK);
    assertThat(rows.subList(27, 31))
        .containsExactly(
            List.of(
                "10",
                "M1",
                "raíz→(1,1)",
                "",
                "",
                "",
                "",
                "Negro: Q/N = +1.00 (empate: el primero)"),
            List.of("10", "M2", "(1,1)", "(0,0)", "", "", "", "juega Blanco; aún sin nodo: 7"),
            List.of("10", "M3", "(1,1)→(0,0)", "", "gana Negro", "", "", "resultado del guion"),
            List.of(
                "10",
                "M4",
                "(0,0)→(1,1)→raíz",
                "",
                "",
                "1, 2, 10",
                "+1, +2, +2",
                "Negro: Q/N +1.00, +1.00, +0.20"));
  }

  @Test
  void theChoosersViewChangesTheSignWhereTheOtherPlayerChose() {
    List<List<String>> rows = rows(Searches.goldenATen(), LOOK.withView(Perspective.CHOOSER));
    assertThat(rows.get(30).subList(6, 8))
        .containsExactly("−1, +2, +2", "Q/N Blanco −1.00, Negro +1.00, Negro +0.20");
  }

  @Test
  void uctShowsMeanAndBonus() {
    List<List<String>> rows =
        rows(Searches.trace(new HexGame(2), "", MctsSettings.uct(1.41), 6), LOOK);
    assertThat(rows)
        .filteredOn(row -> row.get(1).equals("M1"))
        .extracting(row -> row.get(7))
        .allMatch(
            note -> note.matches("Negro: [+−]?\\d\\.\\d\\d \\+ \\d\\.\\d\\d = [−]?\\d\\.\\d\\d.*"));
  }

  @Test
  void aFinishedNodeSimulatesNothing() {
    assertThat(rows(Searches.trace(new HexGame(1), "", MctsSettings.uct(), 2), LOOK))
        .extracting(row -> row.get(1) + " " + row.get(7))
        .containsExactly(
            "M2 juega Negro; aún sin nodo: 0",
            "M3 partida terminada: nada que simular",
            "M4 Negro: Q/N +1.00, +1.00",
            "M1 Negro: Q/N = +1.00",
            "M3 partida terminada: nada que simular",
            "M4 Negro: Q/N +1.00, +1.00");
  }

  @Test
  void aDrawIsWorthNothingWithoutASign() {
    Trace<?> drawn =
        Searches.trace(new TicTacToeGame(), "b2 a1 c1 a3 a2 c2 b1 b3", MctsSettings.uct(), 1);
    assertThat(rows(drawn, LOOK).get(1).get(4)).isEqualTo("empate");
    assertThat(rows(drawn, LOOK).get(2).get(6)).isEqualTo("0, 0");
  }

  @Test
  void theCaptionSaysWhatWasSearchedAndWhoseViewItIs() {
    Trace<?> trace = Searches.trace(new HexGame(3), "b2 a1", MctsSettings.uct(), 1);
    assertThat(TraceTable.of(trace, LOOK).caption())
        .isEqualTo(
            "hex(3) · tras (1,1) (0,0) · uct(c=1.4142) · expansión random · semilla 42"
                + " · Q vista por Negro, a quien le toca en la raíz");
  }
}
