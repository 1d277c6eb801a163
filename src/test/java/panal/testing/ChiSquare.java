package panal.testing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;

/** Whether counts are those of given probabilities, up to chance. */
public final class ChiSquare {

  private ChiSquare() {}

  /**
   * Checks counts against probabilities by Pearson's statistic, which has to stay within five
   * standard deviations of its mean: a right program fails for about one seed in a hundred
   * thousand.
   *
   * @param counts how often each thing came up; what never did may be missing
   * @param probabilities of all things that can come up
   */
  public static <T> void check(Map<T, Integer> counts, Map<T, Double> probabilities) {
    assertThat(probabilities.keySet()).containsAll(counts.keySet());
    long n = counts.values().stream().mapToLong(Integer::intValue).sum();
    double statistic = 0;
    for (Map.Entry<T, Double> thing : probabilities.entrySet()) {
      double expected = n * thing.getValue();
      assertThat(expected).as("too few draws for %s", thing.getKey()).isGreaterThan(5);
      double difference = counts.getOrDefault(thing.getKey(), 0) - expected;
      statistic += difference * difference / expected;
    }
    int freedom = probabilities.size() - 1;
    assertThat(statistic)
        .as("χ² with %s", freedom)
        .isLessThanOrEqualTo(freedom + 5 * Math.sqrt(2 * freedom));
  }
}
