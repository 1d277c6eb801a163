package panal.experiment.match;

import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import panal.game.Player;
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

  /**
   * A tournament of the plan.
   *
   * @param place from 0
   * @param fixtures in order, unmodifiable
   */
  record Planned(int place, Setup setup, List<Fixture> fixtures) {

    /**
     * What a game has otherwise than its plan, by the name of the field; nothing where all fits.
     */
    private Optional<String> contradiction(GameRecord game) {
      Fixture fixture = fixtures.get(game.fixture().number() - 1);
      Map<String, Boolean> fits = new LinkedHashMap<>();
      fits.put("round", game.fixture().round() == fixture.round());
      fits.put("first", isSeat(game, Player.FIRST, fixture.first()));
      fits.put("second", isSeat(game, Player.SECOND, fixture.second()));
      fits.put("game", game.game().equals(setup.game()));
      fits.put("seed", game.seed() == setup.seedOf(fixture.number()));
      return fits.keySet().stream().filter(field -> !fits.get(field)).findFirst();
    }

    private boolean isSeat(GameRecord game, Player side, int agent) {
      return game.agent(side) == agent && game.name(side).equals(setup.agents().get(agent - 1));
    }
  }

  /** The tournaments of a plan by their ids. */
  static Map<String, Planned> places(Plan plan) {
    Map<String, Planned> places = new HashMap<>();
    List<Setup> setups = plan.setups();
    for (int i = 0; i < setups.size(); i++) {
      if (plan.shard().has(i)) {
        Setup setup = setups.get(i);
        places.put(setup.id(), new Planned(i, setup, setup.fixtures()));
      }
    }
    return places;
  }

  /**
   * Where a game belongs.
   *
   * @throws IllegalArgumentException if it is none of the plan, or not as the plan has it
   */
  static Key of(GameRecord game, Map<String, Planned> places) {
    Planned planned = places.get(game.setup());
    int number = game.fixture().number();
    if (planned == null || number < 1 || number > planned.fixtures().size()) {
      throw new IllegalArgumentException(Messages.of("match.notPlanned", number, game.setup()));
    }
    Optional<String> wrong = planned.contradiction(game);
    if (wrong.isPresent()) {
      throw new IllegalArgumentException(
          Messages.of("match.contradiction", number, game.setup(), wrong.get()));
    }
    return new Key(planned.place(), number);
  }

  @Override
  public int compareTo(Key other) {
    return ORDER.compare(this, other);
  }
}
