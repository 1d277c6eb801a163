package panal.games.hex;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import panal.game.Cell;
import panal.game.RandomStream;
import panal.testing.ChiSquare;

class HexBoardTest {

  @Test
  void theNumbersOfNeighboursOnThreeByThree() {
    HexBoard board = new HexBoard(3, 3);
    assertThat(board.cells.stream().map(cell -> board.neighbours(cell).size()))
        .containsExactly(2, 4, 3, 4, 6, 4, 3, 4, 2);
  }

  @ParameterizedTest
  @CsvSource({"1, 1", "1, 4", "5, 1", "2, 3", "3, 2", "7, 4", "26, 26"})
  void neighboursAreMutual(int rows, int columns) {
    HexBoard board = new HexBoard(rows, columns);
    for (Cell cell : board.cells) {
      for (Cell other : board.neighbours(cell)) {
        assertThat(board.contains(other)).isTrue();
        assertThat(board.neighbours(other)).contains(cell);
      }
    }
  }

  private static boolean joins(HexBoard board, Predicate<Cell> black) {
    long[] set = new long[board.words];
    board.cells.stream().filter(black).forEach(cell -> HexBoard.set(set, board.index(cell)));
    return board.joinsTopAndBottom(set);
  }

  @Test
  void theChainC1B2A3WinsAndA1B2C3DoesNot() {
    HexBoard board = new HexBoard(3, 3);
    assertThat(joins(board, cell -> List.of("c1", "b2", "a3").contains(cell.a1()))).isTrue();
    assertThat(joins(board, cell -> List.of("a1", "b2", "c3").contains(cell.a1()))).isFalse();
  }

  @Test
  void eachFillingOfThreeByThreeHasExactlyOneWinnerAndItIsTheOneOfTheReduction() {
    HexBoard board = new HexBoard(3, 3);
    int fillings = 0;
    for (int bits = 0; bits < 1 << 9; bits++) {
      int filling = bits;
      Predicate<Cell> black = cell -> (filling >> board.index(cell) & 1) != 0;
      boolean top = Flood.joinsTopAndBottom(3, 3, black);
      assertThat(Flood.joinsLeftAndRight(3, 3, black.negate())).isNotEqualTo(top);
      assertThat(joins(board, black)).isEqualTo(top);
      fillings += Integer.bitCount(bits) == 5 ? 1 : 0;
    }
    assertThat(fillings).isEqualTo(126);
  }

  /** All sizes; sparse, even and dense fillings. */
  @Test
  void theReductionFindsTheWinnerThatAWalkFinds() {
    RandomStream random = new RandomStream(11);
    int blackWins = 0;
    int boards = 0;
    for (int rows = 1; rows <= 26; rows++) {
      for (int columns = 1; columns <= 26; columns++) {
        HexBoard board = new HexBoard(rows, columns);
        for (double density : new double[] {0.35, 0.5, 0.5, 0.65}) {
          long[] black = new long[board.words];
          for (int i = 0; i < board.size; i++) {
            if (random.nextDouble() < density) {
              HexBoard.set(black, i);
            }
          }
          boolean walk =
              Flood.joinsTopAndBottom(
                  rows, columns, cell -> HexBoard.has(black, board.index(cell)));
          assertThat(board.joinsTopAndBottom(black)).as("%s x %s", rows, columns).isEqualTo(walk);
          blackWins += walk ? 1 : 0;
          boards++;
        }
      }
    }
    assertThat(blackWins).isBetween(boards / 4, 3 * boards / 4);
  }

  /** Six free cells about the borders of the words; 20 subsets of three. */
  @ParameterizedTest
  @CsvSource({"3, 3, 0 1 3 5 7 8", "8, 9, 0 10 62 63 64 71", "11, 11, 1 63 64 90 119 120"})
  void everySubsetIsEquallyLikely(int rows, int columns, String cells) {
    HexBoard board = new HexBoard(rows, columns);
    List<Integer> free = new ArrayList<>();
    long[] set = new long[board.words];
    for (String cell : cells.split(" ")) {
      free.add(Integer.valueOf(cell));
      HexBoard.set(set, Integer.parseInt(cell));
    }
    for (int wanted = 0; wanted <= 6; wanted++) {
      RandomStream random = new RandomStream(5, wanted, rows);
      Map<List<Integer>, Integer> counts = new HashMap<>();
      for (int i = 0; i < 4000; i++) {
        long[] chosen = board.randomSubset(set, wanted, random);
        List<Integer> subset = free.stream().filter(c -> HexBoard.has(chosen, c)).toList();
        assertThat(HexBoard.count(chosen)).as("nothing but free cells").isEqualTo(subset.size());
        counts.merge(subset, 1, Integer::sum);
      }
      ChiSquare.check(counts, uniform(subsets(free, wanted)));
    }
  }

  /** On a whole board of several words each cell, and each pair of neighbours in number. */
  @ParameterizedTest
  @CsvSource({"8, 9, 36", "11, 11, 61", "11, 11, 20", "26, 26, 338"})
  void everyCellAndEveryPairIsChosenAsOftenAsAnyOther(int rows, int columns, int wanted) {
    HexBoard board = new HexBoard(rows, columns);
    long[] free = board.outside(new long[board.words], new long[board.words]);
    RandomStream random = new RandomStream(6, rows, wanted);
    int n = 2000;
    double[] single = new double[board.size];
    double[] pair = new double[board.size - 1];
    for (int i = 0; i < n; i++) {
      long[] chosen = board.randomSubset(free, wanted, random);
      assertThat(HexBoard.count(chosen)).isEqualTo(wanted);
      for (int c = 0; c < board.size; c++) {
        single[c] += HexBoard.has(chosen, c) ? 1 : 0;
        if (c > 0 && HexBoard.has(chosen, c) && HexBoard.has(chosen, c - 1)) {
          pair[c - 1]++;
        }
      }
    }
    double p = (double) wanted / board.size;
    checkCounts(single, n, p);
    checkCounts(pair, n, p * (wanted - 1) / (board.size - 1));
  }

  /**
   * Binomial counts, nearly independent: none five deviations off, their spread as it should be.
   */
  private static void checkCounts(double[] counts, int n, double p) {
    double spread = 0;
    for (double count : counts) {
      double z = (count - n * p) / Math.sqrt(n * p * (1 - p));
      assertThat(Math.abs(z)).isLessThan(5);
      spread += z * z;
    }
    assertThat(spread / counts.length).isBetween(0.6, 1.5);
  }

  private static <T> Map<T, Double> uniform(List<T> things) {
    Map<T, Double> probabilities = new HashMap<>();
    things.forEach(thing -> probabilities.put(thing, 1.0 / things.size()));
    return probabilities;
  }

  private static List<List<Integer>> subsets(List<Integer> of, int size) {
    List<List<Integer>> subsets = new ArrayList<>();
    for (int bits = 0; bits < 1 << of.size(); bits++) {
      if (Integer.bitCount(bits) == size) {
        List<Integer> subset = new ArrayList<>();
        for (int i = 0; i < of.size(); i++) {
          if ((bits >> i & 1) != 0) {
            subset.add(of.get(i));
          }
        }
        subsets.add(subset);
      }
    }
    return subsets;
  }
}
