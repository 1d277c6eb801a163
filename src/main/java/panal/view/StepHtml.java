package panal.view;

import java.util.stream.Collectors;
import panal.game.Glyphs;

/**
 * A {@link StepView} as HTML that an untrusted notebook shows too: pictures as images, tables with
 * style attributes, and blocks that stand side by side where there is room. What comes and goes
 * from phase to phase stands last, so that the rest stays in its place.
 */
final class StepHtml {

  private static final String BLOCK =
      "<div style=\"display:inline-block;vertical-align:top;margin:0 24px 8px 0\">\n";

  private StepHtml() {}

  static String of(StepView<?> view) {
    StringBuilder out = new StringBuilder("<div>\n");
    out.append("<p><b>").append(Svg.escaped(view.place())).append("</b><br>");
    out.append(Svg.escaped(view.caption())).append("</p>\n");
    out.append("<p>").append(Svg.escaped(view.where())).append("</p>\n");
    out.append(BLOCK).append(board(view)).append("\n</div>\n");
    out.append(BLOCK).append(code(view)).append("</div>\n");
    out.append("<div>").append(view.tree().mimeBundle().get("text/html")).append("</div>\n");
    view.numbers()
        .forEach(table -> out.append(BLOCK).append(HtmlTable.fragment(table)).append("</div>\n"));
    view.row().ifPresent(row -> out.append(HtmlTable.fragment(row)));
    return out.append("</div>\n").toString();
  }

  private static String board(StepView<?> view) {
    return view.board()
        .map(board -> board.mimeBundle().get("text/html"))
        .orElseGet(() -> "<pre>" + Svg.escaped(view.state().toString()) + "</pre>");
  }

  /** The lines that ran are bold and have an arrow, so that nothing depends on a colour. */
  private static String code(StepView<?> view) {
    return new StepText(view, Glyphs.UNICODE)
        .code().stream()
            .map(line -> StepText.isLit(line) ? lit(line) : Svg.escaped(line))
            .collect(Collectors.joining("\n", "<pre style=\"line-height:1.5\">", "</pre>\n"));
  }

  private static String lit(String line) {
    return "<b style=\"color:" + Style.BLUE + "\">" + Svg.escaped(line) + "</b>";
  }
}
