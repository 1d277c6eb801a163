package panal.view.player;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import panal.game.Player;
import panal.game.State;
import panal.view.Look;
import panal.view.Numbers;

/**
 * The nodes of a trace, numbered in the order in which they were added; the root is 0.
 *
 * <p>As data a node is {@code [parent, label, path, picture, exact]}: numbers of a node, of three
 * texts and of a picture, and -1 for what there is not.
 *
 * @param <A> the type of an action
 */
final class Nodes<A> {

  /** A node, with the state that it stands for. */
  static final class Node<A> {

    final int number;
    final State<A> state;
    final Player chooser;
    private final Map<A, Node<A>> children = new LinkedHashMap<>();

    private Node(int number, State<A> state, Player chooser) {
      this.number = number;
      this.state = state;
      this.chooser = chooser;
    }
  }

  private final TracePlayer<A> player;
  private final Texts texts;
  private final Pictures pictures;
  private final Node<A> root;
  private final List<Object> all = new ArrayList<>();

  Nodes(TracePlayer<A> player, Texts texts, Pictures pictures) {
    this.player = player;
    this.texts = texts;
    this.pictures = pictures;
    State<A> state = player.trace().root();
    root = new Node<>(0, state, state.turn());
    String name = player.look().root();
    describe(-1, root, name, name);
  }

  /** The node to which a path leads; those that are missing are added. */
  Node<A> at(List<A> path) {
    Node<A> node = root;
    for (int depth = 0; depth < path.size(); depth++) {
      Node<A> next = node.children.get(path.get(depth));
      node = next == null ? added(node, path.subList(0, depth + 1)) : next;
    }
    return node;
  }

  private Node<A> added(Node<A> parent, List<A> path) {
    A action = path.get(path.size() - 1);
    Node<A> node = new Node<>(all.size(), parent.state.result(action), parent.state.turn());
    parent.children.put(action, node);
    Look look = player.look();
    describe(parent.number, node, look.notation().print(action), look.path(path));
    return node;
  }

  private void describe(int parent, Node<A> node, String label, String path) {
    int exact =
        player.exact().isEmpty()
            ? -1
            : texts.number(Numbers.total(exact(node), player.look().decimals()));
    all.add(
        List.of(
            parent, texts.number(label), texts.number(path), pictures.number(node.state), exact));
  }

  /** The exact value of a node as the look shows it; NaN where it is not known. */
  double exact(Node<A> node) {
    return player
        .exact()
        .map(value -> shown(value.applyAsDouble(node.state), Player.FIRST, node))
        .orElse(Double.NaN);
  }

  /** A value of a node as the look shows it. */
  double shown(double value, Player counted, Node<A> node) {
    return player.look().shown(value, counted, root.chooser, node.chooser);
  }

  /** All of them by number, unmodifiable. */
  List<Object> all() {
    return Collections.unmodifiableList(all);
  }
}
