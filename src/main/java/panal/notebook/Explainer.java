package panal.notebook;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import jdk.jshell.DeclarationSnippet;
import jdk.jshell.Diag;
import jdk.jshell.EvalException;
import jdk.jshell.JShell;
import jdk.jshell.PersistentSnippet;
import jdk.jshell.Snippet;
import jdk.jshell.Snippet.Status;
import jdk.jshell.Snippet.SubKind;
import jdk.jshell.SnippetEvent;
import jdk.jshell.UnresolvedReferenceException;
import jdk.jshell.VarSnippet;
import panal.message.Messages;

/** Says in the terms of cells and lines what JShell reports of its snippets. */
final class Explainer {

  /** Where Java would have a value. */
  private static final Pattern MAGIC = Pattern.compile("%[a-zA-Z]");

  private final JShell shell;
  private final Places places;

  Explainer(JShell shell, Places places) {
    this.shell = shell;
    this.places = places;
  }

  /** A cell with an order to the kernel in it. */
  static CellFailure magic(int line, String code) {
    String order = code.lines().findFirst().orElse("").strip().replaceFirst(";$", "");
    String message = Messages.of("notebook.magic", order);
    return new CellFailure(line, "MagicException", message, List.of(message));
  }

  /** A cell that ends before its code does. */
  static CellFailure incomplete(int line, String code) {
    String message = Messages.of("notebook.incomplete");
    List<String> shown = new ArrayList<>(List.of(message));
    code.stripTrailing().lines().forEach(text -> shown.add("    " + text));
    return new CellFailure(line, "IncompleteSourceException", message, shown);
  }

  /** Throws if the snippet that was just run was rejected or let an exception through. */
  void refuseFailed(SnippetEvent event) throws CellFailure {
    if (event.exception() instanceof UnresolvedReferenceException unresolved) {
      throw unresolved(unresolved.getSnippet(), places.of(event.snippet()).line());
    }
    if (event.exception() instanceof EvalException thrown) {
      throw new Thrown(places).failure(thrown, places.of(event.snippet()));
    }
    if (!event.status().isDefined() && event.status() != Status.RECOVERABLE_NOT_DEFINED) {
      throw rejected(event.snippet());
    }
  }

  /** Throws if one of these snippets still uses a name that is not defined. */
  void refuseUnresolved(List<Snippet> snippets) throws CellFailure {
    for (Snippet snippet : snippets) {
      Status status = shell.status(snippet);
      if (snippet instanceof DeclarationSnippet declaration
          && (status == Status.RECOVERABLE_DEFINED || status == Status.RECOVERABLE_NOT_DEFINED)) {
        int use = firstUse(declaration);
        throw unresolved(declaration, places.of(declaration, use).line());
      }
    }
  }

  /** What an event took from the notebook: a variable's value, or a declaration altogether. */
  Optional<String> loss(SnippetEvent event) {
    if (!event.previousStatus().isDefined()
        || event.status() == Status.OVERWRITTEN
        || event.snippet().subKind() == SubKind.TEMP_VAR_EXPRESSION_SUBKIND
        || !(event.snippet() instanceof PersistentSnippet lost)) {
      return Optional.empty();
    }
    int cell = places.of(lost).cell();
    if (!event.status().isDefined()) {
      return Optional.of(Messages.of("notebook.gone", lost.name(), cell, reason(lost)));
    }
    return lost instanceof VarSnippet && event.isSignatureChange()
        ? Optional.of(Messages.of("notebook.reset", lost.name(), cell))
        : Optional.empty();
  }

  private String reason(PersistentSnippet lost) {
    return errors(lost).stream()
        .map(Explainer::sentence)
        .findFirst()
        .orElseGet(() -> String.join(", ", missing((DeclarationSnippet) lost)));
  }

  private CellFailure rejected(Snippet snippet) {
    List<String> shown = new ArrayList<>();
    int line = places.of(snippet).line();
    String message = "";
    for (Diag error : errors(snippet)) {
      int position = (int) Math.max(0, error.getPosition());
      if (MAGIC.matcher(snippet.source()).region(position, snippet.source().length()).lookingAt()) {
        return magic(places.of(snippet, position).line(), snippet.source().substring(position));
      }
      int there = places.of(snippet, position).line();
      if (shown.isEmpty()) {
        line = there;
        message = sentence(error);
      }
      shown.add(Messages.of("notebook.line", there, sentence(error)));
      shown.addAll(SourceText.marked(snippet.source(), position));
    }
    return new CellFailure(line, "CompilationException", message, shown);
  }

  private CellFailure unresolved(DeclarationSnippet snippet, int line) {
    String missing = String.join(", ", missing(snippet));
    String message = Messages.of("notebook.unresolved", snippet.name(), missing);
    List<String> shown = new ArrayList<>(List.of(message));
    shown.addAll(SourceText.marked(snippet.source(), firstUse(snippet)));
    return new CellFailure(line, "UnresolvedReferenceException", message, shown);
  }

  private List<Diag> errors(Snippet snippet) {
    return shell.diagnostics(snippet).filter(Diag::isError).toList();
  }

  private List<String> missing(DeclarationSnippet snippet) {
    return shell.unresolvedDependencies(snippet).toList();
  }

  /** Where in its source a snippet uses the first thing that it misses, "method g(int)". */
  private int firstUse(DeclarationSnippet snippet) {
    for (String thing : missing(snippet)) {
      String name = thing.replaceAll("\\(.*", "").replaceAll(".* ", "");
      Matcher use = Pattern.compile("\\b" + Pattern.quote(name) + "\\b").matcher(snippet.source());
      if (use.find()) {
        return use.start();
      }
    }
    return 0;
  }

  /** The compiler's message in one line, without its "location", which names JShell's classes. */
  private static String sentence(Diag error) {
    return error
        .getMessage(Locale.ROOT)
        .lines()
        .map(line -> line.strip().replaceAll("\\s+", " "))
        .filter(line -> !line.startsWith("location:"))
        .collect(Collectors.joining("; "));
  }
}
