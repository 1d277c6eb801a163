package panal.experiment;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import panal.games.Games;
import panal.search.Perspective;
import panal.search.mcts.MctsSettings;

/** Whose view Q has decides whether UCT ever finds the right move; flat rollouts never see it. */
class WhoseViewTest {

  private static final String MISLEADING = "(2,0) (1,2) (2,2)";

  static Stream<List<String>> positions() {
    return Stream.of(
        List.of("nim(2,3)", "", "2:1"),
        List.of("nim(2,3;misere)", "", "2:1"),
        List.of("tictactoe", "(0,1) (0,0) (0,2) (1,1) (1,0) (2,0)", "(2,2)"),
        List.of("tictactoe", "(1,0) (1,2) (2,0) (2,1) (2,2)", "(0,0)"));
  }

  @ParameterizedTest
  @MethodSource("positions")
  void theChoosersViewFindsTheOnlyMoveAndTheRootsViewNever(List<String> position) {
    Convergence<?> twenty = at(position.get(0), position.get(1), 5_000).withSeeds(20);
    Curves chooser = twenty.withContenders(uct(Perspective.CHOOSER)).run();
    Curves root = twenty.withContenders(uct(Perspective.ROOT)).run();
    assertThat(chooser.optimal()).hasToString("[" + position.get(2) + "]");
    assertThat(hits(chooser, 5_000)).isGreaterThanOrEqualTo(19);
    assertThat(hits(root, 5_000)).isZero();
  }

  @Test
  void moreIterationsDoNotMendTheRootsView() {
    Curves root =
        at("nim(2,3)", "", 500, 2_000, 20_000, 50_000)
            .withSeeds(20)
            .withContenders(uct(Perspective.ROOT))
            .run();
    assertThat(root.curves().get(0).points()).allMatch(point -> point.hits() == 0);
  }

  @Test
  void whereRolloutsMisleadTheTreeIsRightAndTheRootsViewHardlyEver() {
    Convergence<?> hex = at("hex(3)", MISLEADING, 500, 5_000);
    Curves chooser = hex.withSeeds(20).withContenders(uct(Perspective.CHOOSER)).run();
    assertThat(chooser.optimal()).hasToString("[(0,1)]");
    assertThat(hits(chooser, 500)).isGreaterThanOrEqualTo(19);
    assertThat(hits(chooser, 5_000)).isGreaterThanOrEqualTo(19);
    Curves root = hex.withSeeds(60).withContenders(uct(Perspective.ROOT)).run();
    assertThat(hits(root, 5_000)).isLessThanOrEqualTo(6);
  }

  @Test
  void whereRolloutsMisleadMoreOfThemDoNotHelp() {
    Curves flat =
        at("hex(3)", MISLEADING, 1_000, 10_000, 50_000)
            .withSeeds(20)
            .withContenders(List.of(new FlatContender()))
            .run();
    assertThat(hits(flat, 1_000)).isLessThanOrEqualTo(3);
    assertThat(hits(flat, 10_000)).isZero();
    assertThat(hits(flat, 50_000)).isZero();
  }

  @Test
  void moreIterationsAreNotAlwaysBetterAtFirst() {
    Convergence<?> nim = at("nim(15;take=1-3)", "", 20, 500, 5_000).withSeeds(100);
    Curves chooser = nim.withContenders(uct(Perspective.CHOOSER)).run();
    assertThat(chooser.optimal()).hasToString("[1:3]");
    assertThat(hits(chooser, 5_000)).isGreaterThanOrEqualTo(97);
    assertThat(hits(chooser, 500)).isBetween(15, 45).isLessThan(hits(chooser, 20));
    Curves root = nim.withContenders(uct(Perspective.ROOT)).run();
    assertThat(hits(root, 500)).isBetween(32, 68);
    assertThat(hits(root, 5_000)).isBetween(32, 68);
  }

  private static Convergence<?> at(String game, String moves, long... budgets) {
    return Convergence.of(Games.parse(game), moves).withBudgets(budgets);
  }

  private static List<Contender> uct(Perspective perspective) {
    return List.of(new TreeContender("uct", MctsSettings.uct(1.41).withPerspective(perspective)));
  }

  private static int hits(Curves curves, long budget) {
    return curves.curves().get(0).points().stream()
        .filter(point -> point.budget() == budget)
        .findFirst()
        .orElseThrow()
        .hits();
  }
}
