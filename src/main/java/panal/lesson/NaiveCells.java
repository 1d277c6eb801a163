package panal.lesson;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Function;
import panal.game.Cell;
import panal.game.Player;
import panal.games.hex.Hex;
import panal.games.tictactoe.TicTacToe;

/**
 * The cells of tic-tac-toe or Hex: the actions are the empty ones, also after the end.
 *
 * @param cells all, in the game's order, unmodifiable
 * @param owners of each cell, {@link Player#CHANCE} for nobody, unmodifiable
 * @param winner looks for the winner, {@link Player#FIRST} before the other
 */
record NaiveCells(
    List<Cell> cells, List<Player> owners, Function<NaiveCells, Optional<Player>> winner)
    implements NaiveBoard<Cell> {

  static NaiveCells of(TicTacToe board) {
    List<Cell> cells = TicTacToe.cells();
    return new NaiveCells(cells, owners(cells, board::mark), ThreeInARow.INSTANCE);
  }

  static NaiveCells of(Hex board) {
    List<Cell> cells = board.cells();
    return new NaiveCells(
        cells, owners(cells, board::stone), new Joined(board.rows(), board.columns()));
  }

  private static List<Player> owners(List<Cell> cells, Function<Cell, Optional<Player>> owner) {
    return cells.stream().map(cell -> owner.apply(cell).orElse(Player.CHANCE)).toList();
  }

  boolean has(Cell cell, Player player) {
    return owners.get(cells.indexOf(cell)) == player;
  }

  @Override
  public NaiveCells after(Cell cell, Player mover) {
    List<Player> after = new ArrayList<>(owners);
    after.set(cells.indexOf(cell), mover);
    return new NaiveCells(cells, Collections.unmodifiableList(after), winner);
  }

  @Override
  public List<Cell> actions() {
    List<Cell> free = new ArrayList<>();
    for (int i = 0; i < owners.size(); i++) {
      if (owners.get(i) == Player.CHANCE) {
        free.add(cells.get(i));
      }
    }
    return List.copyOf(free);
  }

  @Override
  public OptionalDouble result(Player turn) {
    Optional<Player> won = winner.apply(this);
    if (won.isPresent()) {
      return OptionalDouble.of(won.get() == Player.FIRST ? 1 : -1);
    }
    return owners.contains(Player.CHANCE) ? OptionalDouble.empty() : OptionalDouble.of(0);
  }

  /** Tic-tac-toe: X's rows are looked at first. */
  private enum ThreeInARow implements Function<NaiveCells, Optional<Player>> {
    INSTANCE;

    private static final int[][] LINES = {
      {0, 1, 2}, {3, 4, 5}, {6, 7, 8}, {0, 3, 6}, {1, 4, 7}, {2, 5, 8}, {0, 4, 8}, {2, 4, 6}
    };

    @Override
    public Optional<Player> apply(NaiveCells board) {
      for (Player player : List.of(Player.FIRST, Player.SECOND)) {
        for (int[] line : LINES) {
          if (board.owners.get(line[0]) == player
              && board.owners.get(line[1]) == player
              && board.owners.get(line[2]) == player) {
            return Optional.of(player);
          }
        }
      }
      return Optional.empty();
    }
  }

  /** Hex: whose stones join his sides. */
  private record Joined(int rows, int columns) implements Function<NaiveCells, Optional<Player>> {

    @Override
    public Optional<Player> apply(NaiveCells board) {
      boolean[] seen = new boolean[rows * columns];
      for (int c = 0; c < columns; c++) {
        if (reaches(board.owners, 0, c, Player.FIRST, seen)) {
          return Optional.of(Player.FIRST);
        }
      }
      for (int r = 0; r < rows; r++) {
        if (reaches(board.owners, r, 0, Player.SECOND, seen)) {
          return Optional.of(Player.SECOND);
        }
      }
      return Optional.empty();
    }

    private boolean reaches(List<Player> owners, int r, int c, Player player, boolean[] seen) {
      boolean inside = r >= 0 && r < rows && c >= 0 && c < columns;
      if (!inside || seen[r * columns + c] || owners.get(r * columns + c) != player) {
        return false;
      }
      seen[r * columns + c] = true;
      boolean there = player == Player.FIRST ? r == rows - 1 : c == columns - 1;
      return there
          || reaches(owners, r - 1, c, player, seen)
          || reaches(owners, r - 1, c + 1, player, seen)
          || reaches(owners, r, c - 1, player, seen)
          || reaches(owners, r, c + 1, player, seen)
          || reaches(owners, r + 1, c - 1, player, seen)
          || reaches(owners, r + 1, c, player, seen);
    }
  }
}
