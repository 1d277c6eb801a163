package panal.notebook.page;

import java.util.Set;
import org.commonmark.node.CustomNode;
import org.commonmark.node.Node;
import org.commonmark.parser.beta.InlineContentParser;
import org.commonmark.parser.beta.InlineContentParserFactory;
import org.commonmark.parser.beta.InlineParserState;
import org.commonmark.parser.beta.ParsedInline;
import org.commonmark.parser.beta.Position;
import org.commonmark.parser.beta.Scanner;
import org.commonmark.renderer.NodeRenderer;
import org.commonmark.renderer.html.HtmlNodeRendererContext;
import org.commonmark.renderer.html.HtmlWriter;
import panal.view.Svg;

/**
 * A formula in Markdown, {@code $…$} within a line or {@code $$…$$} on its own, by Jupyter's rules:
 * no blank inside next to a single dollar, and no digit after it.
 */
final class Formula extends CustomNode {

  private final String latex;
  private final String mathMl;

  private Formula(String latex, String mathMl) {
    this.latex = latex;
    this.mathMl = mathMl;
  }

  /** Makes Markdown read formulas. */
  static final class Syntax implements InlineContentParserFactory {

    @Override
    public Set<Character> getTriggerCharacters() {
      return Set.of('$');
    }

    @Override
    public InlineContentParser create() {
      return Formula::parse;
    }
  }

  private static ParsedInline parse(InlineParserState state) {
    Scanner scanner = state.scanner();
    int dollars = scanner.matchMultiple('$');
    if (dollars > 2) {
      return ParsedInline.none();
    }
    Position start = scanner.position();
    while (scanner.find('$') >= 0) {
      Position end = scanner.position();
      boolean escaped = scanner.peekPreviousCodePoint() == '\\';
      String latex = scanner.getSource(start, end).getContent();
      int closing = scanner.matchMultiple('$');
      if (closing == dollars && !escaped && isFormula(latex, dollars, scanner.peek())) {
        return ParsedInline.of(formula(latex, dollars), scanner.position());
      }
    }
    return ParsedInline.none();
  }

  private static boolean isFormula(String latex, int dollars, char next) {
    return !latex.isBlank()
        && (dollars == 2 || latex.equals(latex.strip()) && !Character.isDigit(next));
  }

  private static Formula formula(String latex, int dollars) {
    return new Formula(
        latex.strip(), (dollars == 2 ? MathMl.block(latex) : MathMl.inline(latex)).orElse(""));
  }

  /** Writes formulas as MathML, and those that it does not cover as they were typed. */
  record Renderer(HtmlNodeRendererContext context) implements NodeRenderer {

    @Override
    public Set<Class<? extends Node>> getNodeTypes() {
      return Set.of(Formula.class);
    }

    @Override
    public void render(Node node) {
      Formula formula = (Formula) node;
      HtmlWriter writer = context.getWriter();
      writer.raw(
          formula.mathMl.isEmpty()
              ? "<code class=\"formula\">" + Svg.escaped(formula.latex) + "</code>"
              : formula.mathMl);
    }
  }
}
