package panal.experiment.match;

import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import panal.message.Messages;

/**
 * Where a game belongs.
 *
 * @param place of its tournament in the plan, from 0
 * @param number of the game, from 1
 */
record Key(int place, int number) implements Comparable<Key> {

  private static final Comparator<Key> ORDER =
      Comparator.comparingInt(Key::place).thenComparingInt(Key::number);

  /** The places by the tournaments' ids. */
  static Map<String, Integer> places(Plan plan) {
    Map<String, Integer> places = new HashMap<>();
    List<Setup> setups = plan.setups();
    for (int i = 0; i < setups.size(); i++) {
      if (plan.shard().has(i)) {
        places.put(setups.get(i).id(), i);
      }
    }
    return places;
  }

  /**
   * Where a game belongs.
   *
   * @throws IllegalArgumentException if it is none of the plan
   */
  static Key of(GameRecord game, Plan plan, Map<String, Integer> places) {
    Integer place = places.get(game.setup());
    int number = game.fixture().number();
    if (place == null || number < 1 || number > plan.setups().get(place).size()) {
      throw new IllegalArgumentException(Messages.of("match.notPlanned", number, game.setup()));
    }
    return new Key(place, number);
  }

  @Override
  public int compareTo(Key other) {
    return ORDER.compare(this, other);
  }
}
