package panal.view;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import panal.game.Game;
import panal.games.Games;
import panal.games.hex.HexGame;
import panal.message.Language;
import panal.search.HandTree;
import panal.search.Perspective;
import panal.search.exact.DepthFirst;
import panal.search.mcts.MctsSettings;
import panal.trace.Searches;

/** Trees in every format: what is left out, the path lit, hostile labels, what was cut off. */
class TreeFormatsTest {

  static final List<String> HOSTILE =
      List.of(
          "10/7*",
          "say \"x\"",
          "end\\",
          "one\ntwo",
          "-1",
          "node",
          "",
          "A&B & 50%_x#$ {~^}\\",
          "[x], ]y[ = <b>",
          "\\n &amp; −∞→×");

  private static final Look LOOK = Look.of(Perspective.CHOOSER).withLanguage(Language.ES);

  private static final HandTree TREE =
      HandTree.root(
          100,
          58,
          HandTree.node("a1", 40, 28, HandTree.node("b1", 18, 10), HandTree.node("b2", 20, 15)),
          HandTree.node("a2", 35, 15),
          HandTree.node("a3", 25, 14));

  static HandTree hostile() {
    HandTree[] children =
        HOSTILE.stream().map(label -> HandTree.node(label, 3, 1)).toArray(HandTree[]::new);
    return HandTree.root(30, 10, children);
  }

  static <A> TreeView<A> walked(Game<A> game) {
    return TreeView.of(Searches.walk(game, "", DepthFirst::alphaBeta, 1000).tree(), LOOK)
        .withMost(100);
  }

  private static TreeView<?> pruned() {
    return walked(Games.parse("tree((3 12 8) (2 4 6) (14 5 2))"));
  }

  private static String written(TreeView<?> view, String format) {
    return new String(view.bytes(format), StandardCharsets.UTF_8);
  }

  private static int count(String what, String text) {
    return text.split(Pattern.quote(what), -1).length - 1;
  }

  @Test
  void nodesWithFewerVisitsAreLeftOut() {
    String text = TreeView.of(TREE, LOOK).withMinVisits(20).withMost(100).toString();
    assertThat(text.lines().map(line -> line.replaceAll("(?<=[b1-9)]) {2,}.*", "")))
        .containsSubsequence("├─ a1", "│  ├─ b2", "│  └─ +1 más (18)", "├─ a2", "└─ a3");
    assertThat(text).endsWith("· 5 de 6 nodos");
  }

  @ParameterizedTest
  @ValueSource(strings = {"txt", "svg", "dot", "tikz"})
  void everyFormatSaysWhatWasLeftOut(String format) {
    String made = written(TreeView.of(TREE, LOOK).withMinVisits(20), format);
    assertThat(made).contains("+1 más (18)", "5 de 6 nodos").doesNotContain("b1");
    assertThat(written(TreeView.of(TREE, LOOK), format)).doesNotContain("más", "de 6");
  }

  @Test
  void theBestPathIsTheMostVisitedAndOfEqualsTheFirst() {
    assertThat(TreeView.of(TREE, LOOK).withBestPath().path()).hasToString("[a1, b2]");
    HandTree tie = HandTree.root(9, 0, HandTree.node("x", 4, 0), HandTree.node("y", 4, 1));
    assertThat(TreeView.of(tie, LOOK).withBestPath().path()).hasToString("[x]");
    assertThat(TreeView.of(HandTree.root(0, 0), LOOK).withBestPath().path()).isEmpty();
  }

  @Test
  void theBestPathOfAlphaBetaIsTheFirstChildWorthWhatItsParentIs() {
    assertThat(pruned().withBestPath().path()).hasToString("[a, a1]");
  }

  @Test
  void aPathThatIsNotThereIsRefusedByItsFirstMissingNode() {
    TreeView<String> view = TreeView.of(TREE, LOOK);
    assertThat(view.withPath(List.of("a1", "b1")).checkedPath().path()).hasSize(2);
    assertThatThrownBy(() -> view.withPath(List.of("a1", "b9", "c1")).checkedPath())
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("a1→b9")
        .hasMessageNotContaining("c1");
  }

  @Test
  void theTreeOfAlphaBetaHasValuesAndWindows() {
    assertThat(pruned().withBestPath())
        .hasToString(
            """
                       valor   α    β
            raíz          +3  +3   +∞    ←
            ├─ a          +3  −∞   +3    ←
            │  ├─ a1      +3  −∞   +∞    ←
            │  ├─ a2     +12  −∞   +3
            │  └─ a3      +8  −∞   +3
            ├─ b          +2  +3   +2
            │  ├─ b1      +2  +3   +∞
            │  ├─ b2  podado
            │  └─ b3  podado
            └─ c          +2  +3   +2
               ├─ c1     +14  +3   +∞
               ├─ c2      +5  +3  +14
               └─ c3      +2  +3   +5

            valor y [α, β] para el primer jugador (MAX)""");
  }

