package panal.view;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;
import static org.assertj.core.api.Assertions.within;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import panal.game.Game;
import panal.game.Glyphs;
import panal.game.Notation;
import panal.game.Picture;
import panal.game.Picture.Point;
import panal.game.Pictured;
import panal.game.Player;
import panal.game.Range;
import panal.games.Games;
import panal.message.Language;
import panal.search.HandTree;
import panal.search.Perspective;
import panal.search.Result;
import panal.search.exact.Minimax;

/** Boards with numbers, heat, marks and bridges on them. */
class BoardTest {

  private static final Look LOOK = Look.of(Perspective.CHOOSER).withLanguage(Language.ES);
  private static final Pattern TEXT =
      Pattern.compile(
          "<text x=\"(.*?)\" y=\"(.*?)\" text-anchor=\"(.*?)\" font-size=\"(.*?)\" fill=\"(.*?)\""
              + ">(.*?)</text>");
  private static final Pattern POLYGON = Pattern.compile("<polygon points=\"([^\"]*)\"");

  private static Board board(String game, String moves) {
    return new Board((Pictured) Games.parse(game).play(moves), Notation.RC, Language.ES);
  }

  private static <A> Result<A> result(Game<A> game, Map<String, double[]> found) {
    List<Result.Estimate<A>> estimates = new ArrayList<>();
    found.forEach(
        (a, n) -> estimates.add(new Result.Estimate<>(game.action(a), (long) n[0], n[1])));
    return new Result<>(Player.FIRST, Range.WINS, estimates, Optional.empty(), 500, false);
  }

  private record Line(String words, Box box, String fill) {}

  private static List<Line> texts(String svg) {
    List<Line> found = new ArrayList<>();
    Matcher text = TEXT.matcher(svg);
    while (text.find()) {
      double x = Double.parseDouble(text.group(1));
      double y = Double.parseDouble(text.group(2));
      double size = Double.parseDouble(text.group(4));
      double width = TextWidth.of(text.group(6), size);
      double left =
          switch (text.group(3)) {
            case "start" -> x;
            case "middle" -> x - width / 2;
            default -> x - width;
          };
      Box box = new Box(left, y - 0.72 * size, left + width, y);
      found.add(new Line(text.group(6), box, text.group(5)));
    }
    return found;
  }

  private static List<List<Point>> polygons(String svg) {
    List<List<Point>> found = new ArrayList<>();
    Matcher polygon = POLYGON.matcher(svg);
    while (polygon.find()) {
      List<Point> corners = new ArrayList<>();
      for (String point : polygon.group(1).split(" ")) {
        String[] xy = point.split(",");
        corners.add(new Point(Double.parseDouble(xy[0]), Double.parseDouble(xy[1])));
      }
      found.add(corners);
    }
    return found;
  }

  private static boolean inside(List<Point> corners, double x, double y) {
    for (int i = 0; i < corners.size(); i++) {
      Point from = corners.get(i);
      Point to = corners.get((i + 1) % corners.size());
      double turn = (to.x() - from.x()) * (y - from.y()) - (to.y() - from.y()) * (x - from.x());
      if (turn < 0) {
        return false;
      }
    }
    return true;
  }

  static Stream<Board> numbered() {
    List<Board> all = new ArrayList<>();
    for (String number : List.of("1", "12", "404", "−0.83", "100000")) {
      for (String game : List.of("hex(1)", "hex(2,3)", "hex(3)", "hex(11)", "tictactoe")) {
        Board empty = board(game, "");
        Map<String, String> everywhere = new LinkedHashMap<>();
        for (Picture.Tile tile : empty.picture().tiles()) {
          everywhere.put(tile.action().orElseThrow(), number);
        }
        all.add(empty.withNumbers(everywhere));
        if (!game.equals("hex(1)")) {
          all.add(board(game, "a1 b1 a2").withNumbers(everywhere));
        }
      }
    }
    return all.stream();
  }

