package panal.lesson;

import java.util.List;
import java.util.Optional;
import panal.game.Player;
import panal.search.NodeView;

/** A student's tree as it stood, which no longer changes. */
record Snapshot(Optional<Object> action, long visits, double total, List<Snapshot> children)
    implements NodeView<Object> {

  static Snapshot of(NodeView<?> node) {
    return new Snapshot(
        node.action().map(Object.class::cast),
        node.visits(),
        node.total(),
        node.children().stream().map(Snapshot::of).toList());
  }

  /** Not known; the same at every node. */
  @Override
  public Player chooser() {
    return Player.FIRST;
  }

  @Override
  public Player view() {
    return Player.FIRST;
  }
}
