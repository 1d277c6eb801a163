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
 * @param different how many of the games differ in sides or moves
 * @param counted the games that something can be inferred from: all, but of {@link #repeated} ones
 *     each once
 * @param countedPairs the same of pairs
 */
public record Encounter(
    int agent,
    int against,
    Score asFirst,
    Score asSecond,
    Score pairs,
    int different,
    Score counted,
    Score countedPairs) {

  static Encounter of(int agent, int against, List<GameRecord> games) {
    Score asFirst = Score.NONE;
    Score asSecond = Score.NONE;
    Score once = Score.NONE;
    Set<List<Object>> different = new HashSet<>();
    Set<List<Object>> starts = new HashSet<>();
    Map<Integer, List<GameRecord>> rounds = new TreeMap<>();
    for (GameRecord game : games) {
      int first = game.agent(Player.FIRST);
      Score score = Score.of(points(agent, game));
      asFirst = first == agent ? asFirst.plus(score) : asFirst;
      asSecond = first == agent ? asSecond : asSecond.plus(score);
      once = different.add(List.of(first, game.opening(), game.moves())) ? once.plus(score) : once;
      starts.add(List.of(first, game.opening()));
      rounds.computeIfAbsent(game.fixture().round(), any -> new ArrayList<>()).add(game);
    }
    Score pairs = Score.NONE;
    Score pairsOnce = Score.NONE;
    Set<List<String>> openings = new HashSet<>();
    for (List<GameRecord> round : rounds.values()) {
      if (round.size() == 2) {
        Score pair = Score.of(points(agent, round.get(0)) + points(agent, round.get(1)));
        pairs = pairs.plus(pair);
        pairsOnce = openings.add(round.get(0).opening()) ? pairsOnce.plus(pair) : pairsOnce;
      }
    }
    boolean repeated = different.size() == starts.size() && different.size() < games.size();
    return new Encounter(
        agent,
        against,
        asFirst,
        asSecond,
        pairs,
        different.size(),
        repeated ? once : asFirst.plus(asSecond),
        repeated ? pairsOnce : pairs);
  }

  /** 1 for a win of his, -1 for a loss. */
  private static double points(int agent, GameRecord game) {
    return Math.signum(game.agent(Player.FIRST) == agent ? game.utility() : -game.utility());
  }

  /** All his games. */
  public Score score() {
    return asFirst.plus(asSecond);
  }

  /** The same as the other sees it. */
  public Encounter reversed() {
    return new Encounter(
        against,
        agent,
        asSecond.reversed(),
        asFirst.reversed(),
        pairs.reversed(),
        different,
        counted.reversed(),
        countedPairs.reversed());
  }

  /**
   * Whether side and opening alone decided how the games went, and some were played again and
   * again, as by agents that draw nothing at random: a copy of a game says nothing new.
   */
  public boolean repeated() {
    return counted.games() < score().games();
  }

  /** Whether it is the same game again and again, or the same two, so that nothing follows. */
  private boolean single() {
    return repeated() && counted.games() <= 2;
  }

  /**
   * The 95 % interval of the score, over the games that are counted; NaN at both ends without
   * games, or where it is the same one or two.
   */
  public Interval interval() {
    return single() ? Score.NONE.interval() : counted.interval();
  }

  /**
   * Whether the agents differ: p of the {@link SignTest} over the counted pairs that are not level;
   * NaN without pairs, or where it is the same one or two games.
   */
  public double p() {
    return single() || countedPairs.games() == 0
        ? Double.NaN
        : new SignTest(countedPairs.wins(), countedPairs.losses()).p();
  }
}
