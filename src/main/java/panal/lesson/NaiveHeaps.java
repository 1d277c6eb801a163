package panal.lesson;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import panal.game.Player;
import panal.games.nim.NimGame;
import panal.games.nim.Take;

/**
 * The heaps of Nim. Once nothing can be taken, the list of takes still has the smallest from each
 * heap: nothing is there, so it only passes the turn, and whoever "took" last has won or lost
 * again.
 *
 * @param rules what may be taken, and who wins
 * @param left in each heap, unmodifiable
 */
record NaiveHeaps(NimGame rules, List<Integer> left) implements NaiveBoard<Take> {

  NaiveHeaps {
    left = List.copyOf(left);
  }

  @Override
  public NaiveHeaps after(Take take, Player mover) {
    List<Integer> after = new ArrayList<>(left);
    int heap = take.heap() - 1;
    after.set(heap, Math.max(0, after.get(heap) - take.count()));
    return new NaiveHeaps(rules, after);
  }

  @Override
  public List<Take> actions() {
    List<Take> takes = takes();
    if (takes.isEmpty()) {
      int smallest = rules.takes().isEmpty() ? 1 : rules.takes().get(0);
      for (int h = 1; h <= left.size(); h++) {
        takes.add(new Take(h, smallest));
      }
    }
    return List.copyOf(takes);
  }

  private List<Take> takes() {
    List<Take> takes = new ArrayList<>();
    for (int h = 0; h < left.size(); h++) {
      for (int count = 1; count <= left.get(h); count++) {
        if (rules.takes().isEmpty() || rules.takes().contains(count)) {
          takes.add(new Take(h + 1, count));
        }
      }
    }
    return takes;
  }

  @Override
  public OptionalDouble result(Player turn) {
    if (!takes().isEmpty()) {
      return OptionalDouble.empty();
    }
    Player winner = rules.misere() ? turn : turn.opponent();
    return OptionalDouble.of(winner == Player.FIRST ? 1 : -1);
  }
}
