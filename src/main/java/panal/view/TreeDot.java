package panal.view;

import panal.view.Outline.Shown;
import panal.view.Outline.Tone;

/**
 * A tree for Graphviz, {@code dot -Tsvg}: nodes are called n0, n1 …, so that no label can be taken
 * for an id or a keyword, and every label is quoted. Edges grow with the logarithm of N; the path
 * is blue; what was cut off hangs on a dashed edge with a cross.
 */
final class TreeDot {

  private static final double POINTS = 0.75; // in a pixel

  private final Outline outline;
  private final Look look;
  private final StringBuilder nodes = new StringBuilder();
  private final StringBuilder edges = new StringBuilder();
  private int made;

  TreeDot(Outline outline, Look look) {
    this.outline = outline;
    this.look = look;
  }

  String text() {
    add(outline.root());
    return "digraph {\n"
        + "  graph [ordering=out, ranksep=0.45, nodesep=0.12, labelloc=b, labeljust=l,\n"
        + ("    fontname=\"sans-serif\", fontsize=10, fontcolor=\"" + Style.SOFT_TEXT + "\",\n")
        + ("    label=\"" + escaped("\n" + outline.caption(look)) + "\"]\n")
        + "  node [shape=box, style=\"rounded,filled\", fontname=\"sans-serif\", fontsize=10]\n"
        + "  edge [dir=none]\n"
        + nodes
        + edges
        + "}\n";
  }

  /** Adds a node with all below it; its number. */
  private int add(Shown node) {
    int number = made++;
    boolean lit = node.tone() == Tone.LIT;
    boolean pale = node.tone() == Tone.PALE || node.tone() == Tone.CUT;
    node(
        number,
        label(node),
        pale ? Style.PALE : Style.WHITE,
        lit ? Style.BLUE : pale ? Style.PALE_LINE : Style.GREY,
        pale ? Style.SOFT_TEXT : Style.INK,
        lit ? 2.6 : 1.2);
    for (Shown child : node.children()) {
      edge(number, add(child), child);
    }
    if (node.hidden() > 0) {
      int pill = made++;
      String more = outline.more(node, look);
      node(pill, more, Style.PALE, Style.PALE_LINE, Style.SOFT_TEXT, 1);
      edges.append("  n").append(number).append(" -> n").append(pill);
      edges.append(" [color=\"").append(Style.PALE_LINE).append("\"]\n");
    }
    return number;
  }

  private String label(Shown node) {
    Outline.Figures figures = node.figures();
    String first = (node.label() + "   " + figures.corner()).strip();
    String second = (figures.main() + "   " + figures.side()).strip();
    String third = node.exact().isEmpty() ? "" : "\n" + look.say("view.exact") + " " + node.exact();
    return first + "\n" + second + third;
  }

  private void node(int number, String label, String fill, String line, String ink, double width) {
    nodes.append("  n").append(number).append(" [label=\"").append(escaped(label));
    nodes.append("\", fillcolor=\"").append(fill).append("\", color=\"").append(line);
    nodes.append("\", fontcolor=\"").append(ink);
    nodes.append("\", penwidth=").append(Svg.number(POINTS * width)).append("]\n");
  }

  private void edge(int from, int to, Shown child) {
    boolean lit = child.tone() == Tone.LIT;
    boolean cut = child.tone() == Tone.CUT;
    String colour = lit ? Style.BLUE : cut ? Style.GREY : Style.PALE_LINE;
    edges.append("  n").append(from).append(" -> n").append(to);
    edges.append(" [color=\"").append(colour).append("\", penwidth=");
    edges.append(Svg.number(POINTS * TreeSvg.edgeWidth(child.visits())));
    if (cut) {
      edges.append(", style=dashed, label=\"×\", fontcolor=\"").append(Style.RED).append("\"");
    }
    edges.append("]\n");
  }

  /**
   * A text inside double quotes: no quote ends it, no backslash begins a sequence of Graphviz, no
   * ampersand an entity of HTML.
   */
  static String escaped(String text) {
    return text.replaceAll("[\\x00-\\x09\\x0B-\\x1F\\uFFFE\\uFFFF]", "\uFFFD")
        .replace("&", "&amp;")
        .replace("\\", "\\\\")
        .replace("\"", "\\\"")
        .replace("\n", "\\n");
  }
}
