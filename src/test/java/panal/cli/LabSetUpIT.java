package panal.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import panal.testing.Command;
import panal.testing.Needs;

/**
 * How {@code panal lab} makes its environment, with a Python that keeps a log and does nothing
 * else: no network, and nothing on the PATH but it.
 */
@DisabledOnOs(OS.WINDOWS)
class LabSetUpIT {

  @TempDir private Path folder;
  private Path bin;
  private Path home;

  @BeforeEach
  void layOut() throws IOException {
    bin = Files.createDirectory(folder.resolve("bin"));
    home = Files.createDirectory(folder.resolve("mi código"));
    Files.createDirectory(home.resolve("notebooks"));
  }

  @Test
  void withoutPythonItSaysWhichOneIsNeeded() throws Exception {
    assertThat(lab())
        .isEqualTo(
            new Command(
                1,
                "",
                "panal lab: Python 3.10 or newer is needed, and there is neither python3 nor"
                    + " python\n"));
  }

  @Test
  void anOldPythonIsNamed() throws Exception {
    script("python3", "echo 3.9");
    assertThat(lab().err())
        .isEqualTo("panal lab: Python 3.10 or newer is needed, and python3 is Python 3.9\n");
  }

  @Test
  void aPythonWithoutVenvIsNamed() throws Exception {
    script("python3", "echo 3.12", "exit 1");
    assertThat(lab().err()).contains("python3 (Python 3.12) lacks the module venv");
  }

  @Test
  void aNewerPythonByAnotherNameWillDo() throws Exception {
    script("python3", "echo 3.9");
    python("python3.12", "exit 0");
    assertThat(lab().exit()).isZero();
  }

  @Test
  void theFirstTimeItInstallsThePinsAndLaterNothing() throws Exception {
    python("python3", "exit 0");
    Command first = lab("--port", "8123");
    assertThat(first.exit()).isZero();
    assertThat(first.err()).contains("Setting up JupyterLab").contains("Opening JupyterLab");
    assertThat(log())
        .anyMatch(line -> line.contains("pip") && line.contains("--require-hashes"))
        .anyMatch(
            line ->
                line.contains("jupyterlab")
                    && line.contains("root_dir=" + home.resolve("notebooks"))
                    && line.contains("--ServerApp.port=8123"));
    Files.delete(folder.resolve("log"));
    assertThat(lab().err()).doesNotContain("Setting up");
    assertThat(log())
        .noneMatch(line -> line.contains("pip"))
        .anyMatch(l -> l.contains("jupyterlab"));
  }

  @Test
  void anEnvironmentThatWasCutShortIsMadeAnew() throws Exception {
    python("python3", "case \"$*\" in *pip*) echo 'no network'; exit 1 ;; esac");
    Command cut = lab();
    assertThat(cut.exit()).isEqualTo(1);
    assertThat(cut.err()).contains("no network");
    Files.writeString(home.resolve(".venv").resolve("half"), "");
    python("python3", "exit 0");
    assertThat(lab().exit()).isZero();
    assertThat(home.resolve(".venv").resolve("half")).doesNotExist();
  }

  @Test
  void anEnvironmentWithOtherPinsIsMadeAnew() throws Exception {
    python("python3", "exit 0");
    lab();
    Path stamp = home.resolve(".venv").resolve("panal.stamp");
    Files.writeString(
        stamp, Files.readString(stamp).replaceFirst("requirements .", "requirements x"));
    assertThat(lab().err()).contains("Setting up");
    assertThat(lab().err()).doesNotContain("Setting up");
  }

  @Test
  void anEnvironmentOfSomebodyElseIsLeftAlone() throws Exception {
    python("python3", "exit 0");
    Path own = Files.createDirectory(home.resolve(".venv")).resolve("mine");
    Files.writeString(own, "");
    assertThat(lab().err()).contains("was not made by panal");
    assertThat(own).exists();
  }

  /** A Python whose environments have one too, which logs its arguments and then does the work. */
  private void python(String name, String work) throws IOException {
    script(
        name,
        "case \"$2\" in",
        "  import*) echo 3.12; exit ;;",
        "  venv)",
        "    /bin/mkdir -p \"$3/bin\" \"$3/share/jupyter/kernels/java\"",
        "    { echo '#!/bin/sh'",
        "      echo 'case \"$1\" in -c) echo 3.12; exit ;; esac'",
        "      echo 'echo \"$*\" >>\"" + folder.resolve("log") + "\"'",
        "      echo '" + work.replace("'", "'\\''") + "'",
        "    } >\"$3/bin/python\"",
        "    /bin/chmod +x \"$3/bin/python\" ;;",
        "esac");
  }

  private void script(String name, String... lines) throws IOException {
    Path file = bin.resolve(name);
    Files.writeString(file, "#!/bin/sh\n" + String.join("\n", lines) + "\n");
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-xr-x"));
  }

  private List<String> log() throws IOException {
    return Files.readAllLines(folder.resolve("log"));
  }

  private Command lab(String... options) throws Exception {
    ProcessBuilder builder =
        new ProcessBuilder(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-Dfile.encoding=UTF-8",
            "-Dpanal.home=" + home,
            "-jar",
            Needs.jar().toString(),
            "lab");
    builder.command().addAll(List.of(options));
    builder.environment().clear();
    builder.environment().put("PATH", bin.toString());
    builder.environment().put("PANAL_LANG", "en");
    builder.environment().put("LC_ALL", "C.UTF-8");
    Path out = Files.createTempFile(folder, "out", "");
    Path err = Files.createTempFile(folder, "err", "");
    int exit = builder.redirectOutput(out.toFile()).redirectError(err.toFile()).start().waitFor();
    return new Command(exit, read(out), read(err));
  }

  private static String read(Path file) throws IOException {
    return Files.readString(file, StandardCharsets.UTF_8);
  }
}
