package panal.games.nim;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.TreeSet;
import java.util.stream.Collectors;
import panal.game.Game;
import panal.game.Player;
import panal.message.Language;
import panal.message.Messages;

/**
 * Nim: the players take in turn from one of several heaps, until nothing can be taken.
 *
 * @param heaps how many each heap has at the start, unmodifiable; at least one heap
 * @param misere whether whoever takes last loses; in normal play he wins
 * @param takes how many may be taken at once, ascending, unmodifiable; empty for any number
 * @see Nim
 */
public record NimGame(List<Integer> heaps, boolean misere, List<Integer> takes)
    implements Game<Take> {

  private static final int MOST_HEAPS = 20;
  private static final int LARGEST = 999;

  /** Checks heaps and takes. */
  public NimGame {
    heaps = List.copyOf(heaps);
    takes = List.copyOf(new TreeSet<>(takes));
    if (heaps.isEmpty() || heaps.size() > MOST_HEAPS) {
      throw new IllegalArgumentException(Messages.of("nim.heaps", heaps.size(), MOST_HEAPS));
    }
    heaps.forEach(heap -> requireInRange("nim.heap", heap));
    takes.forEach(take -> requireInRange("nim.take", take));
  }

  /** Normal play with any number taken at once. */
  public static NimGame of(Integer... heaps) {
    return new NimGame(List.of(heaps), false, List.of());
  }

  /** Misère play with any number taken at once. */
  public static NimGame misere(Integer... heaps) {
    return new NimGame(List.of(heaps), true, List.of());
  }

  private static void requireInRange(String key, int number) {
    if (number < 1 || number > LARGEST) {
      throw new IllegalArgumentException(Messages.of(key, number, LARGEST));
    }
  }

  @Override
  public String name() {
    StringBuilder name = new StringBuilder("nim(").append(joined(heaps));
    if (!takes.isEmpty()) {
      name.append(";take=").append(takesAsText());
    }
    return name.append(misere ? ";misere)" : ")").toString();
  }

  /** The takes as the name has them, such as {@code 1-3} or {@code 1,3,4}. */
  String takesAsText() {
    int last = takes.get(takes.size() - 1);
    boolean withoutGaps = last == takes.size() && last > 1;
    return withoutGaps ? "1-" + last : joined(takes);
  }

  private static String joined(List<Integer> numbers) {
    return numbers.stream().map(String::valueOf).collect(Collectors.joining(","));
  }

  @Override
  public Nim initialState() {
    return new Nim(this, heaps.stream().mapToInt(Integer::intValue).toArray(), Player.FIRST);
  }

  /** The takes that the rules allow from a heap of {@code size}, ascending. */
  List<Integer> takesFrom(int size) {
    List<Integer> allowed = new ArrayList<>();
    for (int take = 1; take <= size; take++) {
      if (allows(take)) {
        allowed.add(take);
      }
    }
    return allowed;
  }

  /** Whether {@code take} may be taken from a heap that is large enough. */
  boolean allows(int take) {
    return takes.isEmpty() || takes.contains(take);
  }

  /** The smallest take that the rules allow. */
  int smallestTake() {
    return takes.isEmpty() ? 1 : takes.get(0);
  }

  @Override
  public Take action(String text) {
    if (text.matches("[1-9]\\d{0,2}:[1-9]\\d{0,2}")) {
      int colon = text.indexOf(':');
      int heap = Integer.parseInt(text.substring(0, colon));
      if (heap <= heaps.size()) {
        return new Take(heap, Integer.parseInt(text.substring(colon + 1)));
      }
    }
    throw Game.notAnAction(text, this, Messages.of("nim.notation", heaps.size()));
  }

  @Override
  public Nim play(String moves) {
    return (Nim) Game.super.play(moves);
  }

  @Override
  public String playerName(Player player, Language language) {
    return Messages.in(language, "nim.player." + player);
  }

  @Override
  public OptionalInt maxLength() {
    return OptionalInt.of(heaps.stream().mapToInt(Integer::intValue).sum());
  }

  @Override
  public String toString() {
    return name();
  }
}
