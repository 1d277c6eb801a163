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
    lines.add(List.of("", "N", "Q", "Q/N", outline.exact() ? look.say("view.exact") : "", ""));
    add(lines, outline.root(), "", "");
    List<Table.Align> columns =
        new ArrayList<>(Collections.nCopies(lines.get(0).size(), Table.Align.RIGHT));
    columns.set(0, Table.Align.LEFT);
    String text = TextTable.aligned(lines, columns) + "\n" + outline.caption(look);
    return glyphs == Glyphs.ASCII ? Ascii.of(text) : text;
  }

  private void add(List<List<String>> lines, Outline.Shown node, String branch, String below) {
    lines.add(
        List.of(
            branch + node.label(),
            Long.toString(node.visits()),
            node.total(),
            node.mean(),
            node.exact(),
            node.tone() == Outline.Tone.LIT ? "←" : ""));
    for (int i = 0; i < node.children().size(); i++) {
      boolean last = i == node.children().size() - 1 && node.hidden() == 0;
      add(
          lines,
          node.children().get(i),
          below + (last ? "└─ " : "├─ "),
          below + (last ? "   " : "│  "));
    }
    if (node.hidden() > 0) {
      lines.add(List.of(below + "└─ " + outline.more(node, look), "", "", "", "", ""));
    }
  }
}
