package panal.view;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import panal.game.Game;
import panal.games.Games;
import panal.search.Perspective;
import panal.search.mcts.MctsSettings;
import panal.testing.Tool;
import panal.trace.Searches;

/** Our trees, drawn by the real Graphviz without a word of complaint. */
class DotIT {

  @TempDir Path folder;

  private static String dot(TreeView<?> view) {
    return new String(view.bytes("dot"), StandardCharsets.UTF_8);
  }

  private static <A> TreeView<A> searched(Game<A> game) {
    return TreeView.of(
            Searches.trace(game, "", MctsSettings.uct(), 60).tree(), Look.of(Perspective.CHOOSER))
        .withExact(game.initialState(), state -> -0.5)
        .withBestPath();
  }

  @ParameterizedTest
  @ValueSource(strings = {"hex(3)", "nim(3,4,5)", "tictactoe", "tree((3 5) (1 7))"})
  void theTreeOfAGame(String game) throws Exception {
    assertThat(Tool.dot(folder, dot(searched(Games.parse(game))))).contains("N 60", "Q ");
  }

  @Test
  void theTreeOfAlphaBeta() throws Exception {
    TreeView<?> view = TreeFormatsTest.walked(Games.parse("tree((3 12 8) (2 4 6) (14 5 2))"));
    assertThat(Tool.dot(folder, dot(view))).contains("podado", "[+3, +∞]");
  }

  @Test
  void hostileLabelsAreDrawnAsTheyAre() throws Exception {
    TreeView<String> view =
        TreeView.of(TreeFormatsTest.hostile(), Look.of(Perspective.CHOOSER))
            .withTop(20)
            .withMost(20);
    assertThat(Tool.dot(folder, dot(view)).replace("&#160;", " ").replace("&#45;", "-"))
        .contains(
            ">10/7*   N 3<",
            ">say &quot;x&quot;   N 3<",
            ">end\\   N 3<",
            ">one two   N 3<",
            ">-1   N 3<",
            ">node   N 3<",
            ">N 3<",
            ">A&amp;B &amp; 50%_x#$ {~^}\\   N 3<",
            ">[x], ]y[ = &lt;b&gt;   N 3<",
            ">\\n &amp;amp; −∞→×   N 3<");
  }
}
