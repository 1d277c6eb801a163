package panal.rollout;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import panal.game.Cell;
import panal.game.Player;
import panal.games.hex.Hex;
import panal.games.hex.HexGame;
import panal.games.hex.HexGuide;
import panal.games.nim.NimGame;
import panal.search.mcts.MctsSettings;

class GuidedRolloutTest {

  private static List<Cell> moves(HexGuide guide, Hex from, long seed) {
    Streams streams = new Streams(seed);
    streams.at(1);
    return new GuidedRollout(guide).record(from, 0, streams).moves().orElseThrow();
  }

  @ParameterizedTest
  @EnumSource(HexGuide.class)
  void aGuidedRolloutIsALegalGameToTheEndAndTheSameAgain(HexGuide guide) {
    for (long seed = 1; seed <= 50; seed++) {
      for (HexGame game : List.of(new HexGame(1), new HexGame(2, 5), new HexGame(6))) {
        List<Cell> moves = moves(guide, game.initialState(), seed);
        Hex end = (Hex) game.play(moves); // refuses what is not legal
        assertThat(end.isTerminal()).isTrue();
        assertThat(moves(guide, game.initialState(), seed)).isEqualTo(moves);
        Streams streams = new Streams(seed);
        streams.at(1);
        assertThat(new GuidedRollout(guide).result(game.initialState(), 0, streams))
            .isEqualTo(end.utility(Player.FIRST));
      }
    }
  }

  /** By search through all pairs of stones, before and after the stone that went in. */
  @Test
  void aBridgeThatIsGoneIntoIsKept() {
    int kept = 0;
    for (long seed = 1; seed <= 200; seed++) {
      HexGame game = new HexGame(6);
      Hex before = game.initialState();
      Hex state = before;
      for (Cell move : moves(HexGuide.BRIDGES, state, seed)) {
        Set<Cell> replies =
            state == before ? Set.of() : replies(before, state.last().orElseThrow());
        if (!replies.isEmpty()) {
          assertThat(replies).contains(move);
          kept++;
        }
        before = state;
        state = state.result(move);
      }
    }
    assertThat(kept).isGreaterThan(200);
  }

  /** The other cells of the opponent's bridges over which a stone was then placed. */
  private static Set<Cell> replies(Hex before, Cell stone) {
    Player owner = before.turn().opponent();
    Set<Cell> replies = new HashSet<>();
    for (Cell one : before.cells()) {
      if (before.stone(one).filter(owner::equals).isPresent()) {
        for (Cell other : before.cells()) {
          if (before.stone(other).filter(owner::equals).isPresent()
              && !other.equals(one)
              && !before.neighbours(one).contains(other)) {
            List<Cell> between =
                before.neighbours(one).stream().filter(before.neighbours(other)::contains).toList();
            add(before, between, stone, replies);
          }
        }
        for (int side :
            new int[] {0, (owner == Player.FIRST ? before.rows() : before.columns()) - 1}) {
          int line = owner == Player.FIRST ? one.row() : one.column();
          if (line != side) {
            List<Cell> between =
                before.neighbours(one).stream()
                    .filter(cell -> (owner == Player.FIRST ? cell.row() : cell.column()) == side)
                    .toList();
            add(before, between, stone, replies);
          }
        }
      }
    }
    return replies;
  }

  private static void add(Hex before, List<Cell> between, Cell stone, Set<Cell> replies) {
    boolean isBridge =
        between.size() == 2
            && between.contains(stone)
            && between.stream().allMatch(cell -> before.stone(cell).isEmpty());
    if (isBridge) {
      between.stream().filter(cell -> !cell.equals(stone)).forEach(replies::add);
    }
  }

  /** Black's c2 and b4 share b3 and c3; White goes to b3. */
  @Test
  void oneBridgeByHand() {
    Hex state = new HexGame(5).play("c2 a1 b4 b3");

    for (long seed = 1; seed <= 20; seed++) {
      assertThat(moves(HexGuide.BRIDGES, state, seed).get(0)).hasToString("(2,2)");
    }
  }

  @Test
  void rolloutsAreFoundByNameAndInTheDescription() {
    HexGame hex = new HexGame(3);
    assertThat(Rollouts.named("uniform", hex)).isEqualTo(new UniformRollout());
    assertThat(Rollouts.named("bridges", hex)).isEqualTo(new GuidedRollout(HexGuide.BRIDGES));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Rollouts.named("bridges", NimGame.of(3)))
        .withMessageContaining("bridges")
        .withMessageContaining("uniform");
    MctsSettings settings = MctsSettings.uct().withRollout(Rollouts.named("contact", hex));
    assertThat(settings.description().options()).containsEntry("rollout", "contact");
    assertThat(settings.withRollout(new UniformRollout()).description().options()).isEmpty();
  }
}
