package panal.view;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.ToDoubleFunction;
import panal.game.Glyphs;
import panal.game.State;
import panal.search.NodeView;

/**
 * A search tree to look at: each node with N, Q and Q/N, and on request the exact value beside it.
 * The most visited children come first, ties in the order of expansion.
 *
 * <p>A large tree is cut down to what was visited most: nothing deeper than {@link #depth()}, at
 * most {@link #top()} children a node, and of what is left the {@link #most()} nodes with most
 * visits. The path is shown whole in any case. What was left out is said: "+k more (visits)" beside
 * siblings, dots below a node, and the number of nodes below the tree. A node with fewer than ten
 * visits, and less than a tenth of the root's, is pale.
 *
 * <p>It is live: each form shows the tree as it stands when it is asked for.
 *
 * @param root of the tree
 * @param look how actions and numbers are written, and whose view they show
 * @param depth how many levels below the root are shown
 * @param top how many children of a node
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
    int most,
    List<A> path,
    Optional<Exact<A>> exact)
    implements Displayable, Exportable {

  /** The formats of every tree. */
  public static final List<String> FORMATS = List.of("txt", "svg");

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
    return new TreeView<>(root, look, DEPTH, TOP, MOST, List.of(), Optional.empty());
  }

  /** The same with another limit of depth. */
  public TreeView<A> withDepth(int levels) {
    return new TreeView<>(root, look, levels, top, most, path, exact);
  }

  /** The same with another limit of children. */
  public TreeView<A> withTop(int children) {
    return new TreeView<>(root, look, depth, children, most, path, exact);
  }

  /** The same with another limit of nodes. */
  public TreeView<A> withMost(int nodes) {
    return new TreeView<>(root, look, depth, top, nodes, path, exact);
  }

  /** The same with a path lit up. */
  public TreeView<A> withPath(List<A> actions) {
    return new TreeView<>(root, look, depth, top, most, actions, exact);
  }

  /** The same with exact values; {@code value} is for {@link panal.game.Player#FIRST}. */
  public TreeView<A> withExact(State<A> state, ToDoubleFunction<State<A>> value) {
    Optional<Exact<A>> values = Optional.of(new Exact<>(state, value));
    return new TreeView<>(root, look, depth, top, most, path, values);
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
    String content = format.equals("svg") ? svg() : this + "\n";
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
