package panal.notebook;

import java.lang.instrument.Instrumentation;

/**
 * Lets a notebook's Java replace the code of a class while its objects and variables live on.
 *
 * <p>The runner starts the child with this class as its agent; {@link CapturingControl} uses what
 * the JVM hands over here.
 */
public final class RedefiningAgent {

  private static volatile Instrumentation instrumentation;

  private RedefiningAgent() {}

  /** Called by the JVM before {@code main}. */
  public static void premain(String options, Instrumentation given) {
    instrumentation = given;
  }

  static Instrumentation instrumentation() {
    return instrumentation;
  }
}
