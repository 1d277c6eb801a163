package panal.notebook;

import java.lang.instrument.ClassDefinition;
import java.lang.instrument.UnmodifiableClassException;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.List;
import jdk.jshell.execution.DirectExecutionControl;

/**
 * Runs the code of JShell in this JVM, keeps the value itself where JShell wants only its text, and
 * replaces the code of classes in place, so that what was computed from them stays.
 */
final class CapturingControl extends DirectExecutionControl {

  private Object last;

  /** The value of the snippet that ran last, possibly null. */
  Object last() {
    return last;
  }

  @Override
  protected String invoke(Method snippet) throws Exception {
    last = null;
    last = snippet.invoke(null);
    return ""; // JShell's own text would call toString once more
  }

  /**
   * Replaces the bodies of methods. Where more than that changed, the JVM refuses, and JShell falls
   * back to new classes, which resets the variables of such a type.
   */
  @Override
  public void redefine(ClassBytecodes[] classes)
      throws ClassInstallException, NotImplementedException, EngineTerminationException {
    try {
      List<ClassDefinition> definitions = new ArrayList<>();
      for (ClassBytecodes one : classes) {
        definitions.add(new ClassDefinition(findClass(one.name()), one.bytecodes()));
      }
      RedefiningAgent.instrumentation()
          .redefineClasses(definitions.toArray(ClassDefinition[]::new));
      classesRedefined(classes);
    } catch (ReflectiveOperationException
        | UnmodifiableClassException
        | LinkageError
        | UnsupportedOperationException e) {
      throw new ClassInstallException(String.valueOf(e.getMessage()), new boolean[classes.length]);
    }
  }
}
