package panal.view;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import panal.game.Cell;
import panal.game.Glyphs;
import panal.game.Notation;
import panal.games.Games;
import panal.games.hex.HexGame;
import panal.message.Language;
import panal.search.Budget;
import panal.search.HandTree;
import panal.search.Perspective;
import panal.search.mcts.Mcts;
import panal.search.mcts.MctsSettings;
import panal.testing.Golden;
import panal.trace.Searches;

class TreeViewTest {

  private static final Look LOOK = Look.of(Perspective.CHOOSER).withLanguage(Language.ES);
  private static final Pattern RECT =
      Pattern.compile(
          "<rect x=\"(.*?)\" y=\"(.*?)\" width=\"(.*?)\" height=\"(.*?)\" rx=\"(9|17)\"");

  /** The tree of section 18.4 of the course, before its iteration 101. */
  private static HandTree courseTree() {
    return HandTree.root(
        100,
        58,
        HandTree.node("a1", 40, 28, HandTree.node("b1", 18, 10), HandTree.node("b2", 20, 15)),
        HandTree.node("a2", 35, 15),
        HandTree.node("a3", 25, 14));
  }

  private static TreeView<Cell> searched(HexGame game, int iterations) {
    Mcts<Cell> mcts = new Mcts<>(game.initialState(), MctsSettings.uct());
    mcts.run(Budget.iterations(iterations));
    return TreeView.of(mcts.tree(), LOOK);
  }

  @Test
  void aTreeOfTheCourseAsText() {
    assertThat(TreeView.of(courseTree(), LOOK))
        .hasToString(
            """
                        N    Q    Q/N
            raíz      100  +58  +0.58
            ├─ a1      40  +28  +0.70
            │  ├─ b2   20  +15  +0.75
            │  └─ b1   18  +10  +0.56
            ├─ a2      35  +15  +0.43
            └─ a3      25  +14  +0.56

            Q vista por quien eligió cada acción""");
  }

  @Test
  void aTreeOfTheCourseAsDrawing() {
    Golden.check(
        "view/tree-b.svg", TreeView.of(courseTree(), LOOK).withPath(List.of("a1", "b2")).svg());
  }

  @Test
  void asciiHasNothingElse() {
    String text = searched(new HexGame(3), 200).text(Glyphs.ASCII);
    assertThat(text.chars()).allMatch(c -> c == '\n' || c >= ' ' && c <= '~');
    assertThat(text).contains("raiz", "|- (", "`- +");
  }

  @Test
  void theTopChildrenAreThoseWithMostVisitsAndTheRestIsCounted() {
    assertThat(TreeView.of(courseTree(), LOOK).withTop(1).withDepth(1).toString().lines())
        .anyMatch(line -> line.startsWith("├─ a1 "))
        .contains("└─ +2 más (60)")
        .endsWith("Q vista por quien eligió cada acción · 2 de 6 nodos");
  }

  @Test
  void thePathIsShownEvenWhereTheLimitsWouldCutIt() {
    String text =
        TreeView.of(courseTree(), LOOK)
            .withTop(1)
            .withDepth(1)
            .withMost(1)
            .withPath(List.of("a1", "b1"))
            .toString();
    assertThat(text.lines().filter(line -> line.endsWith("←"))).hasSize(3);
    assertThat(text).contains("│  ├─ b1").contains("└─ +1 más (20)");
  }

  @Test
  void theRootsViewChangesSignsWhereTheOpponentChose() {
    var tree = Searches.goldenATen().tree();
    assertThat(TreeView.of(tree, LOOK.withView(Perspective.ROOT)).toString())
        .containsPattern("─ \\(0,0\\) +1 +\\+1 +\\+1.00");
    assertThat(TreeView.of(tree, LOOK).toString()).containsPattern("─ \\(0,0\\) +1 +−1 +−1.00");
  }

