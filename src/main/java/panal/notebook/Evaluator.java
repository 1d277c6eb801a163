package panal.notebook;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.IntConsumer;
import jdk.jshell.JShell;
import jdk.jshell.Snippet;
import jdk.jshell.Snippet.SubKind;
import jdk.jshell.SnippetEvent;
import jdk.jshell.SourceCodeAnalysis;
import jdk.jshell.SourceCodeAnalysis.CompletionInfo;
import jdk.jshell.spi.ExecutionControl;
import jdk.jshell.spi.ExecutionControlProvider;
import jdk.jshell.spi.ExecutionEnv;
import panal.notebook.Places.Place;

/**
 * Runs cells one after the other in this JVM by JShell, with the imports and the idea of a cell's
 * value that the JJava kernel has: the last snippet's value, unless it is an assignment or a
 * declaration.
 *
 * <p>It is stricter in one point: what a cell leaves unresolved makes it fail, where a kernel waits
 * for a later cell.
 */
final class Evaluator {

  private static final List<String> IMPORTS =
      List.of(
          "import java.util.*;",
          "import java.io.*;",
          "import java.math.*;",
          "import java.net.*;",
          "import java.time.*;",
          "import java.util.concurrent.*;",
          "import java.util.prefs.*;",
          "import java.util.regex.*;",
          "import static panal.notebook.CellFunctions.*;");

  private static final Set<SubKind> VALUES =
      EnumSet.of(
          SubKind.VAR_VALUE_SUBKIND,
          SubKind.OTHER_EXPRESSION_SUBKIND,
          SubKind.TEMP_VAR_EXPRESSION_SUBKIND);

  private final CapturingControl control = new CapturingControl();
  private final JShell shell;
  private final Places places = new Places();
  private final Explainer explainer;

  Evaluator() {
    shell = JShell.builder().executionEngine(new InThisJvm(control), Map.of()).build();
    explainer = new Explainer(shell, places);
    IMPORTS.forEach(shell::eval);
  }

  /**
   * Runs a cell.
   *
   * @param number its number among all cells
   * @param source its code
   * @param progress is told the line, from 1, of each snippet that is about to run
   * @return its value or null
   * @throws CellFailure where it does not compile, throws, is incomplete or leaves names unresolved
   */
  Object evaluate(int number, String source, IntConsumer progress) throws CellFailure {
    SourceCodeAnalysis analysis = shell.sourceCodeAnalysis();
    List<Snippet> own = new ArrayList<>();
    Object value = null;
    String rest = SourceText.fromCode(source);
    while (!rest.isEmpty()) {
      int line = SourceText.line(source, source.length() - rest.length());
      if (rest.startsWith("%")) {
        throw Explainer.magic(line, rest);
      }
      CompletionInfo next = analysis.analyzeCompletion(rest);
      if (!next.completeness().isComplete()) {
        throw Explainer.incomplete(line, rest);
      }
      progress.accept(line);
      value = run(next.source(), new Place(number, line), own);
      rest = SourceText.fromCode(next.remaining());
    }
    explainer.refuseUnresolved(own);
    return value;
  }

  private Object run(String code, Place place, List<Snippet> own) throws CellFailure {
    List<SnippetEvent> events = shell.eval(code);
    Object value = null;
    for (SnippetEvent event : events) {
      if (event.causeSnippet() != null) {
        explainer.loss(event).ifPresent(System.err::println);
        continue;
      }
      places.put(event.snippet(), place);
      own.add(event.snippet());
      value = isValue(event) ? control.last() : null;
    }
    for (SnippetEvent event : events) {
      if (event.causeSnippet() == null) {
        explainer.refuseFailed(event);
      }
    }
    return value;
  }

  private static boolean isValue(SnippetEvent event) {
    return event.value() != null && VALUES.contains(event.snippet().subKind());
  }

  /** The engine that JShell asks for. */
  private record InThisJvm(ExecutionControl control) implements ExecutionControlProvider {
    @Override
    public String name() {
      return "panal";
    }

    @Override
    public ExecutionControl generate(ExecutionEnv environment, Map<String, String> parameters) {
      return control;
    }
  }
}
