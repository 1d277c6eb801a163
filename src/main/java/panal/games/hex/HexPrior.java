package panal.games.hex;

import java.util.List;
import java.util.Locale;
import panal.game.Cell;
import panal.game.Player;
import panal.game.Prior;
import panal.game.State;

/** Guesses at which cells of Hex are worth a look. */
public enum HexPrior implements Prior<Cell> {

  /**
   * Cells on short paths of both players. A cell lies on a path of p that costs {@code through(p)}
   * stones in all, where the shortest costs {@code missing(p)}:
   *
   * <pre>{@code
   * weight(cell) ~ 2^-(detour(FIRST) + detour(SECOND)),  detour(p) = through(p) - missing(p)
   * }</pre>
   *
   * Both are of {@link HexEvaluation#SHORTEST_PATH}'s kind: own stones cost 0, empty cells 1. On
   * the empty board every cell is on a shortest path of each, so all weigh the same. A detour
   * counts 8 at most. Four searches of the board a state.
   */
  PATHS {
    @Override
    double[] merits(Hex hex, List<Cell> cells) {
      double[] merits = new double[cells.size()];
      int[] first = hex.detours(Player.FIRST, MOST);
      int[] second = hex.detours(Player.SECOND, MOST);
      for (int i = 0; i < merits.length; i++) {
        int cell = cells.get(i).row() * hex.columns() + cells.get(i).column();
        merits[i] = StrictMath.pow(2, 0 - first[cell] - second[cell]);
      }
      return merits;
    }
  },

  /**
   * Cells near the centre:
   *
   * <pre>{@code
   * weight(cell) ~ 1 / (1 + d)
   * }</pre>
   *
   * d is the number of steps from cell to cell to the centre of the board; where the centre lies
   * between cells, the mean of the steps to those around it.
   */
  CENTRE {
    @Override
    double[] merits(Hex hex, List<Cell> cells) {
      double[] merits = new double[cells.size()];
      for (int i = 0; i < merits.length; i++) {
        merits[i] = 1 / (1 + toCentre(hex, cells.get(i)));
      }
      return merits;
    }

    private double toCentre(Hex hex, Cell cell) {
      double sum = 0;
      for (int row : new int[] {(hex.rows() - 1) / 2, hex.rows() / 2}) {
        for (int column : new int[] {(hex.columns() - 1) / 2, hex.columns() / 2}) {
          sum += steps(cell.row() - row, cell.column() - column);
        }
      }
      return sum / 4;
    }

    private int steps(int down, int right) {
      return Math.max(Math.max(Math.abs(down), Math.abs(right)), Math.abs(down + right));
    }
  };

  private static final int MOST = 8;

  /** What the cells are worth beside one another, each above 0. */
  abstract double[] merits(Hex hex, List<Cell> cells);

  @Override
  public double[] weights(State<Cell> state) {
    double[] weights = merits((Hex) state, state.actions());
    double sum = 0;
    for (double weight : weights) {
      sum += weight;
    }
    for (int i = 0; i < weights.length; i++) {
      weights[i] /= sum;
    }
    return weights;
  }

  @Override
  public String code() {
    return name().toLowerCase(Locale.ROOT);
  }
}
