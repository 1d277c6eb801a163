package panal.view;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.ToDoubleFunction;
import panal.game.Glyphs;
import panal.game.State;
import panal.message.Messages;
import panal.search.NodeView;

/**
 * A search tree to look at: each node with N, Q and Q/N, and on request the exact value beside it.
 * The most visited children come first, ties in the order of expansion.
 *
 * <p>A large tree is cut down to what was visited most: nothing deeper than {@link #depth()}, at
 * most {@link #top()} children a node, none with fewer than {@link #minVisits()}, and of what is
 * left the {@link #most()} nodes with most visits. The path is shown whole in any case. What was
 * left out is said: "+k more (visits)" beside siblings, dots below a node, and the number of nodes
 * below the tree. A node with fewer than ten visits, and less than a tenth of the root's, is pale.
 *
 * <p>The tree of minimax or alpha-beta has the value and [α, β] in place of Q/N, N and Q, all for
 * {@link panal.game.Player#FIRST}, its children in the order of the game; what was cut off is grey,
 * its edge dashed and crossed.
 *
 * <p>It is live: each form shows the tree as it stands when it is asked for.
 *
 * @param root of the tree
 * @param look how actions and numbers are written, and whose view they show
 * @param depth how many levels below the root are shown
 * @param top how many children of a node
 * @param minVisits how many visits a node needs to be shown
 * @param most how many nodes in all
 * @param path to light up, from the root downwards; empty for none
 * @param exact values to stand beside the estimates
 * @param <A> the type of an action
 */
public record TreeView<A>(
    NodeView<A> root,
    Look look,
    int depth,
    int top,
    long minVisits,
    int most,
    List<A> path,
    Optional<Exact<A>> exact)
    implements Displayable, Exportable {

  /** The formats of every tree. */
  public static final List<String> FORMATS = List.of("txt", "svg", "dot", "tikz", "png");

  private static final int DEPTH = 3;
  private static final int TOP = 5;
  private static final int MOST = 12;

  /** Takes a copy of the path. */
  public TreeView {
    path = List.copyOf(path);
  }

  /**
   * Exact values of the states in a tree.
   *
   * @param state at the root
   * @param value of a state, the utility of {@link panal.game.Player#FIRST} with best play
   * @param <A> the type of an action
   */
  public record Exact<A>(State<A> state, ToDoubleFunction<State<A>> value) {}

  /** The tree with the usual limits, three levels, five children and twelve nodes. */
  public static <A> TreeView<A> of(NodeView<A> root, Look look) {
    return new TreeView<>(root, look, DEPTH, TOP, 0, MOST, List.of(), Optional.empty());
  }

  /** The same in another look. */
  public TreeView<A> withLook(Look other) {
    return new TreeView<>(root, other, depth, top, minVisits, most, path, exact);
  }

  /** The same with another limit of depth. */
  public TreeView<A> withDepth(int levels) {
    return new TreeView<>(root, look, levels, top, minVisits, most, path, exact);
  }

  /** The same with another limit of children. */
  public TreeView<A> withTop(int children) {
    return new TreeView<>(root, look, depth, children, minVisits, most, path, exact);
  }

  /** The same without nodes that have fewer visits. */
  public TreeView<A> withMinVisits(long visits) {
    return new TreeView<>(root, look, depth, top, visits, most, path, exact);
  }

  /** The same with another limit of nodes. */
  public TreeView<A> withMost(int nodes) {
    return new TreeView<>(root, look, depth, top, minVisits, nodes, path, exact);
  }

  /** The same with a path lit up. */
  public TreeView<A> withPath(List<A> actions) {
    return new TreeView<>(root, look, depth, top, minVisits, most, actions, exact);
  }

  /**
   * The same with the best line of now lit up: at each node the child with most visits, of several
   * the one that was expanded first; in a tree of minimax or alpha-beta the first child that is
   * worth what the node is.
   */
  public TreeView<A> withBestPath() {
    return withPath(TreePath.best(root));
  }

  /**
   * The same, if all of the path is in the tree as it stands.
   *
   * @throws IllegalArgumentException if not; it names the first node that is missing
   */
  public TreeView<A> checkedPath() {
    int there = nodesOfPath().size() - 1;
    if (there < path.size()) {
      throw new IllegalArgumentException(
          Messages.of("view.tree.noNode", look.path(path.subList(0, there + 1))));
    }
    return this;
  }

  /** The nodes of the path from the root on, as far as they are there. */
  List<NodeView<A>> nodesOfPath() {
    return TreePath.nodes(root, path);
  }

  /** The same with exact values; {@code value} is for {@link panal.game.Player#FIRST}. */
  public TreeView<A> withExact(State<A> state, ToDoubleFunction<State<A>> value) {
    Optional<Exact<A>> values = Optional.of(new Exact<>(state, value));
    return new TreeView<>(root, look, depth, top, minVisits, most, path, values);
  }

  /** The tree as a drawing. */
  public String svg() {
    return new TreeSvg(Outline.of(this), look).drawn();
  }

  /** The tree as lines of text without a line end after the last one. */
  public String text(Glyphs glyphs) {
    return new TreeText(Outline.of(this), look, glyphs).text();
  }

  @Override
  public List<String> formats() {
    return FORMATS;
  }

  @Override
  public byte[] bytes(String format) {
    return switch (format) {
      case "png" -> Png.of(svg());
      case "svg" -> utf8(svg());
      case "dot" -> utf8(new TreeDot(Outline.of(this), look).text());
      case "tikz" -> utf8(new TreeTikz(Outline.of(this), look).text());
      default -> utf8(this + "\n");
    };
  }

  private static byte[] utf8(String content) {
    return content.getBytes(StandardCharsets.UTF_8);
  }

  @Override
  public Map<String, String> mimeBundle() {
    return Bundle.picture(svg(), Outline.of(this).title(look), toString());
  }

  @Override
  public String toString() {
    return text(Glyphs.UNICODE);
  }
}
