package panal.view;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import panal.game.Game;
import panal.game.GameProperties;
import panal.game.Notation;
import panal.games.Games;
import panal.games.hex.HexGame;
import panal.games.nim.NimGame;
import panal.games.tictactoe.TicTacToeGame;
import panal.message.Language;
import panal.search.Perspective;
import panal.testing.Golden;

class PropertiesTableTest {

  private static final List<Game<?>> GAMES =
      List.of(new HexGame(3), new TicTacToeGame(), NimGame.of(2, 3), new HexGame(11));

  private static Table table(Language language) {
    List<GameProperties> properties = GAMES.stream().map(PropertiesTableTest::of).toList();
    return PropertiesTable.of(properties, language);
  }

  private static <A> GameProperties of(Game<A> game) {
    return GameProperties.of(game);
  }

  @ParameterizedTest
  @EnumSource
  void theGamesOfTheCourseSideBySide(Language language) {
    Golden.check("properties-" + language.code() + ".txt", table(language) + "\n");
  }

  @Test
  void theSevenComponentsOfEachGame() {
    Look look = Look.of(Perspective.CHOOSER).withLanguage(Language.ES).withNotation(Notation.A1);
    String text =
        String.join(
            "\n\n",
            ComponentsTable.of(new HexGame(3), "b2 a1 b1 c1 b3", look).toString(),
            ComponentsTable.of(new TicTacToeGame(), "b2", look).toString(),
            ComponentsTable.of(NimGame.misere(1, 2), "1:1 2:2", look).toString(),
            ComponentsTable.of(Games.parse("hex(4)"), "", look.withLanguage(Language.EN))
                .toString());
    Golden.check("components.txt", text + "\n");
  }

  @Test
  void theComponentsOfSeveralGamesStandSideBySide() {
    Look look = Look.of(Perspective.CHOOSER).withLanguage(Language.ES);
    Table hex = ComponentsTable.of(new HexGame(3), "(1,1)", look);
    Table nim = ComponentsTable.of(NimGame.of(1, 2), "", look);
    Table both =
        ComponentsTable.of(List.of(new HexGame(3), NimGame.of(1, 2)), List.of("(1,1)", ""), look);
    assertThat(both.columns().stream().map(Table.Column::heading))
        .endsWith("hex(3)", "nim(1,2)")
        .hasSize(4);
    assertThat(both.rows()).hasSize(7);
    for (int r = 0; r < 7; r++) {
      assertThat(both.rows().get(r).subList(0, 3)).isEqualTo(hex.rows().get(r));
      assertThat(both.rows().get(r).get(3)).isEqualTo(nim.rows().get(r).get(2));
    }
    assertThat(both.caption()).contains("(1,1)").contains("nim(1,2)");
  }

  @Test
  void sideBySideThereIsALineOfMovesForEachGame() {
    assertThatThrownBy(
            () ->
                ComponentsTable.of(
                    List.of(new HexGame(3)), List.of(), Look.of(Perspective.CHOOSER)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("1");
  }

  @Test
  void aBoardHasItsLinesInAPageAndStaysOnOneInText() {
    Table table = ComponentsTable.of(new HexGame(2), "", Look.of(Perspective.CHOOSER));
    assertThat(table.as(new HtmlTable())).contains("0 1<br>0 · ·<br>1 · ·");
    assertThat(table.toString()).contains("0 1 / 0 · · / 1 · ·");
  }
}
