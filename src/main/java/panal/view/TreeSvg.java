package panal.view;

import panal.view.Outline.Tone;
import panal.view.TreePlan.Place;

/**
 * A tree as SVG: rounded nodes with the action in bold and N at its right, below them Q/N in blue,
 * the exact value in a green frame and Q. Edges grow with the logarithm of N; the path is blue; the
 * caption stands below.
 */
final class TreeSvg {

  private static final double MARGIN = 16;
  private static final double CAPTION_SIZE = 13;
  private static final double CAPTION_HEIGHT = 34;
  private static final double FIRST_LINE = 20;
  private static final double SECOND_LINE = 40;
  private static final double THINNEST = 1.4;
  private static final String TEXT =
      "<text x='{}' y='{}' text-anchor='{}' font-size='{}' font-weight='{}' fill='{}'"
          + " style='font-variant-numeric:tabular-nums'>{}</text>";

  private final TreePlan plan;
  private final String caption;
  private final double left;
  private final Svg svg;

  TreeSvg(Outline outline, Look look) {
    plan = new TreePlan(outline, look);
    caption =
        outline.caption(look) + (outline.exact() ? " · ▢ " + look.say("view.tree.exact") : "");
    double wide = Math.max(plan.width(), TextWidth.of(caption, CAPTION_SIZE));
    left = MARGIN + (wide - plan.width()) / 2;
    double high = plan.height() + CAPTION_HEIGHT;
    svg = new Svg(wide + 2 * MARGIN, high + 2 * MARGIN, outline.title(look));
    drawEdges(plan.root);
    drawPlaces(plan.root);
    text(MARGIN, MARGIN + high, "start", CAPTION_SIZE, Style.SOFT_TEXT, caption);
  }

  String drawn() {
    return svg.toString();
  }

  private Box box(Place place) {
    return plan.box(place).moved(left, MARGIN);
  }

  private void drawEdges(Place parent) {
    for (Place child : parent.children) {
      drawEdge(box(parent), box(child), child);
      if (!child.isPill()) {
        drawEdges(child);
      }
    }
  }

  private void drawEdge(Box from, Box to, Place child) {
    double x = from.middle();
    double half = (from.bottom() + to.top()) / 2;
    boolean lit = !child.isPill() && child.node.tone() == Tone.LIT;
    boolean cut = !child.isPill() && child.node.tone() == Tone.CUT;
    svg.add(
        "<path d='M{},{} C{},{} {},{} {},{}' fill='none' stroke='{}' stroke-width='{}'"
            + (cut ? " stroke-dasharray='5 4'/>" : "/>"),
        x,
        from.bottom(),
        x,
        half,
        to.middle(),
        half,
        to.middle(),
        to.top(),
        lit ? Style.BLUE : cut ? Style.GREY : Style.PALE_LINE,
        child.isPill() ? THINNEST : edgeWidth(child.node.visits()));
    if (cut) {
      drawCross((x + to.middle()) / 2, half);
    }
  }

  private void drawCross(double x, double y) {
    double arm = 5;
    svg.add(
        "<path d='M{},{} L{},{} M{},{} L{},{}' stroke='{}' stroke-width='2'"
            + " stroke-linecap='round'/>",
        x - arm,
        y - arm,
        x + arm,
        y + arm,
        x + arm,
        y - arm,
        x - arm,
        y + arm,
        Style.RED);
  }

  /** Of an edge, in pixels. */
  static double edgeWidth(long visits) {
    return THINNEST + 0.55 * StrictMath.log(Math.max(1, visits));
  }

  private void drawPlaces(Place place) {
    if (place.isPill()) {
      drawPill(place);
      return;
    }
    drawNode(place);
    if (place.children.isEmpty() && place.node.hidden() > 0) {
      drawDots(box(place));
    }
    place.children.forEach(this::drawPlaces);
  }

  private void drawPill(Place pill) {
    Box box = box(pill);
    svg.add(
        "<rect x='{}' y='{}' width='{}' height='{}' rx='{}' fill='{}' stroke='{}'/>",
        box.left(),
        box.top(),
        box.width(),
        box.height(),
        box.height() / 2,
        Style.PALE,
        Style.PALE_LINE);
    double base = box.top() + box.height() / 2 + 0.35 * TreePlan.SMALL_SIZE;
    text(box.middle(), base, "middle", TreePlan.SMALL_SIZE, Style.SOFT_TEXT, pill.pill);
  }

  private void drawDots(Box box) {
    for (int i = -1; i <= 1; i++) {
      svg.add(
          "<circle cx='{}' cy='{}' r='1.6' fill='{}'/>",
          box.middle() + 7 * i,
          box.bottom() + 8,
          Style.GREY);
    }
  }

  private void drawNode(Place place) {
    Outline.Shown node = place.node;
    Box box = box(place);
    boolean cut = node.tone() == Tone.CUT;
    boolean pale = node.tone() == Tone.PALE || cut;
    boolean lit = node.tone() == Tone.LIT;
    svg.add(
        "<rect x='{}' y='{}' width='{}' height='{}' rx='9' fill='{}' stroke='{}'"
            + " stroke-width='{}'/>",
        box.left(),
        box.top(),
        box.width(),
        box.height(),
        pale ? Style.PALE : Style.WHITE,
        lit ? Style.BLUE : pale ? Style.PALE_LINE : Style.GREY,
        lit ? 2.6 : 1.2);
    double start = box.left() + TreePlan.PADDING;
    double end = box.right() - TreePlan.PADDING;
    double first = box.top() + FIRST_LINE;
    double second = box.top() + SECOND_LINE;
    String ink = pale ? Style.SOFT_TEXT : Style.INK;
    bold(start, first, ink, node.label());
    small(end, first, node.figures().corner());
    text(
        start,
        second,
        "start",
        TreePlan.MEAN_SIZE,
        cut ? Style.SOFT_TEXT : Style.BLUE,
        node.figures().main());
    small(end, second, node.figures().side());
    if (!node.exact().isEmpty()) {
      double x = start + TextWidth.of(node.figures().main(), TreePlan.MEAN_SIZE) + TreePlan.PADDING;
      drawExact(x, second, node);
    }
  }

  private void drawExact(double x, double base, Outline.Shown node) {
    double width = TreePlan.exactWidth(node);
    svg.add(
        "<rect x='{}' y='{}' width='{}' height='17' rx='4' fill='none' stroke='{}'/>",
        x,
        base - 13,
        width,
        Style.GREEN);
    text(x + width / 2, base, "middle", TreePlan.SMALL_SIZE, Style.GREEN_TEXT, node.exact());
  }

  private void bold(double x, double y, String fill, String words) {
    svg.add(TEXT, x, y, "start", TreePlan.LABEL_SIZE, 600, fill, words);
  }

  private void small(double x, double y, String words) {
    text(x, y, "end", TreePlan.SMALL_SIZE, Style.SOFT_TEXT, words);
  }

  private void text(double x, double y, String anchor, double size, String fill, String words) {
    svg.add(TEXT, x, y, anchor, size, 400, fill, words);
  }
}
