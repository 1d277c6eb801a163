package panal.cli;

import java.util.concurrent.Callable;
import panal.message.Messages;
import picocli.CommandLine.Command;
import picocli.CommandLine.Unmatched;

/**
 * {@code panal test}: the whole test suite, which the launcher hands to Maven; a jar has no tests.
 */
@Command(name = "test")
final class TestCommand implements Callable<Integer> {

  @Unmatched private String[] arguments;

  @Override
  public Integer call() {
    throw new IllegalStateException(Messages.of("test.launcherOnly"));
  }
}
