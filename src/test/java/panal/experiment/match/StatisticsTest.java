package panal.experiment.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Scores, the sign test and ratings against numbers reckoned by hand. */
class StatisticsTest {

  @ParameterizedTest
  @CsvSource({"0, 10, 0, 0.2775", "7, 3, 0.3968, 0.8922", "10, 0, 0.7225, 1"})
  void theIntervalIsWilsons(int wins, int losses, double low, double high) {
    Score score = new Score(wins, 0, losses);
    assertThat(score.share()).isEqualTo(wins / 10.0);
    assertThat(score.interval().low()).isCloseTo(low, within(5e-5));
    assertThat(score.interval().high()).isCloseTo(high, within(5e-5));
  }

  @Test
  void noGamesHaveNoScore() {
    assertThat(Score.NONE.share()).isNaN();
    assertThat(Score.NONE.interval().low()).isNaN();
    assertThat(Score.NONE.interval().high()).isNaN();
  }

  @Test
  void aDrawIsHalfAWin() {
    assertThat(new Score(1, 2, 1).points()).isEqualTo(2);
    assertThat(new Score(3, 1, 0).reversed()).isEqualTo(new Score(0, 1, 3));
  }

  @ParameterizedTest
  @CsvSource({
    "0, 0, 1",
    "1, 0, 1",
    "5, 5, 1",
    "5, 0, 0.0625", // 2/32
    "8, 2, 0.109375", // 2 (1 + 10 + 45)/1024
    "2, 8, 0.109375",
    "60, 40, 0.05688793364098078", // 2 P(X ≤ 40), X binomial(100, 1/2)
  })
  void theSignTestIsExact(int better, int worse, double p) {
    assertThat(new SignTest(better, worse).p()).isCloseTo(p, within(1e-15));
  }

  @Test
  void theSignTestHoldsForManyPairs() {
    assertThat(new SignTest(5000, 5000).p()).isEqualTo(1);
    assertThat(new SignTest(10_000, 0).p()).isZero(); // 2^-9999 is no double
    assertThat(new SignTest(1030, 970).p()).isBetween(0.18, 0.19);
  }

  /** Two agents: elo = ±200·log10(p/(1−p)) with p from the points and half a draw. */
  @Test
  void twoRatingsAreTheOddsOfTheScore() {
    Ratings ratings = Ratings.of(2, List.of(encounter(1, 2, new Score(15, 0, 4))));
    double p = 15.5 / 20;
    double elo = 400 * Math.log10(p / (1 - p));
    double error = 400 / Math.log(10) / Math.sqrt(20 * p * (1 - p)); // of the difference
    Ratings.Rating first = ratings.ratings().get(0);
    Ratings.Rating second = ratings.ratings().get(1);
    assertThat(first.elo() - second.elo()).isCloseTo(elo, within(1e-6));
    assertThat(first.elo() + second.elo()).isCloseTo(0, within(1e-6));
    assertThat(first.high() - first.elo()).isCloseTo(1.959964 * error / 2, within(1e-3));
    assertThat(first.elo() - first.low()).isCloseTo(first.high() - first.elo(), within(1e-9));
  }

  @Test
  void ratingsGiveBackTheStrengthsThatMadeTheScores() {
    double[] elo = {300, 0, -100, -200};
    int games = 1_000_000; // so many that rounding and the draw not played vanish
    List<Encounter> encounters = new ArrayList<>();
    for (int i = 0; i < 4; i++) {
      for (int j = i + 1; j < 4; j++) {
        double p = 1 / (1 + Math.pow(10, (elo[j] - elo[i]) / 400));
        int wins = (int) Math.round(p * games);
        encounters.add(encounter(i + 1, j + 1, new Score(wins, 0, games - wins)));
      }
    }
    List<Ratings.Rating> ratings = Ratings.of(4, encounters).ratings();
    for (int i = 0; i < 4; i++) {
      assertThat(ratings.get(i).elo()).isCloseTo(elo[i], within(0.05));
    }
  }

  @Test
  void whoWonOrLostEverythingOrPlayedNothingHasAFiniteRating() {
    List<Ratings.Rating> ratings =
        Ratings.of(
                3,
                List.of(
                    encounter(1, 2, new Score(500, 0, 0)),
                    encounter(1, 3, Score.NONE),
                    encounter(2, 3, Score.NONE)))
            .ratings();
    assertThat(ratings).allMatch(rating -> Double.isFinite(rating.high()));
    assertThat(ratings.get(0).elo()).isGreaterThan(300);
    assertThat(ratings.get(1).elo()).isLessThan(-300);
    assertThat(ratings.get(2).elo()).isCloseTo(0, within(1e-6));
  }

  private static Encounter encounter(int agent, int against, Score score) {
    return new Encounter(
        agent, against, score, Score.NONE, Score.NONE, score.games(), score, Score.NONE);
  }
}
