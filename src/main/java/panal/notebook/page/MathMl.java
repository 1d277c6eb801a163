package panal.notebook.page;

import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import panal.view.Svg;

/**
 * Formulas in LaTeX as MathML, which browsers draw without scripts and without a network: letters,
 * numbers, signs and Greek, fractions, roots, scripts, functions, accents, fences, text, {@code
 * cases} and {@code aligned}.
 */
final class MathMl {

  private static final Map<String, String> LETTERS =
      table(
          "alpha α beta β gamma γ delta δ epsilon ϵ varepsilon ε zeta ζ eta η theta θ iota ι"
              + " kappa κ lambda λ mu μ nu ν xi ξ pi π rho ρ sigma σ tau τ upsilon υ phi ϕ"
              + " varphi φ chi χ psi ψ omega ω Gamma Γ Delta Δ Theta Θ Lambda Λ Xi Ξ Pi Π"
              + " Sigma Σ Phi Φ Psi Ψ Omega Ω infty ∞ ell ℓ emptyset ∅ partial ∂ nabla ∇");
  private static final Map<String, String> SIGNS =
      table(
          "cdot · times × div ÷ pm ± mp ∓ le ≤ leq ≤ ge ≥ geq ≥ ne ≠ neq ≠ approx ≈ equiv ≡"
              + " sim ∼ propto ∝ to → rightarrow → Rightarrow ⇒ leftarrow ← gets ←"
              + " leftrightarrow ↔ iff ⇔ mapsto ↦ in ∈ notin ∉ subset ⊂ subseteq ⊆ cup ∪ cap ∩"
              + " setminus ∖ forall ∀ exists ∃ neg ¬ land ∧ lor ∨ oplus ⊕ circ ∘ star ⋆ ast ∗"
              + " bullet • ldots … dots … cdots ⋯ mid ∣ vert | lvert | rvert | lfloor ⌊ rfloor ⌋"
              + " lceil ⌈ rceil ⌉ langle ⟨ rangle ⟩ ll ≪ gg ≫ { { } } % % # # $ $ & & _ _ | ‖");
  private static final Map<String, String> LARGE = table("sum ∑ prod ∏ int ∫ bigcup ⋃ bigcap ⋂");
  private static final Map<String, String> ACCENTS =
      table("bar ¯ overline ¯ hat ^ widehat ^ tilde ~ vec → dot ˙");
  private static final Map<String, String> SPACES =
      table(", 0.167em : 0.222em ; 0.278em ! -0.167em quad 1em qquad 2em");
  private static final Set<String> FUNCTIONS =
      Set.of(
          "ln", "log", "exp", "sin", "cos", "tan", "min", "max", "arg", "lim", "sup", "inf", "Pr");
  private static final Set<String> UNDER = Set.of("min", "max", "lim", "sup", "inf", "argmax");
  private static final Set<String> TEXTS =
      Set.of("text", "mathrm", "operatorname", "textrm", "mathit", "mathbf", "textbf", "mathbb");

  private final String latex;
  private final boolean display;
  private int at;

  private MathMl(String latex, boolean display) {
    this.latex = latex;
    this.display = display;
  }

  /**
   * The {@code math} element of a formula, on a line of its own or in the text; empty where the
   * formula uses what is not known here.
   */
  static Optional<String> block(String latex) {
    return of(latex, true);
  }

  /** The {@code math} element of a formula within a line. */
  static Optional<String> inline(String latex) {
    return of(latex, false);
  }

  private static Optional<String> of(String latex, boolean display) {
    MathMl formula = new MathMl(latex, display);
    try {
      String row = formula.row("");
      String kind = display ? " display=\"block\"" : "";
      return Optional.of(
          "<math" + kind + " alttext=\"" + Svg.escaped(latex.strip()) + "\">" + row + "</math>");
    } catch (UnsupportedOperationException e) {
      return Optional.empty();
    }
  }

