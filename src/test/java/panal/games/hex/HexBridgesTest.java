package panal.games.hex;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import panal.game.Cell;
import panal.game.Notation;
import panal.game.Picture.Link;
import panal.game.Picture.Point;
import panal.game.Player;
import panal.game.RandomStream;
import panal.message.Language;

class HexBridgesTest {

  private static List<Link> links(HexGame game, String moves) {
    return game.play(moves).links(Notation.RC, Language.ES);
  }

  private static List<String> names(HexGame game, String moves) {
    return links(game, moves).stream().map(Link::name).toList();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        // the two of the course: one that is a bridge, one that was called so
        "(2,1) (4,4) (1,3); (1,3)–(2,1)",
        "(2,1) (4,4) (2,3); ",
        "(2,2) (4,4) (3,3); (2,2)–(3,3)",
        "(2,2) (4,4) (4,1); (2,2)–(4,1)",
        // an adjacent stone, and one of the other colour
        "(2,2) (4,4) (2,3); ",
        "(2,2) (3,3); ",
        // one of the two cells is taken, by either
        "(2,1) (1,2) (1,3); ",
        "(2,1) (4,4) (1,3) (4,0) (2,2); ",
      })
  void aBridgeIsTwoStonesWithTwoEmptyNeighboursInCommon(String moves, String bridge) {
    assertThat(names(new HexGame(5), moves).stream().filter(name -> !name.contains("borde")))
        .isEqualTo(bridge == null ? List.of() : List.of(bridge));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "(1,2); (1,2)–borde", // Black's second row
        "(3,2); (3,2)–borde", // and the last but one
        "(2,2); ",
        "(1,4); ", // only one cell of the edge is next to it
        "(1,2) (0,2); ",
        "(1,2) (0,3); ",
        "(2,2) (2,1); (2,1)–borde", // White's second column
        "(2,2) (2,3); (2,3)–borde",
        "(2,2) (1,2); ", // Black's edge is not White's
      })
  void aStoneNextToItsOwnEdgeHasABridgeToIt(String moves, String bridge) {
    assertThat(names(new HexGame(5), moves))
        .isEqualTo(bridge == null ? List.of() : List.of(bridge));
  }

  @Test
  void aBridgeToAnEdgeEndsBetweenItsTwoCellsOnTheOutside() {
    for (String move : List.of("(1,2)", "(3,2)")) {
      Link link = links(new HexGame(5), move).get(0);
      assertThat(link.owner()).isEqualTo(Player.FIRST);
      assertThat(link.to().x()).isEqualTo(link.from().x());
      assertThat(Math.abs(link.to().y() - link.from().y())).isEqualTo(2);
    }
  }

  /** By definition, over random positions: every pair of stones, and its common neighbours. */
  @Test
  void theBridgesAreExactlyTheOnesOfTheDefinition() {
    HexGame game = new HexGame(4, 5);
    RandomStream random = new RandomStream(7, 1, 0);
    for (int play = 0; play < 50; play++) {
      Hex hex = game.initialState();
      for (int i = 0; i < 2 + play % 9 && !hex.isTerminal(); i++) {
        hex = hex.result(hex.actions().get(random.nextInt(hex.actions().size())));
      }
      List<Point> expected = new ArrayList<>();
      for (Cell a : hex.cells()) {
        for (Cell b : hex.cells()) {
          List<Cell> common = new ArrayList<>(hex.neighbours(a));
          common.retainAll(hex.neighbours(b));
          Hex state = hex;
          boolean bridge =
              hex.cells().indexOf(a) < hex.cells().indexOf(b)
                  && hex.stone(a).isPresent()
                  && hex.stone(a).equals(hex.stone(b))
                  && !hex.neighbours(a).contains(b)
                  && common.size() == 2
                  && common.stream().allMatch(cell -> state.stone(cell).isEmpty());
          if (bridge) {
            expected.add(HexPicture.centre(a));
          }
        }
      }
      assertThat(hex.links(Notation.RC, Language.EN))
          .filteredOn(link -> !link.name().contains("edge"))
          .extracting(Link::from)
          .isEqualTo(expected);
    }
  }
}