  @ParameterizedTest
  @MethodSource("numbered")
  void aNumberLiesInItsTileAndTouchesNoOtherText(Board board) {
    String svg = board.svg();
    int sides = board.picture().sides().size();
    List<List<Point>> tiles = polygons(svg).subList(sides, sides + board.picture().tiles().size());
    List<Line> texts = texts(svg);
    String number = board.numbers().values().iterator().next();
    List<Line> notes =
        texts.stream()
            .filter(line -> line.fill().matches("#1f2430|#ffffff"))
            .filter(line -> line.words().equals(number))
            .toList();
    assertThat(notes).hasSameSizeAs(tiles);
    for (int i = 0; i < notes.size(); i++) {
      Box box = notes.get(i).box();
      for (double x : new double[] {box.left(), box.right()}) {
        for (double y : new double[] {box.top(), box.bottom()}) {
          assertThat(inside(tiles.get(i), x, y)).isTrue();
        }
      }
    }
    for (int i = 0; i < texts.size(); i++) {
      for (int j = 0; j < i; j++) {
        Box one = texts.get(i).box();
        Box other = texts.get(j).box();
        boolean apart =
            one.left() >= other.right()
                || other.left() >= one.right()
                || one.top() >= other.bottom()
                || other.top() >= one.bottom();
        assertThat(apart).as(texts.get(i) + " " + texts.get(j)).isTrue();
      }
    }
  }

  @Test
  void aNumberIsInkOrWhiteWhicheverReadsBetter() {
    String svg = board("hex(3)", "b2 a1").withNumbers(Map.of("(1,1)", "1", "(0,0)", "2")).svg();
    assertThat(texts(svg))
        .extracting(Line::words, Line::fill)
        .contains(tuple("1", Style.WHITE), tuple("2", Style.INK));
    for (double share = 0; share <= 1; share += 0.01) {
      String ground = Shade.heat(share);
      // Large letters need 3.
      assertThat(Shade.contrast(Shade.inkOn(ground), ground)).isGreaterThan(3.8);
    }
    assertThat(Shade.heat(0)).isEqualTo(Style.HONEY);
    assertThat(Shade.heat(1)).isEqualTo(Style.BLUE);
    assertThat(Shade.contrast("#000000", "#ffffff")).isEqualTo(21);
  }

  @Test
  void numbersInCellsOfOneKindHaveOneSize() {
    String svg = board("hex(3)", "").withNumbers(Map.of("(1,1)", "100000", "(0,0)", "2")).svg();
    assertThat(texts(svg))
        .filteredOn(line -> line.words().matches("100000|2") && line.fill().equals(Style.INK))
        .extracting(line -> line.box().height())
        .satisfies(sizes -> assertThat(sizes.get(0)).isCloseTo(sizes.get(1), within(1e-9)));
  }

  @Test
  void theLastStoneStaysMarkedUnderItsNumber() {
    Board plain = board("hex(3)", "b2 a1");
    assertThat(plain.svg()).contains("fill=\"#d55e00\"");
    assertThat(plain.withMoveNumbers(Games.parse("hex(3)").actions("b2 a1")).svg())
        .doesNotContain("fill=\"#d55e00\"")
        .containsOnlyOnce("fill=\"none\" stroke=\"#d55e00\"");
  }

  @Test
  void heatIsTheNumberOfEachMoveBluestWhereItIsLargest() {
    Game<?> game = Games.parse("hex(2)");
    Map<String, double[]> found = new LinkedHashMap<>();
    found.put("a1", new double[] {10, -5});
    found.put("b1", new double[] {40, 30});
    found.put("a2", new double[] {20, 0});
    found.put("b2", new double[] {0, 0});
    Heat visits = Heat.visits(result(game, found), LOOK);
    assertThat(visits.spots()).extracting(Heat.Spot::number).containsExactly("10", "40", "20", "0");
    assertThat(visits.spots()).extracting(Heat.Spot::share).containsExactly(0.25, 1.0, 0.5, 0.0);
    Heat means = Heat.means(result(game, found), LOOK);
    assertThat(means.spots())
        .extracting(Heat.Spot::number)
        .containsExactly("−0.50", "+0.75", "0.00", "");
    assertThat(means.spots())
        .extracting(Heat.Spot::share)
        .containsExactly(0.25, 0.875, 0.5, Double.NaN);
    String svg = board("hex(2)", "").withHeat(visits).svg();
    assertThat(svg)
        .contains("fill=\"" + Style.BLUE + "\" stroke=\"" + Style.HONEY_LINE)
        .contains("N de cada jugada tras 500 iteraciones");
    assertThat(polygons(board("hex(2)", "").withHeat(means).svg())).hasSize(8);
  }

  @Test
  void heatOfANodeIsInTheViewOfWhoeverMovesThere() {
    HandTree tree = HandTree.root(30, 10, HandTree.node("(0,1)", 20, 15));
    assertThat(Heat.means(tree, LOOK).spots())
        .extracting(Heat.Spot::number)
        .containsExactly("+0.75");
    assertThat(Heat.visits(tree, LOOK).spots()).extracting(Heat.Spot::number).containsExactly("20");
  }

