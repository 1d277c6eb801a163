package panal.chart;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import java.util.Arrays;
import java.util.List;
import java.util.TreeMap;
import panal.message.Messages;
import panal.view.Style;
import panal.view.Table;

/**
 * Games by their number of moves, one bar on the other: filled where the first to move won, grey
 * for draws, hollow where the second won. Where there are too many numbers, several share a bar.
 *
 * @param sheet title and sentence
 * @param table the numbers
 * @param few whether all is pale, since it rests on too little
 * @param bars ascending, unmodifiable
 */
record StackedBars(Sheet sheet, Table table, boolean few, List<Bar> bars) implements SheetChart {

  private static final int MARKS = 10;
  private static final int MOST_BARS = 60;
  private static final int FEWEST_PLACES = 12;
  private static final double ABOVE = 30; // for the key
  private static final double BELOW = 48; // for the marks and the label of the x axis
  private static final double SHARE = 0.8; // of its place that a bar fills
  private static final BasicStroke OUTLINE = new BasicStroke(1.4f);
  private static final List<String> NAMES = List.of("first", "drawn", "second");
  private static final List<Color> COLORS =
      List.of(Ink.color(Style.INK), Ink.color(Style.PALE_LINE), Color.WHITE);

  /**
   * One of them.
   *
   * @param moves where it stands
   * @param games how many the first to move won, nobody, and the second, unmodifiable
   */
  record Bar(int moves, List<Integer> games) {
    Bar {
      games = List.copyOf(games);
    }
  }

  StackedBars {
    bars = List.copyOf(bars);
  }

  @Override
  public boolean isEmpty() {
    return bars.isEmpty();
  }

  @Override
  public void draw(Graphics2D g, Rectangle2D.Double free) {
    int first = bars.get(0).moves();
    int last = bars.get(bars.size() - 1).moves();
    int width = (int) Axis.step(last - first + 1, MOST_BARS); // so many numbers share a bar
    TreeMap<Integer, int[]> stacks = stacks(width);
    int most =
        stacks.values().stream().mapToInt(stack -> Arrays.stream(stack).sum()).max().orElse(1);
    double room = Math.max(width, FEWEST_PLACES - (last - first)) / 2.0;
    Rectangle2D.Double area = new Rectangle2D.Double();
    area.setRect(free.x, free.y + ABOVE, free.width, free.height - ABOVE - BELOW);
    Axis x =
        Axis.whole(Messages.of("chart.lengths.x"), first - room, last + width - 1 + room, MARKS);
    Plot plot = new Plot(area, x, Axis.whole("", 0, 1.06 * most, MARKS));
    plot.paint(g);
    stacks.forEach((moves, stack) -> paint(g, plot, moves, width, stack));
    plot.paintX(g);
    key(g, free);
  }

  private TreeMap<Integer, int[]> stacks(int width) {
    TreeMap<Integer, int[]> stacks = new TreeMap<>();
    for (Bar bar : bars) {
      int place = Math.floorDiv(bar.moves(), width) * width;
      int[] stack = stacks.computeIfAbsent(place, any -> new int[NAMES.size()]);
      for (int i = 0; i < stack.length; i++) {
        stack[i] += bar.games().get(i);
      }
    }
    return stacks;
  }

  private void paint(Graphics2D g, Plot plot, int moves, int width, int[] stack) {
    double middle = moves + (width - 1) / 2.0;
    double left = plot.x(middle - SHARE * width / 2);
    double right = plot.x(middle + SHARE * width / 2);
    int below = 0;
    for (int i = 0; i < stack.length; i++) {
      double top = plot.y(below + stack[i]);
      Rectangle2D part = new Rectangle2D.Double(left, top, right - left, plot.y(below) - top);
      if (stack[i] > 0) {
        g.setColor(color(COLORS.get(i)));
        g.fill(part);
        g.setColor(color(Ink.color(Style.INK)));
        g.setStroke(OUTLINE);
        g.draw(part);
      }
      below += stack[i];
    }
  }

  private Color color(Color color) {
    return few ? Ink.pale(color) : color;
  }

  private void key(Graphics2D g, Rectangle2D.Double free) {
    Key key = new Key(g, free.x, free.y + ABOVE - 12);
    key.text(Messages.of("chart.lengths.y"));
    for (int i = 0; i < NAMES.size(); i++) {
      int part = i;
      int games = bars.stream().mapToInt(bar -> bar.games().get(part)).sum();
      key.box(color(COLORS.get(i)), color(Ink.color(Style.INK)));
      key.text(Messages.of("chart.lengths." + NAMES.get(i), games));
    }
  }
}
