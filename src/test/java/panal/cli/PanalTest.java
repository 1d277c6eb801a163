package panal.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.NoSuchFileException;
import java.util.concurrent.Callable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import panal.message.Messages;
import panal.testing.Command;
import picocli.CommandLine;

class PanalTest {

  @Test
  void theVersionNamesPanalAndJava() {
    Command version = Command.panal("--version");
    assertThat(version.exit()).isZero();
    assertThat(version.out()).startsWith("panal ").contains("Java " + Runtime.version());
    assertThat(version.err()).isEmpty();
  }

  @Test
  void helpGoesToStandardOutputAndSucceeds() {
    Command help = Command.panal("--help");
    assertThat(help.exit()).isZero();
    assertThat(help.out()).contains("panal", "--version");
    assertThat(help.err()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"--nonsense", "nonsense"})
  void anArgumentThatIsNotUnderstoodIsBadUsage(String argument) {
    Command bad = Command.panal(argument);
    assertThat(bad.exit()).isEqualTo(2);
    assertThat(bad.out()).isEmpty();
    assertThat(bad.err()).startsWith("panal: ").contains(argument);
  }

  @Test
  void noCommandIsBadUsageAndShowsWhatThereIs() {
    Command bad = Command.panal();
    assertThat(bad.exit()).isEqualTo(2);
    assertThat(bad.out()).isEmpty();
    assertThat(bad.err()).contains("--help");
  }

  @Test
  void everyCommandHasHelpWithADescription() {
    CommandLine panal = new CommandLine(new Panal());
    for (String name : panal.getSubcommands().keySet()) {
      Command help = Command.panal(name, "--help");
      assertThat(help.exit()).as(name).isZero();
      assertThat(help.out().lines().filter(line -> !line.isBlank()).count())
          .as(name)
          .isGreaterThan(3);
    }
  }

  @Test
  void everyOptionAndArgumentIsDescribed() {
    CommandLine panal = new CommandLine(new Panal()).setResourceBundle(Messages.bundle());
    for (CommandLine command : panal.getSubcommands().values()) {
      for (CommandLine.Model.ArgSpec argument : command.getCommandSpec().args()) {
        assertThat(argument.description())
            .as(command.getCommandName() + " " + argument.paramLabel())
            .isNotEmpty();
      }
    }
  }

  @Test
  void badDataIsOneLineAndExitCodeOne() {
    assertThat(
            failing(
                () -> {
                  throw new IllegalArgumentException("the heap is empty");
                }))
        .isEqualTo(new Command(1, "", "broken: the heap is empty" + System.lineSeparator()));
  }

  @Test
  void aMissingFileIsNamedInASentence() {
    Command missing =
        failing(
            () -> {
              throw new NoSuchFileException("a.json");
            });
    assertThat(missing.exit()).isEqualTo(1);
    assertThat(missing.err()).hasLineCount(1).contains("a.json").isNotEqualTo("broken: a.json\n");
  }

  @Test
  void aFaultOfOurOwnShowsItsStackTrace() {
    Command fault =
        failing(
            () -> {
              throw new NullPointerException("ours");
            });
    assertThat(fault.exit()).isEqualTo(1);
    assertThat(fault.err()).contains("NullPointerException: ours", "\tat ");
  }

  private static Command failing(Callable<Integer> work) {
    java.io.StringWriter out = new java.io.StringWriter();
    java.io.StringWriter err = new java.io.StringWriter();
    int exit =
        new CommandLine(new Broken(work))
            .setOut(new java.io.PrintWriter(out, true))
            .setErr(new java.io.PrintWriter(err, true))
            .setExecutionExceptionHandler(new Failures())
            .execute();
    return new Command(exit, out.toString(), err.toString());
  }

  @CommandLine.Command(name = "broken")
  private record Broken(Callable<Integer> work) implements Callable<Integer> {
    @Override
    public Integer call() throws Exception {
      return work.call();
    }
  }

  @Test
  void anOptionGivenTwiceIsBadUsageInTheUsersLanguage() {
    Command bad = Command.panal("solve", "--game", "hex(2)", "--game", "hex(3)");
    assertThat(bad.exit()).isEqualTo(2);
    assertThat(bad.err()).contains(Messages.of("cli.twice", "--game"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"0", "-1"})
  void aMeasurementTakesTime(String millis) {
    Command bad = Command.panal("bench", "--millis", millis);
    assertThat(bad.exit()).isEqualTo(2);
    assertThat(bad.out()).isEmpty();
    assertThat(bad.err()).contains(Messages.of("bench.millis", millis));
  }

  @Test
  void anAnswerThatCannotBeWrittenIsNoSuccessUnlessItsReaderHadEnough() {
    assertThat(writing("No space left on device"))
        .isEqualTo("1 panal: " + Messages.of("cli.output", "No space left on device"));
    assertThat(writing("Broken pipe")).isEqualTo("0 ");
    assertThat(writing("Tubería rota")).isEqualTo("0 ");
  }

  /** The exit code and standard error of a command whose standard output fails. */
  private static String writing(String reason) {
    OutputStream failing =
        new OutputStream() {
          @Override
          public void write(int b) throws IOException {
            throw new IOException(reason);
          }
        };
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    int exit = Panal.run(failing, err, "solve", "--game", "hex(2)");
    return exit + " " + err.toString(StandardCharsets.UTF_8).strip();
  }
}
