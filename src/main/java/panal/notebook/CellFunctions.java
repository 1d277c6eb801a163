package panal.notebook;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import panal.view.Display;

/**
 * The functions that a cell may call without an import, with the names and the effects they have on
 * the JJava kernel, so that a notebook runs on both.
 *
 * @see <a href="https://github.com/dflib/jjava">JJava, whose BaseNotebookStatics these follow</a>
 */
public final class CellFunctions {

  private static final String PLAIN = "text/plain";
  private static final Set<String> OF_TEXT =
      Set.of(
          "application/javascript",
          "text/markdown",
          "text/latex",
          "text/html",
          "text/css",
          "image/svg+xml");

  private static int displays;

  private CellFunctions() {}

  /**
   * Shows a value at once, before the cell ends.
   *
   * @return its id for {@link #updateDisplay}
   */
  public static String display(Object value) {
    return shown(Display.bundle(value));
  }

  /**
   * Shows a value in chosen forms and as plain text.
   *
   * @param types MIME types; a text is itself in any of them, so that {@code display(html,
   *     "text/html")} shows what it says
   * @return its id for {@link #updateDisplay}
   */
  public static String display(Object value, String... types) {
    return shown(bundle(value, types));
  }

  /** Gives what {@link #display} showed under this id, in this cell or another, a new content. */
  public static void updateDisplay(String id, Object value) {
    Channel.ofCells().send(Message.of(Message.Kind.UPDATE, List.of(id), Display.bundle(value)));
  }

  /** The same in chosen forms. */
  public static void updateDisplay(String id, Object value, String... types) {
    Channel.ofCells().send(Message.of(Message.Kind.UPDATE, List.of(id), bundle(value, types)));
  }

  /** A value as it would be shown. */
  public static Rendered render(Object value) {
    return new Rendered(Display.bundle(value));
  }

  /** The same in chosen forms. */
  public static Rendered render(Object value, String... types) {
    return new Rendered(bundle(value, types));
  }

  /** Prints to standard output as {@code System.out.printf} does, in the locale of the process. */
  public static void printf(String format, Object... arguments) {
    System.out.printf(Locale.getDefault(Locale.Category.FORMAT), format, arguments);
  }

  private static synchronized String shown(Map<String, String> bundle) {
    String id = "display-" + ++displays;
    Channel.ofCells().send(Message.of(Message.Kind.DISPLAY, List.of(id), bundle));
    return id;
  }

  private static Map<String, String> bundle(Object value, String... types) {
    Map<String, String> all = Display.bundle(value);
    Map<String, String> chosen = new LinkedHashMap<>();
    for (String type : types) {
      if (all.containsKey(type)) {
        chosen.put(type, all.get(type));
      } else if (value instanceof CharSequence text && OF_TEXT.contains(type)) {
        chosen.put(type, text.toString());
      }
    }
    chosen.put(PLAIN, all.get(PLAIN));
    return chosen;
  }
}
