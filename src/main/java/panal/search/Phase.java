package panal.search;

/** The four phases of an iteration, with the markers that lead from pseudocode to code to trace. */
public enum Phase {
  /** Going down the tree to the node at which it grows. */
  SELECTION("M1"),
  /** Adding one child. */
  EXPANSION("M2"),
  /** One rollout from the new node. */
  SIMULATION("M3"),
  /** Carrying the result up to the root. */
  BACKPROPAGATION("M4");

  private final String marker;

  Phase(String marker) {
    this.marker = marker;
  }

  /** The marker without brackets, such as {@code M1}. */
  public String marker() {
    return marker;
  }
}
