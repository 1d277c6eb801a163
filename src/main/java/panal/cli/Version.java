package panal.cli;

import java.util.Optional;
import picocli.CommandLine.IVersionProvider;

/** The version of Panal, from the manifest of the jar, and of the Java that runs it. */
final class Version implements IVersionProvider {

  @Override
  public String[] getVersion() {
    String panal =
        Optional.ofNullable(Panal.class.getPackage().getImplementationVersion())
            .orElse("(classes)");
    return new String[] {"panal " + panal + ", Java " + Runtime.version()};
  }
}
