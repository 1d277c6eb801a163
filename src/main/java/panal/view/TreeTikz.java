package panal.view;

import java.util.Set;
import java.util.TreeSet;
import panal.view.Outline.Shown;
import panal.view.Outline.Tone;

/**
 * A tree for LaTeX, drawn by the package {@code forest} in the look of the SVG. Colours are defined
 * beside it, and no macro is, so that it can also be pasted into a frame of Beamer.
 */
final class TreeTikz {

  private final Outline outline;
  private final Look look;
  private final Set<String> colours = new TreeSet<>();

  TreeTikz(Outline outline, Look look) {
    this.outline = outline;
    this.look = look;
  }

  String text() {
    StringBuilder tree = new StringBuilder();
    add(tree, outline.root(), "", 1);
    String caption = coloured(Style.SOFT_TEXT, outline.caption(look));
    if (outline.exact()) {
      String exact = framed(look.say("view.tree.exact"));
      caption += "\\ " + coloured(Style.SOFT_TEXT, "·") + "\\ " + exact;
    }
    String body =
        "\\begin{forest}\n"
            + "  for tree={align={@{}lr@{}}, font="
            + TikzCanvas.font(TreePlan.MEAN_SIZE)
            + "\\setlength{\\tabcolsep}{4bp},\n    draw, rounded corners=4bp, inner xsep=6bp, inner ysep=4bp,"
            + " s sep=7.5bp, l sep=30bp,\n"
            + "    anchor=north, parent anchor=south, child anchor=north,\n"
            + "    edge path={\\noexpand\\path [\\forestoption{edge}] (!u.parent anchor)"
            + " .. controls +(0,-16bp) and +(0,16bp) .."
            + " (.child anchor)\\forestoption{edge label};}}\n"
            + tree
            + "  \\node [anchor=north west, inner xsep=0pt, inner ysep=8bp, font="
            + TikzCanvas.font(TreePlan.SMALL_SIZE)
            + "]\n    at (current bounding box.south west) {"
            + caption
            + "};\n\\end{forest}%\n";
    return "% \\usepackage{forest}\n" + TikzCanvas.definitions(colours) + body;
  }

  private void add(StringBuilder tree, Shown node, String edge, int level) {
    boolean lit = node.tone() == Tone.LIT;
    boolean pale = node.tone() == Tone.PALE || node.tone() == Tone.CUT;
    String line = lit ? Style.BLUE : pale ? Style.PALE_LINE : Style.GREY;
    String fill = pale ? Style.PALE : Style.WHITE;
    tree.append("  ".repeat(level)).append("[{").append(content(node)).append("}, draw=");
    tree.append(colour(line)).append(", fill=").append(colour(fill)).append(", line width=");
    tree.append(TikzCanvas.length(lit ? 2.6 : 1.2)).append(edge);
    boolean allHidden = node.children().isEmpty() && node.hidden() > 0;
    tree.append(allHidden ? dots() : "");
    for (Shown child : node.children()) {
      tree.append('\n');
      add(tree, child, edge(child), level + 1);
    }
    if (node.hidden() > 0 && !allHidden) {
      tree.append('\n').append("  ".repeat(level + 1)).append(pill(node));
    }
    tree.append(level == 1 ? "]\n" : "]");
  }

  private String pill(Shown node) {
    String words = coloured(Style.SOFT_TEXT, outline.more(node, look));
    return "[{"
        + small(words)
        + "}, draw="
        + colour(Style.PALE_LINE)
        + ", fill="
        + colour(Style.PALE)
        + ", rounded corners=9bp, edge={draw="
        + colour(Style.PALE_LINE)
        + ", line width=1.05bp}]";
  }

  /** Below a node whose children are all left out. */
  private String dots() {
    return ", tikz={\\node [anchor=north, inner sep=3bp, text="
        + colour(Style.GREY)
        + ", font=\\fontsize{5bp}{6bp}\\selectfont] at (.south) {$\\bullet\\ \\bullet\\ \\bullet$};}";
  }

  private String edge(Shown child) {
    boolean lit = child.tone() == Tone.LIT;
    boolean cut = child.tone() == Tone.CUT;
    String colour = colour(lit ? Style.BLUE : cut ? Style.GREY : Style.PALE_LINE);
    String width = TikzCanvas.length(TreeSvg.edgeWidth(child.visits()));
    String cross =
        ", edge label={node [midway, cross out, solid, inner sep=0pt, minimum size=7.5bp, draw="
            + colour(Style.RED)
            + ", line width=1.5bp, line cap=round] {}}";
    String edge = ", edge={draw=" + colour + ", line width=" + width + (cut ? ", dashed}" : "}");
    return cut ? edge + cross : edge;
  }

  private String content(Shown node) {
    Outline.Figures figures = node.figures();
    boolean cut = node.tone() == Tone.CUT;
    boolean pale = node.tone() == Tone.PALE || cut;
    String label = coloured(pale ? Style.SOFT_TEXT : Style.INK, node.label());
    String exact = node.exact().isEmpty() ? "" : "\\enspace" + framed(node.exact());
    return "\\textbf{"
        + label
        + "} & "
        + small(coloured(Style.SOFT_TEXT, figures.corner()))
        + "\\\\ "
        + coloured(cut ? Style.SOFT_TEXT : Style.BLUE, figures.main())
        + exact
        + " & "
        + small(coloured(Style.SOFT_TEXT, figures.side()));
  }

  private static String small(String content) {
    return "{" + TikzCanvas.font(TreePlan.SMALL_SIZE) + " " + content + "}";
  }

  private String framed(String words) {
    return "{\\setlength{\\fboxsep}{1.5bp}\\fcolorbox{"
        + colour(Style.GREEN)
        + "}{"
        + colour(Style.WHITE)
        + "}{"
        + coloured(Style.GREEN_TEXT, words)
        + "}}";
  }

  private String coloured(String colour, String words) {
    return words.isBlank()
        ? ""
        : "\\textcolor{" + colour(colour) + "}{" + Latex.escaped(words) + "}";
  }

  private String colour(String colour) {
    colours.add(colour);
    return TikzCanvas.name(colour);
  }
}
