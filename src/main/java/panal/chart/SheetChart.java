package panal.chart;

import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;

/** A chart that is a drawing on a {@link Sheet}. */
interface SheetChart extends Chart {

  /** Title and sentence. */
  Sheet sheet();

  /** Whether there is nothing to draw, so that the sheet says so. */
  boolean isEmpty();

  /** Draws between title and sentence; not asked for where it {@link #isEmpty()}. */
  void draw(Graphics2D g, Rectangle2D.Double free);

  @Override
  default String sentence() {
    return sheet().sentence();
  }

  @Override
  default void paint(Graphics2D g) {
    Rectangle2D.Double free = sheet().paint(g);
    if (isEmpty()) {
      Sheet.noData(g, free);
    } else {
      draw(g, free);
    }
  }
}