  @Test
  void anExactValueIsShownInTheViewOfItsNode() {
    HexGame hex = new HexGame(3);
    // Not the truth, only a number: worth 1 to Black everywhere.
    TreeView<Cell> view = searched(hex, 20).withTop(1).withExact(hex.initialState(), state -> 1);
    assertThat(view.toString())
        .contains("exacto")
        .containsPattern("raíz .* \\+1\n")
        .containsPattern("\n├─ .* \\+1\n")
        .containsPattern("\n│  ├─ .* −1\n");
    assertThat(view.svg()).contains("valor exacto", Style.GREEN);
  }

  @Test
  void aNodeWithoutVisitsHasNoMean() {
    assertThat(TreeView.of(HandTree.root(0, 0), LOOK).toString()).containsPattern("raíz +0 +0 +—");
  }

  private static Stream<TreeView<?>> trees() {
    Look a1 = LOOK.withNotation(Notation.A1);
    HandTree wide =
        HandTree.root(
            1234567,
            1.2e6,
            HandTree.node("una etiqueta mucho más larga que un nodo", 1000000, 999999.5),
            HandTree.node("a2", 1000000, -1000000, HandTree.node("b", 3, 1)),
            HandTree.node("", 0, 0));
    Mcts<Cell> large = new Mcts<>(new HexGame(26).initialState(), MctsSettings.uct(0.1));
    large.run(Budget.iterations(700));
    return Stream.of(
        searched(new HexGame(3), 1),
        searched(new HexGame(3), 9).withTop(9),
        searched(new HexGame(3), 300).withMost(200),
        searched(new HexGame(3), 300).withExact(new HexGame(3).initialState(), state -> -1),
        TreeView.of(wide, LOOK),
        TreeFormatsTest.walked(Games.parse("tree((3 12 8) (2 4 6) (14 5 2))")),
        TreeFormatsTest.walked(Games.parse("nim(1,2,2)")),
        TreeView.of(TreeFormatsTest.hostile(), LOOK).withTop(20).withMost(20),
        TreeView.of(large.tree(), LOOK),
        TreeView.of(large.tree(), a1));
  }

  @ParameterizedTest
  @MethodSource("trees")
  void noTwoNodesOverlapAndAllLieInsideTheDrawing(TreeView<?> view) {
    String svg = view.svg();
    List<Box> boxes = new ArrayList<>();
    Matcher rect = RECT.matcher(svg);
    while (rect.find()) {
      double left = Double.parseDouble(rect.group(1));
      double top = Double.parseDouble(rect.group(2));
      double right = left + Double.parseDouble(rect.group(3));
      boxes.add(new Box(left, top, right, top + Double.parseDouble(rect.group(4))));
    }
    assertThat(boxes).isNotEmpty();
    Matcher size = Pattern.compile("viewBox=\"0 0 (.*?) (.*?)\"").matcher(svg);
    assertThat(size.find()).isTrue();
    for (int i = 0; i < boxes.size(); i++) {
      Box box = boxes.get(i);
      assertThat(box.left()).isGreaterThan(10);
      assertThat(box.right()).isLessThan(Double.parseDouble(size.group(1)) - 10);
      assertThat(box.bottom()).isLessThan(Double.parseDouble(size.group(2)) - 30);
      for (Box other : boxes.subList(0, i)) {
        boolean apart =
            box.left() > other.right()
                || other.left() > box.right()
                || box.top() > other.bottom()
                || other.top() > box.bottom();
        assertThat(apart).isTrue();
      }
    }
  }

  @Test
  void aLargeTreeIsCutDownToWhatAPageHolds() {
    String svg = searched(new HexGame(11), 1000).svg();
    Matcher size = Pattern.compile("viewBox=\"0 0 (.*?) ").matcher(svg);
    assertThat(size.find()).isTrue();
    assertThat(Double.parseDouble(size.group(1))).isLessThan(2000);
    assertThat(svg).contains("12 de 1001 nodos").hasSizeLessThan(20000);
  }
}
