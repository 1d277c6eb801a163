package panal.view;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class OutputFileTest {

  @TempDir Path folder;

  @Test
  void anOlderFileIsReplacedAndNothingElseIsLeft() throws IOException {
    Path file = folder.resolve("a.md");
    OutputFile.write(file, "old and longer");
    OutputFile.write(file, "ñ\n");
    assertThat(file).hasContent("ñ\n");
    assertThat(Files.readAllBytes(file)).hasSize(3);
    assertThat(folder).isDirectoryNotContaining("glob:**.tmp");
  }

  @Test
  void noFolderIsMade() {
    Path missing = folder.resolve("no").resolve("a.md");
    assertThatThrownBy(() -> OutputFile.write(missing, "x"))
        .isInstanceOf(IOException.class)
        .hasMessageContaining(missing.getParent().toString());
    assertThat(folder).isEmptyDirectory();
  }

  @Test
  void aFolderIsNoFile() throws IOException {
    Path inside = Files.createDirectory(folder.resolve("a.md"));
    assertThatThrownBy(() -> OutputFile.write(inside, "x"))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("a.md");
    assertThat(inside).isEmptyDirectory();
  }

  @Test
  void aFileIsNoFolder() throws IOException {
    Path file = Files.writeString(folder.resolve("a"), "old");
    assertThatThrownBy(() -> OutputFile.write(file.resolve("b.md"), "x"))
        .isInstanceOf(IOException.class);
    assertThat(file).hasContent("old");
  }

  @Test
  void aLinkStaysALink() throws IOException {
    Path file = Files.writeString(folder.resolve("a.md"), "old");
    Path link = Files.createSymbolicLink(folder.resolve("link.md"), file);
    OutputFile.write(link, "new");
    assertThat(link).isSymbolicLink();
    assertThat(file).hasContent("new");
  }

  @Test
  void theEndingOfTheNameSaysTheFormat() {
    List<String> known = List.of("md", "json");
    assertThat(OutputFile.format(Path.of("x", "A.tex.MD"), known)).isEqualTo("md");
    for (String name : List.of("a.xyz", "md", "a.", "")) {
      assertThatThrownBy(() -> OutputFile.format(Path.of(name), known))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessageContaining("md, json");
    }
  }

  @Test
  void aLinkToAFileThatIsNotThereYetStaysALink() throws IOException {
    Path link = Files.createSymbolicLink(folder.resolve("link.md"), Path.of("new.md"));
    OutputFile.write(link, "new");
    assertThat(link).isSymbolicLink();
    assertThat(folder.resolve("new.md")).hasContent("new");
  }

  @Test
  void linksThatLeadNowhereAreRefusedAndStay() throws IOException {
    Path circle = Files.createSymbolicLink(folder.resolve("circle.md"), Path.of("circle.md"));
    assertThatThrownBy(() -> OutputFile.write(circle, "x"))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("circle.md");
    assertThat(circle).isSymbolicLink();
  }

  @Test
  void whatCannotBeWrittenIsNamedAsItWasAskedFor() {
    Path file = folder.resolve("a".repeat(250) + ".md"); // too long a name with .tmp
    assertThatThrownBy(() -> OutputFile.write(file, "x"))
        .isInstanceOf(IOException.class)
        .hasMessageContaining(file.toString())
        .hasMessageNotContaining(".tmp");
    assertThat(folder).isEmptyDirectory();
  }

  /** Moving a file there would put it in the place of the device. */
  @Test
  void aDeviceIsRefusedAndStaysOne(@TempDir Path place) throws Exception {
    Path device = Path.of("/dev/null");
    assumeTrue(Files.exists(device), "no /dev/null here");
    Path link = Files.createSymbolicLink(place.resolve("a.md"), device);
    assertThatThrownBy(() -> OutputFile.check(link))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("a.md");
    assertThat(Files.isRegularFile(device)).isFalse();
  }
}
