package panal.chart;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Stroke;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.geom.Rectangle2D;
import panal.view.Style;

/** A line that says what signs mean, written from left to right. */
final class Key {

  private static final double SIGN = 14;
  private static final double AFTER_SIGN = 6;
  private static final double AFTER_TEXT = 22;

  private final Graphics2D g;
  private final double base;
  private double x;

  /** An empty one that begins here; {@code base} is that of its text. */
  Key(Graphics2D g, double x, double base) {
    this.g = g;
    this.x = x;
    this.base = base;
  }

  void text(String text) {
    Lettering.NORMAL.draw(g, text, x, base, 0, Ink.color(Style.SOFT_TEXT));
    x += Lettering.NORMAL.width(text) + AFTER_TEXT;
  }

  void box(Color inside, Color outline) {
    Rectangle2D box = new Rectangle2D.Double(x, middle() - SIGN / 2, SIGN, SIGN);
    g.setColor(inside);
    g.fill(box);
    g.setColor(outline);
    g.setStroke(new BasicStroke(1.4f));
    g.draw(box);
    x += SIGN + AFTER_SIGN;
  }

  void dot(Color color) {
    g.setColor(color);
    g.fill(new Ellipse2D.Double(x, middle() - SIGN / 2 + 1, SIGN - 2, SIGN - 2));
    x += SIGN + AFTER_SIGN;
  }

  void stroke(Color color, Stroke stroke) {
    g.setColor(color);
    g.setStroke(stroke);
    g.draw(new Line2D.Double(x, middle(), x + 2 * SIGN, middle()));
    x += 2 * SIGN + AFTER_SIGN;
  }

  private double middle() {
    return base - Lettering.NORMAL.middle();
  }
}
