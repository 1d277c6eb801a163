package panal.games.hex;

import panal.game.Cell;
import panal.game.Glyphs;
import panal.game.Notation;
import panal.game.Player;

/**
 * Hex as text, each row half a cell further to the right, with the columns' coordinates above, the
 * digits of a number one below the other, and the rows' at the left.
 */
record HexText(Hex hex, Glyphs glyphs, Notation notation) {

  String text() {
    int margin = notation.row(hex.rows() - 1).length();
    StringBuilder text = new StringBuilder();
    int lines = notation.column(hex.columns() - 1).length();
    for (int line = 0; line < lines; line++) {
      StringBuilder heading = new StringBuilder(" ".repeat(margin));
      for (int c = 0; c < hex.columns(); c++) {
        String column = notation.column(c);
        int digit = line - (lines - column.length());
        heading.append(' ').append(digit < 0 ? ' ' : column.charAt(digit));
      }
      text.append(heading.toString().stripTrailing()).append('\n');
    }
    for (int r = 0; r < hex.rows(); r++) {
      String row = notation.row(r);
      text.append(r == 0 ? "" : "\n").append(" ".repeat(r + margin - row.length())).append(row);
      for (int c = 0; c < hex.columns(); c++) {
        text.append(' ').append(glyph(new Cell(r, c)));
      }
    }
    return text.toString();
  }

  private String glyph(Cell cell) {
    String all = glyphs == Glyphs.UNICODE ? "●○·" : "XO.";
    int which = hex.stone(cell).map(owner -> owner == Player.FIRST ? 0 : 1).orElse(2);
    return all.substring(which, which + 1);
  }
}
