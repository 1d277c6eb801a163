package panal.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import panal.testing.Exports;
import panal.testing.Needs;

/** The same seed gives the same bytes in every export, whatever the locale and the Java version. */
class SameBytesIT {

  private static final Path THIS_JDK = Path.of(System.getProperty("java.home"));

  @TempDir static Path usual;
  @TempDir Path other;

  @ParameterizedTest
  @CsvSource({"de,DE", "tr,TR", "ar,EG"})
  void underAnyLocale(String language, String country) throws IOException, InterruptedException {
    export(THIS_JDK, other, "-Duser.language=" + language, "-Duser.country=" + country);
    assertSameAsUsual();
  }

  @Test
  void onJava25() throws IOException, InterruptedException {
    export(Needs.jdk25(), other, "-Duser.language=en", "-Duser.country=US");
    assertSameAsUsual();
  }

  private void assertSameAsUsual() throws IOException, InterruptedException {
    if (names(usual).isEmpty()) {
      export(THIS_JDK, usual, "-Duser.language=en", "-Duser.country=US");
    }
    assertThat(names(other)).isEqualTo(names(usual)).hasSizeGreaterThan(20);
    for (String name : names(usual)) {
      assertThat(other.resolve(name)).as(name).hasSameBinaryContentAs(usual.resolve(name));
    }
  }

  private static List<String> names(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.map(file -> file.getFileName().toString()).sorted().toList();
    }
  }

  private static void export(Path jdk, Path folder, String... options)
      throws IOException, InterruptedException {
    List<String> command = new ArrayList<>(List.of(jdk.resolve("bin/java").toString()));
    command.addAll(List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC")); // starts quicker
    command.addAll(List.of(options));
    command.addAll(
        List.of(
            "-cp",
            Needs.jar() + File.pathSeparator + Path.of("target", "test-classes"),
            Exports.class.getName(),
            folder.toString()));
    ProcessBuilder builder = new ProcessBuilder(command).inheritIO();
    builder.environment().put("PANAL_LANG", "en");
    Process process = builder.start();
    assertThat(process.waitFor(2, TimeUnit.MINUTES)).isTrue();
    assertThat(process.exitValue()).isZero();
  }
}
