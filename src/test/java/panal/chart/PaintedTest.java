package panal.chart;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import panal.experiment.agent.Limit;
import panal.experiment.analysis.AnalysedMove;
import panal.experiment.analysis.Analysis;
import panal.experiment.analysis.Analyst;
import panal.experiment.match.Setup;
import panal.experiment.match.Standings;
import panal.experiment.match.Tournament;
import panal.game.Cell;
import panal.game.Player;
import panal.games.hex.HexGame;
import panal.search.Budget;
import panal.search.mcts.Mcts;
import panal.search.mcts.MctsSettings;
import panal.view.Style;

/** What charts hand to their drawings, and that these leave paint where it belongs. */
class PaintedTest {

  private static final HexGame HEX = new HexGame(3);
  private static final Standings STANDINGS =
      Tournament.of(HEX, "minimax", "random", "uct(iterations=30)").withGames(20).run();

  private static BufferedImage painted(Chart chart) {
    BufferedImage image = new BufferedImage(Chart.WIDTH, Chart.HEIGHT, BufferedImage.TYPE_INT_RGB);
    Graphics2D g = image.createGraphics();
    chart.paint(g);
    g.dispose();
    return image;
  }

  /** How many pixels between title and sentence are of that colour. */
  private static long pixels(Chart chart, String colour) {
    BufferedImage image = painted(chart);
    int wanted = Color.decode(colour).getRGB();
    return IntStream.range(60 * Chart.WIDTH, (Chart.HEIGHT - 70) * Chart.WIDTH)
        .filter(i -> image.getRGB(i % Chart.WIDTH, i / Chart.WIDTH) == wanted)
        .count();
  }

  @Test
  void aRowOfTheCrossTableIsHowThatAgentFared() {
    HeatMap heat = (HeatMap) CrossTableChart.of(STANDINGS);
    double minimaxAgainstRandom = heat.rows().get(0).get(1).share();
    assertThat(minimaxAgainstRandom).isGreaterThan(0.8);
    assertThat(heat.rows().get(1).get(0).share())
        .isCloseTo(1 - minimaxAgainstRandom, within(1e-12));
    assertThat(minimaxAgainstRandom).isEqualTo(STANDINGS.encounters().get(0).score().share());
  }

  @Test
  void ratingsHaveADotEachAndTheHighestIsOnTop() {
    Spans spans = (Spans) RatingsChart.of(STANDINGS);
    assertThat(spans.spans()).extracting(Spans.Span::number).endsWith(2);
    assertThat(pixels(spans, Style.BLUE)).isGreaterThan(3 * 60);
    assertThat(spans.spans()).allMatch(span -> span.low() < span.value());
  }

  @Test
  void lengthsAreBarsOfInk() {
    assertThat(pixels(LengthsChart.of(STANDINGS), Style.INK)).isGreaterThan(5000);
  }

  @Test
  void meansAreDotsOverTheVisits() {
    Chart chart =
        VisitsChart.of(
            new Mcts<>(HEX.initialState(), MctsSettings.uct()).run(Budget.iterations(200)));
    assertThat(pixels(chart, Style.BLUE)).isGreaterThan(9 * 50);
  }

  @Test
  void withoutDataTheWordsStandInTheMiddle() {
    Setup setup = Tournament.of(HEX, "random", "random").setup();
    for (Chart chart :
        List.of(
            CrossTableChart.of(new Standings(setup, List.of())),
            LengthsChart.of(new Standings(setup, List.of())))) {
      assertThat(pixels(chart, Style.SOFT_TEXT)).isGreaterThan(50);
    }
  }

  @Test
  void anAnalysedGameIsDrawnForWhoMovedFirst() {
    Analysis<Cell> analysis =
        Analyst.of(HEX, Limit.iterations(100)).analyse(STANDINGS.games().get(0));
    LineChart chart = (LineChart) AnalysisChart.of(analysis);
    List<Double> drawn =
        chart.panels().get(0).lines().get(0).points().stream().map(Line.Point::y).toList();
    List<Double> expected =
        analysis.moves().stream()
            .map(move -> (move.side() == Player.FIRST ? 1 : -1) * move.played().mean())
            .toList();
    assertThat(drawn).isEqualTo(expected);
    assertThat(analysis.moves()).extracting(AnalysedMove::side).contains(Player.SECOND);
    assertThat(chart.panels().get(1).lines().get(0).points().stream().map(Line.Point::y))
        .containsExactlyElementsOf(
            analysis.moves().stream().map(move -> (double) move.played().visits()).toList());
  }

  @Test
  void noTwoOfManyLinesLookAlike() {
    List<Ink> inks = IntStream.range(0, 36).mapToObj(Ink::nth).toList();
    assertThat(inks)
        .extracting(ink -> List.of(ink.color(), ink.stroke(), ink.marker()))
        .doesNotHaveDuplicates();
  }
}
