package panal.view;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import panal.game.Glyphs;

/**
 * A tree as text: a line for each node, with columns for N, Q, Q/N and the exact value, an arrow at
 * each node of the path, and below it whose view it is and how much is shown.
 */
record TreeText(Outline outline, Look look, Glyphs glyphs) {

  String text() {
    List<List<String>> lines = new ArrayList<>();
    String exact = outline.exact() ? look.say("view.exact") : "";
    lines.add(line("", outline.headings(look), exact, ""));
    add(lines, outline.root(), "", "");
    List<Table.Align> columns =
        new ArrayList<>(Collections.nCopies(lines.get(0).size(), Table.Align.RIGHT));
    columns.set(0, Table.Align.LEFT);
    String text = TextTable.aligned(lines, columns) + "\n" + outline.caption(look);
    return glyphs == Glyphs.ASCII ? Ascii.of(text) : text;
  }

  private void add(List<List<String>> lines, Outline.Shown node, String branch, String below) {
    String arrow = node.tone() == Outline.Tone.LIT ? "←" : "";
    lines.add(line(branch + node.label(), node.figures().row(), node.exact(), arrow));
    for (int i = 0; i < node.children().size(); i++) {
      boolean last = i == node.children().size() - 1 && node.hidden() == 0;
      add(
          lines,
          node.children().get(i),
          below + (last ? "└─ " : "├─ "),
          below + (last ? "   " : "│  "));
    }
    if (node.hidden() > 0) {
      lines.add(line(below + "└─ " + outline.more(node, look), List.of("", "", ""), "", ""));
    }
  }

  private static List<String> line(String label, List<String> figures, String exact, String arrow) {
    List<String> line = new ArrayList<>(List.of(label));
    line.addAll(figures);
    line.addAll(List.of(exact, arrow));
    return line;
  }
}
