package panal.experiment;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import panal.games.hex.HexGame;
import panal.search.Perspective;
import panal.search.mcts.MctsSettings;
import panal.search.mcts.Recommendation;
import panal.search.mcts.expansion.ExpansionOrder;

/**
 * The figures that the course quotes for the first move on Hex 3x3, from our own seeds: the value
 * that a long run gives must lie in the 99.9 % interval of 400 seeds.
 */
class CourseFiguresTest {

  private static final double Z = 3.2905267314919255; // 99.95 % quantile of the normal
  private static final MctsSettings UCT = MctsSettings.uct(1.41);
  private static final MctsSettings GREEDY = MctsSettings.greedy();

  @Test
  void uctWithTheRootsViewRisesTo99() {
    Curve uct =
        run(UCT.withPerspective(Perspective.ROOT), 5, 10, 20, 50, 100, 200, 500, 1000, 2000);
    agrees(uct, 57, 61, 66, 77, 84, 91, 96.5, 98.5, 99.4);
  }

  @Test
  void uctWithTheChoosersViewReachesAll() {
    agrees(run(UCT, 500, 1000, 2000), 98.4, 99.8, 100);
  }

  @Test
  void greedyStaysWhereItIs() {
    agrees(run(GREEDY.withPerspective(Perspective.ROOT), 200, 500, 1000, 2000), 82, 82, 82, 82);
    agrees(run(GREEDY, 200, 500, 1000, 2000), 85, 85, 85, 85);
  }

  @Test
  void flatRolloutsDoBetterThanGreedyOnTheEmptyBoard() {
    agrees(run(new FlatContender(), 100, 500, 1000, 2000), 79, 94, 98.3, 99.7);
  }

  @ParameterizedTest
  @EnumSource(
      value = ExpansionOrder.class,
      names = {"INORDER", "LASTFIRST"})
  void inAFixedOrderTiesGoToALosingCorner(ExpansionOrder order) {
    MctsSettings fixed = UCT.withPerspective(Perspective.ROOT).withExpansion(order);
    Curve uct = run(fixed, 5, 10);
    assertThat(uct.points().get(0).hits()).isZero();
    agrees(uct, 0, 15);
  }

  @Test
  void mostVisitsAndBestMeanChooseEquallyWell() {
    MctsSettings mean = UCT.withRecommendation(Recommendation.HIGHEST_MEAN);
    long[] budgets = {50, 100, 200, 500};
    Curve byVisits = run(UCT, budgets);
    Curve byMean = run(mean, budgets);
    for (int b = 0; b < budgets.length; b++) {
      assertThat(byMean.points().get(b).share())
          .isBetween(byVisits.points().get(b).low(), byVisits.points().get(b).high());
    }
  }

  private static Curve run(MctsSettings settings, long... budgets) {
    return run(new TreeContender("tree", settings), budgets);
  }

  private static Curve run(Contender contender, long... budgets) {
    return Convergence.of(new HexGame(3))
        .withContenders(List.of(contender))
        .withBudgets(budgets)
        .run()
        .curves()
        .get(0);
  }

  private static void agrees(Curve curve, double... percent) {
    for (int b = 0; b < percent.length; b++) {
      Curve.Point point = curve.points().get(b);
      double centre = (point.share() + Z * Z / (2 * point.seeds())) / (1 + Z * Z / point.seeds());
      double variance = point.share() * (1 - point.share()) + Z * Z / (4 * point.seeds());
      double half = Z * Math.sqrt(variance / point.seeds()) / (1 + Z * Z / point.seeds());
      assertThat(percent[b] / 100)
          .as("%s at %d: %s", curve.name(), point.budget(), point.share())
          .isBetween(centre - half - 1e-9, centre + half + 1e-9);
    }
  }
}
