package panal.search.mcts;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import panal.game.Player;
import panal.game.State;
import panal.games.hex.HexGame;
import panal.message.Messages;
import panal.rollout.MonteCarlo;
import panal.rollout.RandomPlay;
import panal.search.Budget;
import panal.search.NodeView;
import panal.search.exact.AlphaBeta;
import panal.search.exact.Minimax;
import panal.search.flat.FlatMonteCarlo;
import panal.search.mcts.expansion.Expansion;
import panal.search.mcts.expansion.ExpansionOrder;

/** Games that people write by hand have mistakes in them. */
class FaultyGameTest {

  private enum Mistake {
    NO_ACTIONS("noActions"),
    ACTIONS_AT_END("actionsAtEnd"),
    NULL_RESULT("noResult"),
    SAME_STATE("sameState"),
    NOT_A_NUMBER("utility"),
    BOTH_WIN("notZeroSum");

    private final String key;

    Mistake(String key) {
      this.key = key;
    }

    /** The sentence up to where its parameters begin. */
    String sentence() {
      return Messages.of("state." + key, "@", "@", "@").split("@")[0];
    }
  }

  /** Five moves of two kinds, with a mistake at move 3. */
  private record Faulty(int move, Mistake mistake) implements State<Integer> {

    private boolean wrong(Mistake which) {
      return mistake == which && move == 3;
    }

    @Override
    public Player turn() {
      return move % 2 == 0 ? Player.FIRST : Player.SECOND;
    }

    @Override
    public List<Integer> actions() {
      boolean none = isTerminal() && mistake != Mistake.ACTIONS_AT_END || wrong(Mistake.NO_ACTIONS);
      return none ? List.of() : List.of(1, 2);
    }

    @Override
    public Faulty result(Integer action) {
      if (wrong(Mistake.SAME_STATE)) {
        return this;
      }
      return wrong(Mistake.NULL_RESULT) ? null : new Faulty(move + 1, mistake);
    }

    @Override
    public boolean isTerminal() {
      return move == 5;
    }

    @Override
    public double utility(Player player) {
      if (mistake == Mistake.NOT_A_NUMBER) {
        return Double.NaN;
      }
      return player == Player.FIRST || mistake == Mistake.BOTH_WIN ? 1 : -1;
    }
  }

  private static void assertRefused(Mistake mistake, Consumer<State<Integer>> work) {
    assertThatThrownBy(() -> work.accept(new Faulty(0, mistake)))
        .isInstanceOf(IllegalStateException.class)
        .hasMessageStartingWith(mistake.sentence());
  }

  @ParameterizedTest
  @EnumSource(Mistake.class)
  void everySearchNamesTheMistakeInsteadOfAnsweringOrHanging(Mistake mistake) {
    Budget budget = Budget.iterations(1_000);
    assertRefused(mistake, root -> new Mcts<>(root, MctsSettings.uct()).run(budget));
    assertRefused(mistake, root -> new Minimax<>(root).solution());
    if (mistake != Mistake.ACTIONS_AT_END) { // these never ask for the actions at the end
      assertRefused(mistake, root -> new AlphaBeta<Integer>(9, state -> 0).search(root));
      assertRefused(mistake, root -> new FlatMonteCarlo<>(root, 1).run(budget));
      assertRefused(mistake, root -> MonteCarlo.estimate(root, 10, 1));
    }
    assertRefused(mistake, RandomPlay::new);
  }

  /** Goes round and round. */
  private record Circle(int at) implements State<Integer> {
    @Override
    public Player turn() {
      return Player.FIRST;
    }

    @Override
    public List<Integer> actions() {
      return List.of(1);
    }

    @Override
    public Circle result(Integer action) {
      return new Circle((at + action) % 3);
    }

    @Override
    public boolean isTerminal() {
      return false;
    }

    @Override
    public double utility(Player player) {
      return 0;
    }
  }

  @Test
  void aRolloutThatDoesNotEndIsGivenUp() {
    Mcts<Integer> search = new Mcts<>(new Circle(0), MctsSettings.uct());
    String sentence = Messages.of("rollouts.endless", 1_000_000);

    assertThatThrownBy(() -> search.run(Budget.iterations(1))).hasMessage(sentence);
    assertThatThrownBy(search::step).hasMessage(sentence);
    assertThatThrownBy(() -> MonteCarlo.estimate(new Circle(0), 1, 1)).hasMessage(sentence);
  }

  /** Fails the first time that it is asked for what follows an action. */
  private record Once(State<?> inner, boolean[] failed) implements State<Object> {
    @Override
    public Player turn() {
      return inner.turn();
    }

    @Override
    public List<Object> actions() {
      return List.copyOf(inner.actions());
    }

    @Override
    @SuppressWarnings("unchecked") // the actions are the inner state's own
    public Once result(Object action) {
      State<?> next = ((State<Object>) inner).result(action);
      if (!failed[0] && actions().size() == 7) {
        failed[0] = true;
        throw new UnsupportedOperationException("not yet");
      }
      return new Once(next, failed);
    }

    @Override
    public boolean isTerminal() {
      return inner.isTerminal();
    }

    @Override
    public double utility(Player player) {
      return inner.utility(player);
    }
  }

  @Test
  void aSearchThatFailedGoesOnAsIfItHadNot() {
    State<?> hex = new HexGame(3).initialState();
    Mcts<Object> failing = new Mcts<>(new Once(hex, new boolean[1]), MctsSettings.uct());
    Mcts<Object> sound = new Mcts<>(new Once(hex, new boolean[] {true}), MctsSettings.uct());

    assertThatThrownBy(() -> failing.run(Budget.iterations(500))).hasMessage("not yet");
    failing.run(Budget.iterations(500 - failing.tree().visits()));
    sound.run(Budget.iterations(500));

    assertThat(failing.result()).isEqualTo(sound.result());
    assertSame(failing.tree(), sound.tree());
  }

  @Test
  void anActionWhoseResultFailsIsNotLost() {
    Map<Integer, Integer> tries = new HashMap<>();
    State<Integer> root =
        new State<>() {
          @Override
          public Player turn() {
            return Player.FIRST;
          }

          @Override
          public List<Integer> actions() {
            return List.of(0, 1, 2);
          }

          @Override
          public State<Integer> result(Integer action) {
            if (tries.merge(action, 1, Integer::sum) == 1) {
              throw new UnsupportedOperationException("not yet");
            }
            return new Faulty(5, Mistake.NO_ACTIONS);
          }

          @Override
          public boolean isTerminal() {
            return false;
          }

          @Override
          public double utility(Player player) {
            return 0;
          }
        };
    Expansion inOrder = ExpansionOrder.INORDER;
    Mcts<Integer> search = new Mcts<>(root, MctsSettings.uct().withExpansion(inOrder));

    for (int i = 0; i < 3; i++) {
      assertThatThrownBy(() -> search.run(Budget.iterations(1))).hasMessage("not yet");
      search.run(Budget.iterations(1));
    }

    assertThat(search.tree().visits()).isEqualTo(3);
    assertThat(search.tree().children())
        .extracting(child -> child.action().get())
        .containsExactly(0, 1, 2);
  }

  private static void assertSame(NodeView<?> one, NodeView<?> other) {
    assertThat(one.visits()).isEqualTo(other.visits());
    assertThat(one.total()).isEqualTo(other.total());
    assertThat(one.children()).hasSameSizeAs(other.children());
    for (int i = 0; i < one.children().size(); i++) {
      assertThat(one.children().get(i).action()).isEqualTo(other.children().get(i).action());
      assertSame(one.children().get(i), other.children().get(i));
    }
  }
}
