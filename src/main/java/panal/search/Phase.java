package panal.search;

/**
 * What a step of a search does, with the markers that lead from pseudocode to code to trace: the
 * four phases of an iteration of Monte Carlo tree search, and the three events of minimax and
 * alpha-beta.
 */
public enum Phase {
  /** Going down the tree to the node at which it grows. */
  SELECTION("M1"),
  /** Adding one child. */
  EXPANSION("M2"),
  /** One rollout from the new node. */
  SIMULATION("M3"),
  /** Carrying the result up to the root. */
  BACKPROPAGATION("M4"),
  /** Entering a node of the game tree. */
  VISIT("A1"),
  /** Carrying a child's value up to its parent. */
  RETURN("A2"),
  /** Leaving out what cannot matter. */
  PRUNE("A3");

  private final String marker;

  Phase(String marker) {
    this.marker = marker;
  }

  /** The marker without brackets, such as {@code M1}. */
  public String marker() {
    return marker;
  }
}
