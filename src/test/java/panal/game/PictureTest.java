package panal.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import panal.game.Picture.Meaning;
import panal.game.Picture.Point;
import panal.game.Picture.Tile;
import panal.games.Games;
import panal.message.Language;

/** What is laid on a picture lies at the tiles of the actions. */
class PictureTest {

  private static Picture picture(String game) {
    Pictured state = (Pictured) Games.parse(game).initialState();
    return state.picture(Notation.RC, Language.ES);
  }

  @ParameterizedTest
  @ValueSource(strings = {"hex(1)", "hex(2,3)", "hex(26)", "tictactoe"})
  void everyActionHasATileOfItsOwn(String game) {
    State<?> state = Games.parse(game).initialState();
    Picture picture = picture(game);
    assertThat(picture.tiles()).hasSameSizeAs(state.actions());
    for (Object action : state.actions()) {
      assertThat(picture.tile(action.toString()))
          .hasValueSatisfying(tile -> assertThat(tile.room()).isBetween(0.86, 1.0));
    }
  }

  @Test
  void aTakenCellKeepsItsTile() {
    Pictured state = (Pictured) Games.parse("hex(3)").play("b2");
    Picture picture = state.picture(Notation.A1, Language.ES);
    assertThat(picture.tile("(1,1)").map(Tile::centre)).hasValue(picture.stones().get(0).at());
  }

  @Test
  void aTakeFromAHeapHasNoTileButTheCounterWithWhichItBegins() {
    Picture nim = picture("nim(1,5;take=1,3)");
    assertThat(nim.tile("1:1")).isEmpty();
    assertThat(nim.stones())
        .extracting(stone -> stone.action().orElse(""))
        .containsExactly("1:1", "", "", "2:3", "", "2:1");
    Picture noted = nim.withHeat(Map.of("2:3", 0.5)).withNotes(Map.of("2:3", "7"));
    assertThat(noted.stone("2:3").orElseThrow().heat()).hasValue(0.5);
    assertThat(noted.notes())
        .extracting(Picture.Note::at)
        .containsExactly(nim.stones().get(3).at());
    assertThat(nim.withMarks(List.of("2:3"), Meaning.POINTED).marks().get(3).at())
        .isEqualTo(nim.stones().get(3).at());
  }

  @Test
  void theCentreOfATileIsTheMeanOfItsCornersAndItsRoomReachesTheNearestEdge() {
    Tile tile =
        Tile.ground(List.of(new Point(0, 0), new Point(6, 0), new Point(6, 2), new Point(0, 2)));
    assertThat(tile.centre()).isEqualTo(new Point(3, 1));
    assertThat(tile.room()).isEqualTo(1);
  }

  @Test
  void notesHeatAndMarksLieOnTheTilesOfTheirActions() {
    Picture picture =
        picture("hex(3)")
            .withHeat(Map.of("(1,1)", 0.25))
            .withNotes(Map.of("(1,1)", "7", "(0,2)", "3"))
            .withMarks(List.of("(1,1)"), Meaning.POINTED);
    Point centre = picture.tile("(1,1)").orElseThrow().centre();
    assertThat(picture.tile("(1,1)").orElseThrow().heat()).hasValue(0.25);
    assertThat(picture.tile("(0,2)").orElseThrow().heat()).isEmpty();
    assertThat(picture.notes()).extracting(Picture.Note::text).containsExactly("3", "7");
    assertThat(picture.notes().get(1).at()).isEqualTo(centre);
    assertThat(picture.marks().get(9).at()).isEqualTo(centre);
  }

  @Test
  void anActionWithoutATileIsRefusedByName() {
    assertThatThrownBy(() -> picture("hex(3)").withNotes(Map.of("(3,3)", "7")))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("(3,3)")
        .hasMessageContaining("Hex 3×3");
    assertThatThrownBy(() -> picture("nim(2)").withHeat(Map.of("1:3", 1.0)))
        .hasMessageContaining("1:3");
  }
}
