package panal.cli;

import java.io.OutputStream;

/** Opens the command to tests of other packages. */
public final class InProcess {

  private InProcess() {}

  /** Runs {@code panal} in this process; gives its exit code. */
  public static int run(OutputStream out, OutputStream err, String... arguments) {
    return Panal.run(out, err, arguments);
  }
}
