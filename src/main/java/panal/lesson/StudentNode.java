package panal.lesson;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import java.util.function.ToLongFunction;
import panal.game.Player;
import panal.search.NodeView;

/**
 * A node of a student's own class, seen as a {@link NodeView}. Whose utility Q adds up is not
 * known, so all numbers are shown as they are, as one player's, called {@link Player#FIRST}.
 *
 * @param <N> the student's class
 */
public final class StudentNode<N> implements NodeView<Object> {

  private final N node;
  private final Parts<N> parts;

  private record Parts<N>(
      Function<N, ?> action,
      ToLongFunction<N> visits,
      ToDoubleFunction<N> total,
      Function<N, ? extends Collection<N>> children) {}

  private StudentNode(N node, Parts<N> parts) {
    this.node = node;
    this.parts = parts;
  }

  /**
   * The tree below a student's root.
   *
   * @param root the student's root
   * @param action the action that leads to a node, as the game has it or its text; anything at the
   *     root
   * @param visits N
   * @param total Q
   * @param children of a node
   */
  public static <N> NodeView<Object> of(
      N root,
      Function<N, ?> action,
      ToLongFunction<N> visits,
      ToDoubleFunction<N> total,
      Function<N, ? extends Collection<N>> children) {
    return new StudentNode<>(root, new Parts<>(action, visits, total, children));
  }

  @Override
  public Optional<Object> action() {
    return Optional.ofNullable(parts.action().apply(node));
  }

  @Override
  public Player chooser() {
    return Player.FIRST;
  }

  @Override
  public Player view() {
    return Player.FIRST;
  }

  @Override
  public long visits() {
    return parts.visits().applyAsLong(node);
  }

  @Override
  public double total() {
    return parts.total().applyAsDouble(node);
  }

  @Override
  public List<StudentNode<N>> children() {
    return parts.children().apply(node).stream()
        .map(child -> new StudentNode<>(child, parts))
        .toList();
  }
}
