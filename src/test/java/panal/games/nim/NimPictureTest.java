package panal.games.nim;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import panal.game.Glyphs;
import panal.game.Notation;
import panal.game.Picture;
import panal.game.Picture.Mark;
import panal.game.Pictured;
import panal.games.Games;
import panal.message.Language;

class NimPictureTest {

  private static Picture picture(String game) {
    Pictured state = (Pictured) Games.parse(game).initialState();
    return state.picture(Notation.RC, Language.ES);
  }

  @ParameterizedTest
  @CsvSource({
    "'nim(3,4,5)', 'Nim, juego normal: 3 4 5, juega Primero'",
    "'nim(3,4,5;misere)', 'Nim, misère: 3 4 5, juega Primero'",
    "'nim(15;take=1-3)', 'Nim, juego normal: 15 (se quitan 1-3), juega Primero'",
  })
  void theTitleSaysTheRule(String game, String title) {
    assertThat(picture(game).title()).isEqualTo(title);
  }

  @Test
  void aCounterIsMarkedWhereALegalTakeBegins() {
    assertThat(picture("nim(5;take=1,3,4)").marks())
        .extracting(Mark::at)
        .containsExactly(new Picture.Point(4, 0), new Picture.Point(2, 0), new Picture.Point(1, 0));
  }

  @Test
  void theTextShowsEachHeap() {
    Nim nim = NimGame.misere(2, 1).initialState().result(new Take(2, 1));
    assertThat(nim).hasToString("nim(2,1;misere)\n1: | | 2\n2: 0");
  }

  @Test
  void aVeryLargeHeapIsCutShort() {
    Nim nim = NimGame.of(999).initialState();
    assertThat(nim.text(Glyphs.ASCII, Notation.RC)).endsWith("| ... 999");
    assertThat(nim.picture(Notation.RC, Language.ES).stones()).hasSize(30);
    assertThat(nim.picture(Notation.RC, Language.ES).labels())
        .extracting(Picture.Label::text)
        .isEqualTo(List.of("1", "… 999"));
  }
}