  @ParameterizedTest
  @ValueSource(strings = {"txt", "svg", "dot", "tikz"})
  void valuesOfAlphaBetaAreTheFirstPlayersInEveryView(String format) {
    TreeView<?> view = pruned();
    TreeView<?> other = view.withLook(LOOK.withView(Perspective.ROOT));
    assertThat(other.bytes(format)).isEqualTo(view.bytes(format));
  }

  @Test
  void whatWasCutOffHangsOnADashedAndCrossedEdge() {
    assertThat(count("stroke-dasharray", written(pruned(), "svg"))).isEqualTo(2);
    assertThat(count("style=dashed, label=\"×\"", written(pruned(), "dot"))).isEqualTo(2);
    assertThat(count("dashed}, edge label={node [midway, cross out", written(pruned(), "tikz")))
        .isEqualTo(2);
    assertThat(count("podado", written(pruned(), "svg"))).isEqualTo(2);
  }

  @Test
  void thePathIsBlueInEveryDrawing() {
    TreeView<String> lit = TreeView.of(TREE, LOOK).withPath(List.of("a1", "b1"));
    assertThat(count("stroke=\"" + Style.BLUE + "\"", lit.svg())).isEqualTo(5); // 3 nodes, 2 edges
    assertThat(count(" color=\"" + Style.BLUE, written(lit, "dot"))).isEqualTo(3);
    assertThat(count("[color=\"" + Style.BLUE, written(lit, "dot"))).isEqualTo(2);
    assertThat(count("draw=" + TikzCanvas.name(Style.BLUE), written(lit, "tikz"))).isEqualTo(5);
  }

  @Test
  void labelsOfDotAreQuotedAndEscaped() {
    String dot = written(TreeView.of(hostile(), LOOK).withTop(20).withMost(20), "dot");
    assertThat(dot)
        .contains("  n0 [label=\"raíz   N 30\\n")
        .contains("  n1 [label=\"10/7*   N 3\\n+0.33   Q +1\"")
        .contains("[label=\"say \\\"x\\\"   N 3\\n")
        .contains("[label=\"end\\\\   N 3\\n")
        .contains("[label=\"one two   N 3\\n")
        .contains("[label=\"N 3\\n")
        .contains("[label=\"\\\\n &amp;amp; −∞→×   N 3\\n")
        .contains("  n0 -> n10 ");
  }

  @Test
  void labelsOfTikzAreEscapedOnce() {
    assertThat(written(TreeView.of(hostile(), LOOK).withTop(20).withMost(20), "tikz"))
        .contains(
            "{A\\&B \\& 50\\%\\_x\\#\\$ \\{\\textasciitilde{}\\textasciicircum{}\\}"
                + "\\textbackslash{}}")
        .contains("{{[}x], ]y{[} = \\textless{}b\\textgreater{}}")
        .contains("{one two}");
  }

  @Test
  void aDrawingHasNoIds() {
    assertThat(pruned().svg()).doesNotContain(" id=");
    assertThat(TreeView.of(TREE, LOOK).svg()).doesNotContain(" id=");
  }

  @ParameterizedTest
  @ValueSource(strings = {"txt", "svg", "dot", "tikz"})
  void theBytesAreTheSameInEveryLocale(String format) {
    Game<?> game = new HexGame(3);
    Locale usual = Locale.getDefault();
    byte[] expected = searched(game).bytes(format);
    try {
      for (String tag : List.of("de-DE", "tr-TR", "ar-EG-u-nu-arab")) {
        Locale.setDefault(Locale.forLanguageTag(tag));
        assertThat(searched(game).bytes(format)).isEqualTo(expected);
      }
    } finally {
      Locale.setDefault(usual);
    }
  }

  private static <A> TreeView<A> searched(Game<A> game) {
    return TreeView.of(Searches.trace(game, "", MctsSettings.uct(), 1500).tree(), LOOK)
        .withExact(game.initialState(), state -> 0.125);
  }

  @Test
  void aPngHasTwoPixelsForEachOfTheDrawingAndItsColours() throws IOException {
    TreeView<String> lit = TreeView.of(TREE, LOOK).withPath(List.of("a1"));
    BufferedImage image = ImageIO.read(new ByteArrayInputStream(lit.bytes("png")));
    assertThat(lit.svg())
        .contains("viewBox=\"0 0 " + Svg.number(image.getWidth() / 2.0).replaceAll("\\..*", ""));
    int blue = Integer.parseInt(Style.BLUE.substring(1), 16);
    int[] pixels =
        image.getRGB(0, 0, image.getWidth(), image.getHeight(), null, 0, image.getWidth());
    assertThat(pixels).contains(0xff000000 | blue);
  }
}