  /** Everything up to one of the ends, such as a brace or an alignment mark, which stays unread. */
  private String row(String end) {
    StringBuilder row = new StringBuilder();
    for (skipBlanks(); !ends(end); skipBlanks()) {
      if (at == latex.length()) {
        throw new UnsupportedOperationException(end);
      }
      row.append(scripted());
    }
    return "<mrow>" + row + "</mrow>";
  }

  private boolean ends(String end) {
    return end.isEmpty()
        ? at == latex.length()
        : Stream.of(end.split(" ")).anyMatch(one -> latex.startsWith(one, at));
  }

  private String scripted() {
    String base = atom();
    String word = base.replaceAll("<[^>]*>", "");
    boolean limits = display && (LARGE.containsValue(word) || UNDER.contains(word));
    String below = null;
    String above = null;
    for (skipBlanks(); at < latex.length() && "_^'".indexOf(latex.charAt(at)) >= 0; skipBlanks()) {
      char mark = latex.charAt(at++);
      if (mark == '_') {
        below = argument();
      } else if (mark == '^') {
        above = argument();
      } else {
        above = "<mo>′</mo>";
      }
    }
    String scripted = withScripts(base, below, above, limits);
    boolean function = word.length() > 1 && base.equals(upright(word));
    return function && !latex.startsWith("(", at) ? scripted + space("0.167em") : scripted;
  }

  private static String withScripts(String base, String below, String above, boolean limits) {
    if (below != null && above != null) {
      return element(limits ? "munderover" : "msubsup", base + below + above);
    }
    if (below != null) {
      return element(limits ? "munder" : "msub", base + below);
    }
    return above == null ? base : element(limits ? "mover" : "msup", base + above);
  }

  private String argument() {
    skipBlanks();
    return atom();
  }

  private String atom() {
    if (at == latex.length()) {
      throw new UnsupportedOperationException(latex);
    }
    char c = latex.charAt(at);
    if (c == '\\') {
      return command();
    }
    if (Character.isDigit(c)) {
      int start = at;
      while (at < latex.length() && (Character.isDigit(latex.charAt(at)) || isPoint())) {
        at++;
      }
      return element("mn", latex.substring(start, at));
    }
    at++;
    if (c == '{') {
      String group = row("}");
      at++;
      return group;
    }
    if (Character.isLetter(c)) {
      return element("mi", Svg.escaped(String.valueOf(c)));
    }
    if ("+-*/=<>()[]|,.;:!?".indexOf(c) >= 0) {
      return operator(c == '-' ? "−" : String.valueOf(c));
    }
    throw new UnsupportedOperationException(latex.substring(at - 1));
  }

  private boolean isPoint() {
    return latex.charAt(at) == '.'
        && at + 1 < latex.length()
        && Character.isDigit(latex.charAt(at + 1));
  }

  private String command() {
    String name = name();
    if (LETTERS.containsKey(name)) {
      return element("mi", LETTERS.get(name));
    }
    if (SIGNS.containsKey(name)) {
      return operator(SIGNS.get(name));
    }
    if (LARGE.containsKey(name)) {
      return element("mo", LARGE.get(name));
    }
    if (SPACES.containsKey(name)) {
      return space(SPACES.get(name));
    }
    if (ACCENTS.containsKey(name)) {
      String accent = element("mo", Svg.escaped(ACCENTS.get(name)));
      return "<mover accent=\"true\">" + argument() + accent + "</mover>";
    }
    if (FUNCTIONS.contains(name)) {
      return upright(name);
    }
    if (TEXTS.contains(name)) {
      return text(name);
    }
    return switch (name) {
      case "frac", "dfrac", "tfrac" -> element("mfrac", argument() + argument());
      case "sqrt" -> root();
      case "left" -> fenced();
      case "begin" -> aligned();
      case " " -> space("0.25em");
      default -> throw new UnsupportedOperationException(name);
    };
  }

