package panal.game;

import java.util.Optional;
import java.util.OptionalInt;

/**
 * What kind of game it is, computed from its rules by visiting every position.
 *
 * @param game its name
 * @param firstActions how many actions there are at the start
 * @param bound an upper bound on its positions, where its states know one
 * @param maxLength the largest number of moves that the game states, if any
 * @param all what only a visit to every position tells; nothing where there are too many
 */
public record GameProperties(
    String game,
    int firstActions,
    Optional<PositionBound> bound,
    OptionalInt maxLength,
    Optional<Enumerated> all) {

  /**
   * What a visit to every position tells.
   *
   * @param deterministic whether no state is a chance node
   * @param zeroSum whether the two utilities add up to 0 at every end
   * @param draws whether a play can end with utility 0
   * @param maxBranching the most actions at any state
   * @param shortest the fewest moves to an end
   * @param longest the most moves to an end
   * @param tree its size, which also gives the mean branching
   */
  public record Enumerated(
      boolean deterministic,
      boolean zeroSum,
      boolean draws,
      int maxBranching,
      int shortest,
      int longest,
      TreeSize tree) {}

  /** The properties of a game; takes time that grows with the number of its positions. */
  public static <A> GameProperties of(Game<A> game) {
    State<A> start = game.initialState();
    return new GameProperties(
        game.name(),
        start.actions().size(),
        start instanceof Bounded bounded ? Optional.of(bounded.positionBound()) : Optional.empty(),
        game.maxLength(),
        enumerated(start));
  }

  private static <A> Optional<Enumerated> enumerated(State<A> start) {
    Positions<A> positions;
    try {
      positions = Positions.from(start);
    } catch (TooManyPositionsException tooMany) {
      return Optional.empty();
    }
    boolean deterministic = true;
    boolean zeroSum = true;
    boolean draws = false;
    int maxBranching = 0;
    int[] shortest = new int[positions.size()];
    int[] longest = new int[positions.size()];
    for (int p = 0; p < positions.size(); p++) {
      State<A> state = positions.state(p);
      int actions = positions.actions(p);
      if (actions == 0) {
        double utility = state.utility(Player.FIRST);
        zeroSum &= utility + state.utility(Player.SECOND) == 0;
        draws |= utility == 0;
        continue;
      }
      deterministic &= state.turn() != Player.CHANCE;
      maxBranching = Math.max(maxBranching, actions);
      shortest[p] = Integer.MAX_VALUE;
      for (int i = 0; i < actions; i++) {
        int next = positions.successor(p, i);
        shortest[p] = Math.min(shortest[p], 1 + shortest[next]);
        longest[p] = Math.max(longest[p], 1 + longest[next]);
      }
    }
    int root = positions.number(start);
    return Optional.of(
        new Enumerated(
            deterministic,
            zeroSum,
            draws,
            maxBranching,
            shortest[root],
            longest[root],
            positions.treeSize(start)));
  }
}
