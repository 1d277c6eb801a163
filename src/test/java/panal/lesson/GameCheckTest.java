package panal.lesson;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import panal.game.IllegalActionException;
import panal.game.Player;
import panal.game.State;
import panal.games.Games;
import panal.message.Messages;

/** A heap from which one or two counters are taken, with one mistake at a time. */
class GameCheckTest {

  @ParameterizedTest
  @ValueSource(strings = {"hex(3)", "tictactoe", "nim(3,4)", "tree((3 5) (1 7))"})
  void theGamesOfTheLibraryKeepThePromises(String name) {
    GameCheck.of(name, () -> Games.parse(name).initialState()).text();
  }

  @Test
  void aSoundGameOfAStudentKeepsThem() {
    GameCheck.of("sound", () -> new Heap("", new ArrayList<>(List.of(5)), Player.FIRST)).text();
  }

  @ParameterizedTest
  @CsvSource({
    "endless, endless",
    "noActions, actions.none.broken",
    "actionsAtEnd, actions.some.broken",
    "twice, distinct.broken",
    "order, order.broken",
    "shared, untouched.broken",
    "same, same.broken",
    "blind, children.broken",
    "identity, equal.broken",
    "turns, turns.broken",
    "lawless, illegal.broken",
    "crash, illegal.other.broken",
    "bothWin, zeroSum.broken",
    "early, unfinished.broken"
  })
  void aBrokenPromiseIsNamed(String mistake, String key) {
    String text = Messages.of("lesson.game." + key, "§", "§", "§");
    String start = text.substring(text.lastIndexOf('§') + 1);
    assertThatThrownBy(
            () ->
                GameCheck.of(
                        "game", () -> new Heap(mistake, new ArrayList<>(List.of(5)), Player.FIRST))
                    .text())
        .isInstanceOf(ChecklistException.class)
        .hasMessageContaining(start);
  }

  @Test
  void aGameThatIsNotWrittenYetIsMissingInEachLine() {
    assertThatThrownBy(
            () ->
                GameCheck.<Integer>of(
                        "stub",
                        () -> {
                          throw new UnsupportedOperationException("to do");
                        })
                    .text())
        .satisfies(
            e ->
                assertThat(e.getMessage().lines().skip(1))
                    .allMatch(line -> line.endsWith(Messages.of("lesson.list.missing", "to do"))));
  }

  /** The list is never changed but where the mistake is that it is. */
  private record Heap(String mistake, List<Integer> left, Player turn) implements State<Integer> {

    private static int calls;

    private boolean has(String other) {
      return mistake.equals(other);
    }

    private int counters() {
      return left.get(0);
    }

    @Override
    public List<Integer> actions() {
      if (has("actionsAtEnd") && counters() == 0 || has("noActions") && counters() == 1) {
        return has("noActions") ? List.of() : List.of(1);
      }
      List<Integer> takes = new ArrayList<>();
      for (int take = 1; take <= 2 && take <= counters(); take++) {
        takes.add(take);
        if (has("twice")) {
          takes.add(take);
        }
      }
      if (has("order") && calls++ % 2 == 0) {
        Collections.reverse(takes);
      }
      return Collections.unmodifiableList(takes);
    }

    @Override
    public State<Integer> result(Integer take) {
      if (has("crash") && take > counters()) {
        throw new ArithmeticException();
      }
      if (!has("lawless") && (take < 1 || take > Math.min(2, counters()))) {
        throw new IllegalActionException(take, "not there", actions());
      }
      if (has("endless")) {
        return new Heap(mistake, left, turn.opponent());
      }
      int rest = counters() - (has("blind") ? 1 : take);
      List<Integer> next = new ArrayList<>(List.of(rest));
      if (has("shared") || has("same")) {
        left.set(0, rest);
        return has("same") ? this : new Heap(mistake, left, turn.opponent());
      }
      return new Heap(mistake, next, has("turns") ? turn : turn.opponent());
    }

    @Override
    public boolean isTerminal() {
      return counters() <= 0;
    }

    @Override
    public double utility(Player player) {
      if (counters() > 0 && !has("early")) {
        throw new IllegalStateException();
      }
      return has("bothWin") || player != turn ? 1 : -1;
    }

    @Override
    public boolean equals(Object other) {
      return has("identity")
          ? this == other
          : other instanceof Heap heap && left.equals(heap.left) && turn == heap.turn;
    }

    @Override
    public int hashCode() {
      return left.hashCode();
    }

    @Override
    public String toString() {
      return left.toString();
    }
  }
}
