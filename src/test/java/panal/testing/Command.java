package panal.testing;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.regex.Pattern;
import panal.cli.InProcess;

/**
 * What a command of {@code panal} did, run in this process.
 *
 * @param exit its exit code
 * @param out what it wrote to standard output
 * @param err what it wrote to standard error
 */
public record Command(int exit, String out, String err) {

  private static final Pattern WORD = Pattern.compile("'[^']*'|\"[^\"]*\"|\\S+");

  /** The arguments in a line of the shell; those in quotes keep their blanks. */
  public static List<String> words(String line) {
    return WORD.matcher(line)
        .results()
        .map(word -> word.group().replaceAll("^['\"]|['\"]$", ""))
        .toList();
  }

  /** Runs {@code panal} with the arguments in a line of the shell. */
  public static Command line(String line) {
    return panal(words(line).toArray(String[]::new));
  }

  /** Runs {@code panal} with these arguments. */
  public static Command panal(String... arguments) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    int exit = InProcess.run(out, err, arguments);
    return new Command(
        exit, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
  }
}
