package panal.games.hex;

import panal.game.Cell;
import panal.game.Evaluation;
import panal.game.Player;
import panal.game.State;

/**
 * Guesses at who is ahead in an unfinished game of Hex, each in (-1, 1) and for Black ({@link
 * Player#FIRST}). They differ in how much of the board they see.
 */
public enum HexEvaluation implements Evaluation<Cell> {

  /**
   * How many stones fewer Black lacks to join his sides than White, if the other passed all the
   * while:
   *
   * <pre>{@code
   * value(s) = (missing(White) - missing(Black)) / cells
   * }</pre>
   *
   * {@code missing(p)} is the length of the shortest path between the sides of p where an own stone
   * costs 0, an empty cell 1, and the other's stones bar the way. It sees what is blocked, and
   * takes each empty cell for one's own.
   *
   * <p>Source: van Rijswijck, Are bees better than fruitflies? Experiments with a Hex playing
   * program, Canadian AI 2000, which starts from this distance and goes on to a better one.
   */
  SHORTEST_PATH("shortest-path") {
    @Override
    double value(Hex hex) {
      return (double) (hex.missing(Player.SECOND) - hex.missing(Player.FIRST))
          / (hex.rows() * hex.columns());
    }
  },

  /**
   * How many rows fewer separate Black's best chain from his two sides than columns White's:
   *
   * <pre>{@code
   * value(s) = (gap(White) - gap(Black)) / (rows + columns)
   * }</pre>
   *
   * {@code gap(p)} is the number of rows (for White, columns) that lie outside the chain of p that
   * reaches over the most of them; without a stone, all. It does not see the other's stones. The
   * course's script reckons a distance to the border too and never uses it; the formula is ours.
   */
  BORDER("border") {
    @Override
    double value(Hex hex) {
      return (double) (hex.gap(Player.SECOND) - hex.gap(Player.FIRST))
          / (hex.rows() + hex.columns());
    }
  },

  /**
   * How many stones more Black has, as the script of the course's notes counts:
   *
   * <pre>{@code
   * value(s) = (stones(Black) - stones(White)) / cells
   * }</pre>
   *
   * Players take turns, so at one depth all states have the same value: a search with it sees
   * nothing but wins and losses before its horizon.
   */
  STONES("stones") {
    @Override
    double value(Hex hex) {
      return (double) (hex.stones(Player.FIRST) - hex.stones(Player.SECOND))
          / (hex.rows() * hex.columns());
    }
  };

  private final String code;

  HexEvaluation(String code) {
    this.code = code;
  }

  @Override
  public double value(State<Cell> state) {
    return value((Hex) state);
  }

  abstract double value(Hex hex);

  @Override
  public String code() {
    return code;
  }
}
