package panal.view;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.xml.sax.InputSource;
import panal.game.Cell;
import panal.game.Game;
import panal.game.Notation;
import panal.game.Picture.Point;
import panal.game.Pictured;
import panal.games.Games;
import panal.games.hex.Hex;
import panal.games.hex.HexGame;
import panal.message.Language;
import panal.testing.Golden;

class BoardSvgTest {

  private static final Pattern POLYGON =
      Pattern.compile("<polygon points=\"([^\"]*)\" fill=\"([^\"]*)\"");
  // Coordinates are rounded to hundredths of a pixel.
  private static final double ROUNDED = 0.03;

  private static <A> String svg(Game<A> game, String moves) {
    Pictured state = (Pictured) game.play(game.actions(moves));
    return BoardSvg.of(state.picture(Notation.RC, Language.ES));
  }

  private static List<List<Point>> polygons(String svg, String fill) {
    List<List<Point>> found = new ArrayList<>();
    Matcher polygon = POLYGON.matcher(svg);
    while (polygon.find()) {
      if (polygon.group(2).equals(fill)) {
        List<Point> corners = new ArrayList<>();
        for (String point : polygon.group(1).split(" ")) {
          String[] xy = point.split(",");
          corners.add(new Point(Double.parseDouble(xy[0]), Double.parseDouble(xy[1])));
        }
        found.add(corners);
      }
    }
    return found;
  }

  private static long shared(List<Point> one, List<Point> other) {
    return one.stream().filter(p -> other.stream().anyMatch(q -> near(p, q))).count();
  }

  private static boolean near(Point p, Point q) {
    return Math.abs(p.x() - q.x()) < ROUNDED && Math.abs(p.y() - q.y()) < ROUNDED;
  }

  @ParameterizedTest
  @CsvSource({"1,1", "1,3", "3,1", "2,2", "2,3", "3,2", "3,3", "2,5", "7,7", "26,26"})
  void cellsThatTouchInTheDrawingAreNeighbours(int rows, int columns) {
    HexGame game = new HexGame(rows, columns);
    Hex hex = game.initialState();
    List<List<Point>> drawn = polygons(svg(game, ""), Style.HONEY);
    assertThat(drawn).hasSize(rows * columns);
    for (int i = 0; i < drawn.size(); i++) {
      List<Cell> touching = new ArrayList<>();
      for (int j = 0; j < drawn.size(); j++) {
        if (j != i && shared(drawn.get(i), drawn.get(j)) == 2) {
          touching.add(hex.cells().get(j));
        }
      }
      assertThat(touching).isEqualTo(hex.neighbours(hex.cells().get(i)));
    }
  }

  @ParameterizedTest
  @CsvSource({"1,1", "1,3", "3,1", "3,3", "2,5"})
  void blacksSidesLieAtTopAndBottomAndWhitesAtLeftAndRight(int rows, int columns) {
    HexGame game = new HexGame(rows, columns);
    String svg = svg(game, "");
    List<List<Point>> cells = polygons(svg, Style.HONEY);
    List<List<Point>> black = polygons(svg, Style.INK);
    List<List<Point>> white = polygons(svg, Style.WHITE);
    for (Cell cell : game.initialState().cells()) {
      List<Point> corners = cells.get(cell.row() * columns + cell.column());
      assertThat(shared(corners, black.get(0)) >= 2).isEqualTo(cell.row() == 0);
      assertThat(shared(corners, black.get(1)) >= 2).isEqualTo(cell.row() == rows - 1);
      assertThat(shared(corners, white.get(0)) >= 2).isEqualTo(cell.column() == columns - 1);
      assertThat(shared(corners, white.get(1)) >= 2).isEqualTo(cell.column() == 0);
    }
  }

  @Test
  void aFinishedBoardLooksAsItWasReviewed() {
    Golden.check("view/hex-3x3.svg", svg(new HexGame(3), "(0,2) (0,0) (1,1) (1,2) (2,0)"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"hex(1)", "hex(26)", "hex(1,26)", "hex(26,1)", "nim(999,1)", "tictactoe"})
  void everySizeIsWellFormedAndFitsOnAPage(String game) throws Exception {
    String svg = svg(Games.parse(game), "");
    var root =
        DocumentBuilderFactory.newInstance()
            .newDocumentBuilder()
            .parse(new InputSource(new java.io.StringReader(svg)))
            .getDocumentElement();
    assertThat(Double.parseDouble(root.getAttribute("width"))).isBetween(50.0, 900.0);
    assertThat(Double.parseDouble(root.getAttribute("height"))).isBetween(50.0, 750.0);
    assertThat(root.getAttribute("aria-label")).isNotBlank();
    assertThat(svg).doesNotContain(" id=", "NaN", "E-");
  }
}
