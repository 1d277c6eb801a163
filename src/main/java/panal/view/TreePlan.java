package panal.view;

import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.abego.treelayout.NodeExtentProvider;
import org.abego.treelayout.TreeLayout;
import org.abego.treelayout.util.DefaultConfiguration;
import org.abego.treelayout.util.DefaultTreeForTreeLayout;

/**
 * Where the nodes of a drawn tree lie, without overlap: each as wide as its texts need, parents
 * above the middle of their children.
 *
 * @see <a href="https://doi.org/10.1002/spe.713">Buchheim, Jünger and Leipert, Drawing rooted trees
 *     in linear time, 2006</a>
 */
final class TreePlan {

  static final double PADDING = 9;
  static final double LABEL_SIZE = 14;
  static final double MEAN_SIZE = 13;
  static final double SMALL_SIZE = 12;
  static final double HEIGHT = 50;
  static final double PILL_HEIGHT = 34;
  private static final double NARROWEST = 92;
  private static final double BETWEEN_LEVELS = 44;
  private static final double BETWEEN_NODES = 10;

  /** A place in the drawing: a node, or what stands in for those that are left out. */
  static final class Place {

    final Outline.Shown node;
    final String pill;
    final List<Place> children = new ArrayList<>();
    final double width;
    final double height;

    /** A node. */
    Place(Outline.Shown node) {
      this.node = node;
      pill = "";
      width = widthOf(node);
      height = HEIGHT;
    }

    /** A pill with a text in it. */
    Place(String pill) {
      node = null;
      this.pill = pill;
      width = TextWidth.of(pill, SMALL_SIZE) + 2 * PADDING;
      height = PILL_HEIGHT;
    }

    boolean isPill() {
      return node == null;
    }
  }

  final Place root;
  private final Map<Place, Rectangle2D.Double> boxes;
  private final Rectangle2D bounds;

  TreePlan(Outline outline, Look look) {
    root = new Place(outline.root());
    DefaultTreeForTreeLayout<Place> tree = new DefaultTreeForTreeLayout<>(root);
    grow(tree, root, outline, look);
    NodeExtentProvider<Place> sizes =
        new NodeExtentProvider<>() {
          @Override
          public double getWidth(Place place) {
            return place.width;
          }

          @Override
          public double getHeight(Place place) {
            return place.height;
          }
        };
    TreeLayout<Place> layout =
        new TreeLayout<>(tree, sizes, new DefaultConfiguration<>(BETWEEN_LEVELS, BETWEEN_NODES));
    boxes = layout.getNodeBounds();
    bounds = layout.getBounds();
  }

  private static void grow(
      DefaultTreeForTreeLayout<Place> tree, Place place, Outline outline, Look look) {
    for (Outline.Shown child : place.node.children()) {
      Place next = new Place(child);
      tree.addChild(place, next);
      place.children.add(next);
      grow(tree, next, outline, look);
    }
    // Where all children are left out, dots say so, and no pill makes the tree wider.
    if (place.node.hidden() > 0 && !place.children.isEmpty()) {
      Place pill = new Place(outline.more(place.node, look));
      tree.addChild(place, pill);
      place.children.add(pill);
    }
  }

  private static double widthOf(Outline.Shown node) {
    double first =
        TextWidth.bold(node.label(), LABEL_SIZE)
            + 14
            + TextWidth.of(node.figures().corner(), SMALL_SIZE);
    double second =
        TextWidth.of(node.figures().main(), MEAN_SIZE)
            + (node.exact().isEmpty() ? 0 : PADDING + exactWidth(node))
            + 14
            + TextWidth.of(node.figures().side(), SMALL_SIZE);
    return Math.max(NARROWEST, 2 * PADDING + Math.max(first, second));
  }

  /** How wide the frame around the exact value is. */
  static double exactWidth(Outline.Shown node) {
    return TextWidth.of(node.exact(), SMALL_SIZE) + PADDING;
  }

  /** The box of a place, from the top left corner of the tree. */
  Box box(Place place) {
    Rectangle2D box = boxes.get(place);
    double left = box.getX() - bounds.getX();
    double top = box.getY() - bounds.getY();
    return new Box(left, top, left + box.getWidth(), top + box.getHeight());
  }

  double width() {
    return bounds.getWidth();
  }

  double height() {
    return bounds.getHeight();
  }
}
