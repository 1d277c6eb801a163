package panal.view;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import panal.game.Cell;
import panal.game.Notation;
import panal.game.Player;
import panal.game.Range;
import panal.message.Language;
import panal.search.Perspective;
import panal.search.Result;

class ResultTableTest {

  private static final Look LOOK =
      Look.of(Perspective.CHOOSER).withLanguage(Language.ES).withNotation(Notation.A1);

  private static final Result<Cell> RESULT =
      new Result<>(
          Player.FIRST,
          Range.WINS,
          List.of(
              new Result.Estimate<>(new Cell(0, 0), 20, 14),
              new Result.Estimate<>(new Cell(0, 1), 4, -1),
              new Result.Estimate<>(new Cell(1, 0), 0, 0)),
          Optional.of(new Cell(0, 0)),
          24,
          false);

  @Test
  void theWinShareStandsBesideTheMean() {
    assertThat(ResultTable.of(RESULT, LOOK))
        .hasToString(
            """
            24 iteraciones · Q vista por quien mueve en la raíz

            Acción   N    Q    Q/N  Victorias  Elegida
            ──────  ──  ───  ─────  ─────────  ───────
            a1      20  +14  +0.70     85.0 %  sí
            b1       4   −1  −0.25     37.5 %
            a2       0    0      —          —\
            """);
  }

  @Test
  void theExactValueStandsBesideThemOnRequest() {
    Table table = ResultTable.of(RESULT, LOOK, cell -> cell.row() == 0 ? -1 : 1);
    assertThat(table.columns().get(5).heading()).isEqualTo("exacto");
    assertThat(table.rows()).extracting(row -> row.get(5).text()).containsExactly("−1", "−1", "+1");
  }

  @Test
  void aPartialResultIsMarked() {
    Result<Cell> partial =
        new Result<>(Player.FIRST, Range.WINS, RESULT.actions(), Optional.empty(), 24, true);
    assertThat(ResultTable.of(partial, LOOK).caption()).endsWith("resultado parcial");
    assertThat(ResultTable.of(partial, LOOK).rows()).allMatch(row -> row.get(5).text().isEmpty());
  }
}