  private String name() {
    int start = ++at;
    while (at < latex.length() && isLatin(latex.charAt(at))) {
      at++;
    }
    if (at == start && at < latex.length()) {
      at++;
    }
    return latex.substring(start, at);
  }

  private static boolean isLatin(char c) {
    return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z';
  }

  private String root() {
    skipBlanks();
    if (!latex.startsWith("[", at)) {
      return element("msqrt", argument());
    }
    at++;
    String degree = row("]");
    at++;
    return element("mroot", argument() + degree);
  }

  private String fenced() {
    String open = fence();
    String inside = row("\\right");
    at += "\\right".length();
    return element("mrow", open + inside + fence());
  }

  private String fence() {
    skipBlanks();
    String sign = latex.startsWith("\\", at) ? SIGNS.get(name()) : latex.substring(at, ++at);
    if (sign == null) {
      throw new UnsupportedOperationException(latex);
    }
    return sign.equals(".") ? "" : "<mo fence=\"true\">" + Svg.escaped(sign) + "</mo>";
  }

  private String aligned() {
    String kind = braced();
    if (!kind.equals("cases") && !kind.equals("aligned")) {
      throw new UnsupportedOperationException(kind);
    }
    StringBuilder rows = new StringBuilder("<mtr>");
    while (true) {
      rows.append(element("mtd", row("& \\\\ \\end")));
      if (latex.startsWith("\\end", at)) {
        break;
      }
      boolean next = latex.charAt(at) == '\\';
      at += next ? 2 : 1;
      rows.append(next ? "</mtr><mtr>" : "");
    }
    name();
    braced();
    String table = "<mtable class=\"" + kind + "\">" + rows + "</mtr></mtable>";
    return kind.equals("cases") ? "<mrow><mo fence=\"true\">{</mo>" + table + "</mrow>" : table;
  }

  private String braced() {
    int close = latex.indexOf('}', at);
    if (!latex.startsWith("{", at) || close < 0) {
      throw new UnsupportedOperationException(latex);
    }
    String inside = latex.substring(at + 1, close);
    at = close + 1;
    return inside;
  }

  private String text(String kind) {
    skipBlanks();
    String text = braced().replace("\\,", "");
    return switch (kind) {
      case "operatorname", "mathrm" -> upright(text);
      case "mathit" -> "<mtext style=\"font-style:italic\">" + Svg.escaped(text) + "</mtext>";
      case "mathbf", "textbf" ->
          "<mtext style=\"font-weight:bold\">" + Svg.escaped(text) + "</mtext>";
      case "mathbb" -> "<mi mathvariant=\"normal\">" + doubleStruck(text) + "</mi>";
      default -> element("mtext", Svg.escaped(text.replace(' ', '\u00a0')));
    };
  }

  private static String doubleStruck(String letter) {
    String known = Map.of("E", "𝔼", "P", "ℙ", "R", "ℝ", "N", "ℕ", "Z", "ℤ").get(letter);
    if (known == null) {
      throw new UnsupportedOperationException(letter);
    }
    return known;
  }

  private void skipBlanks() {
    while (at < latex.length() && (Character.isWhitespace(latex.charAt(at)) || isTie())) {
      at++;
    }
  }

  private boolean isTie() {
    return latex.charAt(at) == '~';
  }

  private static String upright(String text) {
    return "<mi mathvariant=\"normal\">" + Svg.escaped(text) + "</mi>";
  }

  private static String operator(String sign) {
    return "<mo stretchy=\"false\">" + Svg.escaped(sign) + "</mo>";
  }

  private static String space(String width) {
    return "<mspace width=\"" + width + "\"/>";
  }

  private static String element(String name, String content) {
    return "<" + name + ">" + content + "</" + name + ">";
  }

  private static Map<String, String> table(String words) {
    String[] pairs = words.split(" ");
    return Stream.iterate(0, i -> i < pairs.length, i -> i + 2)
        .collect(Collectors.toUnmodifiableMap(i -> pairs[i], i -> pairs[i + 1]));
  }
}
