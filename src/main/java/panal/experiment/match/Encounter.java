package panal.experiment.match;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import panal.game.Player;
import panal.rollout.Interval;

/**
 * The games of two agents against each other, as the first of them sees it.
 *
 * @param agent his number, from 1
 * @param against the other's number
 * @param asFirst his games in which he moved first
 * @param asSecond his games in which the other moved first
 * @param pairs of games from one opening with sides swapped: a win is a pair in which he got more
 *     than one point of two, a draw one with a point each
 * @param different how many of the games differ in sides or moves; the others repeat them and add
 *     nothing
 */
public record Encounter(
    int agent, int against, Score asFirst, Score asSecond, Score pairs, int different) {

  static Encounter of(int agent, int against, List<GameRecord> games) {
    Score asFirst = Score.NONE;
    Score asSecond = Score.NONE;
    Map<Integer, List<Double>> rounds = new TreeMap<>();
    Set<List<Object>> different = new HashSet<>();
    for (GameRecord game : games) {
      int first = game.agent(Player.FIRST);
      int second = game.agent(Player.SECOND);
      if (first == agent && second == against) {
        asFirst = asFirst.plus(Score.of(game.utility()));
      } else if (first == against && second == agent) {
        asSecond = asSecond.plus(Score.of(-game.utility()));
      } else {
        continue;
      }
      double points = Math.signum(first == agent ? game.utility() : -game.utility());
      rounds.computeIfAbsent(game.fixture().round(), any -> new ArrayList<>()).add(points);
      different.add(List.of(first, game.opening(), game.moves()));
    }
    Score pairs = Score.NONE;
    for (List<Double> pair : rounds.values()) {
      if (pair.size() == 2) {
        pairs = pairs.plus(Score.of(pair.get(0) + pair.get(1)));
      }
    }
    return new Encounter(agent, against, asFirst, asSecond, pairs, different.size());
  }

  /** All his games. */
  public Score score() {
    return asFirst.plus(asSecond);
  }

  /** The same as the other sees it. */
  public Encounter reversed() {
    return new Encounter(
        against, agent, asSecond.reversed(), asFirst.reversed(), pairs.reversed(), different);
  }

  /** On how many games its numbers rest: all, but of repeated ones only those that differ. */
  public int counted() {
    return repeated() ? different : score().games();
  }

  /**
   * Whether the same one or two games were played again and again, as agents do that draw nothing
   * at random: then there is nothing to infer from their number.
   */
  public boolean repeated() {
    return different <= 2 && score().games() > 2;
  }

  /** The 95 % interval of the score; NaN at both ends without games, or where they are repeated. */
  public Interval interval() {
    return repeated() ? Score.NONE.interval() : score().interval();
  }

  /**
   * Whether the agents differ: p of the {@link SignTest} over the pairs that are not level; NaN
   * without pairs, or where they are repeated.
   */
  public double p() {
    return repeated() || pairs.games() == 0
        ? Double.NaN
        : new SignTest(pairs.wins(), pairs.losses()).p();
  }
}
