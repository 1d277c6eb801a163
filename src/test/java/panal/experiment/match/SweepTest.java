package panal.experiment.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import panal.experiment.Progress;
import panal.games.Games;

class SweepTest {

  private static final String FILE =
      """
      {"game": "hex({n})",
       "agents": ["uct(c={c},iterations=5)", "random"],
       "against": ["greedy(iterations=5)", "uct(c=1,iterations=5)"],
       "grid": {"n": [2, 3], "c": [0.50, 1]},
       "seeds": [7, 8], "budgets": ["iterations=20"], "games": 3, "openings": 1}
      """;

  private static Sweep parse(String text) {
    return Sweep.parse(text, Games::parse);
  }

  @Test
  void thereIsAPointForEachCombinationOnce() {
    List<Setup> setups = parse(FILE).plan(Shard.WHOLE).setups();
    assertThat(setups.get(0))
        .isEqualTo(
            new Setup(
                "hex(2)",
                List.of("uct(c=0.5,iterations=5)", "greedy(iterations=5)"),
                3,
                1,
                7,
                "iterations=20"));
    // 2 boards × 2 values of c × 2 seeds × 4 pairings, where random's come with each c: 2·2·(4+2)
    assertThat(setups).hasSize(24).doesNotHaveDuplicates();
    assertThat(setups.stream().map(Setup::id)).doesNotHaveDuplicates();
    assertThat(setups.stream().map(Setup::game).distinct()).containsExactly("hex(2)", "hex(3)");
  }

  @Test
  void withoutOpponentsTheAgentsPlayEachOther() {
    List<Tournament<?>> points =
        parse("{\"game\":\"hex(2)\",\"agents\":[\"random\",\"minimax\",\"greedy\"]}").points();
    assertThat(points).hasSize(1);
    assertThat(points.get(0).setup())
        .isEqualTo(
            new Setup(
                "hex(2)", List.of("random", "minimax", "greedy"), 100, 0, 42, "iterations=1000"));
  }

  @Test
  void onePieceAndFiveShardsAreTheSameBytes() {
    Sweep sweep = parse(FILE);
    byte[] whole = play(sweep, Shard.WHOLE, 2).bytes();
    List<GameFile> shards = new ArrayList<>();
    int games = 0;
    for (int number : List.of(3, 1, 5, 2, 4)) {
      GameFile shard = play(sweep, new Shard(number, 5), 1);
      assertThat(shard.complete()).isTrue();
      games += shard.games().size();
      shards.add(GameFile.parse(shard.bytes()));
    }
    assertThat(games).isEqualTo(24 * 3);
    assertThat(GameFile.merge(shards).bytes()).isEqualTo(whole);
    assertThatThrownBy(() -> GameFile.merge(shards.subList(0, 4)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("72");
    shards.add(shards.get(0));
    assertThatThrownBy(() -> GameFile.merge(shards)).isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void aPointIsTheSameTournamentAsAlone() {
    Sweep sweep = parse(FILE);
    Tournament<?> point = sweep.points().get(5);
    List<GameRecord> alone;
    try (GameLog log = GameLog.inMemory(Plan.of(point))) {
      Arena.play(List.of(point), log, 1, Progress.NONE);
      alone = log.contents().games();
    }
    assertThat(play(sweep, Shard.WHOLE, 2).standings().get(5).games()).isEqualTo(alone);
  }

  private static GameFile play(Sweep sweep, Shard shard, int threads) {
    try (GameLog log = GameLog.inMemory(sweep.plan(shard))) {
      Arena.play(sweep.points(shard), log, threads, Progress.NONE);
      return log.contents();
    }
  }

  @Test
  void partsOfTwoSweepsAreNotPutTogether() {
    Sweep one = parse(FILE);
    Sweep other = parse(FILE.replace("[7, 8]", "[7, 9]"));
    List<GameFile> parts = List.of(play(one, new Shard(1, 2), 1), play(other, new Shard(2, 2), 1));
    assertThatThrownBy(() -> GameFile.merge(parts))
        .hasMessageContaining(one.plan(Shard.WHOLE).id())
        .hasMessageContaining(other.plan(Shard.WHOLE).id());
  }

  @Test
  void moreShardsThanPointsLeaveSomeEmpty() {
    Sweep sweep = parse("{\"game\":\"hex(2)\",\"agents\":[\"random\",\"minimax\"],\"games\":2}");
    GameFile empty = play(sweep, new Shard(2, 3), 1);
    assertThat(empty.games()).isEmpty();
    assertThat(empty.complete()).isTrue();
    assertThat(GameFile.merge(List.of(empty, play(sweep, new Shard(1, 3), 1))).games()).hasSize(2);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "not json | JSON",
        "[] | JSON",
        "{} | game",
        "{'game':'hex(2)'} | agents",
        "{'game':'hex(2)','agents':'random'} | agents",
        "{'game':'chess','agents':['random','random']} | chess",
        "{'game':'hex(2)','agents':['random','bees']} | bees",
        "{'game':'hex(2)','agents':['random']} | 1",
        "{'game':'hex(2)','agents':['uct(c={c})','random']} | \"c\"",
        "{'game':'hex(2)','agents':['random','random'],'grid':{'c':[1]}} | c",
        "{'game':'hex(2)','agents':['random','random'],'grid':{'c':[]}} | c",
        "{'game':'hex(2)','agents':['random','random'],'grids':{}} | grids",
        "{'game':'hex(2)','agents':['random','random'],'grid':[1]} | grid",
        "{'game':'hex(2)','agents':['random','random'],'seeds':['x']} | seeds",
        "{'game':'hex(2)','agents':['random','random'],'budgets':['500']} | iterations=500",
        "{'game':'hex(2)','agents':['random','random'],'games':0} | 0",
      })
  void whatIsWrongIsNamed(String text, String part) {
    assertThatThrownBy(() -> parse(text.replace('\'', '"')))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining(part)
        .hasMessageNotContaining("Exception");
  }

  @ParameterizedTest
  @CsvSource({"3/16, true", "1/1, true", "0/4, false", "5/4, false", "1/0, false", "3, false"})
  void aShardIsOneOfSoMany(String text, boolean right) {
    if (right) {
      assertThat(Shard.parse(text)).hasToString(text);
    } else {
      assertThatThrownBy(() -> Shard.parse(text)).hasMessageContaining(text);
    }
  }
}
