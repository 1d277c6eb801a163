package panal.chart;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.Rectangle2D;
import java.util.List;
import panal.message.Messages;
import panal.view.Style;

/**
 * What every chart has around its drawing: a title above, a sentence below.
 *
 * @param title what is drawn, short
 * @param sentence what it shows
 */
record Sheet(String title, String sentence) {

  static final double MARGIN = 24;

  private static final int MOST_TITLE = 2; // lines

  /** Paints the ground, the title and the sentence; what is left between them is returned. */
  Rectangle2D.Double paint(Graphics2D g) {
    double width = Chart.WIDTH - 2 * MARGIN;
    List<String> head = Lettering.TITLE.folded(title, width, MOST_TITLE);
    List<String> foot = Lettering.NORMAL.wrapped(sentence, width);
    g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
    g.setColor(Color.WHITE);
    g.fill(new Rectangle2D.Double(0, 0, Chart.WIDTH, Chart.HEIGHT));
    double top = MARGIN / 2;
    for (String line : head) {
      top += Lettering.TITLE.lineHeight();
      Lettering.TITLE.draw(g, line, MARGIN, top, 0, Ink.color(Style.INK));
    }
    double bottom = Chart.HEIGHT - MARGIN / 2 - foot.size() * Lettering.NORMAL.lineHeight();
    double y = bottom;
    for (String line : foot) {
      y += Lettering.NORMAL.lineHeight();
      Lettering.NORMAL.draw(g, line, MARGIN, y, 0, Ink.color(Style.SOFT_TEXT));
    }
    return new Rectangle2D.Double(MARGIN, top + 6, width, bottom - 4 - (top + 6));
  }

  /** Says in the middle of what is left that there is nothing to draw. */
  static void noData(Graphics2D g, Rectangle2D free) {
    Lettering.STRONG.draw(
        g,
        Messages.of("chart.noData"),
        free.getCenterX(),
        free.getCenterY(),
        0.5,
        Ink.color(Style.SOFT_TEXT));
  }
}
