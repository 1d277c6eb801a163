package panal.chart;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import java.util.List;
import panal.view.Numbers;
import panal.view.Shade;
import panal.view.Style;
import panal.view.Table;

/**
 * Shares in a square of cells, honey for 0 to blue for 1, the number in the cell in per cent.
 *
 * @param sheet title and sentence
 * @param table the numbers
 * @param names of rows and columns, which are numbered from 1, unmodifiable
 * @param rows the shares, row by row; none at all for no data, unmodifiable
 */
record HeatMap(Sheet sheet, Table table, List<String> names, List<List<Spot>> rows)
    implements SheetChart {

  /** What stands behind a pale number. */
  static final String MARK = "°";

  private static final double HEAD = 26; // for the numbers of the columns
  private static final double WIDEST = 110;
  private static final double HIGHEST = 84;
  private static final double NARROWEST = 34;
  private static final double MOST_NAMES = 330;
  private static final double GAP = 12;

  /**
   * A cell.
   *
   * @param share from 0 to 1, NaN for none
   * @param few whether it rests on too little
   */
  record Spot(double share, boolean few) {
    static final Spot NONE = new Spot(Double.NaN, false);
  }

  HeatMap {
    names = List.copyOf(names);
    rows = rows.stream().map(List::copyOf).toList();
  }

  @Override
  public boolean isEmpty() {
    return rows.isEmpty();
  }

  @Override
  public void draw(Graphics2D g, Rectangle2D.Double free) {
    int n = rows.size();
    double height = Math.min(HIGHEST, (free.height - HEAD - 4) / n);
    double most = Math.min(MOST_NAMES, free.width - n * NARROWEST - GAP);
    RowNames rowNames = new RowNames(names, height, most);
    double left = free.x + rowNames.width() + GAP;
    double width = Math.min(WIDEST, (free.getMaxX() - left) / n);
    double top = free.y + HEAD;
    Color soft = Ink.color(Style.SOFT_TEXT);
    for (int i = 0; i < n; i++) {
      double middle = top + (i + 0.5) * height;
      rowNames.paint(g, i, i + 1, free.x, middle);
      double centre = left + (i + 0.5) * width;
      Lettering.NORMAL.draw(g, Integer.toString(i + 1), centre, top - 8, 0.5, soft);
      for (int j = 0; j < n; j++) {
        Rectangle2D.Double cell = new Rectangle2D.Double();
        cell.setRect(left + j * width, top + i * height, width, height);
        if (i != j) {
          paint(g, cell, rows.get(i).get(j));
        }
      }
    }
  }

  private static void paint(Graphics2D g, Rectangle2D.Double cell, Spot spot) {
    String ground = Double.isNaN(spot.share()) ? Style.WHITE : Shade.heat(spot.share());
    Color color = Ink.color(ground);
    g.setColor(spot.few() ? Ink.pale(color) : color);
    g.fill(cell);
    g.setColor(Color.WHITE);
    g.setStroke(new BasicStroke(2));
    g.draw(cell);
    if (spot.few()) {
      g.setColor(Ink.color(Style.PALE_LINE));
      g.setStroke(new BasicStroke(1));
      g.draw(new Rectangle2D.Double(cell.x + 2, cell.y + 2, cell.width - 4, cell.height - 4));
    }
    boolean none = Double.isNaN(spot.share());
    String number = none ? Numbers.NONE : Numbers.plain(100 * spot.share(), 0);
    String text = spot.few() && !none ? number + MARK : number;
    Lettering lettering =
        Lettering.NORMAL.width(text) < cell.width - 6 ? Lettering.NORMAL : Lettering.SMALL;
    double base = cell.getCenterY() + lettering.middle();
    String ink = spot.few() || none ? Style.SOFT_TEXT : Shade.inkOn(ground);
    lettering.draw(g, text, cell.getCenterX(), base, 0.5, Ink.color(ink));
  }
}
