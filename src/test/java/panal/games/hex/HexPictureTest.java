package panal.games.hex;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import panal.game.Cell;
import panal.game.Glyphs;
import panal.game.Notation;
import panal.game.Picture;
import panal.game.Picture.Mark;
import panal.game.Picture.Meaning;
import panal.message.Language;

class HexPictureTest {

  private static Hex hex(HexGame game, String moves) {
    return (Hex) game.play(game.actions(moves));
  }

  private static List<Mark> marks(Picture picture, Meaning meaning) {
    return picture.marks().stream().filter(mark -> mark.meaning() == meaning).toList();
  }

  @Test
  void theTextIsTiltedAndHasCoordinates() {
    Hex hex = hex(new HexGame(2, 3), "b1 c2");
    assertThat(hex).hasToString("  0 1 2\n0 · ● ·\n 1 · · ○");
    assertThat(hex.text(Glyphs.ASCII, Notation.A1)).isEqualTo("  a b c\n1 . X .\n 2 . . O");
  }

  @Test
  void theDigitsOfALargeColumnStandOneBelowTheOther() {
    assertThat(hex(new HexGame(1, 11), ""))
        .hasToString("                      1\n  0 1 2 3 4 5 6 7 8 9 0\n0 · · · · · · · · · · ·");
  }

  @Test
  void theRowsOfALargeBoardAreAligned() {
    assertThat(hex(new HexGame(11, 1), "").text(Glyphs.ASCII, Notation.A1).lines())
        .startsWith("   a", " 1 .", "  2 .")
        .endsWith("         9 .", "         10 .", "          11 .");
  }

  @ParameterizedTest
  @CsvSource({
    "'', 'Hex 2×3, juega Negro', 'Hex 2×3, Black to move'",
    "b1, 'Hex 2×3, juega Blanco', 'Hex 2×3, White to move'",
    "b1 a1 b2, 'Hex 2×3, gana Negro', 'Hex 2×3, Black has won'",
  })
  void theTitleSaysWhatIsSeen(String moves, String spanish, String english) {
    Hex hex = hex(new HexGame(2, 3), moves);
    assertThat(hex.picture(Notation.RC, Language.ES).title()).isEqualTo(spanish);
    assertThat(hex.picture(Notation.RC, Language.EN).title()).isEqualTo(english);
  }

  @Test
  void everyLegalCellAndTheLastStoneAreMarked() {
    Picture picture = hex(new HexGame(3), "b2 a1").picture(Notation.RC, Language.ES);
    assertThat(marks(picture, Meaning.LEGAL)).hasSize(7);
    assertThat(marks(picture, Meaning.LAST)).hasSize(1);
    assertThat(marks(picture, Meaning.LAST).get(0).at()).isEqualTo(picture.stones().get(0).at());
    assertThat(marks(picture, Meaning.WINNING)).isEmpty();
  }

  @Test
  void nothingIsLegalOnAFinishedBoard() {
    Picture picture = hex(new HexGame(1), "a1").picture(Notation.RC, Language.ES);
    assertThat(marks(picture, Meaning.LEGAL)).isEmpty();
    assertThat(marks(picture, Meaning.WINNING)).hasSize(1);
  }

  @Test
  void theWinningChainIsAShortestOne() {
    Hex black = hex(new HexGame(3), "b1 c1 a2 c2 b2 c3 a3");
    assertThat(new HexChain(black).cells())
        .containsExactly(new Cell(0, 1), new Cell(1, 0), new Cell(2, 0));
    Hex white = hex(new HexGame(3), "a1 a2 c3 b2 a3 c1");
    assertThat(new HexChain(white).cells())
        .containsExactly(new Cell(1, 0), new Cell(1, 1), new Cell(0, 2));
  }

  @Test
  void thereIsNoChainBeforeTheEnd() {
    assertThat(new HexChain(hex(new HexGame(3), "b1")).cells()).isEmpty();
  }

  @Test
  void theCoordinatesAreThoseOfTheNotation() {
    Hex hex = new HexGame(2, 3).initialState();
    assertThat(hex.picture(Notation.RC, Language.ES).labels())
        .extracting(Picture.Label::text)
        .containsExactly("0", "1", "2", "0", "1");
    assertThat(hex.picture(Notation.A1, Language.ES).labels())
        .extracting(Picture.Label::text)
        .containsExactly("a", "b", "c", "1", "2");
  }
}
