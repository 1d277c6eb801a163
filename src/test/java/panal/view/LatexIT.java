package panal.view;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import panal.games.hex.HexGame;
import panal.message.Language;
import panal.search.Perspective;
import panal.search.mcts.MctsSettings;
import panal.testing.Needs;
import panal.trace.Searches;

/** Our tables in a Spanish document, set by the real LaTeX. */
class LatexIT {

  private static final Look LOOK = Look.of(Perspective.CHOOSER).withLanguage(Language.ES);
  private static final String SPECIALS =
      "[x] *y A&B & 50%_x#$ {~^}\\ <a> |b| \"c\" −1 → × · √ ∞ ≤ ≥";

  private static final Table HARD =
      new Table(
          SPECIALS,
          List.of(Table.Column.text(SPECIALS), Table.Column.number("Q/N")),
          List.of(
              List.of(new Entry.Text(SPECIALS), new Entry.Number("−0.25")),
              List.of(new Entry.Text("*"), new Entry.Number(Numbers.NONE)),
              List.of(new Entry.Text("[ñ]"), new Entry.Formula("√2", "\\sqrt{2}"))));

  @Test
  void ourTablesCompileInASpanishDocument(@TempDir Path folder) throws Exception {
    Path pdflatex = Needs.pdflatex();
    LatexTable latex = new LatexTable();
    String document =
        """
        \\documentclass{article}
        \\usepackage[spanish]{babel}
        \\usepackage[margin=2cm]{geometry}
        \\usepackage{array,booktabs,longtable}
        \\begin{document}
        """
            + HARD.as(latex)
            + TraceTable.of(Searches.goldenA(), LOOK).as(latex)
            + TraceTable.of(Searches.trace(new HexGame(3), "", MctsSettings.uct(), 40), LOOK)
                .as(latex)
            + "\\end{document}\n";
    Files.writeString(folder.resolve("tables.tex"), document);
    Process run =
        new ProcessBuilder(
                pdflatex.toString(), "-interaction=nonstopmode", "-halt-on-error", "tables.tex")
            .directory(folder.toFile())
            .redirectErrorStream(true)
            .redirectOutput(folder.resolve("out.txt").toFile())
            .start();
    assertThat(run.waitFor(2, TimeUnit.MINUTES)).isTrue();
    String log = Files.readString(folder.resolve("tables.log"), StandardCharsets.ISO_8859_1);
    assertThat(run.exitValue()).as(log).isZero();
    assertThat(folder.resolve("tables.pdf")).isNotEmptyFile();
    assertThat(log).doesNotContain("Overfull", "Missing character");
  }
}
