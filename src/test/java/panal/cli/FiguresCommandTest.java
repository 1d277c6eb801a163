package panal.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import panal.figure.Figures;
import panal.testing.Command;

class FiguresCommandTest {

  @TempDir Path folder;

  @Test
  void theFiguresThatAreNamedAreWrittenInTheFormatsTheyHave() {
    Command done =
        Command.panal(
            "figures",
            "traza-a",
            "hex-gana-negro",
            "--out",
            folder.toString(),
            "--formats",
            "svg,csv,tikz,pdf");
    assertThat(done.exit()).as(done.err()).isZero();
    assertThat(folder.toFile().list())
        .containsExactlyInAnyOrder("traza-a.csv", "hex-gana-negro.svg", "hex-gana-negro.tikz");
    assertThat(done.out().lines()).hasSize(3);
  }

  @Test
  void allAreListed() {
    assertThat(Command.panal("figures", "--list").out().lines()).hasSize(Figures.all().size());
  }

  @ParameterizedTest
  @CsvSource({
    "2, traza-a, --out",
    "2, nada --out FOLDER, nada",
    "2, traza-a --out FOLDER --formats gif, gif",
    "1, traza-a --out FOLDER/none, none"
  })
  void whatIsWrongIsOneSentence(int exit, String arguments, String named) {
    Command done =
        Command.panal(("figures " + arguments).replace("FOLDER", folder.toString()).split(" "));
    assertThat(done.exit()).isEqualTo(exit);
    assertThat(done.err()).contains(named).doesNotContain("\tat ");
    assertThat(folder.toFile().list()).isEmpty();
  }
}
