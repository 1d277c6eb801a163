package panal.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import panal.games.Games;
import panal.games.hex.HexGame;
import panal.message.Language;
import panal.testing.Toy;

class GamePropertiesTest {

  @ParameterizedTest
  @CsvSource({
    "hex(3), false, 9, 9, 5, 9",
    "hex(1), false, 1, 1, 1, 1",
    "'hex(2,3)', false, 6, 6, 3, 6",
    "tictactoe, true, 9, 9, 5, 9",
    "'nim(2,3)', false, 5, 5, 2, 5",
    "'nim(7;take=2,3)', false, 2, 2, 2, 3"
  })
  void everythingIsCounted(
      String game, boolean draws, int firstActions, int maxBranching, int shortest, int longest) {
    GameProperties properties = of(Games.parse(game));
    assertThat(properties.firstActions()).isEqualTo(firstActions);
    GameProperties.Enumerated all = properties.all().orElseThrow();
    assertThat(all.deterministic()).isTrue();
    assertThat(all.zeroSum()).isTrue();
    assertThat(all.draws()).isEqualTo(draws);
    assertThat(all.maxBranching()).isEqualTo(maxBranching);
    assertThat(all.shortest()).isEqualTo(shortest);
    assertThat(all.longest())
        .isEqualTo(longest)
        .isLessThanOrEqualTo(properties.maxLength().orElseThrow());
  }

  /** 548,649 edges from 290,890 inner nodes. */
  @Test
  void theMeanBranchingIsThatOfTheTree() {
    TreeSize tree = of(new HexGame(3)).all().orElseThrow().tree();
    assertThat(tree.meanBranching()).isEqualTo(548_649 / 290_890.0, within(1e-12));
  }

  @Test
  void whatIsTooLargeHasItsBoundOnly() {
    GameProperties properties = of(new HexGame(4));
    assertThat(properties.all()).isEmpty();
    assertThat(properties.bound().orElseThrow().positions())
        .isEqualTo(BigInteger.valueOf(10_165_779));
    assertThat(properties.maxLength()).hasValue(16);
  }

  @Test
  void chanceAndWinsForBothAreSeen() {
    GameProperties die = of(new Made(Toy.choice("d", Player.CHANCE, Toy.end(0), Toy.end(1))));
    assertThat(die.bound()).isEqualTo(Optional.empty());
    assertThat(die.all().orElseThrow().deterministic()).isFalse();
    assertThat(die.all().orElseThrow().draws()).isTrue();
    assertThat(of(new Made(new BothWin())).all().orElseThrow().zeroSum()).isFalse();
  }

  private static <A> GameProperties of(Game<A> game) {
    return GameProperties.of(game);
  }

  /** A game that starts at a given state. */
  private record Made(State<Integer> initialState) implements Game<Integer> {
    @Override
    public String name() {
      return "made";
    }

    @Override
    public Integer action(String text) {
      return Integer.valueOf(text);
    }

    @Override
    public String playerName(Player player, Language language) {
      return player.name();
    }

    @Override
    public OptionalInt maxLength() {
      return OptionalInt.empty();
    }
  }

  /** Over before it starts, and both have won. */
  private record BothWin() implements State<Integer> {
    @Override
    public Player turn() {
      return Player.FIRST;
    }

    @Override
    public List<Integer> actions() {
      return List.of();
    }

    @Override
    public BothWin result(Integer action) {
      throw new IllegalActionException(action, "over", actions());
    }

    @Override
    public boolean isTerminal() {
      return true;
    }

    @Override
    public double utility(Player player) {
      return 1;
    }
  }
}
