package panal.games.hex;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import panal.game.Cell;
import panal.game.Player;

/**
 * A shortest chain of the winner's stones that joins his two sides, by breadth-first search from
 * the top or the left; of several the one found first, going row by row.
 */
record HexChain(Hex hex) {

  /** The chain from side to side; empty while nobody has won. */
  List<Cell> cells() {
    return hex.winner().map(this::cells).orElse(List.of());
  }

  private List<Cell> cells(Player winner) {
    Map<Cell, Optional<Cell>> cameFrom = new HashMap<>();
    Deque<Cell> reached = new ArrayDeque<>();
    for (Cell cell : hex.cells()) {
      if (across(winner, cell) == 0 && belongs(cell, winner)) {
        cameFrom.put(cell, Optional.empty());
        reached.add(cell);
      }
    }
    int far = (winner == Player.FIRST ? hex.rows() : hex.columns()) - 1;
    while (across(winner, reached.element()) < far) {
      Cell here = reached.remove();
      for (Cell next : hex.neighbours(here)) {
        if (belongs(next, winner) && !cameFrom.containsKey(next)) {
          cameFrom.put(next, Optional.of(here));
          reached.add(next);
        }
      }
    }
    List<Cell> chain = new ArrayList<>();
    Optional<Cell> back = Optional.of(reached.element());
    while (back.isPresent()) {
      chain.add(0, back.get());
      back = cameFrom.get(back.get());
    }
    return List.copyOf(chain);
  }

  private boolean belongs(Cell cell, Player player) {
    return hex.stone(cell).equals(Optional.of(player));
  }

  /** How far a cell is from the player's first side. */
  private static int across(Player player, Cell cell) {
    return player == Player.FIRST ? cell.row() : cell.column();
  }
}
