package panal.view;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import panal.game.Notation;
import panal.game.Pictured;
import panal.games.Games;
import panal.games.hex.HexGame;
import panal.message.Language;
import panal.search.HandTree;
import panal.search.Perspective;
import panal.search.mcts.MctsSettings;
import panal.testing.Tool;
import panal.trace.Searches;

/** Our tables, trees and boards in a Spanish document, set by the real LaTeX. */
class LatexIT {

  private static final Look LOOK = Look.of(Perspective.CHOOSER).withLanguage(Language.ES);
  private static final String SPECIALS =
      "[x] *y A&B & 50%_x#$ {~^}\\ <a> |b| \"c\" −1 → × · √ ∞ ≤ ≥";

  private static final String PAR = "\\par\\bigskip\n";

  private static final Table HARD =
      new Table(
          SPECIALS,
          List.of(Table.Column.text(SPECIALS), Table.Column.number("Q/N")),
          List.of(
              List.of(new Entry.Text(SPECIALS), new Entry.Number("−0.25")),
              List.of(new Entry.Text("*"), new Entry.Number(Numbers.NONE)),
              List.of(new Entry.Text("[ñ]"), new Entry.Formula("√2", "\\sqrt{2}"))));

  @Test
  void ourTablesTreesAndBoardsCompileInASpanishDocument(@TempDir Path folder) throws Exception {
    LatexTable latex = new LatexTable();
    Board board =
        new Board((Pictured) new HexGame(3).play("b2 a1"), Notation.RC, Language.ES)
            .withNumbers(Map.of("(0,1)", "\\&%_#${}~^"))
            .withMarks(List.of("(2,2)"))
            .withBridges()
            .withHeat(Heat.visits(HandTree.root(9, 1, HandTree.node("(2,0)", 9, 1)), LOOK));
    String document =
        """
        \\documentclass{article}
        \\usepackage[spanish]{babel}
        \\usepackage[margin=2cm]{geometry}
        \\usepackage{array,booktabs,longtable,forest}
        \\begin{document}
        \\raggedright
        """
            + HARD.as(latex)
            + TraceTable.of(Searches.goldenA(), LOOK).as(latex)
            + TraceTable.of(Searches.trace(new HexGame(3), "", MctsSettings.uct(), 40), LOOK)
                .as(latex)
            + "\\noindent\\resizebox{\\textwidth}{!}{"
            + tikz(TreeView.of(TreeFormatsTest.hostile(), LOOK).withTop(20).withMost(20))
            + "}"
            + PAR
            + tikz(
                TreeView.of(HandTree.root(3, 1, HandTree.node(SPECIALS, 2, 1)), LOOK)
                    .withBestPath())
            + PAR
            + tikz(TreeView.of(Searches.goldenATen().tree(), LOOK).withTop(2).withBestPath())
            + PAR
            + tikz(TreeFormatsTest.walked(Games.parse("tree((3 5) (1 7))")).withBestPath())
            + PAR
            + board.tikz()
            + "\\end{document}\n";
    assertThat(Tool.latex(folder, "tables", document))
        .doesNotContain("Overfull", "Missing character");
  }

  private static String tikz(TreeView<?> view) {
    return new String(view.bytes("tikz"), StandardCharsets.UTF_8);
  }
}
