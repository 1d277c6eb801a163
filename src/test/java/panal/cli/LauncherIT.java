package panal.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import panal.testing.Command;
import panal.testing.Needs;

/**
 * The launcher {@code panal} in a checkout whose path has a blank and an accent, on a machine that
 * has only what a test puts there: the real Java and a Maven that copies the real jar and keeps a
 * log.
 */
@DisabledOnOs(OS.WINDOWS)
class LauncherIT {

  private static final List<String> TOOLS =
      List.of(
          "cat",
          "cp",
          "dirname",
          "find",
          "head",
          "mkdir",
          "readlink",
          "rm",
          "sed",
          "sleep",
          "touch",
          "tr");

  @TempDir private Path folder;
  private Path bin;
  private Path checkout;
  private Path source;
  private final Map<String, String> environment = new TreeMap<>();

  @BeforeEach
  void layOut() throws IOException {
    bin = Files.createDirectory(folder.resolve("bin"));
    for (String tool : TOOLS) {
      Path found = Path.of("/usr/bin", tool);
      hand(tool, Files.exists(found) ? found : Path.of("/bin", tool));
    }
    hand("java", Path.of(System.getProperty("java.home"), "bin", "java"));
    checkout = Files.createDirectory(folder.resolve("mi código"));
    Files.copy(Path.of("panal"), checkout.resolve("panal"));
    source = Files.createDirectories(checkout.resolve("src/main/java")).resolve("A.java");
    Files.writeString(source, "");
    Files.writeString(checkout.resolve("pom.xml"), "");
    // Older than any jar.
    for (Path path : List.of(source, source.getParent(), checkout.resolve("pom.xml"))) {
      Files.setLastModifiedTime(path, FileTime.from(Instant.EPOCH));
    }
    maven("cp '" + Needs.jar() + "' target/panal.jar");
    environment.put("PATH", bin.toString());
    environment.put("PANAL_LANG", "en");
  }

  @Test
  void itBuildsWhereThereIsNoJarAndKeepsStandardOutputClean() throws Exception {
    Command first = launch("--version");
    assertThat(first.exit()).isZero();
    assertThat(first.out()).startsWith("panal ").hasLineCount(1);
    assertThat(first.err()).contains("mvn");
    assertThat(builds()).containsExactly("-q -B -Dquick -f " + checkout + "/pom.xml package");
  }

  @Test
  void itBuildsAgainOnlyWhereSomethingIsNewer() throws Exception {
    launch("--version");
    Command second = launch("--version");
    assertThat(second.err()).isEmpty();
    assertThat(builds()).hasSize(1);
    Files.writeString(checkout.resolve("src/main/B.java"), "");
    launch("--version");
    assertThat(builds()).hasSize(2);
    Files.delete(source);
    launch("--version");
    assertThat(builds()).hasSize(3);
    launch("--version");
    assertThat(builds()).hasSize(3);
  }

  @Test
  void itWorksFromAnyFolderAndByALink() throws Exception {
    Path link = Files.createSymbolicLink(bin.resolve("panal"), checkout.resolve("panal"));
    Command run = launch(Path.of("/"), link, "run");
    assertThat(run.err()).contains(checkout.resolve("notebooks").toString());
  }

  @Test
  void aBuildThatFailsIsSaidAndTheNextOneTriesAgain() throws Exception {
    maven("echo 'a reason' && exit 1");
    Command failed = launch("--version");
    assertThat(failed).isEqualTo(new Command(1, "", failed.err()));
    assertThat(failed.err()).contains("a reason", "panal: the build failed");
    maven("cp '" + Needs.jar() + "' target/panal.jar");
    assertThat(launch("--version").exit()).isZero();
  }

  @Test
  void aBuildThatIsInterruptedLeavesNothingThatHinders() throws Exception {
    maven("kill -TERM $PPID");
    assertThat(launch("--version").exit()).isEqualTo(143);
    maven("cp '" + Needs.jar() + "' target/panal.jar");
    assertThat(launch("--version").exit()).isZero();
    assertThat(checkout.resolve("target/build.lock")).doesNotExist();
  }

  @Test
  void theLockOfALauncherThatWasKilledIsTakenOver() throws Exception {
    Process ended = new ProcessBuilder("true").start();
    ended.waitFor();
    Files.createDirectory(checkout.resolve("target"));
    Files.writeString(checkout.resolve("target/build.lock"), ended.pid() + "\n");
    assertThat(launch("--version").exit()).isZero();
    assertThat(builds()).hasSize(1);
  }

