package panal.view;

import java.util.Map;

/** Text for LaTeX. */
public final class Latex {

  /** LaTeX's ten specials, and characters of our own that its fonts lack outside mathematics. */
  private static final Map<Character, String> ESCAPES =
      Map.ofEntries(
          Map.entry('&', "\\&"),
          Map.entry('%', "\\%"),
          Map.entry('$', "\\$"),
          Map.entry('#', "\\#"),
          Map.entry('_', "\\_"),
          Map.entry('{', "\\{"),
          Map.entry('}', "\\}"),
          Map.entry('~', "\\textasciitilde{}"),
          Map.entry('^', "\\textasciicircum{}"),
          Map.entry('\\', "\\textbackslash{}"),
          Map.entry('<', "\\textless{}"),
          Map.entry('>', "\\textgreater{}"),
          Map.entry('|', "\\textbar{}"),
          // In a Spanish document it is a shorthand.
          Map.entry('"', "\\char34{}"),
          // After a line's end these two would be its options.
          Map.entry('[', "{[}"),
          Map.entry('*', "{*}"),
          Map.entry('−', "$-$"),
          Map.entry('→', "$\\to$\\allowbreak{}"),
          Map.entry('×', "$\\times$"),
          Map.entry('·', "$\\cdot$"),
          Map.entry('√', "$\\surd$"),
          Map.entry('∞', "$\\infty$"),
          Map.entry('≥', "$\\ge$"),
          Map.entry('≤', "$\\le$"),
          Map.entry('α', "$\\alpha$"),
          Map.entry('β', "$\\beta$"),
          Map.entry('←', "$\\leftarrow$"),
          Map.entry('\n', " "));

  private Latex() {}

  /** The text with every character that LaTeX would read as more than itself escaped once. */
  public static String escaped(String text) {
    StringBuilder out = new StringBuilder(text.length() + 16);
    for (char c : text.strip().replaceAll("\\R", "\n").toCharArray()) {
      out.append(ESCAPES.getOrDefault(c, String.valueOf(c)));
    }
    return out.toString();
  }
}
