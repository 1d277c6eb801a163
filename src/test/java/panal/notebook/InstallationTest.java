package panal.notebook;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class InstallationTest {

  /** The tests run in the language of the machine, which may be another than Spanish. */
  @Test
  void aMachineThatRunsTheTestsHasAllButPerhapsTheLanguage() {
    String table = Installation.check().toString();
    assertThat(table.lines().filter(line -> line.matches(".* (bien|here)"))).hasSizeBetween(3, 4);
    assertThat(table).contains("17");
  }

  @Test
  void detailsNameVersionsAndPlaces() {
    assertThat(Installation.details())
        .contains("Java " + Runtime.version(), "Panal ", "exports ")
        .contains("classes");
  }
}
