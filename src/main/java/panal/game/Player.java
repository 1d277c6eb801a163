package panal.game;

/** Who acts at a state. */
public enum Player {
  /** The player who moves first: Black in Hex, X in tic-tac-toe. */
  FIRST,
  /** The player who moves second: White in Hex, O in tic-tac-toe. */
  SECOND,
  /** Nature, at a state where the next thing to happen is random. */
  CHANCE;

  /**
   * The other of the two players.
   *
   * @throws IllegalStateException for {@link #CHANCE}, who plays against nobody
   */
  public Player opponent() {
    return switch (this) {
      case FIRST -> SECOND;
      case SECOND -> FIRST;
      case CHANCE -> throw new IllegalStateException("CHANCE has no opponent");
    };
  }
}