  @Test
  void twoThatStartAtOnceBuildOnce() throws Exception {
    // Slow, so that the second one comes while the first one builds.
    maven("sleep 1 && cp '" + Needs.jar() + "' target/panal.jar");
    List<Process> both = new ArrayList<>();
    for (int i = 0; i < 2; i++) {
      both.add(builder(checkout, checkout.resolve("panal"), "--version").start());
    }
    for (Process one : both) {
      assertThat(one.waitFor()).isZero();
    }
    assertThat(builds()).hasSize(1);
  }

  @Test
  void withoutJavaItAsksForAJdk() throws Exception {
    Files.delete(bin.resolve("java"));
    assertThat(launch("--version"))
        .isEqualTo(
            new Command(
                1,
                "",
                "panal: a JDK 17 or newer is needed, and there is no java; install one (such as"
                    + " Temurin 17) and check PATH or JAVA_HOME\n"));
  }

  @Test
  void aWrongJavaHomeIsNamedThoughPathHasAJava() throws Exception {
    environment.put("JAVA_HOME", "/nowhere");
    assertThat(launch("--version").err()).startsWith("panal: JAVA_HOME is /nowhere, where");
  }

  @Test
  void anOldJavaIsNamed() throws Exception {
    for (String old : List.of("1.8", "11", "16")) {
      java("echo '    java.specification.version = " + old + "' >&2");
      Command asked = launch("--version");
      assertThat(asked.exit()).isEqualTo(1);
      assertThat(asked.err()).contains("JDK 17 or newer is needed", "is Java " + old);
    }
  }

  @Test
  void aRuntimeWithoutACompilerIsNamed() throws Exception {
    java(
        "echo '    java.specification.version = 17' >&2; echo '    java.home = "
            + folder
            + "' >&2");
    assertThat(launch("--version").err()).contains(folder + " has no javac");
  }

  @Test
  void withoutMavenOrWithAnOldOneItAsksForMaven() throws Exception {
    script("mvn", "echo 'Apache Maven 3.6.3 (abc)'");
    assertThat(launch("--version").err())
        .isEqualTo("panal: Maven 3.8 or newer is needed to build, and this is 3.6.3\n");
    Files.delete(bin.resolve("mvn"));
    assertThat(launch("--version").err()).contains("and there is no working mvn");
    assertThat(launch("test").err()).contains("and there is no working mvn");
  }

  @Test
  void itSpeaksSpanishWhereTheUserDoes() throws Exception {
    Files.delete(bin.resolve("java"));
    environment.remove("PANAL_LANG");
    environment.put("LANG", "es_CO.UTF-8");
    assertThat(launch("--version").err()).startsWith("panal: hace falta un JDK 17 o posterior");
  }

  @Test
  void testHandsOverToMaven() throws Exception {
    maven("true");
    assertThat(launch("test", "-Dtest=A").exit()).isZero();
    assertThat(builds()).containsExactly("-B -ntp -f " + checkout + "/pom.xml verify -Dtest=A");
  }

  private void hand(String name, Path tool) throws IOException {
    script(name, "exec '" + tool + "' \"$@\"");
  }

  private void maven(String work) throws IOException {
    script(
        "mvn",
        "[ \"$*\" = '-B -version' ] && echo 'Apache Maven 3.8.7' && exit",
        "cd '" + checkout + "'",
        "echo \"$*\" >>'" + folder.resolve("log") + "'",
        work);
  }

  private void java(String work) throws IOException {
    Files.deleteIfExists(bin.resolve("java"));
    script("java", work);
  }

  private void script(String name, String... lines) throws IOException {
    Path file = bin.resolve(name);
    Files.writeString(file, "#!/bin/sh\n" + String.join("\n", lines) + "\n");
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-xr-x"));
  }

  private List<String> builds() throws IOException {
    return Files.readAllLines(folder.resolve("log"));
  }

  private Command launch(String... arguments) throws Exception {
    return launch(checkout, checkout.resolve("panal"), arguments);
  }

  private Command launch(Path from, Path launcher, String... arguments) throws Exception {
    Path out = Files.createTempFile(folder, "out", "");
    Path err = Files.createTempFile(folder, "err", "");
    ProcessBuilder builder = builder(from, launcher, arguments);
    builder.redirectOutput(out.toFile()).redirectError(err.toFile());
    int exit = builder.start().waitFor();
    return new Command(exit, read(out), read(err));
  }

  private ProcessBuilder builder(Path from, Path launcher, String... arguments) {
    ProcessBuilder builder = new ProcessBuilder(launcher.toString());
    builder.command().addAll(List.of(arguments));
    builder.directory(from.toFile()).environment().clear();
    builder.environment().putAll(environment);
    return builder;
  }

  private static String read(Path file) throws IOException {
    return Files.readString(file, StandardCharsets.UTF_8);
  }
}
