package panal.games.tree;

/**
 * An action of a game written by hand: the branch to one child.
 *
 * @param label of the branch, different from its siblings'
 */
public record Branch(String label) {
  @Override
  public String toString() {
    return label;
  }
}
