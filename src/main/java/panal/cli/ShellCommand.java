package panal.cli;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.concurrent.Callable;
import panal.message.Messages;
import picocli.CommandLine.Command;

/** {@code panal shell}: the jshell of the running JDK with the library and its imports. */
@Command(name = "shell")
final class ShellCommand implements Callable<Integer> {

  @Override
  public Integer call() throws IOException, InterruptedException {
    Path bin = Path.of(System.getProperty("java.home"), "bin");
    Path jshell = bin.resolve(Files.exists(bin.resolve("jshell.exe")) ? "jshell.exe" : "jshell");
    if (!Files.isExecutable(jshell)) {
      throw new IOException(Messages.of("shell.noJshell", bin));
    }
    Path imports = Files.createTempFile("panal", ".jsh");
    try (InputStream in = ShellCommand.class.getResourceAsStream("shell.jsh")) {
      Files.copy(in, imports, StandardCopyOption.REPLACE_EXISTING);
      // Its history goes where the project may write, not to the user's home.
      Path history = Home.path().resolve("target").resolve("shell");
      return Foreground.run(
          new ProcessBuilder(
              jshell.toString(),
              "-J-Djava.util.prefs.userRoot=" + history,
              "-R-Dfile.encoding=UTF-8",
              "-R-Djava.awt.headless=true",
              "--class-path",
              Home.jar().toString(),
              "--startup",
              "DEFAULT",
              "--startup",
              "PRINTING",
              "--startup",
              imports.toString()));
    } finally {
      Files.deleteIfExists(imports);
    }
  }
}