  @Test
  void exactHeatIsTheTruth() {
    var state = Games.parse("hex(2)").initialState();
    Heat exact = Heat.exact(Minimax.solve(state), LOOK);
    assertThat(exact.spots()).extracting(Heat.Spot::number).containsExactly("−1", "+1", "+1", "−1");
  }

  @Test
  void theTextSaysBelowTheBoardWhatDoesNotFitInIt() {
    Game<?> game = Games.parse("hex(4)");
    Board board =
        board("hex(4)", "(2,1) (0,0) (1,3)")
            .withMoveNumbers(game.actions("(2,1) (0,0) (1,3)"))
            .withMarks(game.actions("(1,2)"))
            .withBridges()
            .withHeat(Heat.exact(Minimax.solve(Games.parse("nim(1)").initialState()), LOOK));
    assertThat(board.text(Glyphs.ASCII))
        .isEqualTo(
            """
              0 1 2 3
            0 O . . .
             1 . . . X
              2 . X . .
               3 . . . .

            numeros: (0,0) 2  (1,3) 3  (2,1) 1
            senaladas: (1,2)
            puentes: (1,3)-(2,1)  (2,1)-borde

            valor exacto para quien mueve: claro -1, azul +1

            Accion  exacto
            ------  ------
            1:1         +1""");
  }

  @Test
  void theWinningChainIsSaidInTheNotationOfTheBoard() {
    Pictured won = (Pictured) Games.parse("hex(2)").play("b1 a1 a2");
    assertThat(new Board(won, Notation.A1, Language.EN).toString())
        .endsWith("winning chain: b1  a2");
  }

  @Test
  void bridgesAreOfHex() {
    assertThatThrownBy(() -> board("tictactoe", "").withBridges())
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("Tres en raya");
  }

  @Test
  void tikzHasTheGeometryOfTheSvg() {
    Board board =
        board("hex(4)", "(2,1) (0,0) (1,3)").withBridges().withNumbers(Map.of("(2,1)", "7"));
    String tikz = board.tikz();
    for (List<Point> corners : polygons(board.svg())) {
      for (Point corner : corners) {
        assertThat(tikz)
            .contains("(" + Svg.number(corner.x()) + "," + Svg.number(corner.y()) + ")");
      }
    }
    for (Line text : texts(board.svg())) {
      assertThat(tikz).contains("{" + text.words().replace("×", "$\\times$") + "};");
    }
    assertThat(tikz.lines().filter(line -> line.contains("circle"))).hasSize(17);
  }

  @Test
  void pixelsAreTwiceThoseOfTheDrawing() throws IOException {
    Board board = board("hex(3)", "b2");
    BufferedImage image = ImageIO.read(new ByteArrayInputStream(board.bytes("png")));
    Matcher size = Pattern.compile("width=\"(.*?)\" height=\"(.*?)\"").matcher(board.svg());
    assertThat(size.find()).isTrue();
    assertThat(image.getWidth()).isEqualTo((int) Math.ceil(2 * Double.parseDouble(size.group(1))));
    assertThat(image.getHeight()).isEqualTo((int) Math.ceil(2 * Double.parseDouble(size.group(2))));
    assertThat(image.getRGB(0, 0)).isEqualTo(0xffffffff);
    Matcher stone =
        Pattern.compile("<circle cx=\"(.*?)\" cy=\"(.*?)\" r=\"18").matcher(board.svg());
    assertThat(stone.find()).isTrue();
    int x = (int) (2 * Double.parseDouble(stone.group(1)));
    int y = (int) (2 * Double.parseDouble(stone.group(2)));
    assertThat(image.getRGB(x, y) & 0xffffff).isEqualTo(0xd55e00); // the mark of the last stone
    assertThat(image.getRGB(x, y + 24) & 0xffffff).isEqualTo(0x1f2430);
  }

  @Test
  void theBytesAreTheSameUnderAnyLocale() {
    Locale usual = Locale.getDefault();
    Board board = board("hex(3)", "b2").withNumbers(Map.of("(1,1)", "7")).withBridges();
    List<String> first = List.of(board.svg(), board.tikz(), board.toString());
    try {
      for (String tag : List.of("de-DE", "tr-TR", "ar-EG-u-nu-arab")) {
        Locale.setDefault(Locale.forLanguageTag(tag));
        assertThat(List.of(board.svg(), board.tikz(), board.toString())).isEqualTo(first);
      }
    } finally {
      Locale.setDefault(usual);
    }
  }
}
