package panal.search.mcts.selection;

import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import panal.game.Prior;

/** A selection that changes some scores of another, whose name and needs it has. */
interface Around extends Selection {

  /** The selection whose scores are changed. */
  Selection other();

  @Override
  default boolean countsMoves() {
    return other().countsMoves();
  }

  @Override
  default Optional<Prior<?>> prior() {
    return other().prior();
  }

  @Override
  default String name() {
    return other().name();
  }

  @Override
  default OptionalDouble c() {
    return other().c();
  }

  @Override
  default Map<String, String> options() {
    return other().options();
  }
}
